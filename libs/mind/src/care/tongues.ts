import type { Sign } from './sign';

/** Languages a soul can answer plainly in where help is needed, and those it cannot. */
export type TongueName = 'spanish' | 'french' | 'german' | 'portuguese' | 'italian' | 'dutch' | 'polish' | 'other';

/** The plain forms of other languages. Read on a levelled message: lower case, without accents. */
export interface Tongue {
  name: TongueName;
  /** What denies a sign that stands right after it. */
  denial: RegExp | null;
  signs: readonly Sign[];
}

const of = (about: 'self' | 'other', tier: Sign['tier'], kind: Sign['kind'], ...sources: string[]): Sign[] =>
  sources.map((source) => ({
    tier,
    kind,
    of: about,
    light: false,
    // Where a word begins and ends is told by letters of any script.
    pattern: new RegExp(
      source.replace(/(?<!\(\?)</g, String.raw`(?<![\p{L}\p{N}])`).replace(/>/g, String.raw`(?![\p{L}\p{N}])`),
      'gu',
    ),
  }));

const SPANISH: Tongue = {
  name: 'spanish',
  denial: /(?<!\p{L})(?:no|nunca|jamas|tampoco|ni)(?: (?:me|te|se))? ?$/u,
  signs: [
    ...of(
      'self',
      3,
      'plan',
      '<(?:tengo|con) (?:las|mis|todas las|unas) (?:pastillas|pildoras).{0,40}(?:en la mano|esta noche|lo voy a hacer|hoy)>',
      '<(?:me (?:he )?tome|me he tomado|he tomado|tome|trague) (?:todas|un monton de|demasiadas|la caja entera)>',
      '<(?:me voy a|voy a) (?:matar(?:me)?|suicidar(?:me)?|ahorcar(?:me)?|tirar(?:me)?) (?:esta noche|hoy|ahora|manana)>',
    ),
    ...of(
      'self',
      2,
      'ideation',
      '<(?:me )?(?:quiero|quisiera|queria|deseo|prefiero|preferiria) (?:morir(?:me)?|matar(?:me)|suicidar(?:me)?|quitarme la vida|desaparecer para siempre|dejar de (?:vivir|existir)|acabar con (?:mi vida|todo)|terminar con mi vida|estar muert[oa]|ahorcarme)>(?! de (?:risa|verguenza|hambre|amor|ganas|sueno))',
      '<(?:tengo|siento|me dan|con) (?:muchas |unas )?ganas de (?:morir(?:me)?|matarme|suicidarme|no (?:vivir|despertar)|desaparecer para siempre)>(?! de (?:risa|hambre))',
      '<(?:pienso|pensando|pensado|pense|planeo|intente|intentado|considero|imagino|idea de|voy a|podria|deberia|ganas de|quiero)(?: \\p{L}+){0,2} (?:matarme|suicidarme|quitarme la vida|(?:el )?suicidio|tirarme (?:de|por|al|a)|ahorcarme|cortarme las venas|no despertar)>',
      '<me (?:voy a|quiero|quisiera) (?:matar|suicidar|ahorcar)>',
      '<no (?:quiero|deseo) (?:seguir )?(?:vivir|viviendo|estar viv[oa]|existir|despertar)>(?! (?:en|con|aqui|alli|sol[oa]|cerca|lejos|temprano))',
      '<(?:ideas|pensamientos) (?:suicidas|de suicidio|de muerte)>|<no vale la pena vivir>|<ojala (?:me muriera|estuviera muert[oa]|no despertara)>',
    ),
    ...of(
      'self',
      2,
      'self_harm',
      '<me (?:corte|he cortado|corto|estoy cortando) (?:los brazos|las venas|las munecas|las piernas|otra vez|de nuevo)>|<me autolesion\\p{L}+>|<(?:quiero|ganas de) (?:hacerme dano|cortarme|lastimarme)>(?! el pelo)',
    ),
    ...of(
      'self',
      2,
      'voices',
      '<voces>.{0,30}<(?:dicen|ordenan|piden)>.{0,30}<(?:dano|mate|matar\\p{L}*|muera|salte|corte)>',
    ),
    ...of(
      'self',
      1,
      'ideation',
      '<(?:mejor|mas felices) (?:sin mi|si yo (?:no|me))>|<no (?:puedo|aguanto) mas>|<mi vida no (?:tiene sentido|vale nada)>|<soy una carga>|<a nadie le import\\p{L}+(?: si (?:me|yo|desapare\\p{L}+)|(?= ?(?:$|[.,!\\n])))>|<nadie (?:me echaria de menos|me extranaria|notaria)>|<sin ganas de (?:vivir|nada)>|<no tengo ganas de vivir>|<no tengo (?:motivos|razones) para vivir>|<no le veo sentido a (?:la vida|nada)>',
    ),
    ...of(
      'other',
      2,
      'ideation',
      '<(?:se )?(?:quiere|quieren|queria|piensa|amenaza con|habla de|dijo que se iba a)(?: en)? (?:morir(?:se)?|matar(?:se)|suicidar(?:se)?|quitarse la vida)>|<(?:ella|el|mi \\p{L}+) se quiere (?:matar|suicidar|morir)>|<(?:no quiere|ya no quiere) (?:seguir )?(?:vivir|viviendo)>',
    ),
  ],
};

const FRENCH: Tongue = {
  name: 'french',
  denial: /(?<!\p{L})(?:pas|jamais|plus|aucunes?|sans)(?: (?:de|d'|du tout))? ?$/u,
  signs: [
    ...of(
      'self',
      3,
      'plan',
      "<j'ai (?:deja )?(?:pris|avale) (?:tous|toute|toutes|plein de|trop de) (?:mes |les |la |de )?(?:medicaments?|boite|cachets|comprimes|pilules|somniferes)>(?!.{0,30}<(?:medecin|docteur)>)",
      "<je vais (?:me (?:tuer|suicider|pendre|jeter)|en finir|mourir) (?:ce soir|cette nuit|maintenant|aujourd'hui|demain)>",
    ),
    ...of(
      'self',
      2,
      'ideation',
      "<(?:je|j') ?(?:ne )?(?:veux|voudrais|souhaite|prefere|prefererais|aimerais|vais|compte|pense a)(?: bien| juste| vraiment| tellement| seulement)? (?:me (?:tuer|suicider|pendre|foutre en l'air)|mourir|crever|en finir|etre morte?|disparaitre (?:a jamais|pour toujours))>(?! (?:de (?:rire|faim|honte)|moins|avec (?!la vie|ma vie|tout)))",
      "<j'ai (?:tellement |trop |tres |vraiment |souvent |juste )?envie d(?:e |')(?:mourir|en finir|crever|me (?:tuer|suicider|pendre)|disparaitre (?:a jamais|pour toujours))>(?! (?:de (?:rire|faim)|avec (?!la vie|ma vie|tout)))",
      '<(?:ne )?veux plus (?:vivre|etre (?:en vie|la|vivante?)|exister|me reveiller)>(?! (?:a|en|avec|ici|chez|dans|seule?|pres)>)',
      "<(?:n'|j')?ai plus envie de (?:vivre|exister|etre (?:la|en vie)|continuer a vivre)>(?! (?:a|en|avec|ici|chez|dans)>)",
      "<(?:idees|pensees|envies|pulsions) suicidaires>|<je suis suicidaire>|<pens(?:e|ais|er|ant) (?:souvent |beaucoup |encore |tout le temps )?(?:au suicide|a me (?:tuer|suicider)|a en finir)>|<(?:pens\\p{L}+|songe\\p{L}*|envie|imagine\\p{L}*|tentee?|pret\\p{L}*|voulu|voulais)(?: \\p{L}+){0,2} (?:a|de|d')? ?me (?:jeter (?:sous|par|d|dans|du)|tuer|suicider|pendre|ouvrir les veines|foutre en l'air|supprimer)>|<(?:je veux|j'aimerais|je voudrais) (?:juste|seulement) (?:mourir|en finir|disparaitre pour toujours)>|<mettre fin a mes jours>|<m'oter la vie>|<(?:ne vaut|vaut) pas la peine d'etre vecue>",
    ),
    ...of(
      'self',
      2,
      'self_harm',
      '<je me suis (?:encore |re)?(?:scarifiee?|taillade\\p{L}*|mutilee?)>|<je me suis encore (?:coupee?|fait du mal)>|<je me (?:scarifie|mutile|coupe (?:les (?:bras|veines|cuisses)|volontairement))>|<(?:envie|besoin) de me (?:faire du mal|couper|scarifier)>|<coupee? (?:les veines|les bras|expres)>',
    ),
    ...of(
      'self',
      2,
      'voices',
      '<voix>.{0,30}<(?:disent|dit|ordonnent|ordonne)>.{0,25}<(?:mal|tuer|sauter|mourir|couper|frapper)>',
    ),
    ...of(
      'self',
      1,
      'ideation',
      "<mieux sans moi>|<(?:n'|j')?en peux plus>|<ma vie (?:ne sert a rien|n'a (?:plus|pas|aucun) (?:de )?sens|est finie)>|<un (?:poids|fardeau) pour (?:tout le monde|tous|ma famille|eux|les autres|mes)>|<a quoi bon (?:vivre|continuer)>|<(?:je )?(?:ne )?manquer\\p{L}+ a personne>|<personne ne (?:remarquer\\p{L}+|me pleurer\\p{L}+)>|<la vie ne vaut (?:plus|pas) (?:la peine|le coup)>|<(?:personne ne|je ne) (?:me regretter\\p{L}+|manquer\\p{L}+ a personne)>|<plus (?:aucun )?espoir>|<je (?:ne )?sers a rien>",
    ),
    ...of(
      'other',
      2,
      'ideation',
      "<(?:il|elle|qu'il|qu'elle|on|(?:mon|ma|notre|un|une) \\p{L}+)(?: \\p{L}+){0,3} (?:veut|va|voudrait|menace de|parle de|pense a)(?: vraiment)? (?:mourir|en finir|se (?:tuer|suicider|pendre|faire du mal))>|<(?:il|elle) (?:ne )?veut plus vivre>",
    ),
  ],
};

const GERMAN: Tongue = {
  name: 'german',
  denial: /(?<!\p{L})(?:kein|keine|keinen|nicht|nie|niemals|ohne)(?: \p{L}+){0,2} ?$/u,
  signs: [
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
      '<(?:ich (?:will|mochte|kann|mag)|will ich)(?: (?!nicht)\\p{L}+){0,2} nicht mehr (?:leben|weiterleben|da sein|existieren|aufwachen|aufwachen mussen)>',
      '<(?:ich )?(?:bringe?|bring) mich(?: \\p{L}+){0,2} um>(?! die ecke)|<(?:schluss machen mit|beende|beenden)(?: \\p{L}+)? leben>|<mein leben (?:beenden|ist nicht(?:s)? mehr wert|nicht mehr lebenswert)>|<meinem leben ein ende>',
      '<(?:suizidgedanken|selbstmordgedanken|suizidal|lebensmude|todeswunsch)>|<denke?(?: \\p{L}+){0,2} (?:an|uber) (?:selbstmord|suizid)>(?!\\p{L}| (?:statistik|pravention))',
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
      '<ohne mich (?:ware|waren|ginge|geht|gehts)>|<ich kann (?:einfach |echt |so )?nicht mehr(?= ?(?:$|[.,!;\\n]))|<(?:alles|das leben|mein leben|es)(?: \\p{L}+){0,3} keinen sinn>|<(?:nur )?(?:eine|zur) last>(?! minute)|<(?:niemand|niemandem|keiner|keinem)(?: \\p{L}+){0,2} (?:vermissen|fehlen|merken,? wenn ich|auffallen,? wenn ich)>|<(?:wurde|wurd)(?: \\p{L}+){0,2} (?:keiner|niemand) merken>|<kein(?:en)? (?:ausweg|hoffnung|lebenswillen)(?: mehr)?>|<keine (?:hoffnung|kraft) mehr>',
    ),
    ...of(
      'other',
      2,
      'ideation',
      '<(?:er|sie|(?:mein|meine|unser|unsere|ein|eine) \\p{L}+)(?: (?!nicht|nie)\\p{L}+){0,3} (?:will|wolle|mochte|droht|wollte),?(?: damit,?)?(?: \\p{L}+){0,1} (?:sterben|sich (?:umzubringen|umbringen|toten|das leben (?:zu )?nehmen|was antun|etwas antun|erhangen)|nicht mehr leben)>',
    ),
  ],
};

const PORTUGUESE: Tongue = {
  name: 'portuguese',
  denial: /(?<!\p{L})(?:nao|nunca|jamais|nem)(?: (?:me|eu))? ?$/u,
  signs: [
    ...of(
      'self',
      3,
      'plan',
      '<(?:tomei|engoli) (?:todos os|todas as|um monte de|a caixa inteira|demais) ?(?:remedios|comprimidos|pilulas|de remedios)?>|<(?:vou )?me matar (?:hoje|agora|esta noite|amanha)>',
    ),
    ...of(
      'self',
      2,
      'ideation',
      '<(?:quero|queria|preciso|desejo|prefiro|preferia|vontade de|penso em|pensando em|pensei em)(?: muito| so)? (?:morrer|me matar|matar-me|me suicidar|suicidar-me|sumir p(?:ara|ra) sempre|desaparecer para sempre|estar mort[oa]|(?:acabar com|tirar|por fim a) (?:a )?minha (?:propria )?vida|deixar de (?:viver|existir))>(?! de (?:rir|fome|vergonha))',
      '<(?:sumir|dormir|desaparecer) e nunca mais (?:acordar|voltar)>|<nunca mais acordar>|<(?:penso|pensando|pensei|vontade|ideia)(?: \\p{L}+){0,2} (?:me matar|me jogar (?:de|da|na|no)|morrer|me enforcar|tirar minha vida)>',
      '<vou (?:me matar|me suicidar|acabar com a minha vida|tirar (?:a )?minha (?:propria )?vida)>',
      '<nao (?:quero|consigo|aguento) (?:mais )?(?:viver|existir|estar viv[oa]|acordar|continuar vivend[oa])(?: mais)?>(?! (?:em|com|aqui|la|sozinh[oa]|no|na|cedo)>)',
      '<pens\\p{L}+ (?:muito |sempre )?(?:em|no) suicidio>|<(?:pensamentos|ideias|ideacao) suicidas?>|<nao vale a pena viver>',
    ),
    ...of(
      'self',
      2,
      'self_harm',
      '<(?:voltei a|comecei a|quero|vontade de) me (?:cortar|machucar)>|<me (?:cortei|corto) (?:de novo|outra vez|os bracos|os pulsos|de proposito)>|<automutil\\p{L}+>',
    ),
    ...of(
      'self',
      1,
      'ideation',
      '<(?:melhor|melhores|mais felizes) sem mim>|<nao aguento mais(?= ?(?:$|[.,!;\\n]))|<minha vida nao (?:tem|faz) sentido>|<sou um (?:peso|fardo)>|<ninguem (?:sentiria|sentira) minha falta>|<nao tenho motivo para viver>',
    ),
    ...of(
      'other',
      2,
      'ideation',
      '<(?:quer|queria|fala em|pensa em|ameaca|ameacou|vai) (?:morrer|se (?:matar|suicidar)|matar-se|suicidar-se|tirar a (?:propria )?vida)>|<nao quer mais viver>',
    ),
  ],
};

const ITALIAN: Tongue = {
  name: 'italian',
  denial: /(?<!\p{L})(?:non|mai|nessun|senza)(?: (?:mi|ho|piu))? ?$/u,
  signs: [
    ...of(
      'self',
      3,
      'plan',
      '<(?:ho (?:preso|ingoiato)|preso) (?:tutte le|un sacco di|troppe) (?:pastiglie|pillole|medicine)>|<(?:stasera|stanotte|oggi|adesso) (?:mi ammazzo|mi uccido|la faccio finita)>|<mi (?:ammazzo|uccido) (?:stasera|stanotte|oggi|adesso)>',
    ),
    ...of(
      'self',
      2,
      'ideation',
      '<(?:voglio|vorrei|volevo|desidero|preferirei|ho (?:tanta )?voglia di|penso di|pensando di|sto per|ho deciso di)(?: solo| soltanto| davvero)? (?:morire|uccidermi|ammazzarmi|suicidarmi|impiccarmi|farla finita|togliermi la vita|essere mort[oa]|sparire per sempre)>(?! (?:dal|di) (?:ridere|fame|sonno))',
      '<non (?:voglio|ho(?: piu)? voglia di|desidero)(?: piu)? (?:vivere|esistere|svegliarmi|essere viv[oa])>(?! (?:piu )?(?:a|in|con|qui|da|presto)>)',
      '<(?:pens\\p{L}+|idea|voglia|immagino|tentat\\p{L})(?: \\p{L}+){0,2} (?:ammazzarmi|uccidermi|suicidarmi|impiccarmi|farla finita|togliermi la vita|buttarmi (?:sotto|giu|dal|dalla))>',
      '<pens\\p{L}+ (?:spesso |sempre |solo )?al suicidio>|<(?:pensieri|istinti|idee) (?:suicidi|suicide|di suicidio|di morte)>|<mi (?:ammazzo|uccido)>(?! (?:di|a)>)|<non vale la pena (?:di )?vivere>',
    ),
    ...of(
      'self',
      2,
      'self_harm',
      '<mi sono (?:tagliat[oa]|fatt[oa] del male) (?:di nuovo|ancora|apposta|le vene|i polsi|le braccia)>|<(?:voglio|voglia di) (?:tagliarmi|farmi del male)>(?! i capelli)|<mi taglio (?:le braccia|i polsi|apposta)>',
    ),
    ...of(
      'self',
      1,
      'ideation',
      '<(?:meglio|piu felici) senza di me>|<non ce la faccio piu(?= ?(?:$|[.,!;\\n]))|<(?:la )?mia vita non ha (?:piu )?senso>|<sono un peso>|<a nessuno (?:importa|mancherei)>|<non ho (?:motivi|ragioni) per vivere>',
    ),
    ...of(
      'other',
      2,
      'ideation',
      '<(?:vuole|voleva|dice di voler|parla di|minaccia di|pensa di) (?:morire|uccidersi|ammazzarsi|suicidarsi|farla finita|togliersi la vita)>|<non vuole piu vivere>',
    ),
  ],
};

const DUTCH: Tongue = {
  name: 'dutch',
  denial: /(?<!\p{L})(?:niet|nooit|geen|zonder)(?: \p{L}+){0,2} ?$/u,
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
      '<wil(?: (?!niet|nooit)\\p{L}+){0,2} dood(?= ?(?:$|[.,!;\\n]|zijn))|<(?:eraan|erover|aan) (?:gedacht|denk|nagedacht)[^.!?\\n]{0,30}(?:springen|doden|van kant|zelfmoord|einde aan)>|<zie het(?: leven)? niet meer zitten>',
      '<(?:ik )?wil niet meer (?:leven|verder leven|bestaan|wakker worden|er zijn)>(?! (?:in|met|hier|bij)>)',
      '<ik maak er een eind(?:e)? aan(?= ?(?:$|[.,!;\\n]))|<(?:zelfmoordgedachten|suicidaal|suicidale|doodswens|levensmoe)>|<denk(?: \\p{L}+){0,2} aan zelfmoord>|<zelfmoord plegen(?= ?(?:$|[.,!;\\n]))',
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
const POLISH: Tongue = {
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

const RUSSIAN: Tongue = {
  name: 'other',
  denial: /(?<!\p{L})(?:не|никогда не|нет) ?$/u,
  signs: [
    ...of(
      'other',
      2,
      'ideation',
      '<(?:он|она|сестра|брат|друг|подруга|мама|папа|сын|дочь|муж|жена)>[^.!?\\n]{0,30}<(?:хочет|хотела|хотел|собирается) (?:умереть|убить себя|покончить|повеситься)>|<не хочет (?:больше )?жить>',
    ),
    ...of(
      'self',
      2,
      'ideation',
      '<(?:хочу|хочется|хотел|хотела) (?:просто )?(?:умереть|сдохнуть|убить себя|покончить с (?:собои|жизнью)|повеситься|исчезнуть навсегда|чтобы меня не было)>',
      '<(?:не хочу|не хочется) (?:больше |дальше )?(?:жить|существовать|просыпаться)>(?! (?:в|с|на|тут|здесь|один|одна)>)|<больше не хочу жить>',
      '<(?:думаю|думала|думал|мысли)(?: \\p{L}+)? о (?:самоубиистве|суициде)>|<суицидальн\\p{L}+>|<покончу с (?:собои|жизнью)>|<убью себя>|<лучше бы я (?:умер|умерла|не родил\\p{L}+)>',
    ),
    ...of('self', 2, 'self_harm', '<(?:режу себя|порезал\\p{L}? (?:себя|вены|руки)|режу (?:вены|руки))>'),
    ...of(
      'self',
      1,
      'ideation',
      '<лучше (?:будет )?без меня>|<нет смысла жить>|<(?:я )?больше не могу(?= ?(?:$|[.,!\\n]))|<я никому не нуж\\p{L}+>',
    ),
  ],
};

const TURKISH: Tongue = {
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

const ARABIC: Tongue = {
  name: 'other',
  denial: /(?<!\p{L})(?:لا|ما|لم|لن|مش|مو) ?$/u,
  signs: [
    ...of(
      'self',
      2,
      'ideation',
      '<و?(?:اريد|بدي|نفسي|عايز|عايزه|ابغي|ابي|اتمني|اود)(?: ان)? (?:اموت|الموت)>',
      '<و?(?:اريد|افكر في|افكر ب|بدي|اود|ساقدم علي)(?: ان)? ?(?:ال)?(?:انتحار|انتحر)>|<سانتحر>',
      '<و?(?:لا|ما|لم اعد|مش|مو) (?:اريد|عايز|عايزه|بدي|ابغي)(?: ان)? (?:اعيش|العيش|الحياه)>(?! (?:في|مع|هنا)>)',
      '<(?:ساقتل|اقتل|قتل) نفسي>',
    ),
    ...of('other', 2, 'ideation', '<(?:يريد|تريد)(?: ان)? (?:يموت|تموت|ينتحر|تنتحر|الانتحار|الموت)>'),
  ],
};

const HINDI: Tongue = {
  name: 'other',
  denial: null,
  signs: [
    ...of(
      'self',
      2,
      'ideation',
      '(?:मरना|मर जाना) (?:चाहता|चाहती|है)(?! भूख)|(?:जीना|जीने) (?:नहीं|का मन नहीं)(?: चाहता| चाहती)?|आत्महत्या (?:करना|करने|कर लू|करूंगा|करूंगी|करूँगा|करूँगी|के बारे में सोच)|खुदकुशी कर|अपनी जान (?:ले|दे)',
      '<(?:marna|mar jana) (?:chaht[aie]|chahta|chahti)>|<mujhe (?:marna|mar jana) hai>|<jeena (?:nahi|nahin|nai) chaht[aie]>|<jina (?:nahi|nahin) chaht[aie]>|<(?:khudkushi|aatmahatya|suicide) kar(?:na|ne|lu|loon|lunga|lungi) ?(?:chaht[aie]|ka|hai)?>',
    ),
  ],
};

const CHINESE: Tongue = {
  name: 'other',
  denial: /[没沒别別]$/u,
  signs: [
    ...of(
      'other',
      2,
      'ideation',
      '(?:他|她|朋友|妹妹|姐姐|弟弟|哥哥|媽媽|妈妈|爸爸|女兒|女儿|儿子|兒子)[^。，,!?\\n]{0,6}(?:想死|不想活|想自杀|想自殺|要自杀|要自殺)',
    ),
    ...of(
      'self',
      2,
      'ideation',
      '(?<!不|没|沒|别|別)想死(?!你|妳|他|她|您|我|大家|那)|不想(?:再)?活|活不下去|(?<!不|没|沒|别|別)(?:想|要|考慮|考虑)自(?:杀|殺|尽|盡)|(?:結束|结束)(?:掉)?(?:自己的?|我的?)?生命|想(?:轻生|輕生)|(?:不如|想去|去)死(?:了)?算了|死了算了',
    ),
    ...of('self', 2, 'self_harm', '自(?:残|殘)|割腕|割自己'),
  ],
};

const JAPANESE: Tongue = {
  name: 'other',
  denial: null,
  signs: [
    ...of(
      'other',
      2,
      'ideation',
      '(?:妹|姉|弟|兄|友達|友人|彼女|彼|母|父|娘|息子)[がは][^。\\n]{0,8}(?:死にたい|自殺したい)',
    ),
    ...of(
      'self',
      2,
      'ideation',
      '死にたい(?!ほど)|死にたく(?:て|な(?:る|って))|自殺したい|自殺(?:を)?(?:考え|しよう|する)|生き(?:てい)?たくない|死んでしまいたい|死んだほうがまし|消えてしまいたい|生きる(?:の|こと)が(?:つらい|辛い|嫌|いや)',
    ),
    ...of('self', 2, 'self_harm', 'リストカット|リスカし'),
    ...of('self', 1, 'ideation', '消えたい|生きる意味が'),
  ],
};

const KOREAN: Tongue = {
  name: 'other',
  denial: null,
  signs: [
    ...of(
      'other',
      2,
      'ideation',
      '(?:언니|누나|오빠|형|동생|친구|엄마|아빠|딸|아들)(?:가|이|는|은)? ?[^.\\n]{0,6}(?:죽고 ?싶대|죽고 ?싶다고|자살하겠다)',
    ),
    ...of(
      'self',
      2,
      'ideation',
      '죽고 ?싶(?!지 ?않|대|다고 (?:하|해|말))|죽어 ?버리고 ?싶|자살(?:하고 ?싶|할 ?거|할게|을 ?생각|하려|생각)|살고 ?싶지 ?않|살기 ?싫',
    ),
    ...of('self', 2, 'self_harm', '손목을 ?그|자해(?:했|하고|를)'),
    ...of('self', 1, 'ideation', '사라지고 ?싶'),
  ],
};

/** Languages of Latin letters are read in every message; the others where their letters are. */
export const LATIN: readonly Tongue[] = [SPANISH, FRENCH, GERMAN, PORTUGUESE, ITALIAN, DUTCH, POLISH, TURKISH, HINDI];
export const OTHER_SCRIPTS: readonly [RegExp, Tongue][] = [
  [/\p{Script=Cyrillic}/u, RUSSIAN],
  [/\p{Script=Arabic}/u, ARABIC],
  [/\p{Script=Devanagari}/u, HINDI],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, JAPANESE],
  [/\p{Script=Hangul}/u, KOREAN],
  [/\p{Script=Han}/u, CHINESE],
];
