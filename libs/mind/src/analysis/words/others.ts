import type { Category } from '../categories';
import type { Feeling } from '../../perception/feelings';

/** The same marks in four other languages: small lists, and so a lower confidence in what they show. */
export const OTHERS: Readonly<
  Record<'german' | 'french' | 'spanish' | 'portuguese', Partial<Record<Category, string>>>
> = {
  german: {
    first: 'ich mich mir mein meine meiner meinem meinen',
    second: 'du dich dir dein deine deiner deinem deinen euch ihr euer ihnen',
    we: 'wir uns unser unsere',
    reason: `weil denn deshalb daher folglich somit also falls wenn grund gründe ursache wirkung beweis beweise logisch logik genau messen gemessen
      vergleich berechnen daten ergebnis schluss voraussetzung analyse struktur schritt fehler lösung zum_beispiel das_heißt aus_diesem_grund
      in_der_folge infolgedessen demnach hingegen einerseits andererseits`,
    hedge: 'vielleicht wohl vermutlich wahrscheinlich eventuell irgendwie scheint möglicherweise ich_glaube ich_denke',
    image: `gold golden silbern samt seide schatten flüstern schimmer mond sterne dämmerung asche faden feder kerze flamme echo glut nebel duft
      bitter süß sanft leise blau grün rot fluss himmel meer welle regen wind schnee licht dunkel stille lied traum träume spiegel`,
    simile: 'wie_ein wie_eine als_ob als_wäre',
    make: `vorstellen erfinden erfunden gedicht gedichte geschichte malen gemalt zeichnen schreiben geschrieben komponieren dichten fantasie zauber
      singen basteln entwerfen`,
    care: `leid verstehe trösten umarmung sanft geborgen mitgefühl beistand wie_geht_es wie_geht's geht_es_dir geht_es_ihnen tut_mir_leid pass_auf
      ich_bin_da kopf_hoch mach_dir_keine schlaf_gut gute_besserung ich_hoffe_du hoffe_es_geht denk_an_dich von_herzen`,
    curious: `warum wieso weshalb neugierig entdecken entdeckt erforschen lernen gelernt spannend interessant geheimnis frage fragen experiment
      was_wäre_wenn ich_frage_mich wie_funktioniert wusstest_du herausfinden`,
    cold: 'egal mir_egal na_und pech dein_problem ist_mir_gleich',
    bored: 'langweilig öde egal wie_immer kein_interesse',
    casual: 'haha hihi lol hey hi ok okay krass geil cool echt halt na naja nee jo jep mega tja quatsch',
    formal: `sehr_geehrte sehr_geehrter hochachtungsvoll hochverehrte gestatten bezüglich hinsichtlich nebst alsdann sowie demgemäß verbleibe
      mit_freundlichen mit_vorzüglicher ergebenst erlauben_sie darf_ich_sie ihnen gnädige verehrte verehrter wohlwollend ich_bitte_sie geehrter geehrte`,
    playful: 'haha hahaha hihi lol witz quatsch lustig albern spaß tanzen party juhu',
    irony: 'großartig natürlich offensichtlich wie_schön na_toll na_super welch_überraschung herzlichen_glückwunsch',
    thanks: 'danke dank dankbar bedanke vielen_dank',
    affection: 'liebe lieb schatz liebling liebste kuss hab_dich_lieb',
    protect: 'vorsicht vorsichtig sicher sicherheit schützen aufpassen gefahr sorge sorgen',
    adventure: 'abenteuer reise reisen wandern gewandert klettern berg berge insel karte pfad',
    reflect: `erinnere erinnerung erinnerungen leben zeit jahre jahren alter weisheit wahrheit sinn nachdenken geduld damals lehre rückblickend
      früher jahrzehnte jahrzehnten bedenken besinnen`,
    advise: 'sollte sollten empfehle rat raten vorschlag plan ziel entscheidung',
    negation: 'nicht kein keine keinen keiner nie niemals nichts ohne kaum weder',
    lead: 'der die das den dem des ein eine einen einem einer mein meine meinen dein unser unsere im am zum zur vom über mit von für',
  },
  french: {
    first: 'je j me moi mon ma mes',
    second: 'tu te toi ton ta tes vous votre vos',
    we: 'nous notre nos',
    reason:
      'parce car donc ainsi si puisque raison cause effet preuve logique exactement mesurer comparer données résultat analyse structure étape erreur solution par_exemple par_conséquent',
    hedge: 'peut-être probablement semble sans_doute je_crois je_pense un_peu',
    image:
      'or argent velours soie ombre ombres lune étoiles aube crépuscule cendre braise plume flamme écho brume parfum doux douce bleu rivière ciel mer vague pluie vent neige lumière silence rêve rêves miroir',
    simile: 'comme_un comme_une comme_si',
    make: 'imaginer imagine inventer poème poèmes histoire peindre dessiner écrire composer chanter créer magie',
    care: 'désolé désolée comprends courage câlin doucement ça_va comment_vas_tu comment_allez_vous je_suis_là prends_soin repose_toi',
    curious:
      'pourquoi curieux curieuse découvrir explorer apprendre fascinant intéressant mystère question questions et_si je_me_demande',
    cold: "m'en_fiche tant_pis et_alors",
    bored: 'ennuyeux bof comme_toujours',
    casual: 'mdr lol haha salut ouais ok cool génial trop bah ben coucou',
    formal: 'veuillez cordialement madame monsieur toutefois néanmoins agréer je_vous_prie',
    playful: 'haha mdr lol drôle blague rigolo fête danser youpi',
    irony: 'évidemment bien_sûr quelle_surprise bravo formidable',
    thanks: 'merci remercie reconnaissant reconnaissante',
    affection: 'aime amour chéri chérie bisous bisou',
    protect: 'attention prudence prudent danger protéger sécurité',
    adventure: 'aventure voyage voyager grimper montagne île carte randonnée',
    reflect: 'souviens souvenir souvenirs vie temps sagesse vérité sens autrefois années',
    advise: 'devrais conseil propose plan objectif',
    negation: "pas jamais rien aucun aucune sans ni n'est",
    lead: 'le la les l un une des du mon ma mes ton ta son sa ses notre de d au aux ce cette',
  },
  spanish: {
    first: 'yo me mí mi mis conmigo',
    second: 'tú te ti tu tus usted contigo vosotros',
    we: 'nosotros nos nuestro nuestra',
    reason:
      'porque pues así si razón causa efecto prueba lógica exactamente medir comparar datos resultado análisis estructura paso error solución por_ejemplo por_lo_tanto por_eso',
    hedge: 'quizás quizá tal_vez probablemente parece creo_que un_poco',
    image:
      'oro plata terciopelo seda sombra sombras luna estrellas alba ceniza pluma llama eco niebla aroma dulce suave azul río cielo mar ola lluvia viento nieve luz silencio sueño sueños espejo',
    simile: 'como_un como_una como_si',
    make: 'imaginar imagina inventar poema poemas cuento historia pintar dibujar escribir componer cantar crear magia',
    care: 'siento entiendo abrazo ánimo tranquila tranquilo cómo_estás cómo_te_sientes estoy_aquí cuídate lo_siento descansa',
    curious:
      'por_qué curioso curiosa descubrir explorar aprender fascinante interesante misterio pregunta preguntas y_si me_pregunto',
    cold: 'da_igual me_da_igual y_qué',
    bored: 'aburrido como_siempre',
    casual: 'jaja jajaja lol hola vale ok guay genial tío tía oye',
    formal: 'estimado estimada atentamente cordialmente señor señora asimismo no_obstante le_ruego',
    playful: 'jaja jajaja lol broma gracioso fiesta bailar',
    irony: 'claro obviamente qué_sorpresa enhorabuena',
    thanks: 'gracias agradecido agradecida agradezco',
    affection: 'amor quiero cariño besos beso te_quiero',
    protect: 'cuidado peligro proteger seguro seguridad',
    adventure: 'aventura viaje viajar montaña isla mapa escalar',
    reflect: 'recuerdo recuerdos vida tiempo sabiduría verdad sentido antes años',
    advise: 'deberías consejo propongo plan objetivo',
    negation: 'no nunca nada ningún ninguna sin ni jamás',
    lead: 'el la los las un una unos unas mi mis tu su sus del de al este esta nuestro',
  },
  portuguese: {
    first: 'eu me mim meu minha meus minhas comigo',
    second: 'você tu te ti teu tua seu sua vocês contigo',
    we: 'nós nos nosso nossa',
    reason:
      'porque pois assim se razão causa efeito prova lógica exatamente medir comparar dados resultado análise estrutura passo erro solução por_exemplo portanto por_isso',
    hedge: 'talvez provavelmente parece acho_que um_pouco',
    image:
      'ouro prata veludo seda sombra sombras lua estrelas cinza pluma chama eco névoa aroma doce suave azul rio céu mar onda chuva vento neve luz silêncio sonho sonhos espelho',
    simile: 'como_um como_uma como_se',
    make: 'imaginar imagina inventar poema poemas conto história pintar desenhar escrever compor cantar criar magia',
    care: 'sinto entendo abraço calma como_você_está tudo_bem estou_aqui cuide-se sinto_muito descansa força',
    curious:
      'por_que curioso curiosa descobrir explorar aprender fascinante interessante mistério pergunta perguntas e_se me_pergunto',
    cold: 'tanto_faz e_daí',
    bored: 'chato entediante como_sempre',
    casual: 'kkk kkkk rsrs lol oi ok legal cara valeu né',
    formal: 'prezado prezada atenciosamente cordialmente senhor senhora outrossim todavia',
    playful: 'kkk kkkk rsrs haha brincadeira engraçado festa dançar',
    irony: 'claro obviamente que_surpresa parabéns',
    thanks: 'obrigado obrigada agradeço grato grata',
    affection: 'amor querida querido beijo beijos te_amo',
    protect: 'cuidado perigo proteger seguro segurança',
    adventure: 'aventura viagem viajar montanha ilha mapa escalar',
    reflect: 'lembro lembrança lembranças vida tempo sabedoria verdade sentido antes anos',
    advise: 'deveria conselho proponho plano objetivo',
    negation: 'não nunca nada nenhum nenhuma sem nem jamais',
    lead: 'o a os as um uma uns umas meu minha seu sua do da de no na este esta nosso',
  },
};

