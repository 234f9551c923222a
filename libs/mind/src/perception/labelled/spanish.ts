/** What the writer feels | what kind of message it is | the message. */
export const SPANISH = `
curiosity | plain | Me pregunto cómo aprenden a cantar los pájaros, ¿tú lo sabes? me muero de curiosidad
trust | plain | Confío en ti más que en nadie
peace | plain | Por fin estoy tranquila, en casa, con mi té y la lluvia afuera
sadness | plain | Hoy estoy muy triste, echo de menos a mi abuela
anger | plain | ¡¡Estoy harta de que me hable así!!
vulnerability | plain | me da mucha vergüenza contarte esto
excitement | plain | ¡Qué ganas de que llegue el viernes, estoy emocionadísima con el viaje!
peace | negated | Ya no tengo miedo, el médico dijo que todo está bien
none | negated | no estoy enfadado contigo, tranquila
none | negated | No me siento sola, vivo sola, que no es lo mismo
sadness | negated | Últimamente no me hace ilusión nada
anger | negated | No me hizo ninguna gracia lo que dijo
love, sadness | mixed | Lo quiero muchísimo y me parte el alma que viva tan lejos
tiredness, joy | mixed | Estoy muerta de cansancio pero feliz, la fiesta salió preciosa
gratitude, sadness | mixed | Gracias por acordarte. Hoy hace un año que murió y todavía duele
curiosity, fear | mixed | Tengo curiosidad por conocerlo, aunque también me da un poco de miedo
anger | ironic | Qué bien, otra multa. Justo lo que necesitaba
anger | ironic | Sí, claro, a mí me encanta limpiar lo que ensucian los demás 🙄
anger | ironic | Perfecto, se fue la luz con el horno a medias. Maravilloso
none | others | Mi hermana estaba furiosa con su novio
none | others | Mi jefe está muy nervioso por la auditoría
none | others | Dicen que el vecino se siente muy solo desde que enviudó
none | none | ¿A qué hora abre la biblioteca los sábados?
none | none | Ayer compré pan y fui a ver a mi tía
none | none | Necesito una lista de verbos irregulares
none | none | Vivo en un tercer piso, trabajo en una farmacia
loneliness | implied | Otro cumpleaños cenando con la radio puesta
joy, love | implied | Ya nació, pesa tres kilos y tiene los ojos de su madre
fear | implied | Mañana me dan los resultados y no puedo parar quieto
contemplation | implied | Me quedé mirando el mar toda la tarde, preguntándome si elegí bien mi vida
`;
