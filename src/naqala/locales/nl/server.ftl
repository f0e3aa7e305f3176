### What the server answers when it refuses something, and what stops it from starting.
###
### $seat is a player: a name, or a colour. $until is a date and time. $reason is another complete sentence, or what the
### operator of the server wrote to the person. Words that begin with -- are options of the command line: keep them.


## Whose turn it is, and the draft: the actions of a turn that its player has tried but not confirmed.

server-turn-of-other = { $seat } is aan de beurt.
server-turn-of-substitute = Een bot speelt op deze plaats; neem de plaats eerst terug.
server-turn-timed-out = Je tijd is om; een bot speelt deze beurt voor je.
# The page of the player is out of date. $played is how many actions the game has, $expected how many the page knows.
server-stale-actions = Er zijn { $played } acties gespeeld, niet { $expected }.
# $tried is how many actions the draft has, $expected how many the page knows.
server-stale-draft = Er staan { $tried } acties in het plan, niet { $expected }.
server-draft-empty = Het plan is leeg; er valt niets te bevestigen.
server-nothing-to-undo = Er valt niets ongedaan te maken: al je acties zijn gespeeld.
server-commit-must-be-last = Een actie die je niet ongedaan kan maken, moet de laatste zijn.
server-action-possible = Dit is mogelijk.
# $start and $final are tiles, such as B4.
server-no-such-walk = Geen enkele tocht vanaf { $start } eindigt zo op { $final }.
server-spectator-no-goods = Alleen spelers hebben koopwaren om te verkopen.
server-no-move-help = Aan deze tafel speel je zonder hulp bij zetten.
# $djinn is what somebody typed.
server-no-such-djinn = Er is geen Djinn ‘{ $djinn }’.

## Why the place of the final tile brings nothing.

server-no-palm-left = Er zijn geen palmbomen meer.
server-no-palace-left = Er zijn geen paleizen meer.
server-no-djinn-on-offer = Er is geen Djinn in het aanbod.

## The state of a game or a table.

server-game-over = Het spel is afgelopen.
server-game-not-started = De partij is nog niet begonnen.
server-game-started = De partij is al begonnen; je kan meekijken.
# It takes a few seconds until setup is done.
server-game-starting = De partij wordt klaargezet; probeer het over een paar seconden opnieuw.
server-not-finished = Dit is pas beschikbaar als het spel afgelopen is.
server-table-closed = Deze tafel is gesloten.
server-closed-by-operator = De beheerder heeft deze tafel gesloten.
server-closed-before-start = Deze tafel is gesloten voordat de partij begon.
# $table is a code such as K7Q2M9AB, or what somebody typed.
server-no-such-table = Tafel ‘{ $table }’ bestaat niet. Controleer de code.
server-no-such-exercise = Er is geen oefening met de naam ‘{ $exercise }’.
server-table-reloading = De tafel wordt opnieuw geladen; probeer het nog eens.

## Seats.

server-table-full = Alle plaatsen aan deze tafel zijn bezet; je kan meekijken.
server-seat-taken = { $seat } is bezet; kies een andere plaats.
server-colour-taken = { $seat } is al gekozen; kies een andere kleur.
server-seat-own = Dit is je eigen plaats; verlaat de tafel om die vrij te maken.
server-seat-not-yours = { $seat } is niet jouw plaats.
server-no-such-seat = { $seat } speelt niet aan deze tafel.
server-seats-free =
    { $n ->
        [one] Er is nog { $n } plaats vrij. Wacht, of geef die aan een bot.
       *[other] Er zijn nog { $n } plaatsen vrij. Wacht, of geef ze aan bots.
    }
server-leave-no-seat = Je hebt geen plaats aan deze tafel.
server-leave-finished = Het spel is afgelopen; er valt niets te verlaten.
server-host-only = Alleen de host van de tafel kan dit doen.
server-players-only = Alleen spelers aan de tafel kunnen dit doen.
server-spectator = Je bent toeschouwer; alleen spelers kunnen dit doen.
# A key is the secret that lets a browser play a seat.
server-no-key = Je hebt geen sleutel voor deze plaats.
server-wrong-key = Deze sleutel is niet geldig aan deze tafel.
server-key-logged-out = Deze sleutel is niet meer geldig, want het apparaat is afgemeld.
server-rematch-not-seated = Alleen spelers van deze partij kunnen een revanche vragen.
server-rematch-running = De partij is nog bezig.

## Votes: the others at a table decide whether a bot plays for an absent player.

