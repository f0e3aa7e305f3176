"""`naqala score`: the score sheet of a game that was played with the printed box."""

import io
import sys

import pytest

from naqala.locales import LANGUAGES, catalog

ANNA = (
    "Anna: gold 23, viziers 4, elders 2, tiles 6 8 12, palms 3, palaces 1, ivory 2 silk fish fakir 1, "
    "djinns Jafaar Haurvatat"
)
BEN = "Ben: gold 40, viziers 2, tiles sum 26, djinns al-amin, cards gold fakir 4"
SHEET = """\
Points for    Anna  Ben
Gold            23   40
Viziers         12    2
More Viziers    10    0
Elders           4    0
Djinns          14    5
Tiles           26   26
Palm trees      15    0
Palaces          5    0
Goods            8    7
Total          117   80

Anna’s goods: 7 for Ivory, Silk and Fish; 1 for Ivory.
Ben’s goods: 7 for Gold with 2 pairs of Fakirs.
Anna wins with 117 points and becomes Great Sultan of Naqala.
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "100")


def test_the_sheet_is_printed_with_suits_and_winner(naqala):
    result = naqala("score", ANNA, BEN)
    assert (result.code, result.err, result.out) == (0, "", SHEET)


def test_players_are_read_from_a_file(naqala, tmp_path):
    file = tmp_path / "pad.txt"
    file.write_text(f"# last Friday\n{ANNA.replace(', elders', chr(10) + '  elders')}\n\n{BEN}  # lost\n", "utf-8")
    assert naqala("score", "--file", str(file)).out == SHEET


@pytest.mark.parametrize("options", [(), ("--file", "-")])
def test_players_are_read_from_standard_input(naqala, monkeypatch, options):
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(f"{ANNA}\n{BEN}\n".encode())))
    assert naqala("score", *options).out == SHEET


def test_a_person_at_a_terminal_is_told_what_to_type(naqala, monkeypatch):
    class Terminal(io.StringIO):
        def isatty(self):
            return True

    monkeypatch.setattr(sys, "stdin", Terminal(f"{ANNA}\n{BEN}\n\nnever read"))
    result = naqala("score")
    assert result.out.startswith("Type a line for each player, such as “Anna: ")
    assert result.out.endswith(SHEET)


def goods_of(naqala, things):
    return naqala("score", f"Anna: {things}", "Ben:").out


@pytest.mark.parametrize(
    "things",
    [
        "silk fish",
        "silk 1 fish",
        "SILK=1; Fish",
        "goods silk fish",
        "cards: silk fish",
        "resources fish silk 1",
        "1 silk fish",
        "1 fish 1 silk",
    ],
)
def test_goods_are_typed_in_many_ways(naqala, things):
    assert "Anna’s goods: 3 for Silk and Fish.\n" in goods_of(naqala, things)


def test_gold_is_coins_unless_it_follows_another_good(naqala):
    assert "3 for Gold and Silk" in goods_of(naqala, "gold 7, silk gold")
    assert goods_of(naqala, "gold 7, silk gold").splitlines()[1].split() == ["Gold", "7", "0"]
    assert "Anna’s goods" not in goods_of(naqala, "gold 7")


def test_numbers_may_stand_first(naqala):
    anna = "Anna: 23 gold 4 viziers, 2 elders, 6 8 12 tiles, 3 palm trees, 1 palace, 2 ivory silk fish 1 fakir"
    assert naqala("score", anna.replace("6 8 12 tiles", "tiles 6 8 12") + ", djinns Jafaar Haurvatat", BEN).out == SHEET


def test_players_who_are_called_by_their_colour_have_it_and_others_the_rest(naqala):
    result = naqala("score", "Ben: gold 1", "blue: gold 2", "Eve (black): gold 3", "(orange): gold 4")
    assert result.out.splitlines()[0].split()[2:] == ["Ben", "blue", "Eve", "orange"]
    assert result.out.endswith("orange wins with 4 points and becomes Great Sultan of Naqala.\n")
    assert naqala("score", "Ann (pink):", "Ben (pink):").err.startswith("Two players are Pink.")


THRONE = {
    "en": "Ann and Ben share the throne of Naqala with 1 point each.",
    "fr": "Ann et Ben se partagent le trône de Naqala avec 1 point chacun.",
    "de": "Ann und Ben teilen sich mit je 1 Punkt den Thron von Naqala.",
    "nl": "Ann en Ben delen de troon van Naqala met elk 1 punt.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_equal_scores_share_the_win(naqala, language):
    result = naqala("score", "--language", language, "Ann: gold 1", "Ben: gold 1", "Eve:")
    assert (result.code, result.err) == (0, "")
    assert result.out.splitlines()[-1] == THRONE[language]


@pytest.mark.parametrize(
    ("typed", "error"),
    [
        ("gold 3", "“gold 3” has no name. Start with the player’s name and a colon: Anna: "),
        (": gold 3", "A player has no name."),
        ("Ben: gold", "A number must follow “gold” of Ben, such as “gold 2”."),
        ("Ben: 3", "The number 3 of Ben stands alone."),
        ("Ben: 3 4", "The number 3 of Ben stands alone."),
        ("Ben: 3 viziers 4", "The number 4 of Ben stands alone."),
        ("Ben: gold 3 4", "The number 4 of Ben stands alone."),
        ("Ben: gold 3, gold 4", "“gold” is there twice for Ben."),
        ("Ben: tiles 6, tiles 8", "“tiles” is there twice for Ben."),
        ("Ben: gold 99999999", "The number 99999999 of Ben is too large."),
        ("Ben: vizirs 3", "“vizirs” of Ben is not known here. Did you mean “viziers”?"),
        ("Ben: xyzzy 3", "“xyzzy” of Ben is not known here. Known words are gold, viziers, "),
        ("Ben: djinns", "The name of a djinn must follow “djinns” of Ben."),
        ("Ben: djinns Hagos", "There is no djinn “Hagos” (Ben). Did you mean Hagis?"),
        ("Ben: djinns xyzzy", "There is no djinn “xyzzy” (Ben)."),
        ("Ben: djinns k", "“k” of Ben could be Kandicha or Kumarbi. Type more letters."),
        ("Ben (green): gold 3", "“green” of Ben is not a colour of the game. The colours are blue, pink, "),
        ("Anna: gold 3", "There are two players called Anna."),
        ("Ben: gold -3", "Ben cannot have -3 gold. The smallest number is 0."),
        ("Ben: tiles 7", "Ben cannot have a tile of value 7. Tiles are worth 4, 5, 6, 8, 10, 12 or 15."),
        ("Ben: tiles 15 15", "The players have 2 tiles of value 15 together, but there is only 1."),
        ("Ben: palms 3", "Ben has palm trees or palaces, but no tiles."),
        ("Ben: fish 7", "The players have 7 Fish together, but the box holds only 6."),
        ("Ben: djinns Enki Enki", "Enki is there twice, but each djinn exists only once."),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(naqala, typed, error):
    result = naqala("score", "Anna: gold 3", typed)
    assert (result.code, result.out) == (2, "")
    assert result.err.startswith(error)


def test_the_wrong_number_of_players_is_refused(naqala):
    assert naqala("score", "Anna: gold 3").err.startswith("There is 1 player. The game is for 2 to 4. ")
    assert "There are 5 players. The game is for 2 to 4. " in naqala("score", *[f"{name}:" for name in "ABCDE"]).err
    assert "xx" in naqala("score", "--language", "xx").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_understands_its_own_words_and_those_of_english(naqala, language):
    texts = catalog(language)
    keys = [key for key in texts.keys if key.startswith("pad-words-") and key != "pad-words-gold-card"]
    words = [word for key in keys for word in texts.text(key).casefold().split()]
    assert len(words) == len(set(words)), "a word has two meanings"
    both = {word: key for key in keys for word in catalog("en").text(key).casefold().split()}
    other = {word: key for key in keys for word in texts.text(key).casefold().split()}
    assert {word for word in both.keys() & other if both[word] != other[word]} == set(), "another meaning in English"
    own = f"{texts.text('pad-words-viziers').split()[0]} 4"
    for typed in (own, "viziers 4"):
        result = naqala("score", "--language", language, f"Anna: {typed}", "Ben:")
        assert (result.code, result.err) == (0, "")
        assert result.out.splitlines()[2].split()[-2:] == ["4", "0"]
    example = naqala("score", "--language", language, texts.text("pad-example"), "Ben:")
    assert (example.code, example.err) == (0, "")
