### The operator's page. It is loaded with that page only, so these texts are no part of `en`.

operator-title = Naqala-beheer
operator-lobby = Lobby
operator-key-title = Pagina van de beheerder
operator-key-about = Voor wie deze server beheert. De sleutel blijft alleen in dit tabblad en wordt vergeten als je het sluit.
operator-key-label = Beheersleutel
operator-key-open = Openen
operator-key-wrong = Dit is niet de beheersleutel van deze server.
operator-key-off = Deze server heeft geen beheersleutel. In de documentatie staat hoe je er een instelt.
operator-key-too-many = Te veel foute sleutels. Wacht een minuut.
operator-key-forget = Sleutel vergeten
operator-unreachable = De server is niet bereikbaar. Probeer het zo meteen opnieuw.
operator-section-label = Onderdelen
operator-section-reports = Meldingen
operator-section-people = Mensen
operator-section-tables = Tafels
operator-section-restrictions = Beperkingen
operator-section-actions = Log
operator-refresh = Vernieuwen
operator-loading = Laden…
operator-overview = { $reports ->
        [one] { $reports } open melding
       *[other] { $reports } open meldingen
    } · { $people ->
        [one] { $people } persoon
       *[other] { $people } personen
    } · { $waiting ->
        [one] { $waiting } tafel wacht
       *[other] { $waiting } tafels wachten
    }, { $running } bezig · { $connections ->
        [one] { $connections } verbinding
       *[other] { $connections } verbindingen
    }
operator-report-none = Geen open meldingen.
operator-report-title = { $name } is gemeld
operator-report-by = Gemeld door { $name }
operator-report-at = Tafel { $table }, { $seat }, { $time }
operator-report-gone = De speler van deze plaats is niet meer bekend.
operator-report-chat = Recente chat
operator-report-no-chat = Aan deze tafel heeft niemand iets geschreven.
operator-report-said = { $name }:
operator-report-resolve = Afhandelen
operator-report-view = Tafel openen
operator-person-created = Bekend sinds { $time }
operator-person-seen = laatst gezien { $time }
operator-person-muted = gedempt tot { $time }
operator-person-muted-open = gedempt
operator-person-banned = geblokkeerd tot { $time }
operator-person-banned-open = geblokkeerd
operator-person-nameless = geen naam
operator-search-people = Naam of id
operator-search-tables = Code of speler
operator-search-go = Zoeken
operator-search-no-people = Niemand gevonden.
operator-search-no-tables = Geen tafel gevonden.
operator-search-about-people = Zonder naam of id: wie het laatst gezien is.
operator-search-about-tables = Zonder code of speler: de nieuwste tafels.
operator-table-status-waiting = wacht op spelers
operator-table-status-playing = bezig
operator-table-status-finished = afgelopen
operator-table-status-closed = gesloten
operator-table-public = openbaar
operator-table-private = besloten
operator-table-created = sinds { $time }
operator-table-connections =
    { $n ->
        [one] { $n } verbinding
       *[other] { $n } verbindingen
    }
operator-table-bot = Bot { $level }
operator-table-free = vrij
operator-restrictions-mutes = Gedempt
operator-restrictions-no-mutes = Niemand is gedempt.
operator-restrictions-bans = Geblokkeerd
operator-restrictions-no-bans = Niemand is geblokkeerd.
operator-restrictions-no-end = zonder einde
operator-restrictions-until = tot { $time }
operator-restrictions-network = Netwerk { $network }
operator-actions-none = Er is nog niets gedaan.
operator-do-mute = Dempen
operator-do-mute-of = { $name } dempen
operator-do-mute-about = Deze speler kan verderspelen, maar niet in de chat schrijven. De speler ziet de reden en de tijd.
operator-do-mute-done = { $name } is gedempt.
operator-do-unmute = Demping opheffen
operator-do-unmute-of = Demping van { $name } opheffen
operator-do-unmute-done = { $name } kan weer in de chat schrijven.
operator-do-ban = Blokkeren
operator-do-ban-of = { $name } blokkeren
operator-do-ban-about = Deze speler kan aan geen enkele tafel meedoen of spelen. De speler ziet de reden en de tijd.
operator-do-ban-done = { $name } is geblokkeerd.
operator-do-unban = Blokkade opheffen
operator-do-unban-of = Blokkade van { $name } opheffen
operator-do-unban-done = { $name } kan weer spelen.
operator-do-ban-network = Netwerk blokkeren
operator-do-ban-network-of = Een netwerk blokkeren
operator-do-ban-network-about = Niemand op deze adressen kan deze server gebruiken. Anderen delen ze misschien: houd het netwerk klein en de tijd kort.
operator-do-ban-network-done = { $name } is geblokkeerd.
operator-do-close = Tafel sluiten
operator-do-close-of = Tafel { $name } sluiten
operator-do-close-about = De partij eindigt voor iedereen zonder uitslag. De spelers zien de reden.
operator-do-close-done = Tafel { $name } is gesloten.
operator-do-resolve-of = De melding over { $name } afhandelen
operator-do-resolve-about = De melding verdwijnt uit de lijst. Wie gedempt of geblokkeerd is, blijft dat.
operator-do-resolve-done = De melding over { $name } is afgehandeld.
operator-form-network = Adres of netwerk
operator-form-network-example = zoals 192.0.2.7 of 2001:db8::/48
operator-form-reason = Reden, te zien voor de speler
operator-form-reason-players = Reden, te zien voor de spelers
operator-form-note = Notitie voor de log (optioneel)
operator-form-duration = Hoelang
operator-form-hours-1 = 1 uur
operator-form-hours-24 = 1 dag
operator-form-hours-168 = 7 dagen
operator-form-hours-720 = 30 dagen
operator-form-hours-0 = Tot het opgeheven wordt
operator-reason-abuse = Beledigingen of bedreigingen
operator-reason-spam = Reclame of spam
operator-reason-name = Kwetsende of misleidende naam
operator-reason-stalling = Vertraagt het spel met opzet
operator-reason-cheating = Valsspelen
operator-reason-other = Iets anders
