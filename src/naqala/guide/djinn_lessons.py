"""Lessons about the djinns, in the order of their rules."""

from __future__ import annotations

from typing import Final

from naqala.guide.goal import Goal
from naqala.guide.lesson import lesson

DJINN_LESSONS: Final = (
    lesson(
        "al-amin", "djinn:Al-Amin", Goal("points", 7),
        {"C3": "v", "D3": "ve", "C2": "ve", "C4": "ea", "A5": "ea", "B5": "ev"},
        "C3> D3v buy:2 end",
        blue="20/0v/0e/ivory+silk+wheat+fish+fakir/Al-Amin", pink="50/9v/0e/-/-",
        row="fish,fakir,wheat,fish,wheat,fakir,spice,papyrus,pottery",
    ),
    lesson(
        "anun-nak", "djinn:Anun-Nak", Goal("power", 1, "Anun-Nak"),
        {"D2": "me", "D3": "b", "D4": "eb", "E3": "mmb", "A1": "mb", "B1": "m"},
        "D2> D3m D4e call:Anun-Nak at:F5",
        blue="50/0v/0e/-/Anun-Nak",
    ),
    lesson(
        "baal", "djinn:Ba'al", Goal("djinn-gold", 1, "Ba'al"),
        {"D2": "ve", "D3": "b", "E3": "evb", "C3": "v", "A1": "mb", "B1": "m"},
        "D2> D3v E3e summon:Enki end",
        blue="50/0v/0e/-/Ba'al", djinns="Enki,Hagis,Sloar",
    ),
    lesson(
        "boaz", "djinn:Boaz", Goal("kills", 1),
        {"B1": "a", "A1": "a", "E3": "a", "F3": "a", "F5": "v", "A5": "eb", "B5": "ev"},
        "E3> F3a xF5v end",
        pink="50/4v/2e/-/Boaz",
    ),
    lesson(
        "bouraq", "djinn:Bouraq", Goal("palaces", 2),
        {"C3": "me", "C2": "m", "D2": "eb", "B4": "mmb", "C4": "b", "A1": "mb", "B1": "m"},
        "C3> C2m D2e call:Bouraq at:D2 end",
        blue="50/0v/0e/-/Bouraq",
    ),
    lesson(
        "echidna", "djinn:Echidna", Goal("builders", 30),
        {"C3": "vb", "C4": "e", "D4": "bbv", "C5": "bbbb", "D3": "m", "F1": "mb", "F2": "b"},
        "C3> C4v D4b call:Echidna+F end",
        blue="50/0v/1e/fakir/Echidna",
    ),
    lesson(
        "enki", "djinn:Enki", Goal("palms", 2),
        {"C2": "ve", "C3": "b", "C4": "eb", "D2": "m", "E2": "v", "A1": "mb", "B1": "m"},
        "C2> C3v C4e call:Enki at:C4 end",
        blue="50/0v/0e/-/Enki",
    ),
    lesson(
        "hagis", "djinn:Hagis", Goal("own-palaces", 1),
        {"D4": "mv", "D3": "b", "D2": "vb@pink", "C3": "b@blue", "E3": "vb", "A1": "mb", "B1": "m"},
        "D4> D3m D2v call:Hagis at:C3 end",
        blue="50/0v/1e/-/Hagis",
    ),
    lesson(
        "haurvatat", "djinn:Haurvatat", Goal("points", 15),
        {"D4": "mv", "D3": "b", "C3": "v", "C4": "b", "C5": "v", "A1": "mb", "B1": "m"},
        "D4> C4m C5v end",
        blue="50/0v/0e/-/Haurvatat", pink="50/9v/0e/-/-",
    ),
    lesson(
        "iblis", "djinn:Iblis", Goal("kills", 2),
        {"B3": "ea", "C3": "m", "D3": "ab", "E4": "vm", "E2": "b", "F3": "v", "A1": "mb", "B1": "m"},
        "B3> C3e D3a call:Iblis xE4v xE4m end",
        blue="50/0v/1e/-/Iblis",
    ),
    lesson(
        "jafaar", "djinn:Jafaar", Goal("points", 15),
        {"D2": "mv", "D3": "b", "D4": "vvvvb", "E3": "v", "E2": "m", "A1": "mb", "B1": "m"},
        "D2> D3m D4v end",
        blue="50/0v/0e/-/Jafaar", pink="50/9v/0e/-/-",
    ),
    lesson(
        "kandicha", "djinn:Kandicha", Goal("captures", 1),
        {"C3": "ma", "D3": "b", "D4": "a", "E4": "vb", "D5": "b", "A1": "mb", "B1": "m"},
        "C3> D3m D4a xE4v end",
        blue="50/0v/0e/-/Kandicha",
    ),
    lesson(
        "kumarbi", "djinn:Kumarbi", Goal("spot", 12),
        {"C3": "vm", "D3": "mb", "E3": "vb", "A1": "eb", "B1": "e"},
        "bid:12-2 bid:0",
        blue="5/0v/0e/fakir*2/Kumarbi", markers=("pink,pink,blue,blue", "18:pink,3:pink"), asked="blue:bidding(2)",
    ),
    lesson(
        "lamia", "djinn:Lamia", Goal("own-palms", 1),
        {"C2": "me", "C3": "b", "C4": "eb@pink", "D3": "b@blue", "D2": "m", "E2": "eeb@pink", "A1": "mb", "B1": "m"},
        "C2> C3m C4e call:Lamia at:D3 end",
        blue="50/0v/0e/-/Lamia",
    ),
    lesson(
        "leta", "djinn:Leta", Goal("tiles", 2),
        {"D2": "me", "D3": "b", "D4": "e", "C3": "eeb", "E3": "m", "A1": "mb", "B1": "m"},
        "D2> D3m D4e call:Leta at:A4 end",
        blue="50/0v/0e/-/Leta",
    ),
    lesson(
        "marid", "djinn:Marid", Goal("djinn-gold", 3, "Marid"),
        {"A3": "vbm", "B3": "@blue", "C3": "e@blue", "D3": "vb@blue", "B2": "b", "C2": "vb", "A4": "m", "F1": "mb"},
        "A3> B3m C3b D3v end",
        blue="50/0v/0e/-/Marid",
    ),
    lesson(
        "monkir", "djinn:Monkir", Goal("djinn-gold", 2, "Monkir"),
        {"C3": "mv", "C2": "m", "D2": "vb", "B4": "b", "E3": "v", "A1": "mb", "B1": "m"},
        "C3> C2m D2v call:Bouraq at:B4 end",
        blue="50/0v/1e/-/Bouraq+Monkir",
    ),
    lesson(
        "nekir", "djinn:Nekir", Goal("djinn-gold", 1, "Nekir"),
        {"B1": "a", "A1": "a", "E3": "a", "F3": "a", "F5": "v", "A5": "eb", "B5": "ev"},
        "E3> F3a xF5v end",
        blue="50/0v/0e/-/Nekir",
    ),
    lesson(
        "shamhat", "djinn:Shamhat", Goal("points", 16),
        {"D2": "me", "D3": "b", "D4": "eeeb", "E3": "e", "E2": "m", "A1": "mb", "B1": "m"},
        "D2> D3m D4e end",
        blue="50/0v/0e/-/Shamhat",
    ),
    lesson(
        "sibittis", "djinn:Sibittis", Goal("power", 1, "Sibittis"),
        {"D2": "me", "D3": "b", "D4": "eb", "E3": "mmb", "A1": "mb", "B1": "m"},
        "D2> D3m D4e call:Sibittis",
        blue="50/0v/0e/-/Sibittis",
    ),
    lesson(
        "sloar", "djinn:Sloar", Goal("power", 1, "Sloar"),
        {"C3": "v", "D3": "vb", "B3": "vvb", "C4": "v", "F1": "mb", "F2": "b"},
        "C3> D3v buy:2 call:Sloar+F",
        blue="50/0v/0e/-/Sloar", row="silk,fakir,wheat,fish,wheat,pottery,spice,papyrus,pottery",
    ),
    lesson(
        "utug", "djinn:Utug", Goal("tiles", 2),
        {"D2": "mv", "D3": "b", "D4": "v", "C3": "vvb", "E3": "m", "A1": "mb", "B1": "m"},
        "D2> D3m D4v call:Utug+F at:D3 end",
        blue="50/0v/1e/fakir/Utug",
    ),
)  # fmt: skip
