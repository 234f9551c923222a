import { type Sign, signs } from './sign';

/** What is done to the person by somebody else, and what they may do to others. Read on `inEnglish`. */

const AT_HOME =
  'dad|daddy|father|mum|mom|mummy|mother|stepdad|stepfather|stepmum|stepmom|stepmother|husband|wife|boyfriend|girlfriend|partner|fiancee?|ex|bf|gf|brother|stepbrother|sister|uncle|aunt|cousin|grandfather|grandad|grandpa|boss|coach|teacher|priest|roommate|flatmate|carer|landlord|neighbou?r|parents|son|pimp|dealer|stalker';
/** Who does it. */
const WHO = String.raw`(?:${AT_HOME}|he|she|they|somebody|man|guy|stranger|hubby|missus)`;
const OFTEN = String.raw`(?:(?:\w+ly|also|still|always|just|once|again|has|had|have|is|was|were|keeps?|kept|started|starts|tried|tries|trying|to|threatens?|threatened|nearly|almost|then) ){0,3}?`;
/** Blows that are play. */
const PLAY = String.raw`(?! (?:up on|in the back(?= ?(?:$|[.,!;]|and|by))|with (?:\w+ )?(?:fees?|bills?|tax|fine|charge|deadline)|(?:[^.!?;\n]{0,15})?at (?:\w+ )?(?:chess|cards|tennis|pool|golf|scrabble|mario|fifa|tekken|darts|it|everything)|in (?:\w+ )?(?:chess|cards|tennis|tekken|fifa|the (?:game|race|quiz|sprint|final))|with (?:a |his |her |the )?(?:pillow|question|news|facts|the bill|kindness|compliments?|snowball|ball|lightsaber)|to (?:it|the)|on (?:messenger|whatsapp|facebook|insta\w*|slack)|by \w+ points|again in|under the bus|[^.!?;\n]{0,20}for fun)\b)(?!<30>\b(?:tekken|fifa|chess|mario|smash bros|snowball|pillow fight|game night|boxing|sparring|karate|judo|rugby|hockey|roundabout|bumper|parked|dented|for fun|playful\w*|old friends|accident\w*|lol|haha\w*)\b)`;

