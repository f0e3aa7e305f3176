lobby-tagline = Five Tribes (onofficieel) voor 2 tot 4 spelers, mensen of bots. Gratis en open source.
lobby-title = Naqala – Five Tribes (onofficieel)
lobby-story = De oude sultan van Naqala is zonder erfgenaam gestorven, en zijn vijf stammen zwerven langs dorpen, oases en markten. Breng ze op de juiste plek samen, win land, koopwaren en Djinns, en de lege troon is voor jou.
lobby-your-turn-in =
    { $n ->
        [one] Jouw beurt in { $n } partij
       *[other] Jouw beurt in { $n } partijen
    }
lobby-how-to-play = Zo speel je
lobby-unreachable = De server is niet bereikbaar. Nieuwe poging…
lobby-try-now = Nu proberen
lobby-loading = Tafels worden geladen…
lobby-play-now = Nu spelen
lobby-play-now-about = Begin meteen een partij tegen bots. Je kan op elk moment weggaan en terugkomen.
lobby-how-strong = Kies het niveau van de bots
lobby-level-novice = Ziet veel over het hoofd. Fijn voor je eerste partij.
lobby-level-gentle = Pakt wat voor de hand ligt.
lobby-level-calm = Haalt alles uit zijn beurt, betaalt nooit om te beginnen.
lobby-level-sharp = Ziet welke kansen hij voor je openlaat, en vermijdt die.
lobby-level-fierce = Denkt eerst de hele ronde door.
lobby-level-companion = Speelt ongeveer zo goed als jij.
lobby-players = Spelers
lobby-gold = Goud en kaarten
lobby-gold-secret = Geheim
lobby-gold-open = Open
lobby-at-the-table = Aan tafel
lobby-your-name = Je naam
lobby-optional = optioneel
lobby-start = Partij starten
lobby-starting = De tafel wordt klaargezet…
lobby-gold-secret-about = Goud en kaarten blijven geheim tot het einde.
lobby-gold-open-about = Iedereen ziet alle goudstukken en kaarten.
lobby-join = Meedoen met een code
lobby-join-about = Vul de 8 tekens van je uitnodiging in.
lobby-join-go = Meedoen
lobby-join-short = Een code heeft 8 tekens; deze heeft er { $n }.
lobby-join-no-such-table = Tafel { $code } bestaat niet. Controleer je uitnodiging.
lobby-join-full = Alle plaatsen aan deze tafel zijn bezet.
lobby-join-started = Deze partij is al begonnen.
lobby-join-closed = Deze tafel is gesloten voordat de partij begon.
lobby-join-rate-limited = Te veel verzoeken. Wacht even.
lobby-join-failed = Dat is niet gelukt. Probeer het opnieuw.
lobby-watch-instead = Meekijken
lobby-new = Nieuwe tafel
lobby-new-about = Nodig vrienden uit met een link en vul lege plaatsen met bots.
lobby-new-open = Tafel maken
lobby-new-seats = Kies de spelers
lobby-new-you = Jij
lobby-new-who = { $seat }: kies een speler
lobby-new-person = Iemand die meedoet
lobby-new-device = Op dit apparaat
lobby-new-bot = Bot { $level }
lobby-new-name-at = { $seat }: naam
lobby-new-name = Naam (optioneel)
lobby-new-player = Speler { $n }
lobby-colour-of = { $who }: kleur
lobby-pad = Scoreblok voor het gedrukte spel
lobby-replay = Een partijverslag terugkijken
lobby-new-visibility = Wie kan meedoen?
lobby-new-private = Vrienden met de code
lobby-new-public = Iedereen
lobby-new-seed = Seed kiezen
lobby-new-seed-label = Seed
lobby-new-seed-about = Hetzelfde getal geeft altijd dezelfde opstelling en trekkingen. Iedereen kan zien dat de seed gekozen is.
lobby-new-seed-wrong = Een seed is een geheel getal van hoogstens 39 cijfers, kleiner dan 2 tot de macht 128.
lobby-new-create = Tafel maken
lobby-new-waits =
    { $n ->
        [one] Er moet nog { $n } persoon meedoen voordat de partij kan beginnen.
       *[other] Er moeten nog { $n } mensen meedoen voordat de partij kan beginnen.
    }
lobby-new-at-once = De partij begint meteen: er hoeft niemand meer mee te doen.
lobby-resume = Je partijen
lobby-resume-none = Nog geen partijen. Elke partij die je verlaat, vind je hier terug.
lobby-resume-none-now = Er loopt geen partij.
lobby-finished = Afgelopen
lobby-all-finished = Al mijn afgelopen partijen
lobby-your-turn = Jouw beurt
lobby-waiting-for = Wachten op { $name }
lobby-in-play = Bezig
lobby-bot-for-you = Een bot speelt voor je
lobby-free-seats =
    { $n ->
        [one] { $n } vrije plaats
       *[other] { $n } vrije plaatsen
    }
