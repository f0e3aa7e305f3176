"""The deal that the guided game ends with, and that the player goes on with."""

from typing import Final

FIRST_DEAL: Final = (
    "round=1 board=V5vmm,S6vea,O8eeb,L4eea,S6vem,V5emm/M6ema,O8vem,S6ema,M6eeb,M6emm,V5eba"
    "/S15vbb,O8vma,O8vem,M6eem,S6vba,S12mba/M6mba,O8vma,M6baa,L4vba,L4mbb,V5ebb"
    "/V5vma,S10veb,M6veb,L4aaa,O8vva,M6vbb blue=50/0v/0e/-/- pink=50/0v/0e/-/- order=blue,blue,pink,pink track=- "
    "row=gold,fish,wheat,papyrus,ivory,gold,fakir,pottery,fish djinns=Bouraq,Leta,Boaz discards=- dismissed=- "
    "stuck=no asked=blue:bidding(0)"
)