server-vote-own-seat = Dit is je eigen plaats: verlaat de tafel, of laat een bot voor je spelen.
server-vote-not-absent = { $seat } is er, of is nog niet lang weg; wacht nog even.
server-vote-again = Er is net een stemming geweest; wacht even met de volgende.
server-no-vote = Er is geen stemming over deze plaats.

## Creating a table.

server-no-person = Minstens één plaats moet voor een mens zijn.
server-start-too-early = Er moeten eerst nog spelers meedoen: maak de tafel nu en start later.
server-level-for-bots = Bots hebben een niveau nodig; andere plaatsen mogen er geen hebben.
server-impossible-clock = Zo’n klok is niet mogelijk.
server-not-a-seed = Een seed is een getal van 0 tot en met 2^128 - 1.
# A position is a line of text that describes the whole game at one moment.
server-not-a-position = Dit is geen stelling: { $reason }
server-position-other-game = De stelling heeft een ander aantal spelers, of het spel is er al afgelopen.
server-no-positions = Op deze server kan je geen partij beginnen vanuit een stelling.
server-continue-over = Op dat moment is de partij afgelopen: ga iets terug om verder te spelen.
server-continue-no-seat = Niemand speelt { $seat } in deze partij.
server-continue-no-moment = Deze partij heeft maar { $n } acties.

## Contributions: each player's browser adds a random value to the deal, so that nobody can know it before.

server-contribution-chosen-deal = De host heeft de seed van deze tafel gekozen; niemand kan meeschudden.
server-contribution-late = Er was al geschud; je getal kwam te laat en telt niet mee.
server-contribution-early = Houd je getal voor je tot de host de partij start.
server-contribution-wrong = Dit is niet het getal waarmee je aan deze tafel meeschudt.
server-contribution-not-seated = Alleen spelers aan de tafel kunnen meeschudden.

## Names, identities and devices. An identity is a player without an account, known by a cookie of the browser.

server-name-blank = Deze naam is leeg of onzichtbaar. Kies er een met minstens één letter of cijfer.
server-name-like-staff = Deze naam lijkt op die van de server of van de beheerders. Kies een andere.
server-no-identity = Deze browser is hier nog niet bekend; kies eerst een naam.
server-device-code-wrong = Deze code is onjuist, al gebruikt of verlopen. Maak een nieuwe.
server-device-logged-out = Dit apparaat is afgemeld.
server-no-such-device = Dit apparaat is niet bekend; misschien is het al afgemeld.
# $language is a code such as "de".
server-no-such-language = Er zijn geen teksten in de taal ‘{ $language }’.

## Chat, and reports of players about others.

server-chat-empty = Het chatbericht is leeg.
server-chat-fast = Je schrijft erg snel; wacht een paar seconden met het volgende bericht.
server-chat-day =
    { $n ->
        [one] Je hebt vandaag { $n } bericht geschreven; morgen kan je weer schrijven.
       *[other] Je hebt vandaag { $n } berichten geschreven; morgen kan je weer schrijven.
    }
server-chat-full = Deze chat is vol voor vandaag; je kan verderspelen, en morgen weer schrijven.
server-report-own-seat = Dit is je eigen plaats.
server-report-not-seated = Alleen spelers aan deze tafel kunnen iemand melden.
server-report-nobody = Er valt niemand te melden: { $seat } wordt niet door een mens gespeeld.
server-report-again = Je hebt { $seat } al gemeld. De beheerder bekijkt het.
server-too-many-reports = Te veel meldingen voor vandaag; probeer het morgen opnieuw.

## Mutes and bans by the operator. $reason is what the operator wrote.

server-muted = Je kan niet schrijven in de chat. Reden: { $reason }
server-muted-until = Je kan niet schrijven in de chat tot { $until }. Reden: { $reason }
server-banned = Je bent geblokkeerd op deze server. Reden: { $reason }
server-banned-until = Je bent geblokkeerd op deze server tot { $until }. Reden: { $reason }
server-network-banned = Je netwerk is geblokkeerd op deze server. Reden: { $reason }
server-network-banned-until = Je netwerk is geblokkeerd op deze server tot { $until }. Reden: { $reason }

## Limits. $n is the most that is allowed.

server-too-many-requests = Te veel verzoeken; doe het wat rustiger aan.
server-too-many-messages = Te veel berichten; doe het wat rustiger aan.
server-too-many-tables = Te veel nieuwe tafels; wacht een minuut met de volgende.
server-too-many-tables-today = Vandaag te veel nieuwe tafels vanuit je netwerk; probeer het over een paar minuten opnieuw.
server-too-many-exercises = Vandaag zijn er te veel oefeningen gestart vanuit je netwerk; probeer het over een paar minuten opnieuw.
server-too-many-open-games =
    { $n ->
        [one] Je hebt { $n } lopende partij; speel die eerst uit, of verlaat die.
       *[other] Je hebt { $n } lopende partijen; speel er eerst een uit, of verlaat er een.
    }
