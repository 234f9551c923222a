/** What the writer feels | what kind of message it is | the message. */
export const GERMAN = `
wonder | plain | Heute Nacht habe ich zum ersten Mal die Milchstraße so klar gesehen, ich konnte nur noch staunen
trust | plain | Bei dir fühle ich mich sicher, dir kann ich alles erzählen
curiosity | plain | Ich bin echt neugierig: wie träumen eigentlich blinde Menschen?
anger | plain | Ich könnte platzen vor Wut, schon wieder hat er sich mit meiner Arbeit geschmückt
tiredness | plain | bin hundemüde, die Kleine war die halbe Nacht wach
gratitude | plain | Danke, dass du gestern so lange zugehört hast, das hat mir sehr geholfen
vulnerability | plain | Es ist mir furchtbar peinlich, aber ich hab mich seit Wochen nicht getraut, die Post aufzumachen
peace | negated | Ich bin ihm nicht mehr böse, das ist vorbei
none | negated | Nein, Angst hatte ich keine, war ja nur ein Gewitter
sadness | negated | Mir geht's heute gar nicht gut
none | negated | Ich bin überhaupt nicht müde, erzähl ruhig weiter
sadness | negated | Glücklich bin ich hier nicht geworden
joy, fear | mixed | Ich freu mich riesig auf das Baby und hab gleichzeitig eine Heidenangst
sadness, gratitude | mixed | Oma ist gestern eingeschlafen. Ich bin traurig, aber auch dankbar, dass ich dabei sein durfte
tiredness, peace | mixed | total erledigt vom Wandern, aber innerlich so ruhig wie lange nicht
love, anger | mixed | Ich liebe ihn ja, aber manchmal macht er mich wahnsinnig
anger | ironic | Na toll, die Bahn fällt aus. Genau mein Tag
anger | ironic | Super, jetzt ist auch noch die Heizung kaputt, läuft bei mir
anger | ironic | Ach wie schön, wieder eine Mahnung im Briefkasten
none | others | Meine Chefin war gestern richtig sauer auf den Praktikanten
none | others | Mein Bruder hat Angst vor Hunden, seit er klein ist
none | others | Die Kinder freuen sich schon auf die Ferien
none | none | Kannst du mir ein Rezept für Kartoffelsuppe geben?
none | none | Ich war heute beim Zahnarzt und danach einkaufen
none | none | Der Termin ist auf Donnerstag verschoben
none | none | Mein Nachbar heißt Jürgen und arbeitet bei der Post
fear | implied | Seit drei Tagen warte ich auf den Befund und keiner ruft an
loneliness | implied | Weihnachten sitze ich wohl wieder mit dem Fernseher am Tisch
joy | implied | Die Lehrerin hat meine Tochter vor der ganzen Klasse gelobt, ich hab fast geheult
sadness | implied | Sein Fahrrad steht immer noch im Hof, ich schaffe es nicht, es wegzugeben
`;
