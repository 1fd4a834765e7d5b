"""The workshop without its screen: races and powers of one's own as drafts, checked, kept, written, tried and shared.

A `PackDraft` is a pack's document as YAML has it and the entry that is worked on; every change makes a new one, which a
`History` remembers. `effects` makes forms of the effects' declarations, `Checker` asks the content loader what is
wrong, the `WorkShelf` keeps drafts and finished packs on disk.
"""
