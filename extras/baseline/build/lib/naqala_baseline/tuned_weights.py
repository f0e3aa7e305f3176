"""The weights tuned in the study (w2f), in points. Those that were tuned to zero are left out.

They describe this bot, not the game.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Values at the start of the game beyond the points; they go to 0 with the phase.
ELDER_POTENTIAL: Final = 2.124214827754565
FAKIR_POTENTIAL: Final = 4.307830085468541
CAMEL_POTENTIAL: Final = -0.8815979657569102  # of a camel that is kept
OASIS_POTENTIAL: Final = 0.9487480431153419
VILLAGE_POTENTIAL: Final = 2.8053229496028416
NEXT_GOOD: Final = 1.5690016822815995  # times what the next good would add to the longest suit
RARE_GOOD: Final = 0.2708720053068207  # times the rarity of the goods in the longest suit
ORDER_WEIGHT: Final = -0.00015637352811179563  # from the first to the last marker of the bid order

FAKIR_FLOOR: Final = 0.9139257698607263  # least value of a Fakir
FAKIR_FOR_AL_AMIN: Final = 1.5  # half a good
PHASE_EXPONENT: Final = 0.6614327001765499
RIVALS_WEIGHT: Final = 0.8463961417699526  # weight of the mean of the rivals
RACE_WIDTH: Final = 0.4249088999960859  # width of the Vizier race, per square root of the Viziers on the board
RACE_OVER: Final = 0.12

RARITY: Final = vec[i64]([2, 2, 2, 1, 1, 1, 0, 0, 0])  # by good

POWER_SHARE: Final = 0.5297637710722638
POWER_VALUES: Final = vec[float](
    [
        0.0,  # Al-Amin
        0.6035527968527292,  # Anun-Nak
        5.485058443901685,  # Ba'al
        3.209271100453743,  # Boaz
        12.54475566596058,  # Bouraq
        14.80002462404271,  # Echidna
        6.944778730638143,  # Enki
        3.829479185129605,  # Hagis
        10.719223187149893,  # Haurvatat
        0.0,  # Iblis
        0.0,  # Jafaar
        15.96484671466655,  # Kandicha
        0.0,  # Kumarbi
        0.0,  # Lamia
        1.7582111814673336,  # Leta
        29.08642487489314,  # Marid
        19.98591755220425,  # Monkir
        17.571161941949153,  # Nekir
        5.526224165779407,  # Shamhat
        19.611588737196087,  # Sibittis
        9.196009318049631,  # Sloar
        6.731356261604931,  # Utug
    ]
)  # of the power of each djinn; POWER_SHARE of it counts