export const HARM_DONE: readonly Sign[] = [
  ...signs(
    { tier: 2, kind: 'harmed', light: true },
    String.raw`\b${WHO} ${OFTEN}(?:hits?|hitting|hit|beats?|beat|beating|punch(?:es|ed|ing)?|slap(?:s|ped|ping)?|kick(?:s|ed|ing)?|chok(?:es?|ed|ing)|strangl(?:es?|ed|ing)|burn(?:s|ed|t)|bit|stab(?:s|bed)|rap(?:es?|ed|ing)|molest(?:s|ed|ing)?|abus(?:es?|ed|ing)|assault(?:s|ed|ing)?|grop(?:es?|ed|ing)|drugged|tortures?|whips?|threw me (?:down|against|into|out)|attack(?:s|ed)) (?:me|us)\b${PLAY}`,
    String.raw`\b${WHO} ${OFTEN}(?:push(?:es|ed)?|shov(?:es?|ed)|threw|throws?|drag(?:s|ged)|slam(?:s|med)?|grab(?:s|bed)?|pinn?(?:s|ed)?|held|holds|lock(?:s|ed)) me (?:\w+ )?(?:down|against|into|by (?:the|my) (?:hair|throat|neck|arms?)|out of|in (?:the|my|a) (?:room|closet|bathroom|basement|cellar|cupboard|house|flat)|across|to the (?:floor|ground|wall)|from)\b(?!<25>\bso (?:that )?i (?:did|would) not\b|<25>\b(?:slide|pool|swing|escape room|game|memory lane|queue|trampoline|sledge|hill)\b)`,
  ),
  ...signs(
    { tier: 2, kind: 'harmed' },
    String.raw`\b${WHO} ${OFTEN}(?:threw|throws|swung|pulled|pointed|aimed|held|came at me with|chased me with) (?:a |the |his |her )(?:\w+ )?(?:knife|gun|pistol|bottle|chair|plate|glass|bat|hammer|axe|machete|belt|blade)\b<8>\b(?:me|us|my (?:head|throat|face))\b|\bcame at me with (?:a|the|his|her) \w+`,
    String.raw`\b(?:i|we) (?:have |had |got |was|were|am|been|get|keep getting) ?(?:\w+ )?(?:raped|sexually (?:abused|assaulted)|molested|beaten(?: up)?|groomed|trafficked|gang ?raped|strangled|battered|domestically abused)\b(?! (?:to|at|in (?:the|a) (?:game|final|race|quiz|match)|by (?:\d|a better|the better|liverpool|arsenal)))(?!<30>\b(?:chess|cards|game|match|final|tekken|fifa|league|tournament|draughts|scrabble|tennis|darts|pool)\b)`,
    String.raw`\b(?:said|says|saying|told me|threatens?|threatened|threatening|swears?|swore|promised|texted)\b<15>\b(?:he|she|they|to)\b<6>\b(?:kill|murder|shoot|stab|find|hurt|burn|drown|bury) (?:me|us|my (?:kids|children|mum|mom|mother|family|baby|dog))\b(?! (?:lol|haha|if i (?:spoil|eat|forget|touch)|for (?:eating|forgetting)|a (?:job|flat|date)))|\b(?:touch(?:es|ed|ing)?) (?:me|us)\b<20>\b(?:at night|where (?:he|she)|down there|my (?:room|bed)|under|private|without|in (?:ways|places|my sleep)|sexually|inappropriate\w*)\b|\b(?:comes|came|coming) into my (?:room|bed) at night\b|\b(?:at night|my room|my bed|private\w*)\b<20>\btouch(?:es|ed|ing)? me\b`,
    String.raw`\b(?:scared|afraid|terrified|frightened|fear) (?:of|that) (?:my )?(?:${AT_HOME}|him|her|them)\b<40>\b(?:hit|hits|beat|beats|push\w*|shov\w*|chok\w*|strangl\w*|kill|hurt|punch\w*|threw|throws|kick\w*|rape\w*|stairs|knife|gun)\b(?!<15>\b(?:show|film|game)\b)`,
    String.raw`\b(?:outside|in front of|at|breaking into|broke into|banging on)\b<6>\bmy (?:house|door|flat|window|place|home|work)\b<20>\bwith (?:a|his|her) (?:bat|knife|gun|hammer|axe|crowbar|machete)\b|\b(?:locked|hiding|barricaded|hid) (?:myself )?(?:in|under|inside)\b<20>\b(?:bathroom|toilet|closet|bedroom|wardrobe|bed)\b(?<=\b(?:knife|threw|hit|gun|scared|he|she|him|her|beat\w*|kill)\b<60>)(?!<20>\b(?:hide and seek|seek|game|party|kids)\b)`,
  ),
  ...signs(
    { tier: 1, kind: 'harmed' },
    String.raw`\b(?:scared|afraid|terrified|dread\w*|frightened)\b<6>\b(?:to (?:go|be|come) (?:back )?home|of going home|at home|of (?:my (?:${AT_HOME})|him))\b(?! (?:alone after|late|in the dark|because of the (?:dark|storm)))|\bnot feel safe (?:at home|with (?:him|her|my \w+)|in my (?:own )?(?:house|home|flat))\b|\bnot safe at home\b`,
    String.raw`\b${WHO} (?:\w+ )?(?:checks my (?:phone|messages)|tracks (?:me|my phone)|locks me in|takes my (?:money|phone|passport|papers)|will not let me (?:leave|go out|see (?:my )?(?:friends|family)|work|out))\b(?! (?:the table|until i finish|a tip))(?<!\b(?:mum|mom|dad|mother|father|parents|teacher|boss)<30>)`,
    String.raw`\bi was (?:beaten|abused|raped|molested|hit) (?:by|as|when)\b|\b(?:${AT_HOME}) used to (?:hit|beat|abuse|rape|molest) me\b`,
  ),
  // Somebody else who is hurt.
  ...signs(
    { tier: 1, kind: 'harmed', of: 'other' },
    String.raw`\b(?:beats?|hits?|abus(?:es|ing)|beating|hitting|molest\w*|chok\w+|rap(?:es|ing|ed)) (?:(?:up )?(?:his|her|their|the|my) (?:little |own |small |young |baby |elder |older )?(?:boy|girl|wife|kids?|child|children|son|daughter|baby|girlfriend|boyfriend|mother|mum|mom|sister|brother|stepson|stepdaughter|partner))\b(?<!\b(?:who|never|my son|my daughter|my toddler|my kid)<30>)(?!<30>\b(?:chess|cards|game|he is three|is two|toddler|tekken|film|movie|novel|book)\b)`,
  ),
];

const VICTIM = String.raw`(?:(?:my|our|his|her|the|that|this) (?:\w+ ){0,2}?(?:${AT_HOME}|baby|kids?|child\w*|daughter|family|classmates?|colleagues?|neighbou?rs?|man|woman|guy|bully|bullies|teachers?|students?|cop|judge|people|boy|girl|landlord)|him|her|them(?: all)?|whoever|anybody|people|somebody|everybody|others|him and her)`;
const HURT =
  '(?:kill|killing|murder|murdering|shoot|shooting|stab|stabbing|strangle|strangling|poison|poisoning|hurt|hurting|harm|harming|attack|attacking|choke|choking|drown|drowning|suffocate|smother|smothering|shake|beat up|beat)';
