import type { Tongue } from './tongue';

/** As in ./english, without accents, and with a space after an apostrophe. */
const SAID = String.raw`
joy 8 \b(?:youpi+|hourra|aux anges|sur un (?:petit )?nuage|(?:meilleure?|plus belle?) (?:jour|journee|soiree|nouvelle|week-end) (?:de (?:ma|l' ?)|depuis)|larmes de joie|fou de joie|folle de joie)\b
joy 6 \b(?:ca me (?:rend|fait) (?:\w+ )?(?:heureux|heureuse|plaisir|rire)|(?:on a|j' ?ai) (?:\w+ ){0,2}(?:ri|rigole|gagne|reussi)|je (?:souris|rigole|m' ?eclate|me regale)|trop (?:bien|chouette)(?= ?!))
excitement 8 \b(?:hate (?:d' ?|de |que )|vivement (?:que|le|la|les|samedi|vendredi|demain|ce)|impatiente?s?\b|(?:plus|encore) que (?:\d+|deux|trois|quatre|cinq) (?:jours|dodos|semaines)|je compte les jours|devine quoi|j' ?en peux plus d' ?attendre|trop excitee?)
love 8 \bje (?:l' ?|t' ?|vous |les )(?:aime|adore)\b(?! (?:bien|pas))|\b(?:je suis|suis) (?:\w+ )?(?:amoureux|amoureuse)|\b(?:amour de ma vie|coup de foudre|mon coeur fond|fait fondre|tombee? amoureu\w+|(?:aime|adore) (?:mon|ma|mes) (?:mari|femme|fils|fille|mere|pere|soeur|frere|enfants?|chien|chat|famille|copine?|bebe))\b
love 7 \b(?:endormie?|dort|blottie?) (?:sur|contre|dans) (?:moi|mon|ma|mes)\b
peace 7 \b(?:quel soulagement|un poids en moins|(?:enfin|je) (?:\w+ )?respire|ouf|tout va (?:bien|mieux)|rien de grave|plus de peur que de mal|en paix|pardonne a|au calme|dormi comme un(?:e)? (?:bebe|souche|loir))\b
curiosity 7 \b(?:je me demande (?:\w+ )?(?:comment|pourquoi|ce que|ce qui|qui|ou|quel\w*)(?! je\b)|j' ?aimerais (?:bien )?(?:savoir|comprendre|en savoir)|envie (?:d' ?en |de )(?:savoir|comprendre|decouvrir|apprendre)|ca m' ?intrigue|tu sais (?:pourquoi|comment) les|tu t' ?es deja demande)\b|^pourquoi (?:les|le|la|est-ce que les) 
trust 7 \b(?:confiance en|(?:j' ?ai|fais|avoir) confiance|lui fais confiance|te fais confiance|compter sur (?:toi|lui|elle|eux|mes?)|(?:a toi|avec toi),? je (?:peux|sais)|peux (?:tout )?te (?:dire|parler|confier)|tout te dire|en securite avec|entre de bonnes mains|ne me juges? (?:pas|jamais)|crois en)\b
vulnerability 7 \b(?:jamais (?:dit|raconte|avoue|parle de ca) a (?:personne|qui)|(?:dur|difficile|pas facile)(?: pour moi)? (?:a|de) (?:dire|avouer|admettre|parler)|ne (?:ris|rigole|te moque|juge) pas|pas (?:aussi |si )?(?:forte?|a la hauteur|assez bien)|je me sens (?:\w+ )?(?:nulle?|petite?|faible|fragile|ridicule|bete|minable|vulnerable)|c' ?est (?:de )?ma faute|je dois (?:t' ?)?avouer)\b
contemplation 6 \b(?:je (?:\w+ )?(?:reflechis|repense|medite|songe)|reflechis? (?:beaucoup|souvent|a)|je pense (?:beaucoup|souvent) (?:a|au|aux)|me remets en question|je me demande si|avec le recul|j' ?hesite|je n' ?arrive pas a (?:choisir|me decider)|sens de la vie|le sens de|ce que je veux (?:vraiment|faire)|perdue? dans mes pensees|vieilles (?:photos|lettres)|a la croisee)\b
gratitude 7 \b(?:merci (?:d' ?|de |du fond|beaucoup|infiniment|pour|mille|encore|a (?:toi|tous))|mille mercis|reconnaissante?s?|je (?:te |vous )remercie|ca m' ?a fait (?:\w+ )?(?:du bien|chaud au coeur)|que ferais-je sans|quelle chance (?:d' ?|de t' ?)avoir|j' ?ai (?:\w+ )?(?:la |beaucoup de )chance)\b
gratitude 4 \bmerci\b
wonder 8 \b(?:magique|feerique|a couper le souffle|souffle coupe|sans voix|bouche bee|la chair de poule|frissons|jamais (?:rien )?vu (?:rien )?(?:d' ?|de )(?:aussi|si)|jamais vu (?:ca|un|une) |grandiose|sublime|merveille\w*|miracle|voie lactee|etoiles? filantes?|aurores? boreales?|c' ?est fou (?:comme|comment|que) (?:la nature|l' ?univers|la vie|le))\b
sadness 8 \b(?:coeur (?:serre|brise|lourd|en miettes)|(?:me|m' ?a) (?:brise|fend|fendu) le coeur|en larmes|les larmes|(?:je )?pleure\w*|(?:tu|il|elle|ils|elles) me manque\w*|me manquent?|fait (?:de la|tellement) peine|fait (?:tellement |trop |si )?mal|plus (?:envie|gout) (?:de rien|a rien)|envie de rien|gout a rien|plus d' ?espoir|au fond du trou|sans espoir|ca ne va pas|ca va pas|moral a zero|le cafard|chagrin|deuil)\b
fear 7 \b(?:et si (?:jamais|c' ?etait|ca|il|elle|je)|m' ?inquiete|m' ?angoisse|me stresse|fait (?:tres |trop |un peu )?peur|boule au ventre|coeur bat|mains (?:qui )?tremblent|je tremble|cauchemars?|je (?:panique|redoute|flippe|crains))\b
anger 7 \b(?:m' ?enerve\w*|m' ?agace\w*|marre|ras(?:-le-| le )bol|me (?:rend|rends) (?:folle|fou|dingue)|je (?:le|la|les|te) (?:deteste|hais)|j' ?en peux plus de|c' ?est (?:inadmissible|injuste|scandaleux|honteux|inacceptable|abuse)|hors de moi|insupportable|envie de (?:hurler|crier|tout casser)|putain|merde|gonfle\w*|saoule\w*|pas (?:\w+ )?(?:contente?|ravie?|amusee?) (?:du tout|de|que))\b
loneliness 7 \b(?:(?:sens|suis|reste|etre) (?:\w+ ){0,2}(?:seule?|isolee?)|toute seule|tout seul|personne (?:a qui|ne (?:m' ?|me )|pour)|solitude|pas d' ?amis|connais personne|sans moi|pas invitee?|exclue?|mise? a l' ?ecart)\b
tiredness 7 \b(?:a bout de forces?|plus d' ?energie|(?:pas|peu|mal|rien) dormi|n' ?arrive pas a dormir|insomnie\w*|nuit blanche|les moutons|besoin de (?:dormir|repos|sommeil|vacances)|tombe de sommeil|sur les rotules|au bout du rouleau|burn-?out)\b
joy 7 \b(?:elle a dit oui|il a dit oui|trop fiere?|j' ?y crois pas|je n' ?en reviens pas|de bonne humeur|quelle joie|quel bonheur|que du bonheur|on a (?:ri|bien rigole|gagne|reussi)|fou rire|ca (?:y est )?a marche|mort(?:e)? de rire|ptdr|me fait (?:tellement |trop )?(?:plaisir|sourire)|reve (?:qui )?(?:se )?realise)\b
excitement 7 \b(?:j' ?ai trop hate|trop hate|valises? (?:est|sont) (?:deja )?pretes?|c' ?est (?:pour )?(?:demain|bientot) !|on part (?:demain|samedi|dans)|ca va etre (?:genial|dingue|trop bien)|je tiens plus en place|le grand jour|plus qu' ?(?:un|une) (?:jour|semaine|dodo))\b
love 7 \b(?:je suis (?:fou|folle|dingue) de|mon (?:amour|cheri|coeur|tresor)|ma (?:cherie|puce)|craque (?:pour|completement)|fait battre mon coeur|je t' ?aime|je tiens (?:tellement |beaucoup )?a (?:toi|lui|elle)|dans (?:ses|mes) bras|papillons dans le ventre|un calin)\b
peace 6 \b(?:me sens (?:\w+ )?(?:legere?|mieux|libre|bien|apaisee?)|tout est (?:calme|bien|rentre dans l' ?ordre)|ca fait du bien|le silence|je profite|au bord de|poids en moins|plus (?:peur|inquiet)|c' ?est passe|tourne la page|fait la paix|(?:enfin|un peu) (?:de calme|de repos|tranquille))\b
curiosity 6 \b(?:tu sais (?:comment|pourquoi|si)|comment (?:ca )?(?:marche|fonctionne)|c' ?est vrai que|dis-moi tout|raconte-moi|raconte !|fascin\w+|passionnant|je voudrais (?:savoir|comprendre)|qu' ?est-ce qui se passe(?:rait)? (?:si|quand))\b
trust 7 \b(?:tu me comprends|toujours (?:la|ete la) pour moi|je peux (?:toujours )?compter|les yeux fermes|me soutien\w+|ca va (?:aller|s' ?arranger)|tient (?:toujours )?(?:sa parole|ses promesses)|jamais decue? par|sans hesiter)\b
vulnerability 7 \b(?:rentrer sous terre|disparaitre sous terre|la honte|j' ?ai rougi|je m' ?en veux|j' ?aurais (?:pas )?du|j' ?ai (?:tout )?(?:gache|rate|foire)|je suis (?:desolee?|nulle?|perdue?|depassee?)(?! pour (?:toi|lui|elle))|je (?:n' ?)?y arrive (?:pas|plus)|besoin d' ?aide|mauvaise (?:mere|amie)|mauvais (?:pere|ami)|mal dans ma peau|doute de moi|complex\w+|je peux etre honnete|pas me moquer)\b
contemplation 6 \b(?:je me demande (?:\w+ )?(?:ce que (?:je|serait)|qui je|ou je)|et si j' ?avais|le temps (?:passe|file)|a quoi (?:ca|tout ca) (?:sert|rime)|ca (?:me )?(?:fait|donne a) (?:reflechir|penser)|nostalgi\w+|souvenirs|je repense|peser le pour|dois-je|faut-il que je|est-ce que je (?:dois|devrais))\b
gratitude 7 \b(?:t' ?es (?:adorable|un amour|trop gentille?)|c' ?est (?:tellement |trop |vraiment )?gentil|heureusement que (?:tu|vous|ma|mon)|sans (?:toi|lui|elle),? je|tu m' ?as (?:beaucoup |tellement |vraiment )?(?:aidee?|sauvee?)|touchee? par|ca me touche)\b
wonder 7 \b(?:incroyable,? (?:comme|de voir|cette|ce)|de toute beaute|j' ?en avais (?:des frissons|le souffle)|irreel|hallucinant|un autre monde|comme dans un (?:reve|conte)|si beau|tellement beau|c' ?etait (?:si |tellement )beau)\b
sadness 7 \b(?:manque(?:s|nt)? (?:tous|tellement|trop|beaucoup|chaque)|sale (?:journee|semaine)|(?:journee|semaine|periode) (?:horrible|affreuse|difficile|dure|pourrie)|boule dans la gorge|gorge (?:serree|nouee)|ca fait mal|vide (?:immense|sans|depuis)|je craque|plus (?:la force|le gout)|je suis (?:au plus bas|brisee?|aneantie?|effondree?|mal|devastee?)|tout (?:est fini|s' ?ecroule)|refusee?|recalee?|pas ete prise?)\b
fear 7 \b(?:je stresse|stresse a mort|(?:j' ?ai|avec) la boule|nuit a y penser|telephone (?:est )?(?:coupe|eteint)|pas de nouvelles|pourvu que|je n' ?ose pas|ca me (?:terrifie|fait flipper|angoisse|stresse|travaille)|qu' ?est-ce qui va (?:se passer|m' ?arriver)|noeud (?:a|dans) (?:l' ?estomac|le ventre)|sueurs froides|je dors (?:plus|mal) a cause)\b
anger 7 \b(?:ca me (?:gonfle|saoule|soule|tue|degoute|revolte|met (?:hors|en))|quel (?:culot|toupet|con|idiot|abruti)|quelle (?:honte|connasse|idiote)|connards?|idiots?|il se (?:fout|fiche|moque) de|se prend pour qui|j' ?en ai (?:assez|marre|ras)|encore (?:lui|elle|eux) qui|pour la (?:troisieme|quatrieme|dixieme|centieme) fois|aucun respect|jamais (?:ecoute|ecoutee)|sans (?:meme )?(?:me )?(?:demander|prevenir)|injuste|je bous|peter (?:un cable|les plombs)|toujours (?:moi qui|ma faute))\b
loneliness 7 \b(?:tout le monde (?:a|est|sauf)|sauf moi|personne (?:avec qui|n' ?est venu|ne (?:vient|pense|comprend|s' ?interesse))|parle (?:a mon chat|aux murs|toute? seule?)|loin de (?:tous|tout le monde|ma famille|chez moi)|le telephone (?:ne )?sonne (?:pas|jamais)|appart(?:ement)? vide|maison vide|abandonnee?)\b
tiredness 7 \b(?:mort(?:e)? de fatigue|j' ?en peux plus(?= ?[,.!]|$)|je n' ?en peux plus(?= ?[,.!]|$)|hs\b|je (?:dors|m' ?endors) debout|besoin d' ?une sieste|mal dormi|dormi (?:deux|trois|quatre|\d) ?h|manque de sommeil|kaputt|rincee?|a plat|decalage horaire|longue journee|yeux qui se ferment|ko\b|enchaine les)
`;
const SHOWN = String.raw`
joy 7 \b(?:(?:eu|obtenu|decroche|reussi) (?:mon|le|ma|la|mes|un|une|son) (?:permis|bac|examen|concours|poste|diplome|cdi|boulot|promotion|promo|appartement)|m' ?a (?:felicitee?|complimentee?)|felicitee?s? (?:par|devant)|du premier coup|promue?)\b
joy 8 \b(?:est (?:nee?|arrivee?) (?:ce|cette|hier|aujourd|a \d|dans)|c' ?est (?:une fille|un garcon)|vient de naitre|est nee?(?= ?[,.!]|$))
love 7 \b(?:est nee? (?:ce|cette|hier|aujourd|a \d)|c' ?est (?:une fille|un garcon)|vient de naitre|est nee?(?= ?[,.!]|$))
sadness 8 \b(?:enterrement|obseques|deces|decede\w*|(?:est|sont) mort\w*|funerailles|nous a quittes?|fausse couche|m' ?a (?:quittee?|larguee?)|rupture|faire piquer|cimetiere|premier noel sans|n' ?arrive pas a (?:jeter|donner|ranger|vider) (?:ses|sa|son))\b
fear 7 \b(?:attends? (?:\w+ ){0,3}(?:resultats?|diagnostic|biopsie|appel|verdict|scanner)|biopsie|(?:resultats?|operation|examen|entretien|scanner|oral|irm) (?:est |c' ?est )?(?:demain|aujourd|lundi|mardi|mercredi|jeudi|vendredi)|(?:toujours|encore) pas rentree?|ne repond(?:ent)? (?:toujours )?pas)\b
anger 7 \b(?:m' ?a (?:menti|trahie?|humiliee?|insultee?|trompee?|volee?|vole|raccroche|crie dessus)|menti a|(?:raconte|balance|repete) (?:mon|mes|tous mes) (?:secrets?|affaires)|dans mon dos|s' ?est moquee? de moi|a pris (?:tout )?le merite|jamais excusee?|s' ?attribue|ma place)\b
loneliness 7 \b(?:(?:mange|manger|dine|diner|fete|feter|noel|anniversaire|soiree|reveillon) (?:\w+ ){0,3}(?:seule?|sans personne)|devant la tele|oublie de m' ?inviter|personne n' ?a (?:appele|pense|repondu))\b
tiredness 7 \b(?:(?:trois|quatre|cinq|3|4|5) ?h(?:eures)?(?: du matin)? et (?:je|toujours|encore|pas)|reveillee? depuis (?:trois|quatre|cinq|3|4|5)|(?:deux|trois|quatre|2|3|4) ?h(?:eures)? de sommeil|debout depuis)\b
joy 7 \b(?:(?:pris|prise|accepte|acceptee|embauchee?) (?:a|au|dans|en)|on a (?:la maison|l' ?appart\w*)|guerie?|fiancee?s?|promotion)\b
sadness 7 \b(?:separes?|separation|divorce|licenciee?|viree?|(?:ma|mon) \w+ (?:est )?(?:mourant\w*|en fin de vie|partie? trop tot))\b
anger 7 \b(?:(?:vole|casse|raye|abime|efface|jete) (?:mon|ma|mes)|pique ma place)\b
`;

