### Töne, und Benachrichtigungen des Browsers, während die Seite im Hintergrund ist.

alerts-turn = Du bist dran
alerts-end = Die Partie ist zu Ende
alerts-table = Tisch { $code }, mit { LIST($names, case: "dative") }
alerts-offer = Sollen wir dich rufen, wenn du dran bist?
alerts-offer-about = Du bekommst eine Benachrichtigung, wenn diese Seite im Hintergrund ist.
alerts-offer-yes = Ruf mich
alerts-offer-no = Nein, danke
alerts-sounds = Töne
alerts-volume = Lautstärke
alerts-notify = Benachrichtigung, wenn du dran bist
alerts-blocked = Dein Browser blockiert Benachrichtigungen dieser Seite. Du kannst sie in seinen Website-Einstellungen erlauben.
