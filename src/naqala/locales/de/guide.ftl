### The guided first game and the lessons: the page that lists them, and the guide at the table.

## The page /learn

learn-title = Spielen lernen
learn-about = Eine geführte erste Partie am echten Tisch: eins nach dem anderen, in rund 6 Minuten. Du kannst jederzeit gehen und später weitermachen.
learn-start = Los geht’s
learn-continue = Weiter
learn-again = Noch einmal spielen
learn-game = Die geführte Partie
learn-progress = { $done } von { $n } geschafft
learn-loading = Wird geladen …
learn-is-done = Geschafft
learn-is-next = Als Nächstes
learn-finished = Jetzt kennst du das Spiel. Zeit für eine richtige Partie.
learn-play = Partie spielen
learn-lessons = Übungen
learn-lessons-about = Eine Stellung, ein Ziel, ein Zug. Such dir aus, was du üben willst.
learn-topic-tribe = Sippen
learn-topic-place = Orte
learn-topic-djinn = Dschinns
learn-topic-other = Mehr

learn-chapter-sow = Verteilen und einsammeln
learn-chapter-claim = Ein Plättchen gewinnen
learn-chapter-tribes = Die fünf Sippen
learn-chapter-market = Auf dem Markt
learn-chapter-oasis = Oase und Dorf
learn-chapter-djinn = Dschinns
learn-chapter-auction = Die Versteigerung
learn-chapter-points = So zählen die Punkte
learn-chapter-play = Deine erste Partie

## The guide at the table

guide-label = Anleitung
guide-chapter = Kapitel { $n } von { $total }
guide-lesson = Übung
guide-step = Schritt { $n } von { $total }
guide-new-position = Neue Stellung
guide-next = Weiter
guide-go-on = Weiter
guide-next-chapter = Nächstes Kapitel
guide-next-lesson = Nächste Übung
guide-overview = Übersicht
guide-restart = Neu beginnen
guide-skip = Kapitel überspringen
guide-try-again = Noch einmal
guide-undo = Zurück
guide-close = Anleitung schließen
guide-leave = Zurück zur Übersicht
guide-show = Zeig es mir
guide-strayed = Das darfst du. Hier ist aber etwas anderes gemeint. Geh dafür erst zurück:
guide-strayed-else = Das darfst du. Hier ist aber etwas anderes gemeint. Geh dafür erst zurück.
guide-missed = Dieser Zug ist vorbei und ging anders aus. Versuch es noch einmal.
guide-too-late = Das lässt sich nicht zurücknehmen, und hier ist etwas anderes gemeint. Versuch es noch einmal.
guide-solved = Gut gemacht.
guide-prompt-solved = Geschafft: In der Lektion geht es weiter.
guide-prompt-missed = Dieser Zug ist vorbei: Versuch es in der Anleitung noch einmal.

## What to do now, as an instruction. $what are things (see events.ftl).

guide-do-pick-up = Nimm die Meeples von { $tile } auf.
guide-do-drop = Setze { LIST($what, case: "accusative") } auf { $tile } ab.
guide-do-meeple = Wähle in deiner Hand { LIST($what, case: "accusative") }.
guide-do-kill = Bring { LIST($what, case: "accusative") } auf { $tile } um.
guide-do-strike = Bring { LIST($what, case: "accusative") } von { $rival } um.
guide-do-choose = Wähle { $tile }.
guide-do-bid = Biete { $price }.
guide-do-bid-any = Biete, was du willst.
guide-do-buy = Kaufe { LIST($what, case: "accusative") }.
guide-do-summon = Beschwöre { $djinn }.
guide-do-invoke = Setze { $djinn } ein.
guide-do-keep = Behalte { $djinn }.
guide-do-sell =
    { $n ->
        [one] Verkaufe { $n } Gut.
       *[other] Verkaufe { $n } Güter.
    }
guide-do-build =
    { $n ->
        [0] Nimm das Gold.
       *[other] Nimm das Gold mit { LIST($what, case: "dative") }.
    }
guide-do-pass = Passe.
guide-do-no-move = Kein Meeple kann ziehen: Sag es an.
guide-do-go-on = Mach weiter.
guide-do-end-turn = Beende deinen Zug.
guide-do-confirm = Bestätige.

## The scenes

guide-sow-start = Dein Zug ist ein Weg: Nimm alle Meeples (die Holzfiguren) eines Plättchens auf und setze bei jedem Schritt einen ab.
guide-sow-drop = Jeder Schritt führt auf ein Plättchen direkt daneben. Wen du absetzt, entscheidest du: hier den Kaufmann (grün) oder den Baumeister (blau).
guide-sow-next = Ein Weg darf abbiegen, nur nie sofort zurück.
guide-sow-last = Der letzte Meeple muss zu einem seiner Farbe. Auf E3 stehen gelbe: Wesire.
guide-sow-end = Die ganze Farbe kommt mit dir: 3 Wesire, 13 Punkte, 10 davon, weil du mehr hast als Pink.
guide-sow-done = So geht jeder Zug: einen Weg gehen, eine Farbe treffen und sie ganz mitnehmen.

guide-claim-start = Machst du ein Plättchen leer, gehört es dir. Auf E3 steht ein einzelner Ältester, in Weiß.
guide-claim-last = Dein Ältester kommt dazu, und beide gehen mit dir.
guide-claim-end = Auf E3 ist niemand mehr. Dein Kamel zieht ein: 6 Punkte am Ende.
guide-claim-done = Stellt jemand sein letztes Kamel auf, endet die Partie mit dieser Runde.

