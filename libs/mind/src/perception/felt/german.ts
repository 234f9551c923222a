import type { Tongue } from './tongue';

/** As in ./english, with ae, oe, ue and ss for ä, ö, ü and ß. */
const SAID = String.raw`
joy 8 \b(?:ueberglueck\w*|juhu+|hurra+|yeah+|jippie+|auf wolke sieben|(?:bester?|schoenster?) (?:tag|abend|woche|nachricht) (?:seit|meines|ueberhaupt)|freudentraenen)\b
joy 6 I~ (?:\w+ ){0,3}(?:gelacht|spass|gewonnen|bestanden|geschafft|gefreut)\b|\bich (?:strahle|grinse|lache)\b|\b(?:tag|laune|freude) (?:gemacht|gerettet)\b
excitement 8 \b(?:kann es kaum erwarten|kann's kaum erwarten|nicht mehr abwarten|freu\w* mich (?:\w+ )?(?:schon|so|total|wahnsinnig) auf|fiebere? \w* ?entgegen|endlich ist es so ?weit|noch (?:\d+|zwei|drei|vier|fuenf) tage bis|zaehle die tage|gebucht!)
love 8 \bich liebe (?:ihn|sie|dich|euch|mein\w*|diese[ns]?)\b|\b(?:hab|habe) (?:dich|ihn|sie|euch) (?:so |sehr |unendlich )*lieb\b|\b(?:verliebt in|liebe meines lebens|mein ein und alles|schmetterlinge im bauch|herz geht (?:mir )?auf|geht mir das herz auf|ganzes herz)\b
love 7 \b(?:an|auf|in) meine[rnm]? (?:schulter|brust|arm|armen|schoss) (?:ein)?(?:ge)?(?:schlafen|schlaeft)\b
peace 7 \b(?:stein vom herzen|endlich ruhe|aufatmen|durchatmen|gott sei dank|zum glueck|zur ruhe gekommen|im reinen|losgelassen|alles (?:wieder )?gut|entwarnung|nichts schlimmes|gutartig|verziehen|wieder gut geschlafen)\b
curiosity 6 \b(?:ich frage? mich|frag mich),? (?:oft |manchmal |gerade |immer |echt )*(?:wie|warum|wieso|weshalb|was|wer|wo|woher)\b(?! ich\b)|\b(?:wuesste|wissen|erfahren|herausfinden|rausfinden) (?:ich )?(?:zu )?gern\w*\b|\bwill (?:unbedingt |endlich )?(?:wissen|herausfinden|rausfinden|verstehen)\b|\bbrennend interessier\w*|\bweisst du (?:etwas|was|mehr|viel) ueber\b|^(?:warum|wieso|wie) (?:koennen|kann|haben|machen|sind|traeumen|denken|schlafen) (?!wir|ich|sie|du|er)
trust 7 \b(?:kann|konnte) (?:ich )?(?:dir|ihm|ihr|euch) (?:\w+ )?(?:alles|immer|blind|wirklich)\b|\bdir kann ich\b|\b(?:auf dich|auf ihn|auf sie|auf euch) (?:ist |kann ich mich )?verlass\w*|\bverlass\w* mich auf\b|\b(?:vertrau\w*|glaube an) (?:dir|ihm|ihr|euch|dich|ihn|mein\w*|den)\b|\bin guten haenden\b|\bbei (?:dir|ihm|ihr) fuehle? ich mich (?:sicher|geborgen|aufgehoben)\b|\bfuehle? mich (?:bei (?:dir|ihm|ihr) )?(?:sicher|geborgen|aufgehoben)\b
vulnerability 7 \b(?:noch (?:nie jemandem|niemandem) (?:erzaehlt|gesagt)|schwer(?:,| mir)? (?:das |es )?(?:zu sagen|zuzugeben|auszusprechen|darueber)|bitte (?:lach|lache|urteile) nicht|trau\w* mich (?:\w+ ){0,3}nicht|nicht getraut|nicht (?:so )?(?:stark|gut genug|mutig)|fuehle? mich (?:so )?(?:klein|schwach|nackt|dumm|bloed|wertlos|hilflos|wie ein (?:versager|kind))|meine (?:eigene )?schuld|ich bin (?:einfach )?(?:ein (?:versager|wrack)|hilflos|unsicher)|blamiert|schaem\w*)\b
contemplation 6 \b(?:denke? (?:ich )?(?:\w+ )?(?:viel |oft |lange |staendig )?(?:darueber |drueber )?(?:nach|zurueck)|denke? (?:viel|oft|lange) (?:ueber|darueber|an)|nachgedacht|gruebel\w*|nachdenklich|im rueckblick|rueckblickend|hin- und hergerissen|kann mich nicht entscheiden|weiss nicht,? (?:ob|was) ich|frage mich,? (?:\w+ )?ob|sinn des lebens|was ich (?:wirklich |eigentlich )?(?:will|moechte)|geht mir (?:\w+ )?(?:durch den|im) kopf|in gedanken|alte (?:fotos|bilder|briefe))\b
gratitude 7 \b(?:dankbar\w*|danke?,? (?:dass|fuer|dir|euch|von|nochmal|schoen)|vielen dank|tausend dank|lieben dank|bedanke mich|(?:hat|haben) mir (?:\w+ )?(?:sehr |viel |so )*(?:geholfen|bedeutet)|bedeutet mir (?:\w+ )?viel|was (?:wuerde|taete) ich ohne|weiss (?:das|es) (?:\w+ )?zu schaetzen)\b
gratitude 4 \bdanke?\b(?!,? nein)
wonder 8 \b(?:atemberaubend\w*|staun\w*|bestaunt|sprachlos|ehrfurcht\w*|gaensehaut|magisch\w*|wie (?:ein |im )(?:wunder|traum|maerchen)|milchstrasse|sternschnupp\w*|polarlicht\w*|nordlicht\w*|noch nie (?:so )?(?:etwas|was) (?:schoenes|gesehen)|unfassbar schoen|ueberwaeltigend\w*|unglaublich,? (?:wie|dass) (?:die natur|das leben|das universum|so ein))\b
sadness 8 \b(?:bricht mir das herz|herz (?:gebrochen|zerrissen|blutet)|in traenen|traenen (?:in|kommen)|(?:vermiss\w*|fehlt mir|fehlst mir|fehlen mir)|zum heulen|am boden zerstoert|nichts macht (?:mir )?(?:mehr )?(?:spass|freude)|keine (?:freude|lust) mehr|sinnlos|hoffnungslos|untroestlich)\b
sadness 7 (?<!(?:fast|beinahe|freude|glueck) )\b(?:geheult|geweint)\b|\b(?:mir|es) geht'?s?(?: es)? (?:mir )?(?:\w+ ){0,2}(?:nicht (?:so |besonders |sehr )?gut|schlecht|mies|beschissen|dreckig|elend)\b|\bich (?:weine|heule)\b|\bweinen (?:muessen|koennen)\b
fear 7 \b(?:was,? wenn|mache? mir (?:\w+ )?(?:sorgen|gedanken)|herz (?:rast|klopft|pocht)|schlottern|zitter\w*|albtraum|albtraeume|panik|lampenfieber|mulmig\w*|schiss|bammel|flauer? \w*magen|bauchweh vor|graut (?:es )?mir|mir graut|fuerchte\w*)\b
anger 7 \b(?:macht (?:er |sie |es |das |ihr )?mich (?:\w+ )?(?:wahnsinnig|rasend|wuetend|sauer|verrueckt|krank|aggressiv)|\w* ?auf die palme|nervt|kotzt mich|zum kotzen|die schnauze voll|hab(?:e)? (?:es |die nase |genug |davon )?(?:satt|voll|genug)|reicht(?:'s| es) (?:mir|jetzt)|mir reicht|unverschaemt\w*|frechheit|unmoeglich von|(?:koennte|moechte) (?:\w+ ){0,3}(?:platzen|schreien|kotzen|ausrasten|explodieren)|stinkt mir|was faellt (?:dem|der|ihm|ihr) ein|verdammt\w*|scheiss\w*|hasse|argh+|boah)\b
anger 6 \b(?:nicht|kein bisschen) (?:gerade |sehr |besonders )?(?:begeistert|erfreut|amuesiert)\b
loneliness 7 \b(?:(?:ganz|so|immer|wieder|mutterseelen) ?allein\w*|bin allein\w*|(?:niemand|keiner) (?:\w+ )?(?:(?:fragt|versteht|besucht) mich|ruft mich|fragt,? wie|meldet sich|schreibt mir|kommt vorbei|zum reden)|keine freunde|niemanden,? (?:\w+ )?(?:zum|mit dem|den ich)|kenne (?:hier )?(?:niemanden|keinen)|ausgeschlossen|nicht eingeladen|ohne mich|fehl am platz)\b
tiredness 7 \b(?:\w+muede|fix und fertig|fertig mit der welt|am ende meiner kraefte|keine (?:kraft|energie)(?: mehr)?|(?:kann|konnte) (?:\w+ ){0,2}(?:nicht|kaum) (?:ein|durch)?(?:schlafen|schlaf)|kaum geschlafen|nicht geschlafen|kein auge|augen (?:fallen|kaum)|schlaflos\w*|wachgelegen|wach gelegen|wieder wach|total (?:erledigt|fertig|kaputt|platt)|voellig (?:erledigt|fertig|kaputt|platt)|brauche (?:\w+ )?(?:schlaf|urlaub|eine pause)|schaefchen)\b
joy 7 \b(?:kann (?:es|mein glueck) (?:noch )?(?:gar |kaum )*(?:nicht |kaum )?(?:glauben|fassen)|hammer|wie geil|mega gut|bin so happy|hat geklappt|endlich geklappt|traum(?:haft)? (?:wahr|geworden)|lach\w* traenen|gute laune|wir haben es geschafft|habe? es geschafft|bin (?:so )?stolz auf)\b
excitement 7 \b(?:kann'?s? nicht (?:mehr )?(?:er)?warten|bin (?:schon )?(?:so |ganz |total |echt |mega )*(?:gespannt|hibbelig|aufgeregt)|freue? (?:ich )?mich (?:\w+ ){0,3}auf (?:morgen|den urlaub|das konzert|die reise|das wochenende|samstag|freitag|die)|koffer (?:ist|sind) (?:schon )?gepackt|(?:morgen|bald|endlich) geht'?s? ?(?:es )?los)\b
love 7 \b(?:herz (?:huepft|schmilzt|schlaegt (?:hoeher|schneller))|schmilzt mein herz|liebe (?:ihn|sie|dich) (?:so|ueber alles)|mein (?:schatz|liebling|herzblatt)|bin (?:so |total |voellig )*verliebt|hab (?:ihn|sie|dich|euch) (?:so )?(?:gern|lieb)|gekuschelt|in den arm genommen)\b
peace 6 \b(?:alles (?:ist|wird|war) (?:wieder )?gut|(?:endlich|ganz) (?:still|ruhe|frei|leicht)|entspann\w*|in ruhe|tut (?:so |einfach )?gut|seele baumeln|wieder luft|leichter ums herz|befreit|umsonst (?:sorgen|aufgeregt)|voegel\w* (?:zu|zwitschern)|geniesse? (?:die|den|das) (?:ruhe|stille|sonne|abend|moment))\b
curiosity 6 \b(?:weisst du,? (?:wie|warum|ob)|was meinst du,? (?:wie|warum|ob)|wie funktioniert|erzaehl mir (?:mehr|alles)|spannend|faszinier\w*|interessier\w* mich|stimmt es,? dass|was waere,? wenn)\b
trust 7 \b(?:blind vertrau\w*|du urteilst nicht|du verstehst mich|immer fuer mich da|kann mich (?:immer |voll |hundertprozentig )?auf (?:\w+ )?(?:verlassen)|haelt (?:immer )?(?:sein|ihr) wort|wird (?:schon|alles) (?:gut|werden|klappen)|schaffen das schon|legt? (?:mein|die) (?:leben|hand))\b
vulnerability 7 \b(?:im boden versinken|wollte ich versinken|rot geworden|ich muss (?:dir )?(?:etwas |was )?gestehen|fehler gemacht|tut mir (?:so |sehr |wirklich )?leid,? (?:dass ich|was ich|wie ich)|haette (?:ich )?(?:nicht|nie|das) \w+ (?:sollen|duerfen)|schlechtes gewissen|mache? mir vorwuerfe|versagt|versager\w*|ich schaffe das (?:alles )?nicht|ueberfordert|nicht gut genug|selbstzweifel|darf ich ehrlich sein|verletzlich|unsicher)\b
contemplation 6 \b(?:ueberlege? (?:\w+ ){0,4}(?:ob|was|wie|schon|hin)|frage? (?:ich )?mich (?:\w+ )?(?:oft|manchmal)?,? (?:was|wer|wo) (?:aus|ich|waere)|wie (?:schnell )?die zeit vergeht|was (?:wirklich )?zaehlt|wofuer das alles|soll ich (?:\w+ ){1,6}oder|erinnere mich|zurueckblick\w*|philosoph\w*|stelle mir (?:die|viele) frage)\b
gratitude 7 \b(?:lieb von (?:dir|ihm|ihr|euch|ihnen)|nett von (?:dir|ihm|ihr|euch)|gut,? dass (?:es dich|du da) (?:gibt|bist)|ohne (?:dich|ihn|sie|meine\w*) (?:haette|waere)|wie schoen,? dass du|das bedeutet mir|hat mir (?:so |sehr )?(?:gut getan|gutgetan)|du hast mir (?:\w+ )?geholfen|froh,? dass (?:ich dich|es dich))\b
wonder 7 \b(?:unglaublich(?: schoen)?,? (?:wie|dass|was)|wahnsinn,? (?:wie|dass|was)|kaum zu fassen|wie von einem anderen stern|wunderschoen\w*|wunder der|mir blieb (?:die luft|der mund)|zum ersten mal (?:\w+ ){0,4}gesehen)\b
sadness 7 \b(?:fehlt (?:er|sie|es|mir)|mir fehlt|kloss im hals|(?:ein )?(?:beschissener?|schlimmer?|furchtbarer?|schwerer?|mieser?|schlechter?) (?:tag|woche|zeit|jahr)|tut (?:so |immer noch |sehr )?weh|liebeskummer|ich bin (?:so )?am ende|kein sinn|habe? (?:ihn|sie|es|alles) verloren|wird nie (?:mehr|wieder)|bin (?:so )?enttaeuscht|loch (?:gefallen|im herzen)|absage bekommen|nicht mehr da|ausgerechnet ohne)\b
fear 7 \b(?:bauchschmerzen|bauchweh|magen(?:schmerzen)? (?:wegen|vor)|hoffentlich (?:passiert|geht|ist|schaffe|kommt)|nicht (?:auszudenken|erreichbar)|handy (?:ist )?aus|kloss im magen|schweiss\w*|gruselig\w*|unheimlich\w*|hab(?:e)? (?:so |solche |echt |richtig )*(?:angst|schiss|panik|bammel)|(?:was|wie) soll (?:nur|bloss) werden|sorge mich|zittere?n? (?:vor|am)|haende zittern)\b
anger 7 \b(?:ich koche|kotzt (?:mich|das)|weggeschnappt|vorgedraengelt|idioten?|arschloch|spinnt (?:der|die|er|sie)|so eine (?:frechheit|sauerei|unverschaemtheit)|dreist\w*|(?:regt|regen|reg) (?:\w+ )?(?:mich )?(?:so )?auf|unfair|ungerecht\w*|hoert (?:mir )?nie zu|zum (?:dritten|vierten|fuenften|hundertsten) mal|geht mir auf (?:die nerven|den (?:geist|keks|sack))|nerven|stinksauer|immer (?:ich|muss ich)|mir platzt|so ein (?:mist|scheiss|idiot)|das gibt'?s? doch nicht|ohne (?:mich )?zu fragen)\b
loneliness 7 \b(?:alle (?:haben|sind|anderen) (?:\w+ )?(?:was vor|jemanden|verabredet|weg|zusammen)|ausser (?:mir|ich)|niemand (?:hat )?(?:\w+ )?(?:gratuliert|an mich gedacht|gekommen)|mit (?:niemandem|keinem)|fuer eine person|niemanden,? (?:der|mit)|die stille (?:in|zu)|unter (?:lauter )?fremden|nur ich und|gehoere (?:nirgends|nicht) (?:hin|dazu))\b
tiredness 7 \b(?:ich kann nicht mehr|nur (?:noch )?(?:ins|in mein) bett|einfach nur (?:schlafen|ins bett)|todmuede|schlafmangel|hundemuede|voellig (?:im eimer|alle|durch)|total (?:alle|durch|im eimer)|akku (?:ist )?leer|zu wenig schlaf|auf (?:dem zahnfleisch|reserve)|den ganzen tag auf den beinen|nachtschicht|doppelschicht|wieder (?:nicht|kaum|schlecht) geschlafen|schlecht geschlafen|gaehn\w*)\b
`;
const SHOWN = String.raw`
joy 7 \b(?:gelobt|befoerdert|ausgezeichnet|zusage|(?:stelle|job|wohnung|pruefung|fuehrerschein) (?:bekommen|bestanden|geschafft))\b
joy 8 \b(?:ist (?:\w+ ){0,3}(?:geboren|zur welt gekommen)|(?:es ist|ist) ein (?:maedchen|junge)|(?:das|unser) baby ist da)\b
love 7 \b(?:ist (?:\w+ ){0,3}(?:geboren|zur welt gekommen)|(?:es ist|ist) ein (?:maedchen|junge)|(?:das|unser) baby ist da)\b
sadness 8 \b(?:gestorben|eingeschlafen(?=\.|$)|beerdigung|begraben|beerdigt|einschlaefern|eingeschlaefert|trauerfeier|todestag|fehlgeburt|schluss gemacht|verlassen hat|(?:seine?|ihre?) \w+ (?:steht|haengt|liegt) (?:\w+ )?noch|schaffe es nicht,? (?:es|sie|ihn|seine?|ihre?))\b
fear 7 \b(?:warte\w* (?:\w+ ){0,3}(?:befund|ergebnis\w*|diagnose|anruf|roentgen\w*)|auf den befund|auf die ergebnisse|(?:operation|op|pruefung|vorstellungsgespraech|untersuchung) (?:ist )?(?:morgen|heute|am \w+tag)|knoten (?:entdeckt|gefunden)|biopsie|(?:immer )?noch nicht (?:zu hause|nach hause|gemeldet))\b
anger 7 \b(?:angelogen|belogen|hintergangen|betrogen|hinter meinem ruecken|mit meiner arbeit|(?:meine|die) lorbeeren|angeschrien|beleidigt|ausgelacht|weitererzaehlt|nie entschuldigt|(?:blockiert|zugeparkt) (?:\w+ )?(?:einfahrt|auffahrt))\b
loneliness 7 \b(?:(?:weihnachten|silvester|geburtstag|wochenende|abend|abende) (?:\w+ ){0,4}(?:allein\w*|fernseher|vorm fernseher)|mit dem fernseher|vergessen,? mich einzuladen)\b
tiredness 7 \b(?:(?:halbe|ganze) nacht (?:wach|auf)|seit (?:drei|vier|fuenf|3|4|5)(?: uhr)? (?:\w+ )?wach|(?:zwei|drei|vier|2|3|4) stunden (?:schlaf|geschlafen)|(?:drei|vier|3|4) uhr (?:nachts|morgens|frueh))\b
joy 7 \b(?:(?:haus|zuschlag|platz|stipendium|gehaltserhoehung|kredit|vertrag) (?:bekommen|gekriegt)|(?:sie|er) hat ja gesagt|(?:wieder|ganz) gesund|verlobt|bestanden)\b
sadness 7 \b(?:getrennt|verlassen worden|gekuendigt worden|durchgefallen|(?:mein|meine) (?:\w+ )?(?:ist|liegt) (?:gestorben|tot|im sterben))\b
anger 7 \b(?:(?:alles|meine?\w*) (?:\w+ )?(?:geloescht|kaputt gemacht|zerkratzt|weggeworfen|aufgegessen))\b
`;

