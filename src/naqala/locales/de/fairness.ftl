fair-title = Faires Mischen
fair-words = Codewörter des Mischens
fair-compare = Alle an diesem Tisch sollten dieselben 3 Wörter sehen. Lest sie euch zum Vergleich laut vor.
fair-replaced = Das sind nicht die Wörter, die dein Browser zuerst gesehen hat: { $words }.
fair-server = der Server
fair-you = du
fair-will-shuffle = Gemeinsam mischen: { LIST($names) }.
fair-shuffled = Gemischt haben gemeinsam { LIST($names) }.
fair-server-only = Der Server hat allein gemischt.
fair-not-yet = Noch nicht dabei: { LIST($names) }.
fair-left-out = Nicht dabei, weil der Browser nicht rechtzeitig geantwortet hat: { LIST($names) }.
fair-chosen = Der Gastgeber hat den Seed gewählt und kennt darum die Ziehungen im Voraus.
fair-about = Was beweisen die Wörter?
fair-about-words = Der Server hat seine geheime Zahl für das Mischen schon festgelegt. Die Wörter stehen für diese Zahl: Bei einer anderen wären sie anders. Der Server kann sie also später nicht unbemerkt austauschen.
fair-about-together = Der Browser jedes Spielers steuert eine Zufallszahl bei, die er bis zum Beginn der Partie geheim hält. So kann niemand Aufbau und Ziehungen bestimmen, auch nicht der Betreiber des Servers.
fair-about-end = Am Ende der Partie vergleicht dein Browser die Zahlen mit dem, was er gesehen hat, und sagt dir das Ergebnis. Eines kann er nicht wissen: ob der Betreiber während der Partie verdeckte Karten ansieht.
fair-commitment = Vollständige Festlegung
fair-copy = Kopieren
fair-copied = Kopiert
fair-not-copied = Bitte kopiere den markierten Text selbst.
fair-shuffling = Es wird gemeinsam gemischt …
fair-shuffling-waiting =
    { $n ->
        [one] Gemeinsames Mischen: Warten auf den Browser von { LIST($names) } …
       *[other] Gemeinsames Mischen: Warten auf die Browser von { LIST($names) } …
    }
fair-warning = Das Mischen dieses Tischs wurde verändert
fair-warning-about = Dein Browser hat zuerst die Wörter { $before } gesehen, jetzt zeigt der Server { $after }. Jemand hat die geheime Zahl des Mischens ausgetauscht, und das darf nie geschehen. Sag es den anderen und traue dieser Partie nicht.
fair-no-words = keine
fair-warning-close = Warnung schließen
