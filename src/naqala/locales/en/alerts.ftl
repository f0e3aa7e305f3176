### Sounds, and notifications of the browser while the page is in the background.

alerts-turn = Your turn
alerts-end = The game is over
alerts-table = Table { $code }, with { LIST($names) }
alerts-offer = Shall we call you when it is your turn?
alerts-offer-about = You get a notification while this page is in the background.
alerts-offer-yes = Call me
alerts-offer-no = No, thanks
alerts-sounds = Sounds
alerts-volume = Volume
alerts-notify = Notifications when it is your turn
alerts-blocked = Your browser blocks notifications of this page. You can allow them in its site settings.
