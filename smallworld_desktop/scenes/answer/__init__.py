"""Answer: questions that come in the middle of a turn, to whomever they concern."""