server-too-many-open-games-network =
    { $n ->
        [one] Vanuit je netwerk loopt { $n } partij; speel die eerst uit, of verlaat die.
       *[other] Vanuit je netwerk lopen { $n } partijen; speel er eerst een paar uit, of verlaat er een paar.
    }
server-too-many-identities = Vandaag kwamen er te veel nieuwe spelers vanuit je netwerk. Probeer het over een uur opnieuw, of gebruik een browser waarmee hier al gespeeld is.
server-too-many-spectators = Er kijken te veel mensen naar deze tafel; probeer het later opnieuw.
server-too-many-spectators-network = Er kijken te veel mensen vanuit je netwerk naar deze tafel.
server-request-too-large = Een verzoek telt hoogstens { $n } bytes.
server-message-too-large = Een bericht telt hoogstens { $n } bytes.
server-address-too-long = Het adres van een verzoek telt hoogstens { $n } bytes.
server-head-too-large = De kop van een verzoek telt hoogstens { $n } bytes.
server-header-too-long = Een header telt hoogstens { $n } bytes.
server-too-many-headers = Een verzoek heeft hoogstens { $n } headers.
server-body-too-large = De body van een verzoek telt hoogstens { $n } bytes, framing inbegrepen.

## What is stored.

server-not-saved = Dit kon niet bewaard worden en is niet gebeurd. Probeer het opnieuw.
# $reason is server-database-lost or server-database-not-writable.
server-not-writable = Dit is niet gebeurd. { $reason }
server-database-lost = De server is zijn database kwijt; de beheerder moet hem opnieuw starten.
server-database-not-writable = Er kan nu niet naar de database geschreven worden; probeer het opnieuw.
server-database-not-readable = De database kan nu niet gelezen worden; probeer het opnieuw.
server-database-damaged = De database van de server is hier beschadigd. Laat het de beheerder weten.
server-table-damaged = De bewaarde gegevens van deze tafel zijn beschadigd; de tafel kan dus niet geopend worden. Laat het de beheerder van deze server weten. Andere tafels hebben er geen last van.
# The commitment is a number that was published when the table was created; it proves that setup was not chosen later.
server-table-damaged-seed = De gegevens van deze tafel zijn beschadigd: de seed past niet bij de vastlegging die bij het maken van de tafel getoond werd. De tafel wordt daarom niet geopend, en er is niets gewijzigd. Laat het de beheerder van deze server weten, en maak een andere tafel om te spelen.
server-table-damaged-contribution = De gegevens van deze tafel zijn beschadigd: het getal van een speler die meeschudde, past niet bij de hash ervan. De tafel wordt daarom niet geopend, en er is niets gewijzigd. Laat het de beheerder van deze server weten, en maak een andere tafel om te spelen.
# $old and $new are versions, such as 1.4.0.
server-incompatible-version = Deze partij is begonnen met Naqala { $old } en kan niet verdergaan met { $new }. { $reason } Er is niets gewijzigd.
# The reasons of server-incompatible-version. $n is the number of the action.
server-replay-start = De seed geeft een andere beginstelling.
server-replay-missing = Actie { $n } ontbreekt, of is van een andere speler.
server-replay-illegal = Actie { $n } is ongeldig.
server-replay-draw = Actie { $n } geeft een andere trekking.
server-replay-damaged = De gegevens zijn beschadigd.
server-cannot-store = Dit kan niet bewaard worden; er is niets van bewaard.
server-store-closed = De opslag is gesloten.
# $rows is the name of a table of the database.
server-row-damaged = Een rij van { $rows } is beschadigd.
server-seat-missing = Er ontbreekt een plaats.

## Requests that no page of ours sends. For programmers; $problem is English. JSON, HTTP and hello are technical terms.

server-not-found = Niet gevonden.
server-method-not-allowed = Deze methode is hier niet toegestaan.
server-invalid-request = Ongeldig verzoek: { $where }: { $problem }
server-invalid-message = Ongeldig bericht: { $where }: { $problem }
server-invalid-body = De body van dit verzoek is ongeldig.
server-not-http = Dit is geen geldig HTTP-verzoek.
server-request-late = Het duurde te lang tot het verzoek binnen was.
server-websocket-method = Een WebSocket wordt geopend met GET.
server-no-hello = Er is geen hello ontvangen.
server-hello-first = Het eerste bericht moet een hello zijn.
server-hello-again = Hello is al verstuurd.
server-wrong-origin = Verzoeken van pagina’s van andere sites zijn niet toegestaan. Moet deze site de server kunnen gebruiken, start hem dan met --origin en het adres van de site, of met --proxy als het een proxy is die TLS verzorgt.
# $option is an option of the command line.
server-wrong-host = Deze server antwoordt niet op deze hostnaam. Wil je dat toestaan, start hem dan met { $option }
server-no-lan-address = Deze server heeft geen adres in het lokale netwerk om anderen op uit te nodigen.
server-restarting = De server start opnieuw op; probeer het zo meteen opnieuw.
server-internal-error = Er ging iets mis op de server; het staat in de log.

