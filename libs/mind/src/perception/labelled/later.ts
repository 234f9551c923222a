/** Written when the rules were done: language | what the writer feels | what kind of message it is | the message. */
export const LATER = `
english | joy | plain | Best weekend in ages, we camped by the river and sang until our voices were gone
english | sadness | plain | Feeling really blue since the move, nothing tastes of anything
english | anger | plain | It drives me up the wall how my flatmate leaves the door unlocked
english | fear | plain | I've got this awful feeling that something's wrong with the baby
english | tiredness | plain | My eyes are burning, this week has chewed me up and spat me out
english | gratitude | plain | that advice you gave me about my boss worked wonders, thank you thank you
english | love | plain | Twenty years married and I still get a flutter when his key turns in the door
english | wonder | plain | We saw whales this morning. One of them looked straight at me. I have no words
english | curiosity | plain | What do you reckon lies at the bottom of the ocean? I read about it half the night
english | excitement | plain | Eeeek my sister is flying in on Friday after two years apart!!
english | peace | plain | Woke up without an alarm, rain on the roof, nowhere I have to be
english | contemplation | plain | Strange how a song can throw you back fifteen years. I've been sitting here going over it all
english | loneliness | plain | It's a big city full of people and not one of them knows my name
english | trust | plain | My brother said he'll sort it out and with him that's as good as done
english | vulnerability | plain | I don't usually show this side of me, it makes me feel like I've got no skin
english | peace | negated | I've stopped being afraid of the dark, can you imagine, at 34
english | none | negated | It isn't that I'm upset, I'd just like to know the date
english | anger | negated | Can't say I was pleased when they read my name wrong for the third year running
english | sadness | negated | none of my hobbies give me any pleasure these days
english | none | negated | Don't worry, I wasn't offended
english | joy | negated | I haven't laughed this hard in years
english | fear | negated | I wish I could say I'm calm about it but I'm not
english | joy, sadness | mixed | Sold my old car today. Great price, but man, I had my whole youth in that thing
english | anger, tiredness | mixed | I'm running on two hours of sleep and if anyone else asks me for a favour I'll bite
english | excitement, fear | mixed | first solo trip ever next month, my stomach flips between yay and oh no
english | love, sadness | mixed | I adore my grandpa and it kills me that he doesn't recognise me now
english | gratitude, joy | mixed | The whole street helped us rebuild the fence, I'm grinning and I can't thank them enough
english | anger | ironic | Oh brilliant, the boiler has died on the coldest day of the year
english | anger | ironic | My boss gave me a pizza voucher instead of a raise. I feel so valued
english | tiredness | ironic | who needs sleep anyway, said me, a corpse
english | loneliness | ironic | another wild friday: me, a microwave dinner and the weather channel
english | none | others | Our teacher got really cross with the boys at the back
english | none | others | grandma says she was scared stiff during the war
english | none | others | Is your friend in Denmark happier now?
english | sadness | others | My little one came home in tears because nobody would play with him and I just held him and wept
english | none | none | Which bus goes to the harbour?
english | none | none | The parcel arrives between two and four
english | none | none | I cut my hair a bit shorter than last time
english | none | none | Let's continue with chapter five
english | sadness | implied | I still have her last voicemail, I can't delete it
english | fear | implied | The mole on my back has changed colour and the appointment is only in three weeks
english | joy | implied | The publisher wrote back. They want the book. THEY WANT THE BOOK
english | anger | implied | My ex picks the kids up two hours late every single time and never says a word
english | loneliness | implied | I set the alarm for the radio show, it's the only voice I hear most days
german | joy | plain | So ein schöner Tag, wir haben gelacht bis uns der Bauch wehtat
german | fear | plain | Mir ist ganz flau, wenn ich an morgen denke
german | anger | plain | Ich bin echt geladen, der Handwerker kam wieder nicht
german | tiredness | plain | Mir fallen gleich die Augen zu
german | peace | negated | Keine Sorge mehr, die Werte sind in Ordnung
german | none | negated | Ich habe mich gar nicht geärgert
german | sadness, love | mixed | Ich hab ihn immer noch lieb, und es tut weh, dass er jetzt mit ihr wohnt
german | anger | ironic | Herrlich, mitten im Umzug fängt es an zu schütten
german | none | others | Meine Kollegin ist seit Tagen total gestresst
german | none | none | Wann fährt der letzte Zug nach Ulm?
german | loneliness | implied | Seit die Kinder ausgezogen sind, decke ich nur noch für mich
german | joy | implied | Meine Tochter hat heute ihre ersten Schritte gemacht
french | joy | plain | Quelle soirée, on a dansé jusqu'à l'aube, j'ai encore le sourire
french | sadness | plain | J'ai le moral dans les chaussettes depuis son départ
french | excitement | plain | Dans trois jours on s'envole pour le Japon, je ne tiens plus !
french | curiosity | plain | Je voudrais bien comprendre pourquoi le ciel devient rouge le soir
french | none | negated | Je ne suis pas inquiet du tout pour l'examen
french | sadness | negated | Je ne suis plus heureuse dans ce travail
french | tiredness, joy | mixed | Épuisée mais ravie, le déménagement est enfin fini
french | anger | ironic | Parfait, le chat a vomi sur mon manteau neuf
french | none | others | Mon voisin s'énerve tout le temps contre son chien
french | none | none | Il y a une pharmacie ouverte près de la gare ?
french | sadness | implied | Je garde encore son écharpe, elle a gardé son odeur
french | fear | implied | Le médecin veut me revoir en urgence lundi matin
spanish | love | plain | Cada vez que me sonríe se me olvida el mundo entero
spanish | anger | plain | Me pone enfermo que siempre llegue tarde y ni avise
spanish | gratitude | plain | No sabes cuánto te agradezco lo de ayer
spanish | wonder | plain | Vimos una lluvia de estrellas en el desierto y me quedé muda
spanish | none | negated | No me da miedo volar, solo me aburre
spanish | peace | negated | Ya no estoy enojada con mi padre, lo hablamos todo
spanish | excitement, fear | mixed | Mañana empiezo en el trabajo nuevo, con muchas ganas y con mariposas en el estómago
spanish | anger | ironic | Estupendo, el ascensor roto y yo con la compra de la semana
spanish | none | others | Mi primo está muy enamorado de una chica de Lima
spanish | none | none | ¿Puedes traducirme esta frase al inglés?
spanish | sadness | implied | Todavía pongo dos tazas para el café sin darme cuenta
spanish | joy | implied | ¡Mi hija ganó el concurso de piano del colegio!
`;