/** What names a feeling in them. English is read more closely, by perception. */
export const OTHER_FEELINGS: Readonly<Record<keyof typeof OTHERS, Partial<Record<Feeling, string>>>> = {
  german: {
    sad: 'traurig unglücklich betrübt wehmut wehmütig kummer',
    afraid: 'angst ängstlich besorgt sorge furcht',
    angry: 'wütend zornig verärgert ärger',
    tired: 'müde erschöpft',
    lonely: 'einsam',
    ashamed: 'peinlich schäme',
    stressed: 'gestresst überfordert',
    glad: 'froh glücklich freude fröhlich freue erfreut',
    proud: 'stolz',
    grateful: 'dankbar dankbarkeit',
    excited: 'begeistert aufgeregt',
    calm: 'ruhig gelassen friedlich',
    hopeful: 'hoffnung hoffnungsvoll zuversichtlich',
  },
  french: {
    sad: 'triste malheureux malheureuse',
    afraid: 'peur inquiet inquiète',
    angry: 'colère fâché fâchée',
    tired: 'fatigué fatiguée épuisé',
    lonely: 'seul seule',
    glad: 'heureux heureuse content contente joie',
    proud: 'fier fière',
    grateful: 'reconnaissant reconnaissante',
    calm: 'calme serein',
    hopeful: 'espoir',
  },
  spanish: {
    sad: 'triste tristeza',
    afraid: 'miedo preocupado preocupada',
    angry: 'enojado enfadado enfadada rabia',
    tired: 'cansado cansada',
    lonely: 'solo sola',
    glad: 'feliz contento contenta alegría alegre',
    proud: 'orgulloso orgullosa',
    grateful: 'agradecido agradecida',
    calm: 'tranquilo tranquila',
    hopeful: 'esperanza',
  },
  portuguese: {
    sad: 'triste tristeza',
    afraid: 'medo preocupado preocupada',
    angry: 'raiva zangado bravo',
    tired: 'cansado cansada',
    lonely: 'sozinho sozinha',
    glad: 'feliz contente alegria alegre',
    proud: 'orgulhoso orgulhosa',
    grateful: 'grato grata',
    calm: 'calmo calma',
    hopeful: 'esperança',
  },
};
