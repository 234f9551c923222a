/** What the writer feels | what kind of message it is | the message. */
export const FRENCH = `
joy | plain | Je suis trop contente, on a enfin trouvé un appartement avec un balcon !
contemplation | plain | En ce moment je réfléchis beaucoup à ce que je veux vraiment faire de ma vie
loneliness | plain | Je me sens tellement seule le dimanche soir
fear | plain | j'ai peur de ne pas être à la hauteur demain
gratitude | plain | Merci d'être là, franchement ça m'a fait du bien de te parler
love | plain | Je l'aime comme au premier jour, après trente ans
wonder | plain | La mer était phosphorescente cette nuit, je n'avais jamais rien vu d'aussi beau, c'était magique
peace | negated | Je ne suis plus fâchée contre elle, on s'est parlé
none | negated | non je ne suis pas triste, j'ai juste un rhume
none | negated | Ça ne me fait pas peur du tout
sadness | negated | Je n'ai plus envie de rien ces temps-ci
anger | negated | Je ne suis pas contente du tout de la façon dont il m'a répondu
joy, sadness | mixed | Mon fils part étudier à Lyon : je suis fière de lui et en même temps j'ai le cœur serré
excitement, fear | mixed | J'ai hâte d'y être mais j'ai aussi un peu le trac
anger, tiredness | mixed | Je suis crevée et en plus furieuse, il n'a même pas fait la vaisselle
trust, vulnerability | mixed | J'ai honte de te dire ça, mais à toi je peux le dire, j'ai confiance
anger | ironic | Génial, encore une grève, j'adore attendre sous la pluie
anger | ironic | Ah bravo, merci les voisins, deux heures du matin et la musique à fond
anger | ironic | Super, mon ordi a planté juste avant que j'enregistre. Journée parfaite
none | others | Ma mère était très en colère contre le plombier
none | others | Il paraît que mon cousin est amoureux
none | others | Ma fille a peur du noir depuis qu'elle a quatre ans
none | none | Tu peux me rappeler la recette des crêpes ?
none | none | J'ai pris le train de 9 h et je suis passé au bureau
none | none | Mon frère habite à Nantes, il est électricien
none | none | Le rendez-vous est reporté à mardi prochain
tiredness | implied | Trois heures du matin et je compte encore les moutons
sadness | implied | Papa est parti lundi. L'enterrement est demain
joy | implied | J'ai eu mon permis du premier coup !!
anger | implied | Il a raconté mon secret à toute la bande
`;