export const FRENCH: Tongue = {
  said: SAID,
  shown: SHOWN,
  writer: String.raw`\b(?:je|j'|on)\b`,
  clause: String.raw`(?:^|[.!?,;:] |\b(?:et|mais) )`,
  denial: /\b(?:pas|jamais|plus|sans|ni|aucune?|rien)(?: \w+){0,2} $|\bn(?:e|') (?:\w+ )?$/,
  supposed: /\b(?:si j'|serais|aurais)(?: \w+){0,2} $/,
  past: /\b(?:quand j' ?etais (?:petite?|enfant|jeune|ado)|autrefois|a l' ?epoque|il y a (?:des|dix|vingt|\d+) ans|dans mon enfance|avant,)\b/,
  now: /\b(?:aujourd|maintenant|encore|toujours|desormais)\b/,
  idle: /\bpas (?:que|seulement)\b|\bcomme jamais\b|\bplus que jamais\b/g,
  irony: {
    sure: /[🙄🙃]|\bah bravo\b|\bmanquait plus que\b|\bcomme par hasard\b|\bmerci pour rien\b|\bmerci (?:bien )?les? (?:voisins?|gens|collegues)\b|\b(?:journee|soiree|semaine|timing) parfaite?\b|\bj' ?avais (?:bien |vraiment )?besoin de ca\b|\b(?:ben|bah) voyons\b|\btout ce dont je revais\b|\bexactement ce qu' ?il me fallait\b|\bde mieux en mieux\b|\bquelle (?:surprise|chance)\W*$/u,
    praise:
      /(?:^|[.!?] )(?:oh,? |ah,? |bon,? )?(?:genial|super|parfait|formidable|magnifique|merveilleux|excellent|top|bravo|chouette|fantastique|que du bonheur)(?= ?[.,!]|$)/,
    mishap:
      /\b(?:greve|en panne|panne|plante\w*|annule\w*|retard\w*|encore (?:un|une|du|de la|des)|pluie|amende|facture|casse\w*|fuite|bouchons?|embouteillages?|perdu\w*|rate\w*|vole\w*|morte?|oublie\w*|a fond|dentiste|impots|inonde\w*|coupure|bloque\w*)\b/,
    kinds: [
      ['fear', /\b(?:dentiste|examen|operation)\b/],
      ['tiredness', /\b(?:sommeil|dormi|dormir|nuit blanche)\b/],
      ['loneliness', /\b(?:seule?|invitee?|inviter|sans moi)\b/],
      ['sadness', /\b(?:anniversaire|inviter)\b/],
    ],
  },
  naming: {
    words: {
      joy: 'heureux heureuse content contente contents joie fier fiere joyeux joyeuse ravi ravie comble comblee',
      excitement: 'excite excitee impatient impatiente enthousiaste surexcite surexcitee',
      love: 'amoureux amoureuse',
      peace: 'calme serein sereine apaise apaisee detendu detendue soulage soulagee tranquille relax rassure rassuree',
      curiosity: 'curieux curieuse intrigue intriguee',
      trust: '',
      vulnerability: 'honte gene genee vulnerable coupable fragile honteu* embarrasse embarrassee',
      contemplation: 'pensif pensive songeur songeuse',
      gratitude: 'reconnaissant reconnaissante',
      wonder: 'emerveille emerveillee ebloui eblouie',
      sadness:
        'triste* malheureux malheureuse decu decue deprime deprimee desespere* melancolique abattu abattue bouleverse bouleversee',
      fear: 'peur trouille frousse trac inquiet* inquietude angoisse* anxieu* stresse* terrifie* nerveu* effraye* panique affole*',
      anger:
        'colere furieu* fache* enerve* rage agace* frustre* remonte remontee degoute degoutee indigne* exaspere* vexe vexee',
      loneliness: 'isole isolee',
      tiredness:
        'fatigue fatiguee fatigues epuise* creve crevee vanne vannee lessive lessivee ereinte* extenue* claque claquee naze mort-de-fatigue',
    },
    own: 'je j moi me m suis ai sens on nous',
    other: 'il elle ils elles est sont a ont etait avait semble lui leur tu te t toi vous es as',
    lead: 'mon ma mes le la les l un une ton ta son sa ses notre leur ce cette tout',
    not: 'pas jamais plus ni sans aucun aucune rien',
    noMore: /\b(?:ne|n')\b.*\bplus\b/,
    strong: 'tres trop si tellement vraiment super hyper extremement completement totalement tout',
    slight: 'peu legerement assez',
    joins: 'et mais parce car donc alors que quoique',
  },
};
