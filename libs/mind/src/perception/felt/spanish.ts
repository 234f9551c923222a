import type { Tongue } from './tongue';

/** As in ./english, without accents. */
const SAID = String.raw`
joy 8 \b(?:yupi+|hurra+|viva!|(?:el )?mejor (?:dia|noche|noticia|semana) (?:de mi vida|del ano|en)|que (?:alegria|felicidad)|en las nubes|lagrimas de (?:alegria|felicidad)|no quepo en mi|salto de alegria)\b
joy 6 \b(?:me (?:alegra|alegro|alegre|rei|reimos|lo pase (?:genial|bien|bomba)|hace (?:muy |tan )?feliz)|nos reimos|me muero de (?:la )?risa|(?:gane|ganamos|aprobe|lo logre|lo logramos|lo consegui))\b
excitement 8 \b(?:que ganas de|(?:tengo|con) (?:muchas |tantas |unas )?ganas (?:locas )?de (?:que llegue|empezar|verte|viajar|ir)|no (?:puedo|veo la hora de) esperar|no veo la hora|que emocion|(?:me hace|que) (?:mucha |tanta )?ilusion|faltan? (?:solo )?(?:\d+|dos|tres|cuatro|cinco) dias|cuento los dias|adivina que|impaciente)\b
love 8 \b(?:(?:lo|la|te|los|las|le) (?:quiero|amo|adoro)(?! (?:ver|matar|perder|decir|saber|hacer|que))|estoy (?:\w+ )?enamorad\w+|amor de mi vida|me enamore|se me derrite|(?:amo|adoro|quiero) (?:a )?(?:mi|mis) (?:\w+ )?(?:hij\w+|marido|mujer|madre|padre|mama|papa|herman\w+|abuel\w+|perr\w+|gat\w+|familia|novi\w+|esposa|esposo)|te quiero (?:mucho|tanto))\b
love 7 \b(?:dormid[oa]|durmio|acurrucad[oa]) (?:en|sobre|contra|a) (?:mi|mis|mi lado)\b
peace 7 \b(?:que alivio|(?:un|que) peso (?:de|me) \w*|me quite un peso|por fin (?:puedo )?(?:respir\w+|descans\w+|paz|tranquil\w+)|en paz|todo (?:esta|va|salio|fue) bien|no (?:es|era|fue) nada grave|falsa alarma|menos mal|benigno|perdone|serenidad|dormi como un (?:bebe|tronco|liron))\b
curiosity 7 \b(?:me pregunto (?:\w+ )?(?:como|por que|que|quien|donde|cual\w*)(?! hago| hice)|curiosidad|me intriga|me gustaria (?:saber|entender|aprender)|quisiera saber|quiero (?:saber|descubrir|entender|aprender) (?:mas|como|que|por que|sobre)|sabes (?:algo|mas) (?:de|sobre)|me fascina\w*|alguna vez te has preguntado)\b|^¿?por que (?:los|las|el|la) 
trust 7 \b(?:confi[oa] en|tengo (?:\w+ )?(?:confianza|fe) en|puedo (?:contar contigo|confiar|contarte (?:todo|cualquier)|decirte (?:todo|cualquier)|hablar contigo de)|cuento contigo|no me juzgas?|nunca me juzgas?|en buenas manos|me siento (?:muy )?segur[oa] contigo|a ti te lo puedo)\b
vulnerability 7 \b(?:(?:que|me da|da) (?:\w+ )?verguenza|nunca se lo (?:he dicho|dije|conte|he contado) a nadie|me cuesta (?:\w+ )?(?:decir|contar|hablar|admitir|reconocer)|es dificil (?:para mi )?(?:decir|admitir|contar)|no te rias|no me juzgues|no soy tan (?:fuerte|valiente|segur[oa])|(?:es|fue) (?:todo )?(?:mi )?culpa(?: mia)?|me siento (?:\w+ )?(?:vulnerable|debil|ridicul[oa]|tont[oa]|pequen[oa]|inutil|fracasad[oa]|insegur[oa])|tengo que confesar|soy un (?:desastre|fracaso))\b
contemplation 6 \b(?:(?:pienso|pensar|pensando) (?:mucho|a menudo|tanto) (?:en|sobre)|(?:he estado|llevo (?:\w+ )?|sigo|estoy|quede) (?:pensando|reflexionando|dandole vueltas)|le doy vueltas|dandole vueltas|reflexion\w+|me pregunto si|preguntandome si|mirando atras|no (?:se|puedo|consigo) (?:si|decidir\w*)|sentido de (?:la vida|todo)|que quiero (?:hacer )?(?:de|con) mi vida|fotos viejas|viejas fotos|sumid[oa] en)\b
gratitude 7 \b(?:(?:muchas|mil|tantas) gracias|gracias (?:por|a|de)|agradec\w+|te lo agradezco|que (?:haria|seria de mi) sin|significa (?:mucho|tanto) para mi|(?:que )?suerte (?:de )?(?:tener|tenerte|tenerla|tenerlo)|me (?:ayudo|ayudaste|has ayudado) (?:mucho|muchisimo))\b
gratitude 4 \bgracias\b(?! a dios)
wonder 8 \b(?:me (?:asombra|maravilla)|asombroso|impresionante|magic[oa]|sin palabras|boquiabiert\w+|me quede sin (?:palabras|aliento|habla)|quita el aliento|piel de gallina|nunca (?:habia visto|vi|he visto) (?:algo|nada) (?:tan|asi|igual)|es increible (?:como|que) (?:la naturaleza|el universo|la vida|algo)|via lactea|estrellas? fugaz\w*|aurora boreal|milagro|alucinante|alucinad\w+)\b
sadness 8 \b(?:parte el (?:alma|corazon)|rompe el (?:alma|corazon)|corazon (?:roto|partido|encogido)|llor(?:o|e|ando|ar|ado)\b|en lagrimas|(?:echo|extran[oa]) (?:mucho |tanto |muchisimo )?(?:de menos)?|me (?:hace|haces|hacen) (?:mucha |tanta )?falta|duele|dolor en el alma|(?:nada|no) (?:me hace ilusion|tiene sentido|me alegra|me ilusiona|me apetece)|no me hace (?:ninguna )?ilusion|sin ganas de (?:nada|vivir)|no tengo ganas de nada|por los suelos|sin esperanza|me da (?:mucha |tanta )?pena|que pena)\b
fear 7 \b(?:me (?:asusta|aterra|preocupa|inquieta|da (?:mucho |tanto |un poco de )?(?:miedo|panico|terror|pavor))|y si (?:me|no|es|le|sale|pasa|todo)|ansiedad|me angustia|los nervios\b|de los nervios|pesadillas?|no puedo (?:parar quiet[oa]|dejar de (?:pensar|preocupar))|corazon (?:a mil|acelerado)|me tiemblan?|temblando|nudo en (?:el estomago|la garganta)|temo\b)\b
anger 7 \b(?:me (?:enfada|enfade|enoja|enoje|molesta|molesto|cabrea|indigna|enfurece|saca de (?:quicio|mis casillas)|fastidia|da (?:mucha |tanta )?(?:rabia|coraje|bronca)|pone (?:de los nervios|negr[oa]|furios[oa])|vuelve loc[oa])|que (?:rabia|coraje|asco|injusticia|poca verguenza|morro|cara)|no (?:lo |la |los |te )?soporto|no aguanto|odio\b|(?:ya )?basta|no (?:hay|es) (?:derecho|justo)|es (?:injusto|indignante|inaceptable)|ganas de (?:gritar|matar|pegar)|mierda|maldit\w+|joder|hasta (?:las narices|la coronilla|el gorro|aqui)|no (?:me |nos )?(?:hizo|hace|hizo|hicieron) (?:ninguna |ni pizca de |mucha )?gracia|maldita la gracia|estoy que (?:trino|ardo|muerdo))\b
loneliness 7 \b(?:(?:siento|estoy|quede|encuentro) (?:\w+ ){0,2}sol[oa]s?|soledad|(?:no tengo|sin) (?:a nadie|nadie|amig[oa]s)|nadie (?:me|con quien|se acuerda|pregunta|llama|viene|entiende)|no conozco a nadie|sin mi\b|no me (?:invitaron|invitan|invito)|aislad[oa]|excluid[oa])\b
tiredness 7 \b(?:rendid[oa]|molid[oa]|hech[oa] polvo|reventad[oa]|sin (?:fuerzas|energia)|no puedo (?:mas|con mi alma|dormir)|no (?:he dormido|dormi|pegue ojo|consigo dormir)|(?:casi|apenas|poco|mal) (?:he )?dormi\w*|insomnio|desvelad[oa]|en vela|ovejas|muert[oa] de (?:sueno|cansancio)|me caigo de sueno|necesito (?:dormir|descansar|vacaciones|una siesta)|quemad[oa] (?:del|en el|por el) trabajo)\b
joy 7 \b(?:no me lo (?:creo|puedo creer)(?= ?[,.!]|$)|dijo que si|saque un (?:diez|nueve|sobresaliente)|de buen humor|me muero de (?:la )?risa|jajaja\w* (?:no puedo|me muero)|que risa|lo logr\w+|por fin (?:lo|la|funciona|termine|acabe|consegui)|estoy (?:que no quepo|radiante|en las nubes)|un sueno hecho|que (?:gusto|orgullo)|me alegr\w+ (?:mucho|muchisimo|tanto|el dia))\b
excitement 7 \b(?:que nervios mas buenos|maletas? (?:esta|estan) (?:ya )?(?:list|hech)\w+|manana (?:salimos|volamos|empiezo|viajo)|va a ser (?:genial|increible)|el gran dia|por fin (?:llega|empieza|nos vamos)|muero de ganas|ya queda (?:poco|menos|nada))\b
love 7 \b(?:te (?:quiero|amo|adoro)|mi (?:amor|vida|cielo|tesoro)(?= ?[,.!]|$)|loc[oa] por (?:el|ella|ti)|mariposas en (?:el estomago|la barriga)|le tengo (?:mucho |tanto )?carino|se me cae la baba|en sus brazos|me abrazo|hacen? tan feliz)\b
peace 6 \b(?:me siento (?:\w+ )?(?:en paz|liviana?|ligera?|mejor|libre|bien|tranquil\w+)|que (?:paz|descanso|tranquilidad)|todo (?:en calma|tranquilo)|ya paso|me quede tranquil\w+|con calma|hice las paces|disfrut\w+ (?:del|de la) (?:silencio|calma|sol|tarde)|me preocupe por nada|sin prisa)\b
curiosity 6 \b(?:sabes (?:por que|como|si)|como funciona|es verdad que|cuentame (?:mas|todo)|que pasaria si|fascinante|me interesa (?:mucho )?saber|pregunta (?:rara|tonta|curiosa)|siempre quise saber|a ver si averiguo)\b
trust 7 \b(?:me entiendes|siempre (?:esta|estas|ha estado|has estado) (?:ahi|a mi lado|conmigo|para mi)|con los ojos cerrados|(?:todo )?(?:va a|ira) (?:salir |ir )?(?:bien)|todo saldra bien|saldremos (?:de esta|adelante)|nunca me (?:falla|ha fallado|fallo|fallas)|cumple su palabra|pongo (?:la mano|mi vida))\b
vulnerability 7 \b(?:tierra,? tragame|que me tragara la tierra|queria (?:desaparecer|morirme de verguenza)|me puse roj[oa]|no debi|no tendria que haber|me arrepiento|la cague|meti la pata|lo (?:siento|lamento),? (?:por|fui|no debi)|perdon por|me siento (?:fatal por|mal por (?:lo que|haber))|no (?:estoy|soy) (?:a la altura|suficiente|lo bastante)|mal[oa] (?:madre|padre|amig[oa]|hij[oa])|no valgo|puedo ser sincer[oa]|necesito ayuda|no puedo con todo|me supera|insegur[oa]|complejo)\b
contemplation 6 \b(?:me pregunto (?:\w+ )?(?:quien seria|que hubiera|que habria|para que|que sera de)|como pasa el tiempo|el tiempo vuela|lo que de verdad importa|para que tanto|nostalgia|recuerdos|que hubiera pasado|no se (?:que hacer|si debo|si deberia)|deberia (?:\w+ ){1,6}o\b|le estoy dando (?:muchas )?vueltas|en que momento|sopesando)\b
gratitude 7 \b(?:que (?:lindo|bonito|amable|detalle|detallazo|majo) (?:de tu parte|que|preguntar|por)|menos mal que (?:estas|te tengo)|sin (?:ti|el|ella),? no|me has (?:ayudado|salvado)|me salvaste|te debo (?:una|mucho)|eres un (?:sol|cielo|amor|angel))\b
wonder 7 \b(?:increible (?:como|lo que|ver|que)|de otro (?:mundo|planeta)|no tengo palabras|que (?:maravilla|belleza|pasada) (?:de|ver|el|la)|de una belleza|parece (?:mentira|un sueno|magia)|como (?:en|de) (?:un sueno|un cuento)|precios[oa]s? (?:las estrellas|el cielo|la luna|el mar))\b
sadness 7 \b(?:nudo en la garganta|(?:dia|semana|mes|ano) (?:horrible|duro|dura|malo|mala|de mierda|dificil|fatal|pesimo)|mal dia|me siento (?:\w+ )?(?:fatal|mal|vaci[oa]|rot[oa]|hundid[oa]|decaid[oa])(?= ?[,.!]|$)|no levanto cabeza|bajon|se me caen las lagrimas|ganas de llorar|me rompio|me rechazaron|suspendi|no me (?:cogieron|dieron el)|nunca (?:volvera|mas)|perdi a mi|todo (?:se acabo|se derrumba)|me hundo|desconsolad[oa])\b
fear 7 \b(?:de los nervios|no me (?:atrevo|llega)|movil apagado|telefono apagado|sin noticias|ojala (?:no|este|salga)|que (?:miedo|susto|agobio)|me agobi\w+|agobiad[oa]|me aterroriza|sudores? frios?|se me encoge el estomago|que va a (?:pasar|ser de))\b
anger 7 \b(?:que (?:coraje|rabia|bronca|descaro|idiota|verguenza ajena|falta de respeto)|dejaron plantad[oa]|me (?:tiene|tienen) (?:hart[oa]|frit[oa])|me (?:saca|sacan|hierve)|idiotas?|imbecil|gilipollas|cabron|estupido|por (?:tercera|cuarta|quinta|enesima) vez|siempre (?:me toca|igual|yo)|nunca (?:me escucha|escucha)|sin (?:siquiera )?(?:preguntar|avisar)|injust[oa]|falta de respeto|se aprovech\w+|no hay quien|te lo puedes creer|asco de)\b
loneliness 7 \b(?:todos (?:tienen|han quedado|salieron|estan)|menos yo|excepto yo|nadie (?:vino|se acordo|me escribe|me llamo|alrededor)|habl\w+ (?:con las paredes|sola|solo)|lejos de (?:todos|mi familia|casa|mi gente)|(?:casa|piso) (?:vaci[oa]|tan vaci[oa])|abandonad[oa]|no encajo)\b
tiredness 7 \b(?:no doy (?:mas|para mas)|no puedo mas|(?:estoy|vengo) (?:muert[oa]|kaput|fundid[oa]|rot[oa]|baldad[oa]|destruid[oa])|necesito (?:vacaciones|descansar|cama|dormir)|falta de sueno|se me cierran los ojos|todo el dia de pie|jet ?lag|dormi (?:fatal|mal|poco|nada)|noche (?:en vela|toledana|malisima)|turno de noche)\b
`;
const SHOWN = String.raw`
joy 7 \b(?:(?:aprobe|saque|consegui|me dieron|obtuve|pase) (?:el|la|un|una|mi|mis) (?:examen|carnet|trabajo|puesto|beca|plaza|piso|nota|oposicion|ascenso|titulo)|me (?:ascendieron|felicit\w+|contrataron|eligieron|aplaudieron)|ascendid[oa])\b
joy 8 \b(?:ya nacio|acaba de nacer|nacio (?:hoy|ayer|anoche|esta|mi|nuestr\w+|a las)|es (?:nina|nino|un nino|una nina)(?= ?[,.!])|pesa \w+ kilos)\b
love 7 \b(?:ya nacio|acaba de nacer|nacio (?:hoy|ayer|anoche|esta|mi|nuestr\w+|a las)|es (?:nina|nino|un nino|una nina)(?= ?[,.!])|pesa \w+ kilos)\b
sadness 8 \b(?:murio|fallec\w+|entierro|funeral|velorio|enterramos|se nos fue|hace (?:un|dos|tres|\d+) (?:ano|anos|mes|meses) que (?:murio|se fue|no esta)|aborto|me dejo|cortamos|rompimos|divorcio|sacrificar (?:al|a)|primera navidad sin|no puedo (?:tirar|regalar|guardar) (?:su|sus))\b
fear 7 \b(?:(?:espero|esperando|a la espera de) (?:\w+ ){0,3}(?:resultados?|diagnostico|biopsia|llamada)|dan los resultados|biopsia|(?:operacion|examen|entrevista|cirugia|prueba|juicio) (?:es )?(?:manana|hoy|el \w+)|me operan|todavia no (?:llega|ha llegado|contesta|ha llamado)|no contesta)\b
anger 7 \b(?:me (?:mintio|mintieron|engano|enganaron|traiciono|humillo|insulto|grito|robo|robaron|colgo|ningune\w+)|a mis espaldas|se llevo el merito|conto mi secreto|se burl\w+ de mi|nunca (?:se disculpo|pidio perdon)|se colo|me culpan?)\b
loneliness 7 \b(?:(?:cen\w+|com\w+|navidad|cumpleanos|nochevieja|fin de semana|noche) (?:\w+ ){0,3}sol[oa]|con la (?:radio|tele|television) (?:puesta|encendida)|sin (?:nadie|compania)|se olvidaron de (?:mi|invitarme)|nadie (?:llamo|vino|se acordo))\b
tiredness 7 \b(?:(?:dos|tres|cuatro|2|3|4) horas (?:de sueno|dormid\w*)|son las (?:tres|cuatro|cinco|3|4|5)(?: de la manana)? y (?:sigo|no|aqui|todavia)|despiert[oa] desde|turno doble|doble turno|toda la noche (?:despiert[oa]|en vela|sin dormir))\b
joy 7 \b(?:me (?:cogieron|aceptaron|admitieron|subieron el sueldo)|nos (?:dieron|concedieron) (?:la|el)|nos casamos|esta curad[oa]|prometid[oa]s)\b
sadness 7 \b(?:nos separamos|separacion|me despidieron|me echaron|(?:mi|se) \w+ (?:se )?(?:muere|esta muriendo))\b
anger 7 \b(?:(?:rompio|rayaron|rayo|tiro|borro|se comio) (?:mi|mis))\b
`;

