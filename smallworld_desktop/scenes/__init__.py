"""The screens: each one small, driven by intents, asking the rules what can be done."""
