import { of } from './tongue';

/** German, French and Spanish put together of their parts: a wish or a thought beside one's own death, a means beside what it is for. */

const join = (...parts: string[]): string => `(?:${parts.join('|')})`;

const GERMAN_WISH = join(
  'will',
  'mochte',
  'wurde',
  'werde',
  'konnte',
  'wollte',
  'muss',
  'uberleg\\p{L}*',
  'denke?',
  'dachte',
  'gedacht',
  'versuch\\p{L}*',
);
const GERMAN_PILLS =
  '(?:tabletten|schlaftabletten|pillen|medikamente|medis|paracetamol|insulin|schlafmittel|antidepressiva)';

export const GERMAN_MORE = [
  ...of(
    'self',
    3,
    'plan',
    '<(?:stehe?|sitze?|bin)(?: \\p{L}+)? (?:auf|am|an)(?: (?:der|dem|den))? (?:brucke|dach|hochhaus|gelander|gleisen?|bahngleisen?|balkon|klippe|kante|fensterbrett)>.{0,40}<(?:spring\\p{L}*|schaue? (?:\\p{L}+ )?(?:runter|hinunter)|mach\\p{L}* schluss|warte auf den zug|lebt wohl)>(?! (?:ins wasser|in den see))',
    `<(?:hab|habe|grad|gerade|alle|ganze)(?: \\p{L}+){0,4} ${GERMAN_PILLS} (?:genommen|geschluckt|gegessen|eingeworfen)>(?<=<(?:alle|ganze|ganzen|viele|\\d\\d|packung|schachtel)(?: \\p{L}+){0,3} \\p{L}+ \\p{L}+)(?!.{0,30}<(?:arzt|verschrieben|vorschrift)>)`,
  ),
  ...of(
    'self',
    2,
    'plan',
    `<${GERMAN_WISH}(?:,? (?!nicht|nie)\\p{L}+){0,5},? (?:vor|unter) (?:den|einen|die|eine) (?:\\p{L}+ )?(?:zug|s bahn|u bahn|bahn|lkw|laster|auto|bus|ubahn|sbahn|s bahn|u bahn)(?: (?:zu )?(?:werfen|schmeissen|springen|legen|stellen|laufen))>`,
    `<${GERMAN_WISH}(?: (?!nicht|nie)\\p{L}+){0,4} (?:von|aus) (?:der|dem|einer|einem) (?:\\p{L}+ )?(?:brucke|dach|hochhaus|fenster|balkon|klippe|turm)(?: (?:zu |runter|hinunter|runterzu)?(?:springen|sturzen|spring|sturze))>`,
    '<strick(?: \\p{L}+){0,2} (?:gekauft|besorgt|bereit|gebunden|geknupft|liegt|hangt)>|<(?:gekauft|besorgt|liegt|hab\\p{L}*)(?: \\p{L}+){0,3} (?:einen|der|den) strick>',
    `<${GERMAN_PILLS}(?: \\p{L}+){0,2} (?:gesammelt|gehortet|zusammen|aufgespart|gebunkert)>`,
    `<wie ?viele?(?: \\p{L}+){0,4} (?:${GERMAN_PILLS}|gramm|stuck)>.{0,35}<(?:sterben|umbringen|umzubringen|tot|todlich\\p{L}*|nicht mehr auf\\p{L}*|uberdosis)>`,
    '<abschiedsbriefe?>.{0,20}<(?:geschrieben|liegt|fertig|schreibe)>|<(?:schreibe?|geschrieben|habe?)(?: \\p{L}+){0,3} abschiedsbriefe?>(?!.{0,20}<(?:kollegen|firma|klasse)>)',
    '<(?:schmerzlos\\p{L}*|schnell\\p{L}*|leicht\\p{L}*|sicher\\p{L}*|beste\\p{L}*)(?: \\p{L}+){0,2} (?:zu sterben|mich umzubringen|selbstmord|art zu sterben)>|<wie (?:ich|man)(?: \\p{L}+){0,6} (?:umbringen|zu sterben|umbringt|erhangt)>',
  ),
  ...of(
    'self',
    2,
    'ideation',
    '<(?:keine?n?|null) (?:lust|bock|kraft|willen?|wunsch|grund)(?: mehr)?(?: \\p{L}+){0,2} (?:zu leben|zum leben|am leben|weiterzuleben|am leben zu (?:sein|bleiben))>(?! (?:in|mit|bei|hier))',
    '<(?:hoffe?|wunsche?|wunschte|bete)>.{0,25}<(?:nicht mehr|nie (?:mehr|wieder)) (?:aufwach\\p{L}*|aufzuwachen|wach werde|da bin)>|<nie (?:mehr|wieder) (?:aufwachen|aufzuwachen|aufwache)>',
    '<wenn ich (?:endlich )?(?:tot|nicht mehr (?:da|am leben)) (?:ware|bin)>|<(?:am liebsten|lieber|besser) (?:ware ich|ich ware|tot)(?: \\p{L}+){0,1}(?: ?tot)>|<(?:lieber|besser) tot(?= ?(?:$|[.,!;\\n]|als))',
    '<(?:erschiesse?|erhange?|vergifte?|ertranke?|tote) (?:ich )?mich>(?! (?:fast|vor))|<mich(?: (?!nicht)\\p{L}+){0,2} (?:erhangen|erschiessen|vergiften|aufhangen|ertranken|umzubringen|umbringen)>(?<=<(?:will|mochte|werde|konnte|wurde|wollte|geh\\p{L}*|muss)(?: (?!nicht)\\p{L}+){0,5} \\p{L}+)(?! lassen)',
    '<(?:ich )?(?:kann|will|mochte)(?: \\p{L}+){0,2} (?:so |einfach |echt )?nicht mehr weiterleben>|<(?:sterben|tod|tot sein) (?:ware|scheint|klingt)(?: \\p{L}+){0,2} (?:erlosung|besser|leichter|friedlich|schon)>|<(?:freue|sehne)(?: \\p{L}+){0,2} (?:auf|nach) (?:den|dem|meinen|meinem) tod>',
    '<nicht mehr (?:auf dieser welt|am leben|auf der welt) (?:sein|bleiben)>|<aus dem leben (?:gehen|scheiden)>|<gedanken(?: \\p{L}+){0,2} (?:an den tod|zu sterben|mich umzubringen)>',
  ),
  ...of(
    'self',
    2,
    'self_harm',
    '<(?:mir|mich)(?: \\p{L}+){0,4} (?:arme?|pulsadern|handgelenke?|beine?|unterarme?|oberschenkel|haut|schenkel)(?: \\p{L}+){0,2} (?:aufgeschnitten|geritzt|aufgeritzt|zerschnitten|verbrannt|zerkratzt|geschnitten|aufschneiden|ritzen)>(?<!<(?:beim|katze|ofen|versehentlich|dornen)>.{0,60})(?!.{0,20}<(?:beim|versehentlich)>)',
    '<(?:schneide|ritz|verbrenne) mich(?: \\p{L}+)?(?= ?(?:$|[.,!;\\n]|selbst|wieder|jeden|jede|um|weil))(?! beim)|<selbst ?verletz\\p{L}+ (?:mich|mir)>|<(?:drang|druck) (?:mich |zum )?(?:zu )?(?:ritzen|schneiden|verletzen)>',
  ),
  ...of(
    'self',
    2,
    'harmed',
    '<(?:mein|meine|der|die) (?:mann|frau|freund|freundin|vater|mutter|papa|mama|stiefvater|stiefmutter|bruder|onkel|opa|ex|partner|partnerin|chef|trainer|lehrer)(?: (?!nie|nicht)\\p{L}+){0,3} (?:schlagt|schlug|verprugelt|wurgt|vergewaltigt|missbraucht|tritt|bedroht) mich>(?! (?:im|beim) (?:schach|spiel|tennis|kartenspiel))',
    '<(?:er|sie|papa|vater|mann|freund|ex|onkel)(?: \\p{L}+){0,3} mich(?: \\p{L}+){0,2} (?:gewurgt|geschlagen|vergewaltigt|verprugelt|missbraucht|getreten|angefasst|begrapscht)>(?<!<(?:schach|tennis|spiel)>.{0,60})|<ich (?:wurde|werde|bin)(?: \\p{L}+){0,3} (?:vergewaltigt|missbraucht|verprugelt|geschlagen|gewurgt)(?: worden)?>|<(?:bringt|bringe|brachte) mich um,? wenn ich (?:gehe|ihn verlasse|sie verlasse|was sage|etwas sage)>',
  ),
];