/** What says that it is meant. */
const MEANT = String.raw`(?:know where|sleeps?|lives|had enough|deserves?|mean it|not (?:joking|kidding)|knife|gun|weapon|blade|bat|terrif\w*|scares? me|scared|plan\w*|tonight|tomorrow|next time|pay for|regret|be sorry|thoughts?|voices?|can not stop|urges?|going to (?:do|happen)|prison|jail|no matter|hate)`;
const NOT_PLAY = String.raw`(?!<30>\b(?:game|level|boss fight|dragon|minecraft|film|movie|novel|story|chapter|portrait|photo\w*|wedding|video|camera|dnd|lol|haha\w*|surprise|gift|cake|feelings?)\b)`;

export const HARM_MEANT: readonly Sign[] = [
  ...signs(
    { tier: 2, kind: 'harming', light: true },
    String.raw`\bi\b<20>\b(?:want|wanting|wanted|going|plan|planning|will|would like|about|ready|decided|need|think\w* (?:about|of)|thoughts? (?:about|of)|dream\w* (?:about|of)|fantasi\w+ about)(?: to)? ${HURT} ${VICTIM}\b(?=<60>\b${MEANT}\b)${NOT_PLAY}`,
    String.raw`\bi\b<20>\b(?:going to|will|want to|plan\w* (?:to|on)|decided to|ready to|think\w* (?:about|of)) (?:stab|stabbing|shoot|shooting|strangle|strangling|poison|poisoning|murder|murdering|drown|smother) ${VICTIM}(?= ?(?:$|[.,;!\n]|tonight|tomorrow|the next|if|when|with a|with my|and|because|i |comes|gets|who|near|opens))(?! (?:with a (?:camera|look|question|nerf)|when the light))${NOT_PLAY}`,
  ),
  ...signs(
    { tier: 2, kind: 'harming' },
    String.raw`\b(?:urges?|impulses?|thoughts?|intrusive|visions?|images?|voices?)\b<15>\b(?:to|of|about) ${HURT} ${VICTIM}\b${NOT_PLAY}`,
    String.raw`\b(?:afraid|scared|terrified|worried|fear)\b<8>\bi (?:will|might|could|may|am going to)\b<8>\b${HURT} ${VICTIM}\b(?! feelings)(?!<20>\b(?:feelings|by accident|accidentally|if i say no)\b)`,
    String.raw`\b(?:bring\w*|tak(?:e|ing)|carry\w*|got|have|buy\w*|bought)\b<8>\b(?:knife|gun|weapon|pistol|rifle|blade|bomb|bat|machete)\b<12>\b(?:to|into|for) (?:school|work|class|the office|college|the party|my (?:boss|class\w*|teacher|ex)|him|her|them)\b(?!<30>\b(?:cake|cut|kitchen|woodwork|show and tell|baseball|gift|present|class trip)\b)`,
    String.raw`\b(?:burn|set fire to|blow up|bomb|shoot up|torch)(?:ing)?(?: down)? (?:the|my|his|her|their|that|this) (?:\w+ )?(?:house|school|office|flat|building|place|church|mosque|shop)\b(?=<40>\b(?:with (?:them|him|her|everybody|all)|inside|in it|tonight|tomorrow|plan\w*|sleep\w*)\b|<2>$)(?<=\b(?:plan\w*|going|want|will|think\w*|decided|ready)\b<60>)${NOT_PLAY}`,
    String.raw`\b(?:kill|shoot|hurt|stab) (?:as many|everybody in|everyone in|all of them|them all|people at|kids at)\b<20>\b(?:school|work|office|church|mall|as i can|class)\b${NOT_PLAY}`,
  ),
  ...signs(
    { tier: 1, kind: 'harming' },
    String.raw`\b(?:i will|i am going to|i might|i could|going to) (?:snap|explode|lose it|lose control|flip)\b<25>\b(?:hurt|sorry|regret|die|dead|killed|blood|pay)\b|\b(?:they|everybody|he|she|all of them)\b<25>\b(?:will|is going to|are going to) (?:\w+ )?(?:regret|pay for|be sorry)\b<30>\b(?:did to me|planned|knife|gun|plan|what they did|tomorrow)\b${NOT_PLAY}`,
    String.raw`\bi\b<12>\b(?:want|going|planning) to (?:kill|murder|hurt) (?:my (?:\w+ )?(?:${AT_HOME})|him|her|them)<end>${NOT_PLAY}(?!<40>\b(?:because|for|ate|eating|borrow\w*|forgot|tickets|dishes|snor\w*|loud|again|spoil\w*|prank\w*)\b)`,
  ),
];
