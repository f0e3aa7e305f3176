### Geluiden, en meldingen van de browser terwijl de pagina op de achtergrond staat.

alerts-turn = Jij bent aan de beurt
alerts-end = De partij is afgelopen
alerts-table = Tafel { $code }, met { LIST($names) }
alerts-offer = Zullen we je roepen als je aan de beurt bent?
alerts-offer-about = Je krijgt een melding zolang deze pagina op de achtergrond staat.
alerts-offer-yes = Roep me
alerts-offer-no = Nee, bedankt
alerts-sounds = Geluiden
alerts-volume = Volume
alerts-notify = Melding als je aan de beurt bent
alerts-blocked = Je browser blokkeert meldingen van deze pagina. Je kan ze toestaan in de site-instellingen.