const FRENCH_PILLS =
  '(?:doliprane|paracetamol|cachets|comprimes|somniferes|pilules|medicaments?|medocs|xanax|lexomil|antidepresseurs|gouttes|grammes)';
const FRENCH_LED =
  "(?:veux|vais|voudrais|pourrais|aimerais|dois|compte|prefere|envie d(?:e|')|pens\\p{L}* a|songe\\p{L}* a|reve d(?:e|')|failli|pret\\p{L}* a|idee d(?:e|')|essaye? d(?:e|')|voulu)";

export const FRENCH_MORE = [
  ...of(
    'self',
    3,
    'plan',
    "<(?:suis|debout|assise?|reste) (?:deja |la )?(?:sur|au bord|a cote)(?: (?:le|la|les|du|de la|un|une|d'un))? (?:pont|toit|rebord|parapet|falaise|balcon|rails|voies|quai|fenetre)>.{0,40}<(?:saut\\p{L}+|adieu|en finir|me jeter|me lancer)>",
    `<(?:avale|pris|gobe|bu)(?: \\p{L}+){0,3} (?:toute?s?|boites?|plaquettes?|trop|\\d\\d)(?: \\p{L}+){0,3} ${FRENCH_PILLS}>(?!.{0,30}<(?:medecin|docteur|ordonnance)>)`,
  ),
  ...of(
    'self',
    2,
    'plan',
    `<${FRENCH_LED} ?(?:\\p{L}+ ){0,2}?(?:me (?:jeter (?:sous|du|d'un|de la|par la|dans le vide|devant)|pendre|noyer|flinguer|tirer une balle|defenestrer|supprimer|foutre en l'air|buter|tailler les veines|suicider|tuer)|m'(?:ouvrir les veines|immoler|empoisonner|oter la vie)|sauter (?:du|d'un|de la|par la|dans le vide)|mettre fin a (?:ma vie|mes jours|tout)|en finir)>(?! (?:avec (?!la vie|ma vie|tout)|de rire|un oeil|en parachute|a la tache|au travail))`,
    "<(?:achete|trouve|prepare|commande|j'ai|cache)(?: \\p{L}+){0,3} (?:corde|lames? de rasoir|arme|pistolet|fusil)>.{0,40}<(?:date|ce soir|cette nuit|pendre|finir|pret\\p{L}*|choisi|noeud|personne ne sait)>(?!.{0,20}<(?:escalade|bateau|chasse)>)",
    `<combien (?:de |d')?(?:\\p{L}+ ){0,2}?${FRENCH_PILLS}>.{0,35}<(?:mourir|tuer|crever|en finir|mortel\\p{L}*|reveiller|overdose)>`,
    "<(?:lettres?|mots?) d'adieux?>(?<=<(?:ma|mes|mon|ecrit|ecris|laisse|redige\\p{L}*|une)(?: \\p{L}+){0,4} d'adieux?)(?!.{0,20}<(?:collegues|travail|classe)>)|<m'ouvr\\p{L}+ les veines>|<me tirer une balle>(?! dans le pied)",
    '<(?:moyen|methode|facon|maniere)(?: \\p{L}+){0,4} (?:mourir|de se tuer|de me tuer|se suicider|en finir|sans douleur|partir sans souffrir)>',
  ),
  ...of(
    'self',
    2,
    'ideation',
    "<(?:m'endormir|dormir|fermer les yeux)(?: (?!reveil)\\p{L}+){0,3} (?:plus|jamais)(?: jamais)? (?:me reveiller|se reveiller|ouvrir les yeux)>|<ne (?:plus|jamais)(?: jamais)? me reveiller>|<(?:mourir|crever|partir) dans mon sommeil>",
    "<(?:plus heureu\\p{L}+|mieux|soulage\\p{L}*|tranquilles?|plus simple|plus facile|content\\p{L}*).{0,25}si (?:j'etais (?:morte?|plus la)|je (?:mourais|disparaissais|me tuais)|je n'etais (?:plus|pas) la|je n'existais (?:plus|pas))>|<si (?:j'etais morte?|je pouvais mourir|je mourais|je me tuais)>.{0,40}<(?:soulage\\p{L}*|mieux|heureu\\p{L}+|tranquil\\p{L}*|paix|libre\\p{L}*|personne)>",
    "<(?:plus|aucune|pas|marre|assez)(?: d(?:e|'))? ?(?:l')?(?:envie|raison|gout|force|courage)?(?: d(?:e|'))? ?(?:vivre|la vie|exister|etre en vie)>(?<=<(?:n'|j'|j'ai|ai|trouve|vois|sans|en)(?: \\p{L}+){0,3} ?[\\p{L}' ]{0,30})(?! (?:a|en|avec|ici|chez|dans|de|du|parisienne|etudiante|a deux)>)",
    "<(?:j'aimerais|je voudrais|j'aurais (?:prefere|voulu|aime)|je prefere\\p{L}*|je souhaite\\p{L}*) (?:ne (?:jamais|pas) (?:etre nee?|exister)|etre morte?|n'avoir jamais existe|ne plus (?:exister|etre la|vivre))>|<ne vaut (?:plus|pas) (?:la peine|le coup) d'etre vecue>|<quitter ce monde>|<me laisser mourir>|<pense(?:r|s|e)? (?:\\p{L}+ ){0,2}a la mort>(?! de)",
  ),
  ...of(
    'self',
    2,
    'self_harm',
    '<(?:me suis|me|je me) (?:\\p{L}+ ){0,2}?(?:coupee?|tailladee?|entaillee?|brulee?|scarifiee?|coupe|taillade|brule|griffe) (?:\\p{L}+ ){0,2}?(?:bras|poignets?|jambes?|cuisses?|veines|peau|ventre)>(?!.{0,30}<(?:cuisin\\p{L}+|four|fer|chat|rasant|accident|expres pas)>)',
  ),
  ...of(
    'self',
    2,
    'harmed',
    "<(?:mon|ma) (?:copain|copine|mari|femme|pere|mere|ex|beau pere|belle mere|oncle|frere|conjoint|compagnon|patron|prof|grand pere|mec)(?: (?!jamais|pas)\\p{L}+){0,2} (?:me |m'a |m')(?:\\p{L}+ )?(?:frapp\\p{L}+|bat|battue?|viol\\p{L}+|etrangl\\p{L}+|gifl\\p{L}+|cogn\\p{L}+|tabass\\p{L}+|touche|menac\\p{L}+)>(?! (?:a|au|aux) )",
    "<(?:il|elle|on) m'(?:a|ont) (?:\\p{L}+ )?(?:frappee?|battue?|violee?|etranglee?|tabassee?|agressee?)>(?! (?:a|au|aux) )|<j'ai ete (?:violee?|agressee?|battue?|frappee?)>|<(?:qu'il|qu'elle|il|elle) (?:va )?me tuer\\p{L}*(?: si| quand|$)|<(?:dit|menace\\p{L}*)(?: \\p{L}+){0,2} (?:qu'il|qu'elle|de) me tuer\\p{L}*",
  ),
];

