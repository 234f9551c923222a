import { of, type Tongue } from './tongue';
import { GERMAN_MORE } from './tongues-grammar';

/** German, Dutch, Polish and Turkish. */

export const GERMAN: Tongue = {
  name: 'german',
  denial:
    /(?<!\p{L})(?:kein|keine|keinen|nicht|nie|niemals|ohne)(?: (?:an|uber|von|mehr|solche|akuten?|irgendwelche)){0,2} ?$/u,
  signs: [
    ...GERMAN_MORE,
    ...of(
      'self',
      3,
      'plan',
      '<(?:alle|die ganzen|viel zu viele|eine ganze packung) (?:meine |der )?(?:tabletten|pillen|schlaftabletten|medikamente) (?:genommen|geschluckt)>',
      '<(?:heute|jetzt|gleich|heute nacht|morgen) (?:bringe ich mich um|mache ich schluss|nehme ich mir das leben|springe ich)>|<ich bringe mich (?:heute|jetzt|heute nacht|gleich) um>|<ich stehe auf (?:der brucke|dem dach)>',
    ),
    ...of(
      'self',
      2,
      'ideation',
      '<ich (?:will|mochte|wollte|wurde|muss)(?: (?!nicht|nie|kein)\\p{L}+){0,3} (?:sterben|tot sein|mich (?:umbringen|toten|erhangen|erschiessen)|mir (?:das leben nehmen|was antun|etwas antun)|selbstmord begehen|schluss machen mit (?:meinem|dem) leben)>(?! vor)',
      '<(?:will|mochte) (?:nur noch|nur|endlich|einfach|bloss|am liebsten) sterben>',
      '<(?:ich (?:will|mochte|kann|mag)|will ich)(?: (?!nicht)\\p{L}+){0,2} nicht mehr (?:leben|weiterleben|da sein|existieren|aufwachen|aufwachen mussen)>',
      '<(?:ich )?(?:bringe?|bring) mich(?: \\p{L}+){0,2} um>(?! die ecke)|<(?:schluss machen mit|beende|beenden)(?: \\p{L}+)? leben>|<mein leben (?:beenden|ist nicht(?:s)? mehr wert|nicht mehr lebenswert)>|<meinem leben ein ende>',
      '<(?:suizidgedanken|selbstmordgedanken|nicht mehr aufzuwachen|nicht mehr aufwachen|suizidal|lebensmude|todeswunsch)>|<denke?(?: \\p{L}+){0,2} (?:an|uber) (?:selbstmord|suizid)>(?!\\p{L}| (?:statistik|pravention))',
      '<(?:ich )?(?:wunschte|wunsche mir|wunschte mir),? (?:dass )?ich (?:ware |sei )?(?:tot|nie geboren|nicht mehr da)>|<ware ich (?:doch |nur |lieber )?(?:tot|nie geboren)>|<ware(?: ich)? (?:gern|gerne|lieber|am liebsten|doch|besser) tot>|<(?:nachgedacht|denke|dachte|uberlege|uberlegt|vorstelle|gedanken)[^.!?\\n]{0,40}(?:umzubringen|vor (?:den|einen) zug|mir das leben zu nehmen|zu sterben|mich zu toten|zu erhangen|von (?:der|einer) brucke|runterzuspringen|schluss zu machen|nicht mehr da zu sein)>|<am liebsten (?:tot|nicht mehr da)>',
    ),
    ...of(
      'self',
      2,
      'self_harm',
      '<(?:mich|mir)(?: \\p{L}+){0,3} (?:geritzt|selbst verletzt|selbst wehgetan)>|<(?:ich )?(?:ritze|verletze) mich(?: \\p{L}+)?(?: selbst)?>(?! (?:beim|am|leicht|immer beim))|<(?:mich|mir) (?:ritzen|selbst verletzen|die pulsadern|selbst wehtun)>',
    ),
    ...of(
      'self',
      2,
      'voices',
      '<stimmen?>.{0,25}<(?:sagen|sagt|befehlen|befiehlt|wollen)>.{0,35}<(?:wehtun|umbringen|springen|toten|antun|verletzen|sterben|schneiden)>',
    ),
    ...of(
      'self',
      1,
      'ideation',
      '<wozu (?:soll ich |noch |uberhaupt )?(?:soll ich )?(?:uberhaupt )?(?:noch )?(?:weitermachen|leben|weiterleben)>|<halte (?:das leben|es|das alles) (?:einfach )?nicht mehr aus>|<ohne mich (?:ware|waren|ginge|geht|gehts)>|<ich kann (?:einfach |echt |so )?nicht mehr(?= ?(?:$|[.,!;\\n]))|<(?:alles|das leben|mein leben|es)(?: \\p{L}+){0,3} keinen sinn>|<(?:nur )?(?:eine|zur) last>(?! minute)|<(?:allen|jedem|euch|meiner familie)(?: \\p{L}+){0,2} im weg>|<(?:niemand|niemandem|keiner|keinem)(?: \\p{L}+){0,2} (?:vermissen|fehlen|merken,? wenn ich|auffallen,? wenn ich)>|<(?:wurde|wurd)(?: \\p{L}+){0,2} (?:keiner|niemand) merken>|<kein(?:en)? (?:ausweg|hoffnung|lebenswillen)(?: mehr)?>|<keine (?:hoffnung|kraft) mehr>',
    ),
    ...of(
      'other',
      2,
      'ideation',
      '<(?:er|sie|(?:mein|meine|unser|unsere|ein|eine) \\p{L}+)(?: (?!nicht|nie)\\p{L}+){0,3} (?:will|wolle|mochte|droht|wollte),?(?: damit,?)?(?: \\p{L}+){0,1} (?:sterben|sich (?:umzubringen|umbringen|toten|das leben (?:zu )?nehmen|was antun|etwas antun|erhangen)|nicht mehr leben)>',
    ),
  ],
};