## For the operator, who looks after the server.

server-wrong-operator-key = De beheersleutel is onjuist.
server-too-many-wrong-keys = Te veel foute beheersleutels; wacht een minuut.
# An id is a long random word; its beginning is enough.
server-person-ambiguous = Meer dan één id begint zo; voeg een paar letters toe.
server-no-such-person = Niemand heeft deze id. Zoek die op bij de mensen of in een melding.
server-person-seat-form = Noem een plaats zoals K7Q2M9AB/pink.
server-no-person-on-seat = Op deze plaats speelt geen mens.
server-no-such-report = Melding { $report } bestaat niet.
server-not-muted = Deze persoon is niet gedempt.
server-no-such-ban = Deze blokkade bestaat niet.
server-identity-or-network = Noem ofwel een identiteit, ofwel een netwerk.
server-reason-for-person = Geef een reden; de persoon krijgt die te lezen.
server-reason-for-players = Geef een reden; de spelers krijgen die te lezen.
server-close-finished = Deze partij is afgelopen; alleen tafels die wachten of bezig zijn, kan je sluiten.
server-close-again = Deze tafel is al gesloten.
server-not-a-network = Dit is geen adres of netwerk; voorbeelden: 192.0.2.7, 2001:db8::/48.
# $prefix is the length of a network's prefix, such as /8.
server-network-too-large = Dit netwerk is te groot: noem minstens { $prefix }.
server-bad-operator-key = Een beheersleutel heeft { $shortest } tot { $longest } ASCII-tekens en geen spaties. Voor een willekeurige sleutel voer je `naqala admin` uit zonder sleutel.
server-key-file-unreadable = Kan ‘{ $file }’ niet lezen: { $problem }.
server-key-file-open = Anderen kunnen ‘{ $file }’ lezen. Voer uit: chmod 600 '{ $file }'

## Why the server does not start. $file is a path; $problem comes from the system and may be English.

server-no-home = Er is geen thuismap; stel NAQALA_HOME in op een map voor partijen.
server-not-a-database-url = ‘{ $url }’ is geen database-URL; een voorbeeld is ‘sqlite+aiosqlite:////path/file.db’.
server-database-not-a-file = De database moet een bestand zijn, bijvoorbeeld ‘sqlite+aiosqlite:////path/file.db’.
server-database-newer = Deze database is geschreven door een nieuwere Naqala (revisie { $revision }). Er is niets gewijzigd; werk Naqala bij om die te openen.
server-database-not-openable = Kan de database { $url } niet openen: { $problem }.
server-database-several-links = ‘{ $file }’ heeft verschillende harde links. SQLite beschadigt een database die onder 2 namen gebruikt wordt; maak in plaats daarvan een kopie, en verwijder de andere namen.
server-file-not-usable = Kan geen partijen bewaren in ‘{ $file }’: { $problem }. Kies een ander bestand.
server-file-no-permission = Kan geen partijen bewaren in ‘{ $file }’: geen toestemming. Kies een ander bestand.
server-file-not-a-file = ‘{ $file }’ is geen bestand. Kies een ander.
server-file-not-lockable = Kan ‘{ $file }’ niet vergrendelen: { $problem }. Kies een ander bestand.
server-file-in-use = Een andere server gebruikt ‘{ $file }’. Stop die, of kies een ander bestand.
server-file-damaged = De database ‘{ $file }’ is niet bruikbaar: { $problem }. Er is niets gewijzigd. Kopieer het bestand en het bijbehorende -wal-bestand naar een veilige plek; zet dan een back-up terug, of voer `naqala admin check` uit om te zien wat er beschadigd is.

## What `naqala admin check` finds in a table.

server-check-seats = De tafel heeft de plaatsen { $seats } voor { $players } spelers.
server-check-not-started = De tafel heeft acties of een verslag, maar de partij is niet begonnen.
server-check-record-missing = De partij is afgelopen zonder verslag, of heeft een verslag en gaat verder.
server-check-other-record = Het verslag is van een andere partij.
