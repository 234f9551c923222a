import { of, type Tongue } from './tongue';
import { FRENCH_MORE, SPANISH_MORE } from './tongues-grammar';

/** Spanish, French, Portuguese and Italian. */

export const SPANISH: Tongue = {
  name: 'spanish',
  denial: /(?<!\p{L})(?:no|nunca|jamas|tampoco|ni)(?: (?:me|te))? ?$/u,
  signs: [
    ...SPANISH_MORE,
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
      '(?<!(?:quieren|quiere|va a|van a|intentan|intenta|querian|puede|podria) )<(?:matarme|suicidarme|quitarme la vida)>|<no (?:quiero|me gustaria) (?:estar aqui|seguir aqui|seguir asi)(?= ?(?:$|[.,!;\\n]))',
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
      '<(?:mejor|mas felices) (?:sin mi|si yo (?:no|me))>|<no (?:puedo|aguanto) mas>|<mi vida no (?:tiene sentido|vale nada)>|<soy una carga>|<sobro en (?:este mundo|esta vida|todas partes)>|<a nadie le import\\p{L}+(?: si (?:me|yo|desapare\\p{L}+)|(?= ?(?:$|[.,!\\n])))>|<nadie (?:me echaria de menos|me extranaria|notaria)>|<sin ganas de (?:vivir|nada)>|<no tengo ganas de vivir>|<no tengo (?:motivos|razones) para vivir>|<no le veo sentido a (?:la vida|nada)>',
    ),
    ...of(
      'other',
      2,
      'ideation',
      '<(?:se )?(?:quiere|quieren|queria|piensa|amenaza con|habla de|dijo que se iba a)(?: en)? (?:morir(?:se)?|matar(?:se)|suicidar(?:se)?|quitarse la vida)>|<(?:ella|el|mi \\p{L}+) se quiere (?:matar|suicidar|morir)>|<(?:no quiere|ya no quiere) (?:seguir )?(?:vivir|viviendo)>',
    ),
  ],
};

export const FRENCH: Tongue = {
  name: 'french',
  denial: /(?<!\p{L})(?:(?:pas|jamais|plus) d(?:e |')|(?:aucunes?|sans|pas) )$/u,
  signs: [
    ...FRENCH_MORE,
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
      "<(?:idees|pensees|envies|pulsions) suicidaires>|<je suis suicidaire>|<pens(?:e|ais|er|ant) (?:souvent |beaucoup |encore |tout le temps )?(?:au suicide|a me (?:tuer|suicider)|a en finir)>|<(?:pens\\p{L}+|songe\\p{L}*|envie|imagine\\p{L}*|tentee?|pret\\p{L}*|voulu|voulais)(?: \\p{L}+){0,2} (?:a|de|d')? ?me (?:jeter (?:sous|par|d|dans|du)|tuer|suicider|pendre|ouvrir les veines|foutre en l'air|supprimer)>|<(?:voulu|failli|envie de) (?:sauter (?:du|d'un|par)|me jeter|me tuer|mourir)>(?! de (?:rire|honte|faim))|<(?:je veux|j'aimerais|je voudrais) (?:juste|seulement) (?:mourir|en finir|disparaitre pour toujours)>|<mettre fin a mes jours>|<m'oter la vie>|<(?:ne vaut|vaut) pas la peine d'etre vecue>",
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
      "<mieux sans moi>|<(?:n'|j')?en peux plus>|<ma vie (?:ne sert a rien|n'a (?:plus|pas|aucun) (?:de )?sens|est finie)>|<un (?:poids|fardeau) pour (?:tout le monde|tous|ma famille|eux|les autres|mes)>|<a quoi bon (?:vivre|continuer)>|<(?:je )?(?:ne )?manquer\\p{L}+ a personne>|<personne ne (?:remarquer\\p{L}+|me pleurer\\p{L}+)>|<la vie ne vaut (?:plus|pas) (?:la peine|le coup)>|<(?:personne ne|je ne) (?:me regretter\\p{L}+|manquer\\p{L}+ a personne)>|<plus (?:aucun )?espoir>|<je (?:ne )?sers a rien>|<personne ne remarquer\\p{L}+>",
    ),
    ...of(
      'other',
      2,
      'ideation',
      "<(?:il|elle|qu'il|qu'elle|on|(?:mon|ma|notre|un|une) \\p{L}+)(?: \\p{L}+){0,3} (?:veut|va|voudrait|menace de|parle de|pense a)(?: vraiment)? (?:mourir|en finir|se (?:tuer|suicider|pendre|faire du mal))>|<(?:il|elle) (?:ne )?veut plus vivre>",
    ),
  ],
};

export const PORTUGUESE: Tongue = {
  name: 'portuguese',
  denial: /(?<!\p{L})(?:nao|nunca|jamais|nem)(?: me)? ?$/u,
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

export const ITALIAN: Tongue = {
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
      '<(?:vorrei|voglio|spero di) non svegliarmi(?: mai)?(?: piu)?>|(?<!(?:vuole|vogliono|puo|potrebbe) )<(?:ammazzarmi|suicidarmi|togliermi la vita)>',
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
