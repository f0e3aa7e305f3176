"""Few names, all documented."""

import naqala

FACE = """
    MODE Action Bid Build Buy Choose Drop EndTurn Event Game GoOn Impossible Invoke Keep Kill NaqalaError NoMove Outcome
    Pass PickUp Refused ScoreSheet Sell State Strike Summon __version__
""".split()


def test_the_public_names_are_these():
    assert sorted(naqala.__all__) == sorted(FACE)


def test_every_public_name_is_documented():
    for name in FACE:
        thing = getattr(naqala, name)
        assert isinstance(thing, str) or thing.__doc__, name


def test_every_public_method_of_a_game_is_documented_or_says_it_all():
    plain = {"options", "over"}
    for name in dir(naqala.Game):
        if not name.startswith("_") and name not in plain:
            assert getattr(naqala.Game, name).__doc__, name