const SPANISH_PILLS =
  '(?:pastillas|pildoras|tabletas|somniferos|ansioliticos|antidepresivos|paracetamol|ibuprofeno|medicamentos|calmantes|clonazepam|valium)';

export const SPANISH_MORE = [
  ...of(
    'self',
    3,
    'plan',
    '<(?:estoy|parad[oa]|sentad[oa]|subid[oa]) (?:\\p{L}+ )?(?:en|sobre|al borde de|encima de|frente a) (?:la|el|las|un|una|del) ?(?:azotea|puente|tejado|cornisa|balcon|vias|techo|edificio|barandilla|acantilado|ventana)>.{0,40}<(?:saltar|salto|tirarme|lanzarme|adios|acabar|matarme)>(?! (?:a la piscina|al agua))',
    `<(?:me (?:he )?(?:tome|tomado|trague|tragado)|tome|trague)(?: \\p{L}+){0,3} (?:todas?|todos|caja|frasco|bote|\\d\\d|monton)(?: \\p{L}+){0,4} ?${SPANISH_PILLS}?>(?!.{0,30}<(?:medico|doctor|receta|fotos|agua)>)`,
  ),
  ...of(
    'self',
    2,
    'plan',
    '<(?:pienso|pensando|pensado|pense|sueno|imagino|ganas|quiero|quisiera|voy|iba|podria|planeo|decidi|decidido|intente)(?: \\p{L}+){0,2} (?:en |de |a )?(?:tirarme|saltar|ahorcarme|colgarme|lanzarme|arrojarme|aventarme|pegarme un tiro|cortarme las venas|matarme|suicidarme|envenenarme)(?: (?:del?|al|desde|por|a) (?:\\p{L}+ )?(?:puente|tren|metro|balcon|ventana|azotea|edificio|vias|rio|techo))?>(?<=<(?:ahorcarme|colgarme|pegarme un tiro|matarme|suicidarme|envenenarme|cortarme las venas|puente|tren|metro|balcon|ventana|azotea|edificio|vias|rio|techo))',
    '<me (?:quiero|voy a|quisiera|podria) (?:pegar|dar|meter) un tiro>(?! en el pie)|<(?:pegarme|darme|meterme) un tiro>(?! en el pie)',
    '<(?:ya tengo|tengo|compre|he comprado|consegui|guardo|escondi)(?: \\p{L}+){0,2} (?:soga|cuerda|pistola|arma|navaja|cuchillas?)>(?<=soga|.{0,60}(?:pistola|arma|cuerda|navaja|cuchillas?))(?=.{0,40}<(?:esta noche|ahorc\\p{L}+|listo|lista|matar\\p{L}*|nadie sabe|decidid\\p{L}+|carta|todo)>|.{0,3}$)(?<=<(?:ya tengo|soga|.{0,20}ahorc).{0,60})',
    `<cuant[oa]s (?:\\p{L}+ )?${SPANISH_PILLS}>.{0,35}<(?:morir\\p{L}*|matar\\p{L}*|mueres?|letal|mortal|sobredosis|no despertar)>`,
    '<(?:carta|nota|cartas) (?:de despedida|suicida|de suicidio)>(?<=<(?:escrib\\p{L}+|escrito|deje|mi|mis|dejado|una|la)(?: \\p{L}+){0,4} (?:despedida|suicida|suicidio))(?!.{0,25}<(?:companeros|trabajo|colegas|clase)>)',
    '<(?:forma|manera|metodo)s? (?:\\p{L}+ ){0,3}?(?:de morir|de matarme|de suicidarme|de acabar con mi vida|sin dolor|indolora)>',
  ),
  ...of(
    'self',
    2,
    'ideation',
    '<(?:sin|no tengo|ya no tengo|perdi las|no me quedan) (?:mas )?(?:ganas|motivos?|razon(?:es)?|fuerzas?) (?:de|para) (?:seguir )?(?:vivir|viviendo|existir|estar viv[oa])>(?! (?:en|con|aqui)>)',
    '<ojala (?:\\p{L}+ ){0,3}?(?:no (?:despertara|despierte|hubiera nacido|existiera)|me (?:muriera|muera|mate|matara|atropelle\\p{L}*)|estuviera muert[oa])>|<(?:desearia|preferiria|quisiera|hubiera preferido|me gustaria)(?: \\p{L}+){0,2} no (?:haber nacido|existir|despertar|estar viv[oa]|estar aqui)(?= ?(?:$|[.,!;\\n]|mas|nunca))',
    '<no quiero (?:seguir|estar|vivir|continuar) (?:mas )?(?:en este mundo|en esta vida|viviendo|viv[oa])(?! (?:en|con|aqui))|<si (?:yo )?(?:me muero|me muriera|muriera|no estuviera|desapareciera|me mato)>.{0,35}<(?:mejor|nadie|felices|alivio|tranquil\\p{L}+)>|<(?:mejor|felices|alivio|tranquil\\p{L}+).{0,25}si (?:me muero|me muriera|muriera|no estuviera|desapareciera|no existiera|me mato)>',
    '<(?:prefiero|mejor|preferiria) (?:estar |la )?(?:muert[oa]|muerte|morir\\p{L}*) (?:que|a|antes)>(?! (?:comer|perder el|usar|ver|bailar|cantar))|<(?:quiero|deseo|voy a) (?:\\p{L}+ )?(?:dejar de (?:existir|vivir)|irme de este mundo|descansar para siempre|dormir para siempre|no despertar)>|<la vida no (?:vale|merece) (?:la pena|nada)>|<(?:quiero|necesito) que (?:todo|mi vida) (?:acabe|termine|se acabe)>|<dormir(?:me)? y no despertar>',
  ),
  ...of(
    'self',
    2,
    'self_harm',
    '<me (?:corto|corte|estoy cortando|quemo|queme|quemado|cortado|rasguno|he cortado|lastimo|lastime) (?:\\p{L}+ ){0,3}?(?:brazos?|piernas?|munecas?|muslos?|venas|piel|antebrazos?)>(?!.{0,30}<(?:cocinando|afeit\\p{L}+|sin querer|plancha|horno|depil\\p{L}+|gato)>)',
  ),
  ...of(
    'self',
    2,
    'harmed',
    '<mi (?:marido|esposo|novio|pareja|ex|padre|padrastro|madre|madrastra|tio|hermano|hijo|esposa|novia|jefe|papa|mama|abuelo)(?: (?!nunca|no)\\p{L}+){0,2} me (?:pega|pego|golpea|golpeo|viola|violo|maltrata|abusa|ahorca|ahorco|amenaza|patea|toca|ha pegado|estrangul\\p{L}+)>(?! (?:la gana|un susto|al ajedrez))',
    '<(?:intento|quiso|trato de|casi) (?:ahogarme|matarme|estrangularme|violarme|ahorcarme)>|<me (?:violo|violaron|han violado|golpearon|apunalo|estrangulo)>|<(?:dice|dijo|amenaza|amenazo)(?: \\p{L}+){0,3} (?:que )?(?:me va a matar|me mata|con matarme|me matara)>',
  ),
  ...of(
    'self',
    1,
    'ideation',
    '<nadie (?:me )?(?:va a |me )?(?:extranar\\p{L}*|echar\\p{L}* de menos|notar\\p{L}*|llorar\\p{L}*)(?= |$)|<soy una (?:carga|molestia)>|<estorbo>',
  ),
];
