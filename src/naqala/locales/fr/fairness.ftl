fair-title = Mélange équitable
fair-words = Mots de contrôle du mélange
fair-compare = Tout le monde à cette table doit voir les mêmes 3 mots. Lisez-les à voix haute pour comparer.
fair-replaced = Ce ne sont pas les mots que votre navigateur a vus d’abord : { $words }.
fair-server = le serveur
fair-you = vous
fair-will-shuffle = Mélangent ensemble : { LIST($names) }.
fair-shuffled = Mélangé ensemble par { LIST($names) }.
fair-server-only = Mélangé par le serveur seul.
fair-not-yet = Ne participent pas encore : { LIST($names) }.
fair-left-out = Écartés, car le navigateur n’a pas répondu à temps : { LIST($names) }.
fair-chosen = L’hôte a choisi la graine et connaît donc les tirages d’avance.
fair-about = Que prouvent ces mots ?
fair-about-words = Le serveur a déjà fixé son nombre secret pour le mélange. Les mots représentent ce nombre : avec un autre nombre, ils seraient différents. Le serveur ne peut donc pas l’échanger plus tard sans que cela se voie.
fair-about-together = Le navigateur de chaque joueur ajoute un nombre aléatoire, qu’il garde secret jusqu’au début de la partie. Personne ne peut donc choisir la mise en place et les tirages, pas même l’administrateur du serveur.
fair-about-end = À la fin de la partie, votre navigateur compare les nombres avec ce qu’il a vu et vous donne le résultat. Une chose lui échappe : il ne peut pas savoir si l’administrateur regarde des cartes cachées pendant la partie.
fair-commitment = Engagement complet
fair-copy = Copier
fair-copied = Copié
fair-not-copied = Copiez vous-même le texte sélectionné.
fair-shuffling = Mélange commun en cours…
fair-shuffling-waiting =
    { $n ->
        [one] Mélange commun, en attente du navigateur { DE($names) }…
       *[other] Mélange commun, en attente des navigateurs { DE($names) }…
    }
fair-warning = Le mélange de cette table a été modifié
fair-warning-about = Votre navigateur a d’abord vu les mots { $before }, mais le serveur montre maintenant { $after }. Quelqu’un a remplacé le nombre secret du mélange, ce qui ne doit jamais arriver. Prévenez les autres et ne vous fiez pas à cette partie.
fair-no-words = aucun
fair-warning-close = Fermer l’avertissement
