### What a player is asked (ask), where to click (hint), and what buttons do (action).

ask-bidding = Bied voor de beurtvolgorde. Wie op het hoogste vakje staat, begint.
ask-bidding-second = Je tweede bod: met twee spelers is ieder twee keer per ronde aan de beurt.
ask-moving = Jij bent aan de beurt: kies een tegel en neem de stamleden op.
ask-sowing =
    { $n ->
        [one] Laatste stamlid: zet het op { $tiles }.
       *[other] Nog { $n } in de hand: zet er een op { $tiles }.
    }
ask-placing =
    { $piece ->
        [palm] De palmboom
       *[palace] Het paleis
    } komt op { $tile }. Ga door, of gebruik eerst een Djinn.
ask-trading =
    Koop { $n ->
        [one] een kaart
       *[other] { $n } kaarten
    } voor { $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    }, of pas.
ask-summoning = Neem een Djinn voor de punten en de speciale kracht, of pas.
ask-welcoming = Je houdt deze stamleden; ze leveren op het einde punten op.
ask-collecting = Je Handelaren nemen kaarten uit het aanbod.
ask-building = Je Bouwers verdienen goudstukken. Met Fakirs verdien je meer.
ask-killing = Je Moordenaars doden een stamlid: kies het slachtoffer.
ask-killing-two = Je Moordenaars doden 2 stamleden: kies het eerste.
ask-killing-second = Kies het tweede slachtoffer op dezelfde plek.
ask-choosing = Kies een tegel voor { $djinn }.
ask-keeping = Houd een van deze Djinns.
ask-conjuring =
    { $piece ->
        [palm] De palmboom
       *[palace] Het paleis
    } komt op { $tile }. Ga door, of gebruik eerst een andere Djinn.
ask-placing-around =
    Kies een van de tegels rond { $tile } voor { $piece ->
        [palm] de palmboom
       *[palace] het paleis
    }.
ask-selling = Verkoop nu koopwaren, of houd ze en rond je beurt af.
ask-trading-second = Kies je tweede kaart.
ask-ending = Rond je beurt af, of maak iets ongedaan.
ask-ending-final = Rond je beurt af.
hint-bidding = Klik op een paarse prijs op het beurtvolgordespoor.
hint-moving = Klik op een tegel met een paarse rand.
hint-sowing = Kies een stamlid en dan een paarse tegel. Het laatste moet eindigen waar er al een van zijn kleur staat.
hint-placing = Een Djinn met een paarse ring kan dit veranderen.
hint-trading = Klik in het aanbod op een kaart met een paarse rand.
hint-summoning = Klik op een Djinn; je betaalt met Stamoudsten en Fakirs.
hint-welcoming = Je kan eerst een Djinn met een paarse ring gebruiken.
hint-collecting = Je kan eerst een Djinn met een paarse ring gebruiken.
hint-building = Elke Fakir telt als een extra Bouwer.
hint-killing = Klik op een stamlid met een ring op het bord, of op een Vizier of Stamoudste van een medespeler.
hint-killing-two = Klik op een stamlid met een ring op het bord, of op een Vizier of Stamoudste van een medespeler.
hint-killing-second = Klik op een stamlid met een ring.
hint-choosing = Klik op een tegel met een paarse rand.
hint-keeping = Klik op de Djinn die je houdt; de andere gaan op de aflegstapel.
hint-conjuring = Een Djinn met een paarse ring kan dit veranderen.
hint-placing-around = Klik op een tegel met een paarse rand.
hint-selling = Klik op een kaart van het pakket om die te houden. Niet-verkochte koopwaren zijn op het einde evenveel waard.
action-bid =
    { $gold ->
        [one] { $price } bieden voor { $gold } goudstuk
       *[other] { $price } bieden voor { $gold } goudstukken
    }
action-bid-free = { $price } bieden, gratis
action-bid-fakirs =
    { $price } bieden voor { $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    } en { $n ->
        [one] { $n } Fakir
       *[other] { $n } Fakirs
    }
action-build =
    { $gold ->
        [one] { $gold } goudstuk verdienen
       *[other] { $gold } goudstukken verdienen
    }
action-build-fakirs =
    { $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    } verdienen met { $n ->
        [one] { $n } Fakir
       *[other] { $n } Fakirs
    }
action-summon = { $djinn } nemen voor 2 Stamoudsten
action-summon-fakir = { $djinn } nemen voor een Stamoudste en een Fakir
action-invoke = { $djinn } gebruiken en betalen met Stamoudsten
action-invoke-fakir = { $djinn } gebruiken en betalen met een Fakir
action-sell =
    { $n ->
        [one] { $n } koopwaar
       *[other] { $n } koopwaren
    } verkopen voor { $gold ->
        [one] { $gold } goudstuk
       *[other] { $gold } goudstukken
    }
action-keep = { $djinn } houden
action-tile = { $tile }
action-buy = Deze kaart nemen
action-strike = 1 { $who } van { $seat } doden
action-go-on = Doorgaan
action-pass = Passen
action-no-move = Geen stamleden te verplaatsen
action-end-turn = Beurt afronden
