"""What can go wrong, said to the player: what, by which rule, and how to go on."""


class NaqalaError(Exception):
    """Anything the library refuses."""


class Refused(NaqalaError):
    """An action that is not an option; nothing has changed."""

    def __init__(self, reason: str, rule: str) -> None:
        super().__init__(f"{reason} ({rule})")
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[type, tuple[str, str]]:
        return type(self), (self.reason, self.rule)


class Impossible(NaqalaError):
    """A position that cannot occur."""


class Irrevocable(NaqalaError):
    """Something that cannot be taken back."""