lobby-ready = Klaar om te beginnen
lobby-played-on = Gespeeld op { $date }
lobby-play = Spelen
lobby-watch = Kijken
lobby-enter = Openen
lobby-score-sheet = Score tonen
lobby-with = met { $names }
lobby-alone = nog niemand anders
lobby-one-device = allemaal op dit apparaat
lobby-bots-novice =
    { $n ->
        [one] { $n } beginnende bot
       *[other] { $n } beginnende bots
    }
lobby-bots-gentle =
    { $n ->
        [one] { $n } milde bot
       *[other] { $n } milde bots
    }
lobby-bots-calm =
    { $n ->
        [one] { $n } kalme bot
       *[other] { $n } kalme bots
    }
lobby-bots-sharp =
    { $n ->
        [one] { $n } scherpe bot
       *[other] { $n } scherpe bots
    }
lobby-bots-fierce =
    { $n ->
        [one] { $n } felle bot
       *[other] { $n } felle bots
    }
lobby-bots-companion =
    { $n ->
        [one] { $n } bot Metgezel
       *[other] { $n } bots Metgezel
    }
lobby-public = Openbare tafels
lobby-public-seats =
    { $n ->
        [one] { $n } vrije plaats
       *[other] { $n } vrije plaatsen
    }
lobby-public-none = Er zijn nu geen openbare tafels. Maak er een, dan kunnen anderen meedoen.
lobby-public-create = Openbare tafel maken
lobby-public-taken = { $taken } van { $players }
lobby-public-playing = bezig
lobby-secret = goud geheim
lobby-open = goud open
lobby-custom-seed = gekozen seed
settings-language = Taal
settings-theme = Weergave
settings-theme-system = Systeem volgen
settings-theme-light = Licht
settings-theme-dark = Donker
settings-quick = Gedwongen keuzes overslaan
settings-letters = Letters op stamleden tonen
settings-name-about = Te zien aan nieuwe tafels en bewaard in deze browser.
settings-device = Spelen op een ander apparaat
settings-device-about = Met een code neem je je partijen mee naar een ander apparaat. De code werkt één keer.
settings-device-show = Code tonen
settings-device-code = Je code
settings-device-expires = Geldig tot { $time }. Vul de code in bij de instellingen van het andere apparaat.
settings-device-enter = Code van een ander apparaat invullen
settings-device-enter-about = Deze browser gebruikt dan de naam en de partijen van het andere apparaat.
settings-device-enter-warning = Je kan dan niet meer bij de partijen die je in deze browser begonnen bent.
settings-device-enter-go = Code gebruiken
settings-device-done = Welkom. Je partijen staan nu hier.
settings-device-wrong = Deze code is onjuist, al gebruikt of verlopen. Toon een nieuwe op het andere apparaat.
waiting-table = Tafel { $code }
waiting-lobby = Lobby
waiting-secret = Goud en kaarten zijn geheim.
waiting-open = Goud en kaarten zijn open.
waiting-seed = De host heeft de seed gekozen.
waiting-position = De partij begint vanuit een voorbereide stelling.
waiting-private = Besloten tafel: alleen wie de code heeft, kan meedoen.
waiting-public = Openbare tafel: iedereen kan meedoen vanuit de lobby.
waiting-seats = Plaatsen
waiting-taken = { $taken } van { $players } bezet
waiting-free = Vrij
waiting-you = jij
waiting-host = host
waiting-bot = Bot { $level }
waiting-device = op hetzelfde apparaat
waiting-online = online
waiting-offline = offline
waiting-sit = Hier zitten
waiting-sit-on = Hier zitten, als { $seat }
waiting-give = { $seat }: kies een speler
waiting-anyone = Open voor iedereen
waiting-invite = Uitnodigen
waiting-code = Code
waiting-link = Link
waiting-copy = Kopiëren
waiting-copy-code = De code kopiëren
waiting-copy-link = De link kopiëren
waiting-copied = Gekopieerd
waiting-not-copied = Kopieer de geselecteerde tekst zelf.
waiting-missing =
    { $n ->
        [one] Wachten op nog { $n } speler: { $seats }.
       *[other] Wachten op nog { $n } spelers: { $seats }.
    }
waiting-fill = Deel de code, of geef de vrije plaatsen aan bots.
waiting-ready-host = Alle plaatsen zijn bezet. Wachten tot { $name } de partij start.
waiting-ready-you = Alle plaatsen zijn bezet. Je kan de partij starten.
waiting-full = Alle plaatsen zijn bezet. Je kijkt toe.
waiting-full-about = De partij verschijnt hier zodra { $name } start. Wil je zelf spelen, maak dan een tafel in de lobby.
waiting-join = Meedoen
waiting-leave = Tafel verlaten
waiting-leave-closes = Je bent de enige speler: als je weggaat, wordt de tafel gesloten.
waiting-error-taken = Deze plaats is net ingenomen. Kies een andere.
waiting-error-not-host = Alleen de host kan dit doen.
waiting-error-not-ready = Er is net een speler weggegaan; er is dus weer een plaats vrij.
lobby-learn = Leer het spel in 6 minuten
# $n chapters of the guided game are done.
lobby-learn-go-on = Verder leren: { $n } van { $total }
lobby-learn-lessons = Naar de oefeningen