guide-viziers-start = Jede Farbe ist eine Sippe und kann etwas anderes. Wesire, in Gelb, bleiben bei dir.
guide-viziers-end = Jeder zählt 1 Punkt, und du bekommst 10 dazu für jeden Mitspieler, der weniger hat.
guide-viziers-done = 3 Wesire, und Pink hat keinen: 13 Punkte.
guide-elders-start = Älteste, in Weiß, bleiben auch bei dir.
guide-elders-end = Jeder zählt 2 Punkte oder hilft, einen Dschinn zu bezahlen.
guide-elders-done = Diese beiden Sippen behältst du. Die anderen drei gehen, bringen dir aber etwas.
guide-merchants-start = Kaufleute, in Grün, nehmen Karten: jeder eine, von vorn aus der Auslage unter „Markt“.
guide-merchants-end = Du hast 3 Karten genommen. Je mehr verschiedene Güter du hast, desto mehr ist jedes wert.
guide-merchants-done = In der Auslage liegen auch Fakire. Sie helfen Baumeistern und Meuchelmördern und bezahlen Dschinns.
guide-builders-start = Baumeister, in Blau, bringen Gold: jeder 1 für jede blaue Zahl auf ihrem Plättchen und den 8 ringsum.
guide-builders-end = 3 Baumeister und 4 blaue Zahlen (D2, E3, E4, F2): 12 Gold.
guide-builders-done = Mit Gold bezahlst du Gebote und Karten. Jedes übrige Gold zählt 1 Punkt.
guide-assassins-start = Meuchelmörder, in Rot, bringen einen Meeple um. Ihre Reichweite: 1 Schritt je Meuchelmörder.
guide-assassins-kill = Auf F3 steht ein Kaufmann allein. Ohne ihn ist das Plättchen leer.
guide-assassins-end = Damit gehört dir F3: 8 Punkte.
guide-assassins-done = Sie können auch einen Wesir oder Ältesten umbringen, den ein Mitspieler vor sich hat.

guide-market-start = Auch das Plättchen, auf dem dein Weg endet, bewirkt etwas. D3 ist ein Kleiner Markt.
guide-market-buy = Für 3 Gold nimmst du eine der ersten 3 Karten. Ein Gut ist 1 wert, aber 4 verschiedene sind 13 wert. Elfenbein ist selten.
guide-market-end = Ein Großer Markt gibt dir 2 der ersten 6 Karten für 6 Gold.
guide-market-done = Du musst nie kaufen: Auf einem Markt darfst du passen.

guide-oasis-start = C4 ist eine Oase. Endet dein Weg dort, wächst eine Palme.
guide-oasis-end = Das Plättchen ist leer, also gehört es dir. Die Palme bringt 3 Punkte dazu.
guide-oasis-done = Ein Dorf bekommt stattdessen einen Palast für 5 Punkte. Jeder Besuch bringt einen mehr.

guide-buy-djinn-start = E3 ist ein Heiliger Ort. Dort kannst du einen Dschinn beschwören.
guide-buy-djinn-buy = Ein Dschinn kostet 2 Älteste. Enki bringt 8 Punkte und eine Sonderfähigkeit.
guide-buy-djinn-end = Die Ältesten gehen, und der Dschinn bleibt bis zum Ende bei dir.
guide-buy-djinn-done = Zeig auf einen Dschinn oder halte ihn gedrückt, um zu lesen, was er kann.
guide-use-djinn-call = Für einen Ältesten stellt Enki eine Palme auf eine beliebige Oase.
guide-use-djinn-place = C5 ist deine eigene Oase: Dort zählt sie für dich.
guide-use-djinn-move = 3 Punkte für einen Ältesten, der 2 zählte, und dein Weg kommt noch. Zieh jetzt wie gewohnt.
guide-use-djinn-end = So eine Sonderfähigkeit setzt du einmal pro Runde ein, für einen Ältesten oder Fakir.
guide-use-djinn-done = Andere Dschinns helfen dir immer oder erst am Ende. Das steht auf ihrer Karte.

guide-auction-about = Jede Runde beginnt mit Geboten. Je höher dein Gebot, desto früher bist du dran. Pink hat 5 geboten.
guide-auction-high = Ein guter Zug wartet nicht. Mit 8 bist du vor Pink dran.
guide-auction-zero = Zu zweit hast du 2 Züge je Runde. Der zweite hat Zeit: 0 kostet nichts. Doch wer nach dir 0 bietet, ist vor dir dran.
guide-auction-done = Jedes gebotene Gold ist ein Punkt weniger. Biete, wenn ein früher Zug mehr bringt.

guide-points-gold = Nun deine Punkte. Jedes Gold zählt 1.
guide-points-meeples = Wesire zählen je 1, und 10 dazu, weil Pink weniger hat. Älteste zählen je 2.
guide-points-tiles = Deine Plättchen zählen ihre Zahl, eine Palme 3, ein Palast 5. Enki zählt 8.
guide-points-goods = Verschiedene Güter zählen zusammen: 2 sind 3 Punkte wert, 4 sind 13 wert, alle 9 sind 60 wert.
guide-points-sell = Am Ende deines Zugs kannst du so ein Set für ebenso viel Gold verkaufen.
guide-points-end = 13 Gold, genug für ein gutes Gebot.
guide-points-done = Verkauft oder behalten, ein Set ist gleich viel wert. Verkaufe, wenn du Gold brauchst.

guide-play-about = So beginnt eine richtige Partie: 3 Meeples auf jedem Plättchen, 50 Gold, und ein Bot spielt Pink.
guide-play-bid = Du hast 2 Zuganzeiger und bietest zweimal. Der erste darf umsonst auf der 0 stehen.
guide-play-second = Jetzt der zweite. Was ist es dir wert, früh dran zu sein?
guide-play-done = Ab hier spielst du allein. Zeig auf ein Plättchen, und du siehst, was ein Zug von dort bringt. Das Fragezeichen öffnet die Hilfe. Viel Erfolg.