export const GERMAN: Tongue = {
  said: SAID,
  shown: SHOWN,
  writer: String.raw`\b(?:ich|wir|hab|habe|haben)\b`,
  clause: String.raw`(?:^|[.!?,;:] |\b(?:und|aber) )`,
  denial: /\b(?:nicht|nie|kein\w*|kaum|ohne|weder|noch)(?: \w+){0,2} $/,
  supposed: /\b(?:falls|waere|wuerde|haette)(?: \w+){0,2} $/,
  past: /\b(?:als (?:ich|kind) (?:\w+ )?(?:klein|kind|jung|jugendlich\w*|noch)|frueher|damals|vor (?:vielen )?jahren|als kind)\b/,
  now: /\b(?:heute|jetzt|noch immer|immer noch|inzwischen|mittlerweile)\b/,
  idle: /\bwie (?:schon )?(?:lange|ewig|seit langem|nie) nicht(?: mehr)?\b|\bnicht (?:nur|zuletzt)\b|\bwie nie(?: zuvor)?\b/g,
  irony: {
    sure: /[🙄🙃]|\bna (?:toll|super|klasse|prima|bravo|wunderbar|herrlich|danke|fein)\b|\blaeuft bei mir\b|\bgenau mein (?:tag|humor|ding)\b|\bgerade noch gefehlt\b|\bach wie (?:schoen|nett|toll)\b|\bdanke fuer nichts\b|^(?:ja klar|ist klar)\b|\bschoenen dank auch\b|\bvielen dank auch\b|\bgenau das,? was ich (?:\w+ )?(?:brauche|brauchte)\b|\bwas fuer eine ueberraschung\b/u,
    praise:
      /(?:^|[.!?] )(?:oh,? |ach,? |wow,? )?(?:super|toll|klasse|prima|wunderbar|grossartig|perfekt|herrlich|schoen|spitze|fantastisch|genial|wie schoen|bravo)(?= ?[.,!]|$)/,
    mishap:
      /\b(?:kaputt|faellt aus|ausgefallen|verspaet\w*|schon wieder|wieder (?:ein|eine|einen|mal)|mahnung|strafzettel|stau|verpasst|abgestuerzt|gecrasht|vergessen|ueberschwemm\w*|undicht|zahnarzt|rechnung|ueberstunden|verloren|gestohlen|geklaut|absage|leer|streik|verschlafen|angebrannt|reifen)\b/,
    kinds: [
      ['fear', /\b(?:zahnarzt|pruefung|operation|wurzelbehandlung)\b/],
      ['tiredness', /\b(?:schlaf|geschlafen|wach|nachtschicht)\b/],
      ['loneliness', /\b(?:allein\w*|eingeladen|niemand|ohne mich)\b/],
      ['sadness', /\b(?:geburtstag|eingeladen)\b/],
    ],
  },
  naming: {
    words: {
      joy: 'gluecklich* froh froehlich* freu freue freut freuen freude erfreut stolz* begeistert heilfroh',
      excitement: 'aufgeregt gespannt hibbelig vorfreude kribbelig',
      love: 'verliebt verknallt',
      peace: 'ruhig* gelassen* entspannt* erleichtert erleichterung friedlich* ausgeglichen beruhigt zufrieden',
      curiosity: 'neugierig* neugier fasziniert wissbegierig',
      trust: 'vertraue vertrauen zuversichtlich',
      vulnerability: 'schaeme peinlich beschaemt verletzlich schuldig schuldgefuehle scham verlegen',
      contemplation: 'nachdenklich unschluessig',
      gratitude: 'dankbar*',
      wonder: 'ueberwaeltigt ehrfuerchtig fassungslos',
      sadness:
        'traurig* ungluecklich enttaeuscht niedergeschlagen bedrueckt deprimiert verzweifelt kummer wehmuetig liebeskummer gekraenkt trauer traurigkeit',
      fear: 'angst heidenangst todesangst hoellenangst aengstlich aengste panik nervoes besorgt unruhig panisch verunsichert',
      anger:
        'wuetend wut sauer stinksauer zornig zorn veraergert aergere aergert genervt boese frustriert empoert gereizt',
      loneliness: 'einsam* isoliert',
      tiredness:
        'muede erschoepft erledigt todmuede uebermuedet ausgelaugt ausgebrannt schlapp schlaefrig kaputt platt',
    },
    own: 'ich mich mir wir uns bin hab habe fuehle fuehl freu freue',
    other:
      'sich dein deine deiner er sie es man jemand ist sind hat haben wirkt scheint ihn ihm ihr ihnen du dir dich bist hast freuen freut',
    lead: 'mein meine der die das dein deine sein seine ihr ihre unser unsere ein eine alle viele',
    not: 'nicht nie kein keine keinen keiner niemals kaum weder gar',
    noMore: /\b(?:nicht|kein\w*|nie) (?:\w+ ){0,2}mehr\b/,
    strong:
      'sehr so total furchtbar unglaublich wahnsinnig extrem riesig unendlich voellig echt richtig absolut unfassbar',
    slight: 'bisschen wenig etwas leicht ziemlich',
    joins: 'und aber weil doch sondern obwohl denn dass',
  },
};