export const DUTCH: Tongue = {
  name: 'dutch',
  denial: /(?<!\p{L})(?:niet|nooit|geen|zonder)(?: (?:aan|van|meer|echt|zulke)){0,2} ?$/u,
  signs: [
    ...of(
      'self',
      3,
      'plan',
      '<(?:alle|een hele doos|veel te veel) (?:mijn )?(?:pillen|tabletten|medicijnen) (?:genomen|geslikt)>|<(?:vanavond|vannacht|vandaag|nu) (?:maak ik er een eind(?:e)? aan|pleeg ik zelfmoord)>',
    ),
    ...of(
      'self',
      2,
      'ideation',
      '<ik (?:wil|wilde|zou|wou)(?: (?!niet|nooit|geen)\\p{L}+){0,3} (?:dood(?: zijn| was)?|sterven|doodgaan|zelfmoord plegen|er niet meer zijn|er een eind(?:e)? aan maken|mezelf (?:doden|van kant maken|ophangen|iets aandoen|wat aandoen)|uit het leven stappen)>(?! (?:hout|gewicht|van))',
      '<(?:wil|zou) ik(?: (?!niet)\\p{L}+){0,3} (?:niet meer (?:zijn|leven)|dood|sterven)>|<wil(?: (?!niet|nooit)\\p{L}+){0,2} dood(?= ?(?:$|[.,!;\\n]|zijn))|<(?:eraan|erover|aan) (?:gedacht|denk|nagedacht)[^.!?\\n]{0,30}(?:springen|doden|van kant|zelfmoord|einde aan)>|<zie het(?: leven)? niet meer zitten>',
      '<(?:ik )?wil niet meer (?:leven|verder leven|bestaan|wakker worden|er zijn)>(?! (?:in|met|hier|bij)>)',
      '<ik maak er een eind(?:e)? aan(?= ?(?:$|[.,!;\\n]))|<(?:zelfmoordgedachten|suicidaal|suicidale|doodswens|levensmoe)>|<denk(?: \\p{L}+){0,2} aan (?:zelfmoord|doodgaan|sterven|de dood|mijn dood)>|<zelfmoord plegen(?= ?(?:$|[.,!;\\n]))',
    ),
    ...of(
      'self',
      2,
      'self_harm',
      '<mezelf (?:weer |opnieuw |gisteren )?(?:gesneden|gekrast|pijn gedaan|verwond)>|<(?:ik )?snijd?(?: \\p{L}+)? mezelf>|<mezelf (?:pijn doen|snijden|verwonden)>',
    ),
    ...of(
      'self',
      1,
      'ideation',
      '<beter af zonder mij>|<ik kan niet meer(?= ?(?:$|[.,!;\\n]))|<(?:een|tot) last(?: voor)?>|<geen zin meer in (?:het|mijn) leven>|<(?:mijn leven|het leven|alles) heeft geen zin>|<niemand (?:zou )?(?:mij|me) mis\\p{L}+>',
    ),
    ...of(
      'other',
      2,
      'ideation',
      '<(?:hij|ze|zij|mijn \\p{L}+|een \\p{L}+)(?: \\p{L}+){0,4} (?:dood wil|wil (?:dood|sterven|doodgaan|zelfmoord plegen|niet meer leven|een eind(?:e)? aan)|zelfmoord wil plegen|niet meer wil leven)>',
    ),
  ],
};