export const SPANISH: Tongue = {
  said: SAID,
  shown: SHOWN,
  writer: String.raw`\b(?:yo|me)\b`,
  clause: String.raw`(?:^|[.!?,;:] |\b(?:y|pero) )`,
  denial: /\b(?:no|nunca|ni|sin|jamas|tampoco|ya no)(?: \w+){0,2} $/,
  supposed: /\b(?:ojala|si|seria|estaria)(?: \w+){0,2} $/,
  past: /\b(?:cuando era (?:nin[oa]|pequen[oa]|joven|chic[oa]|adolescente)|de (?:nin[oa]|pequen[oa]|joven)|antes,|en aquella epoca|hace (?:muchos|veinte|diez|\d+) anos,)/,
  now: /\b(?:hoy|ahora|todavia|aun|sigo)\b/,
  idle: /\bno solo\b|\bcomo nunca\b|\bque nunca\b|\bque nadie\b/g,
  irony: {
    sure: /[🙄🙃]|\bjusto lo que (?:me )?faltaba\b|\blo que (?:me )?faltaba\b|(?:^|[¡¿.!] ?)si,? claro\b|\bclaro que si,? como\b|\bgracias por nada\b|\bque sorpresa\W*$|\b(?:menuda|vaya) suerte\b|\bviva yo\b|\bno podia ser mejor\b|\bel colmo\b/u,
    praise:
      /(?:^|[.!?¡] ?)(?:ay,? |uy,? |pues )?(?:genial|perfecto|fantastico|estupendo|maravilloso|que (?:bien|maravilla|suerte|alegria)|excelente|bravo|super|justo lo que necesitaba)(?= ?[.,!]|$)/,
    mishap:
      /\b(?:multa|se fue la luz|rot[oa]|rompio|estropead\w+|averiad\w+|cancelad\w+|cancelaron|retras\w+|otra vez|otr[oa]|lluvia|factura|trafico|atasco|perdi|robaron|tarde|dentista|huelga|colgad[oa]|inund\w+|goteras?|olvid\w+|quemad\w+|sin (?:agua|luz|internet)|pinchad[oa])\b/,
    kinds: [
      ['fear', /\b(?:dentista|examen|operacion)\b/],
      ['tiredness', /\b(?:sueno|dormir|dormi)\b/],
      ['loneliness', /\b(?:sol[oa]|invit\w+|nadie)\b/],
      ['sadness', /\b(?:cumpleanos|invit\w+)\b/],
    ],
  },
  naming: {
    words: {
      joy: 'feliz felices contento contenta alegria alegre alegres orgulloso orgullosa felicidad encantado encantada',
      excitement: 'emocionad* entusiasmad* ilusionad*',
      love: 'enamorado enamorada',
      peace: 'tranquilo tranquila calma sereno serena aliviado aliviada alivio relajado relajada paz',
      curiosity: 'curioso curiosa intrigado intrigada curiosidad',
      trust: 'confiado confiada',
      vulnerability: 'avergonzad* vulnerable culpable verguenza',
      contemplation: 'pensativo pensativa indeciso indecisa',
      gratitude: 'agradecido agradecida',
      wonder: 'asombrad* maravillad* fascinad*',
      sadness: 'triste* deprimid* decepcionad* destrozad* desolad* hundid* desanimad* dolid* melancolia infeliz',
      fear: 'miedo panico preocupad* nervios* asustad* aterrad* aterrorizad* ansios* angustiad* inquiet*',
      anger:
        'enojad* enfadad* rabia furios* molesto molesta indignad* cabread* frustrad* harto harta hartos hartas rabios*',
      loneliness: 'aislado aislada',
      tiredness: 'cansad* agotad* exhaust* cansancio agotamiento',
    },
    own: 'yo me mi estoy soy tengo siento ando nos estamos tenemos muero conmigo quede',
    other:
      'el ella ellos ellas esta estan es son tiene tienen se siente sienten estaba parece le les tu te estas eres tienes usted estara',
    lead: 'mi mis el la los las un una su sus tu tus nuestro nuestra este esta todos',
    not: 'no nunca ni sin jamas tampoco ningun ninguna',
    noMore: /\bya no\b|\bno\b.*\bmas\b/,
    strong: 'muy tan super demasiado realmente mucho mucha tanto totalmente completamente',
    slight: 'poco algo bastante',
    joins: 'y pero porque aunque sino que',
  },
};