/** First and third person fall together without their accents: who is spoken of stands before it. */
const POLISH_KIN =
  '(?:ona|on|moja|moj|nasza|nasz|siostra|brat|kolega|kolezanka|przyjaciel|przyjaciolka|corka|syn|mama|tata)';
const POLISH_WISH =
  '(?:chce|chcial|chciala|chcialbym|chcialabym|mysli zeby) (?:juz |po prostu |tylko |czasem )?(?:umrzec|sie zabic|zabic sie|ze soba skonczyc|skonczyc ze soba|odebrac sobie zycie|popelnic samobojstwo|nie zyc|zniknac na zawsze)';
export const POLISH: Tongue = {
  name: 'polish',
  denial: /(?<!\p{L})(?:nie|nigdy|bez|zadnych)(?: (?:juz|mam))? ?$/u,
  signs: [
    ...of(
      'self',
      3,
      'plan',
      '<(?:polknal\\p{L}+|polknel\\p{L}+|wzial\\p{L}+|wziel\\p{L}+) (?:wszystkie|cale opakowanie|za duzo) ?(?:tabletki|tabletek|leki|lekow)?>|<(?:dzisiaj|dzis|teraz) (?:sie zabije|ze soba skoncze)>',
    ),
    ...of(
      'other',
      2,
      'ideation',
      `<${POLISH_KIN}>[^.!?;\\n]{0,40}<(?:${POLISH_WISH}|nie chce (?:juz )?zyc|sie zabije|mysli o samobojstwie)>`,
    ),
    ...of(
      'self',
      2,
      'ideation',
      `<${POLISH_WISH}>(?! ze smiechu)`,
      '<nie chce (?:juz )?(?:mi sie )?(?:juz )?(?:dluzej )?(?:zyc|istniec|sie obudzic)>(?! (?:w|z|tu|tutaj|sam|sama|na)>)',
      '<(?:wolal|wolala)bym (?:nie zyc|umrzec)>|<zabije sie>|<mysl\\p{L}+ o samobojstwie>|<mysli samobojcze>|<zycie nie ma sensu>|<mysl\\p{L}+ (?:o tym )?zeby (?:sie zabic|umrzec|skoczyc|ze soba skonczyc)>|<skonczyc (?:ze soba|z zyciem)>',
    ),
    ...of(
      'self',
      2,
      'self_harm',
      '<(?:pocielam|pocialem|pocielem) sie>|<sie (?:pocielam|pocialem|tne|okaleczam)>|<tne sie>|<zrobic sobie krzywde>',
    ),
    ...of(
      'self',
      1,
      'ideation',
      '<beze mnie>[^.!?\\n]{0,20}<lepiej>|<lepiej beze mnie>|<nie (?:daje|dam) (?:juz )?rady>|<jestem (?:dla \\p{L}+ )?ciezarem>|<nie mam (?:po co|dla kogo) zyc>|<nikt by (?:nie|za mna)>',
    ),
  ],
};

export const TURKISH: Tongue = {
  name: 'other',
  denial: null,
  signs: [
    ...of('other', 2, 'ideation', '<(?:olmek|kendini oldurmek|intihar etmek) istiyor(?:mus)?>'),
    ...of(
      'self',
      2,
      'ideation',
      '<olmek istiyorum>|<kendimi (?:oldurmek|oldurecegim|olduresim|asmak)>|<(?<!(?:da|de|ta|te) )yasamak istemiyorum>|<intihar (?:etmek istiyorum|edecegim|etmeyi dusun\\p{L}+|dusun\\p{L}+)>|<kendime zarar ver\\p{L}+>|<hayatima son ver\\p{L}+>|<canima kiy\\p{L}+>|<keske (?:olsem|olseydim|hic dogmasaydim)>',
    ),
    ...of(
      'self',
      1,
      'ideation',
      '<bensiz (?:daha|herkes)>|<dayanamiyorum artik>|<artik dayanamiyorum>|<yasamanin (?:bir )?anlami yok>',
    ),
  ],
};
