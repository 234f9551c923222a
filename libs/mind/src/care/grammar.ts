import { type Sign, signs } from './sign';

/**
 * English sentences put together of their parts, so that what nobody foresaw word for word is read as well: a wish, a plan, a thought or a
 * search beside one's own death; what one regrets having lived through; a means beside the body, the time or the secret. Read on
 * `inEnglish`.
 */

const any = (...words: string[]): string => `(?:${words.join('|')})`;

const DRUG = any(
  ...['pills?', 'tablets?', 'tabs', 'meds', 'medicines?', 'medication', 'capsules?', 'painkillers', 'antidepressants'],
  ...[
    'paracetamol',
    'tylenol',
    'ibuprofen',
    'aspirin',
    'xanax',
    'valium',
    'insulin',
    'sertraline',
    'prozac',
    'codeine',
  ],
  ...[
    'oxy\\w*',
    'morphine',
    'fentanyl',
    'benzos?',
    'diazepam',
    'tramadol',
    'amitriptyline',
    'lithium',
    'beta ?blockers',
  ],
);
const POISON = any(
  ...[
    'bleach',
    'antifreeze',
    'drain cleaner',
    'weed ?killer',
    'pesticide',
    'rat poison',
    'detergent',
    'petrol',
    'gasoline',
  ],
  ...['ammonia', 'lighter fluid', 'disinfectant', 'poison'],
);
const WEAPON = any(
  ...['gun', 'shotgun', 'pistol', 'revolver', 'rifle', 'rope', 'noose', 'belt', 'razors?', 'razor blades?', 'blades?'],
  ...['knife', 'scissors', 'scalpel', 'helium'],
);
/** Where a fall or a crossing kills. */
const HEIGHT = any(
  ...[
    'bridge',
    'roof',
    'rooftop',
    'ledge',
    'cliff',
    'balcony',
    'platform',
    'overpass',
    'viaduct',
    'building',
    'tracks',
  ],
  ...['railing', 'parapet', 'multi ?storey', 'car ?park', 'tower', 'pier', 'window'],
);
const WATER = any('sea', 'ocean', 'river', 'lake', 'water', 'canal', 'waves', 'traffic', 'road', 'motorway', 'tracks');

/** One's own death as something that is done. */
const DOING = any(
  '(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|stab|stabbing|gas|gassing|off|offing|end|ending|finish|finishing) myself',
  '(?:end|ending|take|taking|finish|finishing|finish with|finishing with|terminate|terminating|quit|put an end to) (?:my|this) (?:own )?life(?! of)',
  '(?:commit|committing|doing|do|make|making) suicide',
  '(?:stop|stopping|quit|cease)(?: to)? (?:exist|existing|living|live|be alive|being alive|breathe|breathing)(?! (?:in|with|so|through)\\b)',
);
/** A wish, an intention or a thought, with the small words that lead from it. */
const WISH = any(
  '(?:want|wants|wanted|wanting|need|wish|wishing|hope|hoping|pray|praying|long|longing|intend|intending|ready|prepared)(?: (?:to|for|that i))?',
  '(?:plan|plans|planning|planned)(?: (?:to|on|for|of))?',
  '(?:think|thinking|thought|thoughts|dream|dreaming|fantasi[sz]\\w+|consider\\w*|contemplat\\w+|obsess\\w+)(?: (?:about|of|on|over|in|to))?',
  '(?:going|about|decided|meaning|determined|close|closer|near|tempted|able|trying|tried) to',
  '(?:will|would|might|may|could|should|shall|must) ?(?:as well|be|have to)?',
  '(?:feel|feels|feeling|felt) like',
);

/** Things whose end is meant where no life is. */
const SHIFT = String.raw`(?!<40>\b(?:shift|holidays?|vacation|work|flight|trip|travel\w*|appointment|meeting|class|exam|wedding|conference|visit\w*|job|moving|office|party|train|dinner|hotel|contract|lease|course|semester|term|school)\b)`;
const THINGS = String.raw`(?!<40>\b(?:coffee|caffeine|tea|chocolate|sugar|wifi|netflix|music|air ?con\w*|deadline|homework|game|novel|story|essay|plants?|weeds|ants|mould|slugs|wasps|bacteria|virus|dogs?|cats?|horse|zombie|boss)\b)`;

const WISHED: readonly Sign[] = [
  ...signs(
    { tier: 2, kind: 'ideation', of: 'subject', light: true },
    String.raw`\b${WISH} (?:also |so |badly |soon |one day |some ?day |maybe |have to )?${DOING}${THINGS}(?! (?:laughing|trying|at work|working|in the foot)\b)`,
  ),
  ...signs(
    { tier: 2, kind: 'ideation', of: 'subject' },
    // The wish that something else do it.
    String.raw`\b(?:wish|wished|hope|hoping|pray|praying|want|wait|waiting)\b<12>\bmy (?:heart|lungs|body|liver|breath\w*|life) (?:\w+ ){0,2}?(?:stops?|stopped|gives? (?:out|up)|gave (?:out|up)|quits?|fails?|failed|ends?|ended)\b`,
    String.raw`\b(?:wish|wishing|hope|hoping|pray|praying|beg|begging|like|love) (?:to god |that |for |every night )?(?:somebody|something|anybody|god|he|it|they|life|a \w+|an \w+|the \w+|this \w+) (?:would |could |will |to |hurries up and |hurry up and )?(?:\w+ and )?(?:shoots?|kills?|ends?|finish(?:es)?|stabs?|murders?|runs? over|crush(?:es)?|hits?|takes?) me(?= ?(?:$|[.,!?;\n]|and |tonight|tomorrow|already|too|in |on |dead|instead|because|so ))`,
    String.raw`\bask(?:ing)? (?:god|jesus|the lord|allah) (?:\w+ ){0,3}?to (?:take|end|kill) me\b(?! (?:home to|to (?:the|a|my) \w+))`,
    String.raw`\bi (?:am |was |have been |keep )?(?:want\w*|think\w*|going|plan\w*|will|wish)(?: to| of| on| about)? (?:kill|killing|ending|finish) me<end>`,
    String.raw`\bi (?:hope|pray|wish) (?:\w+ ){0,2}?i (?:would |could |will |can )?(?:get |got )?(?:die|died|dead|killed|hit by (?:a|the)|run over|cancer|an? (?:aneurysm|heart attack|stroke)|shot)\b(?! (?:of|laughing|before))`,
    String.raw`\b(?:would|will|might) (?:\w+ )?(?:be|feel) (?:\w+ )?(?:so bad|that bad|happier|calmer|better|better off|free|freer|more use\w*|worth more|at peace|fine|okay|kinder|a relief)\b(?: for (?:me|everybody|all|them))? (?:being |when |if )?(?:i (?:am |was |were |would be )?)?(?:dead|died)\b(?! (?:of|from|laughing))`,
    String.raw`\b(?:happier|calmer|better off|better|more useful|worth more|safer) (?:when i am |if i (?:was|were) |being )?dead<end>|\benv(?:y|ied|ious of)\b<12>\b(?:dead (?:people|ones)|the dead|whoever died|people who (?:died|are dead))\b|\bjealous of\b<20>\b(?:dead|died|dying)\b`,
    // What keeps one, and only that.
    String.raw`\b(?:only|one) (?:thing|person|reason|one|thought)\b<30>\b(?:keep\w*|stop\w*|hold\w*|stand\w*|kept)\b<8>\b(?:me|i am)\b<8>\b(?:alive|breathing|on (?:this )?earth|from (?:it|doing it|jumping|killing|ending|dying|suicide))\b(?!<25>\b(?:coffee|caffeine|tea|chocolate|sugar|wifi|netflix|air ?con\w*)\b)|(?<!\b(?:coffee|caffeine|tea|chocolate|sugar)<30>)\b(?:am|are|being) only (?:still )?(?:alive|breathing|here|living|around) (?:because|for|thanks|out of|due|so that)\b${THINGS}(?! (?:for (?:the|a|\w+ days?|free)|because (?:of the )?(?:free|work|food)))`,
    String.raw`\bonly (?:stay|staying|hold on|holding on|hang on|live|living|go on|alive)\b<15>\b(?:because of|because|for|until)\b<40>\b(?:die|dies|died|dead|goes|gone|i am free|free to go)\b`,
    String.raw`\b(?:coward\w*|scared|afraid|weak|chicken|frightened) to (?:do it|go through with it|end it|kill myself|die|jump|pull the trigger)\b(?!<15>\b(?:alone on stage|on stage)\b)`,
    // No will, no reason.
    String.raw`\b(?:no|not (?:see|have|find|got|feel|know)|lost|losing|without|ran out of|out of|lack)\b<8>\b(?:reasons?|purpose|sense|meaning|wish|will|desire|want|motivation|interest|courage|point)(?: left)? (?:in|to|for|of) (?:(?:go|going|keep|keeping|carry|carrying|continue|continuing)(?: on)?(?: to)? )?(?:live|living|be alive|being alive|staying alive|stay alive|exist|existing|breathe|breathing)\b(?! (?:here|there|in|near|at|with|alone|apart|by|together|for (?:work|money))\b)`,
    // One's own absence, in so many words.
    String.raw`\b(?:what if|wonder if|maybe|imagine if|think if) i (?:stopped|was not|were not|did not|never)\b<12>\b(?:being|be|exist\w*|here|alive|wak\w+|born)\b(?! (?:late|there|so|at)\b)`,
  ),
  ...signs(
    { tier: 2, kind: 'ideation' },
    // What one lived through, and wishes one had not.
    String.raw`\bshould have (?:\w+ )?(?:died|been me|let me (?:die|bleed|go|drown|be)|drowned|been (?:killed|aborted))\b(?! (?:of|laughing|out (?:of|from)))|\b(?:should|could) (?:not|never) have (?:saved|found|revived|rescued|resuscitated|stopped) me\b|\bwhy (?:did|do) (?:they|you|he|she|the \w+|somebody) (?:save|find|revive|rescue|stop|bring) me\b(?! (?:a|the|some))`,
    String.raw`\bwish (?:that )?(?:it (?:had been|was|were|could have been) me\b<25>\b(?:died|dead|killed|buried|grave|coffin|crash|accident)\b|i had (?:\w+ )?(?:died|drowned|bled|gone (?:with|instead)|not (?:survived|made it|woken)|never (?:survived|made it|woken))|they had (?:\w+ )?(?:left me|let me|not (?:saved|found|stopped)))\b`,
    String.raw`\b(?:mad|angry|furious|sad|sorry|upset|gutted|annoyed|disappointed|devastated|ashamed|hate|hated|regret)\b<15>\b(?:it (?:worked|failed|did not work)|they (?:saved|found|stopped|revived) me|i (?:survived|failed|did not die|am (?:still )?(?:here|alive|breathing)|woke up|wake up))\b(?! (?:late|early|so|in (?:the|this|time)|too|at))`,
    String.raw`\b(?:pumped|pump) (?:out )?my stomach\b|\b(?:woke up|ended up|was|landed) in (?:the )?(?:a ?& ?e|er|icu|hospital|intensive care)\b<30>\b(?:overdos\w*|pills|tried|attempt\w*|wrists?|survived)\b|\b(?:overdos\w*|attempt|tried to od|my wrists?)\b<30>\bwoke up in\b`,
    String.raw`\b(?:my|the|another|a second|a failed) (?:suicide )?attempt (?:failed|did not work|has failed|was on|last)\b|\bnext time\b<15>\b(?:not fail|succeed|it works|make sure)(?= ?[.,;] ?(?:i|it)\b)`,
    // Leaving life, in other words than dying.
    String.raw`\b(?:want|wanted|wanting|wish|need|ready|going|decided|will|would like|longing|plan\w*)(?: to)? (?:leave|leaving|exit|quit|depart(?: from)?|disappear from|vanish from|escape|get (?:out of|off)) (?:from )?(?:this|the) (?:world|earth|planet|life)\b(?! (?:of|and live))|\bwill (?:disappear|vanish|leave|be gone) from (?:this|the) (?:world|earth|planet)\b`,
    String.raw`\b(?:join|go to|be with|see|follow)\b<15>\b(?:nan|gran\w*|mum|mom|mother|dad|father|brother|sister|son|daughter|wife|husband|baby|him|her|them|friend)\b<12>\b(?:in heaven|up there|on the other side|in the grave|in death)\b<30>\b(?:now|soon|tonight|want|ready)\b|\b(?:want|ready|going) to (?:go|be)\b<20>\bin heaven\b`,
    String.raw`\bi (?:will|am going to|would) (?:not be|be no longer|no longer be) (?:alive|breathing|living|around|among the living|with you) (?:much longer|for (?:much )?long(?:er)?|by|at|on|in|after|when|next|tomorrow|soon|any ?more)\b${SHIFT}|\b(?:not|never) be around much longer\b${SHIFT}`,
    String.raw`\b(?:last|final) thing (?:that )?i (?:will|am going to|ever|would) (?:ever )?(?:write|say|do|send|post|tell)\b(?!<20>\b(?:want|need|about (?:it|this|the))\b)`,
    String.raw`\b(?:forgive me|i am sorry|sorry|pardon me|do not (?:blame|hate) (?:me|yourself))\b<10>\bfor what i (?:am about to|am going to|will|have to|must) do\b|\b(?:what i (?:am about to|am going to|might|may|could|will) do|something bad) to myself\b`,
    String.raw`\bnot (?:\w+ )?safe\b<8>\b(?:with|from|around|by|alone with) (?:myself|my own (?:head|thoughts|mind|hands)|me)\b|\b(?:danger|risk) to myself\b|\bnot (?:think|believe|know|sure|trust)\b<20>\b(?:make|get|last|live|survive|see)\b<6>\b(?:through|until|till|to see|past|out|to)?\b ?(?:the night|tonight|the (?:morning|week|weekend)|until (?:morning|tomorrow)|tomorrow|another (?:night|day|week))\b<20>\b(?:myself|alone|alive|like this|trust)\b`,
    String.raw`\bnot trust myself\b(?! (?:with|around|near|to) (?:chocolate|cake|biscuits|cookies|money|a credit|snacks|food|sweets|crisps|ice|the (?:biscuits|cake|car)|cook|drive|cut my|parallel|online|amazon|sales?))`,
    // Pictured, over and over.
    String.raw`\b(?:pictur\w+|imagin\w+|visuali[sz]\w+|see|seeing|dream\w*|thoughts?|images?|visions?|flashes)\b(?: about| of| in which)?(?: me| myself| my body| i am)? (?:hanging|hanged|swinging|jumping|stepping|falling from|lying dead|dead|dying|drowned|bleeding|under (?:a|the) (?:train|bus|truck)|in (?:a|my) (?:coffin|grave|casket))\b(?! (?:out|up|around|with|on (?:to|the beach)|in (?:the )?(?:game|sea of|pool)|into the pool|tired|leaves|people|and laugh))(?<=\b(?:myself|my|me|i)\b<40>)(?!<20>\b(?:laugh\w*|pool|washing|posters?)\b)`,
    String.raw`\b(?:urges?|urging|impulses?|compulsions?|cravings?|pull|temptation)\b<8>\b(?:to|of) (?:jump|jumping|step|stepping|die|end|drive|driving|swerve|swerving|walk into|run into|let go)\b(?!<15>\b(?:in the pool|for joy|queue|away from work)\b)`,
    String.raw`\bsui (?:thoughts?|ideation|ideas?|urges?|plans?|mood)\b|\b(?:thoughts?|urges?) of (?:sui|suicide|self ?harm|ending)\b`,
    String.raw`\b(?:no|only|one) (?:other )?way out\b<40>\b(?:rope|noose|bridge|pills|gun|train|razor|blade|knife|roof|river|dead|die|death|coffin|grave)\b(?!<15>\b(?:of the|cave|level)\b)`,
    String.raw`\b(?:think\w*|thought|plan\w*|know|decided|worked out|figured out)\b<12>\b(?:how|when|where|which way)\b<10>\bi (?:would|will|am going to|should|could|want to|might) (?:do it|die|go|end it|kill myself)(?= ?(?:$|[.,;!\n]|and\b|without|with|so\b|when\b|on\b|tonight))(?<=\b(?:do it and when|die|kill myself|end it|do it)<1>)`,
    String.raw`\bthe courage to (?:end|kill|die|jump|do it|finish)\b(?! (?:my )?(?:relationship|marriage|thesis|job|contract|call|course))|\b(?:hold|put|putting|had|have|got|tied|wrapped)\b<12>\b(?:belt|rope|cord|noose|scarf|cable|wire) (?:a?round|on|over) my (?:own )?(?:neck|throat)\b`,
    String.raw`\b(?:die|dying|death|kill ourselves|suicide) together\b(?<=\b(?:agreed|pact|plan\w*|promised|want\w*|going|decided)\b<40>)|\bsuicide pact\b|\b(?:goodbye|bye|sorry|love (?:her|him|them|you))\b<15>\bi am doing it (?:now|tonight)\b|\btell my \w+ (?:that )?i (?:love|loved) (?:her|him|them)\b<15>\b(?:doing it|do it|am going|sorry|goodbye|over)\b`,
    String.raw`\bdecided\b<8>\b(?:end|ending) (?:it|things|this|everything)\b(?! (?:with|between|by))(?!<25>\b(?:dates?|relationship|him|her|boyfriend|girlfriend|marriage|engagement)\b)|\b(?:life|my life|all of this) (?:to|should|must|has to|needs? to|can) (?:end|stop|finish|be over)\b`,
    String.raw`\bcan not keep (?:that|my|this) promise\b(?<=\b(?:kill myself|suicide|hurt myself|end my life|alive|safe)\b<60>)|\bpromise\w*\b<30>\bnot (?:kill|hurt|harm) myself\b<25>\b(?:can not|but|break|broke|hard|do not know)\b`,
    String.raw`\bcan not (?:kill|end|hang|shoot) myself\b<40>\b(?:but|though|even if|otherwise|or i would)\b<25>\b(?:want|wish|would|long|like)\b`,
  ),
];

const PLANNED: readonly Sign[] = [
  ...signs(
    { tier: 2, kind: 'plan' },
    String.raw`\bi have (?:a|the|my) plan(?:,| and)(?: a| the| my)? (?:date|method|place|note|day|way|means|pills|rope)(?= ?(?:$|[.,;!\n]))`,
    // Looked up, reckoned, asked for.
    String.raw`\b(?:looked up|look up|looking up|googl\w+|search\w*|research\w*|reading (?:about|up)|read (?:about|up)|checked|check|calculat\w+|found out|wonder\w*|worked out)\b<12>\b(?:how|what|which|whether|if|the best|ways?)\b<40>\b(?:kills? (?:you|me|a person|somebody|instantly|people)|die|dying|lethal|fatal|bleed(?:ing)? (?:out|to death)|drown|suffocate|hang myself|overdose)\b${THINGS}`,
    String.raw`\bhow (?:much|many|high|deep|far|long|fast)\b<45>\b(?:kill (?:me|myself|you|yourself|a person|somebody|an adult)|finish me|end it|not wake up|be (?:fatal|lethal)|to die|until i die|before i die)\b${THINGS}(?<!\bhow (?:many times|long have|long ago)<45>)`,
    String.raw`\b(?:gram\w*|mg|${DRUG}|drop|fall|metres|meters|storeys|floors|vodka|alcohol|${POISON}|1\d*|2\d*|3\d*|4\d*|5\d*|6\d*|7\d*|8\d*|9\d*)\b<40>\benough to (?:kill (?:me|myself|you|a person|somebody|an adult)|die|end it|finish me|be (?:fatal|lethal)|overdose|not wake)\b${THINGS}`,
    String.raw`\b(?:can|could|would|will|do) (?:you|i|somebody|a person|one|people) (?:die|overdose)\b<25>\b(?:${DRUG}|${POISON}|bleeding|hanging|starving|cutting)\b${THINGS}`,
    String.raw`\b(?:least painful|most painless|painless|quickest|easiest|fastest|cleanest|surest|best|kindest|quick|easy) (?:way|method|means)s?\b<12>\b(?:off|kill|end|hang|die|go|unalive|do) (?:myself|yourself|oneself|it all|my life|painlessly|in peace|in my sleep)\b`,
    String.raw`\b(?:a|any|some|the) ways? (?:for me )?to (?:die|kill myself|end it|go|do it)\b<20>\b(?:looks? like|insurance|nobody|accident|natural|quick|painless)\b`,
    // A means, and what it is for.
    String.raw`\b(?:bought|got|ordered|keeps?|kept|have|hid|hidden|hiding|stole|know where|found)\b<25>\b(?:${WEAPON}|pills|tablets|ammo|bullets)\b<60>\b(?:you know (?:why|what)|think about it|thought about it|thinking about it|just in case i|in case i|had enough|for (?:myself|when i|the day|that night|tonight)|use it on|all day long|nobody knows|calls me|whisper\w*|my way out|my exit)\b(?!<20>\b(?:range|hunt\w*|climb\w*|shav\w*|boat|guests?|headache\w*)\b)`,
    String.raw`\b(?:in case|when|once|until|day) i(?: have|'ve)? had enough\b(?<=\b(?:${WEAPON}|pills|tablets)\b<50>)|\b(?:going|about|ready|want\w*|plan\w*) to do (?:it|this)\b<30>\b(?:${WEAPON}|pills|tablets|goodbye|note)\b(?!<20>\b(?:recipe|cook\w*|shav\w*)\b)`,
    String.raw`\b(?:was|were|am|been|might|will|could|would|should|may|going|want|wanted|tempted|ready|about|thinking)\b<12>\b(?:take|taking|swallow|swallowing|down|downing|neck|necking) (?:them all|it all|everything|all of (?:them|it)|the lot|every (?:single )?(?:one|pill|tablet)|the (?:whole|entire) (?:box|bottle|pack|packet|strip|lot)|a (?:whole|full) (?:box|bottle|pack|packet)|all (?:the|my|her|his|these|those) (?:\w+ )?${DRUG})(?= ?(?:$|[.,;!\n]|tonight|now|today|at once|in the|and|before|last|yesterday|so|right))(?!<25>\b(?:to the|home|cabinet is|recycling|kids|dogs|class)\b)`,
    String.raw`\b(?:take|taking|took|swallow\w*) (?:\w+ )?(?:more|too many|extra|double)\b<6>\b${DRUG}\b<35>\b(?:hop\w+|not wake|die|sleep for|do not care|end)\b|\b(?:drinking|drink|drank|drunk)\b<30>\b(?:hoping|hope|so that|until|praying)\b<12>\b(?:not wake|never wake|die|it kills me|do not wake)\b`,
    String.raw`\b(?:stop|stopping|stopped|quit|refuse|refusing|skip\w*)\b<12>\b(?:insulin|dialysis|chemo\w*|heart (?:pills|tablets|medicine)|blood thinners|inhaler|epipen)\b<40>\b(?:over|die|end|finish\w*|dead|on purpose|so that|for good|matter)\b`,
    // The wheel, the step, the water.
    String.raw`\b(?:think\w*|thought\w*|imagin\w*|want\w*|tempt\w*|urges?|nearly|almost|consider\w*|dream\w*|picture|fantasi\w+|feel like|could)\b<25>\b(?:steer\w*|swerv\w*|veer\w*|driv(?:e|ing)|drove|crash\w*|accelerat\w*|flooring it|turning|ramming)\b<20>\b(?:into|off|in front of|under|head ?on|towards)\b<12>\b(?:lorr(?:y|ies)|trucks?|walls?|trees?|traffic|bridge|pillar|barrier|cliff|river|oncoming|train|bus|poles?)\b${THINGS}`,
    String.raw`\b(?:nearly|almost|about to|came close to|close to)\b<8>\b(?:stepp(?:ed|ing)|step|jump(?:ed|ing)?|let(?:ting)? go|walk(?:ed|ing)?|roll(?:ed|ing)?|lean(?:ed|ing)?|fell|lay|laid)\b<25>\b(?:off|in front|under|onto the (?:tracks|line)|into (?:the )?(?:traffic|road|river|sea)|over the (?:edge|rail\w*)|on purpose|of the wheel)\b(?<=\b(?:platform|bridge|train|tracks|tube|purpose|edge|cliff|roof|traffic|motorway|road|river|sea|rail\w*|today|wheel|front)\b<60>)(?! (?:by accident|because i tripped|when the|the (?:bike|horse|diving)))(?!<20>\b(?:slipp\w+|tripp\w+|accident|ice|stairs|bike|horse|kerb|curb)\b)`,
    String.raw`\b(?:walk|walked|walking|swim|swimming|swam|wade|wading|run|ran)\b (?:straight |out |right )?(?:into|in|out to|in front of) (?:the |a )?${WATER}\b(?<=\b(?:want|wanted|stop me|wish|thinking|thought|going|could|might|tempted|imagine|not come back|never come back|and not)\b<60>|$)(?=<30>\b(?:want to|never|not come|not turn|until|drown|disappear|end|die)\b)`,
    String.raw`\b(?:chose|chosen|picked|know|found)\b<12>\b(?:train|bridge|spot|roof|cliff|tree|beam)\b<25>\b(?:not stop here|does not stop|high enough|fast enough|nobody (?:goes|will|would)|to do it|for it)\b`,
    String.raw`\bwrit(?:e|ing|ten)\b<6>\b(?:letters?|notes?|goodbyes?|my will)\b<40>\b(?:after i am (?:dead|gone)|when i am (?:dead|gone)|dead|before i (?:die|do it|go)|for (?:when|after) i)\b`,
  ),
  ...signs(
    { tier: 2, kind: 'plan', light: true },
    String.raw`\b(?:think\w*|thought|want|wanted|going|go|plan\w*|might|will|urge\w*)\b<12>\b(?:jump(?:ing)?|throw(?:ing)? myself|step(?:ping)?|walk(?:ing)?|fall(?:ing)?)\b<6>\b(?:off|from|over|down)\b<15>\b${HEIGHT}\b(?!<20>\b(?:bungee|pool|into the (?:sea|water|lake)|parachute|holiday|abseil\w*|game)\b)`,
  ),
  ...signs(
    { tier: 2, kind: 'ideation', of: 'other' },
    String.raw`\b(?:he|she|they|who|mum|mom|dad|mate|friend|brother|sister|son|daughter|wife|husband|boyfriend|girlfriend|bf|gf)\b (?:has |have |had |was |were |is |are )?(?:wants?|wanted|going|plans?|planning|threatens?|threatened|threatening|decided|about|tried|trying|talk\w* about|think\w* (?:about|of)) (?:to )?(?:end|ending) (?:it|things|everything)(?: all)?(?= ?(?:$|[.,;!\n]|and\b|tonight|now|because|tomorrow|but))(?!<25>\b(?:relationship|with me|between us|marriage|engagement)\b)`,
  ),
  ...signs(
    { tier: 3, kind: 'plan', of: 'subject' },
    String.raw`(?<!\b(?:dog|cat|puppy|plant|character|villain)<10>)\b(?:drank|drunk|swallowed|downed|injected|chugged|necked) (?:\w+ ){0,3}?${POISON}\b(?!<20>\b(?:ivy|apple|goblet)\b)`,
    String.raw`\b(?:took|taken|swallowed|downed|necked|popped|had) (?:about |around |like |over |nearly |almost )?(?:\d{2,3}|a dozen|two dozen|twenty|thirty|forty|fifty|sixty) (?:x )?(?:of )?(?:\w+ )?${DRUG}\b(?! (?:home|to|out|over|in (?:a|the|\d+)))`,
  ),
  ...signs(
    { tier: 3, kind: 'plan' },
    String.raw`\b(?:on|over|at|to) the (?:wrong|other|far|outer|outside) side of (?:the|a|this) (?:\w+ ){0,2}?(?:railings?|rail|guardrail|barrier|parapet|fence|ledge|bridge rail\w*)\b(?!<30>\b(?:ball|dog|cat|photo|hat|view|field|sheep|cows?)\b)`,
    String.raw`(?<!\bwe<20>)\b(?:standing|sitting|stood|sat|am|perched|been)\b<8>\b(?:on|at|by) (?:the |a )?(?:very )?(?:edge|ledge) of (?:the|a|this|my) (?:\w+ ){0,3}?${HEIGHT}\b(?!<25>\b(?:photo|picture|view|sunset|selfie|pool|beer)\b)(?<!\b(?:was|were|when i)<20>)|\b(?:sat|sitting|standing|stood|perched)\b<4>\bon (?:the|a) ledge\b|\bi am (?:out )?on the (?:ledge|window ?sill)\b`,
    String.raw`\bby the time\b<8>\b(?:you|anybody|somebody|they|he|she|people)\b<10>\b(?:reads?|sees?|finds?|gets?|hears?|wakes?|comes?)\b<14>\b(?:dead|gone|not be (?:here|alive)|too late|no longer|it will be over)\b(?!<20>\b(?:home|on (?:the|a) (?:train|plane)|cake|flight)\b)`,
    String.raw`\b(?:have|got|there (?:is|are)|counting|counted|lined up|laid out)\b<25>\b(?:\d{2,3}|all (?:the|my)|pile of|handful of|forty|thirty|twenty|fifty)\b<6>\b${DRUG}\b<12>\b(?:in front of me|in my (?:hand|lap)|on (?:my|the) (?:bed|table|desk|lap)|next to me|beside me)\b(?!<20>\b(?:doctor|sort|week|pharmac\w*|patients?)\b)`,
  ),
];

const HARMED: readonly Sign[] = [
  ...signs(
    { tier: 2, kind: 'self_harm' },
    String.raw`(?:^|[.;!?\n] ?|\b(?:because|that|and|but) )i (?:still |have |did )?cut(?= ?(?:$|[.!?;\n]|at night|every (?:night|day)|when i|to (?:feel|cope|punish)|because))(?! (?:class|the|it|him|her|down))`,
    String.raw`\b(?:urges?|impulses?|cravings?|compulsions?|itch|temptation)\b<6>\b(?:to|for|of) (?:cut|cutting|self ?harm|bleed|slice|slicing|burn|hurt|sh|scratch)\b(?! (?:the|a|his|her|him|them|my (?:hair|nails|fringe|bangs|sister|brother|boss|losses|class|baby|kids?|son|daughter|child\w*)|costs|carbs|someone|somebody|people|out|back|down|class))`,
    String.raw`\bnothing (?:else )?(?:helps|works|calms me|quiets it|stops it|makes it stop)\b<8>\b(?:except|but|besides|like|other than|only|apart from)\b<8>\b(?:blades?|razors?|knife|cutting|bleeding|blood|burning|hurting myself|pain)\b`,
    String.raw`\b(?:clean|free)\b<8>\b(?:from|of|for)\b<12>\b(?:cutting|self ?harm\w*|sh|harm\w*)\b<50>\b(?:can not|but|relaps\w*|tonight|hold|urges?|want to|slip\w*|broke)\b|(?:^|\b(?:did|to|with|from|of|my|i) )sh(?:ing|ed)? (?:again|tonight|today|relapse\w*|urges?|last night)\b`,
    String.raw`\b(?:add|adding|make|making|more|new|fresh)\b<8>\b(?:cuts|marks|scars|lines|wounds|burns) (?:on|to|in|across) my (?:\w+ )?(?:arms?|wrists?|thighs?|legs?|body|skin|hips?|stomach)\b|\bmy (?:arms?|wrists?|thighs?|legs?|skin) (?:are|is)\b<12>\b(?:covered|full|marked)\b<10>\b(?:fresh|new|cuts|burns|marks)\b(?!<20>\b(?:kitten|cat|bites|mosquito|brambles?|tattoo)\b)`,
    String.raw`\b(?:hit|hits|hitting|bang|banging|banged|smash\w*|slam\w*|punch\w*|beat|beating)\b<6>\b(?:my (?:own )?(?:head|fists?|face|hands?|knuckles)|myself|the wall|walls)\b<25>\b(?:on purpose|until (?:i|it|they|my)|because i (?:hate|deserve)|when it gets|hate myself|punish|to feel|so hard i|bled|bleed|blackout|black out|pass out)\b|\b(?:choke|choking|strangle|strangling) myself (?:till|until|to|when|so)\b`,
    String.raw`\b(?:scratch\w*|cut|carved?|slic\w+|slash\w*|scor\w+|dug|gouged?)\b<14>\b(?:my |into my )?(?:wrists?|arms?|thighs?|legs?|skin|ankles?|hips?)\b<12>\bwith (?:a|the|my) (?:compass|pin|needle|scissors|glass|staple|safety pin|sharpener|pencil|protractor|nail|tweezers|key)\b(?!<20>\b(?:accident\w*|slipp\w+|vaccine)\b)`,
  ),
  ...signs(
    { tier: 2, kind: 'eating' },
    String.raw`\b(?:not (?:eaten|eat|eating|ate|had (?:any )?food|touched food)|stopped eating|refus\w+ (?:to eat|food)|no food|without (?:food|eating))\b<50>\b(?:waste away|wasting away|fade away|not (?:intend|going|plan|want) to (?:start|eat|stop)|until i|starve|shrink|smaller|die|punish)\b(?!<20>\b(?:dinner|lunch|home|finish\w*|train|shift|meeting)\b)`,
  ),
];

/** What says it without saying it: a soft question. */
export const HINTS: readonly Sign[] = signs(
  { tier: 1, kind: 'ideation' },
  // Others, and how they would be without oneself.
  String.raw`\b(?:relief|easier|simpler|cheaper|lighter|better|breathe|fine|okay|grateful|thank me|happier|free|freedom|peace|move on|a real life|a better life)\b<45>\b(?:without me|if i (?:was|were|am) (?:not (?:there|here|around|in)|gone|out of)|(?:when|once|after) i am (?:gone|out of)|if i (?:vanish\w*|disappear\w*|died|had never)|if something happened to me)\b(?!<20>\b(?:party|trip|meeting|holiday|team|concert|match|this (?:week|weekend)|for the (?:day|week))\b)`,
  String.raw`\b(?:without me|if i (?:was|were|am) (?:not (?:there|here|around)|gone|out of)|if i (?:vanish\w*|disappear\w*|died)|if something (?:bad )?happened to me|with the insurance|if i was not (?:there|here|around))\b<45>\b(?:relief|easier|simpler|cheaper|lighter|better|breathe|be fine|be okay|grateful|happier|free|peace|move on|real life|nobody|who would)\b(?!<20>\b(?:party|trip|meeting|holiday|team|concert|match|car|traffic|the game)\b)`,
  String.raw`\b(?:drag\w*|bring\w*|pull\w*|weigh\w*|hold\w*)\b<6>\b(?:them|everybody|my (?:family|kids|friends|parents|wife|husband)|people|you) (?:all )?(?:down|back)\b(?<=\b(?:i|me|i am)\b<60>)|\b(?:all i do|only thing i do|i only) (?:is )?(?:cost|hurt|disappoint|burden|ruin|fail|bother|upset|let)\b|\bi (?:\w+ )?(?:ruin|poison|destroy|spoil|darken)\w* (?:every\w+|the li(?:fe|ves)|people|all of their)\b(?<=li(?:fe|ves)|everybody|everything|people|everyone\w*)(?! (?:by (?:singing|cooking)|at (?:cards|monopoly)))`,
  String.raw`\b(?:a|the) (?:\w+ )?(?:load|weight|burden|stone|drain|disgrace|dead weight) (?:on|for|to|around) (?:my |the |their |every)\w*\b(?! (?:shelf|legs?|back (?:pain|pack)|suitcase|trip|server|system|budget|planet|network|team))(?<=\b(?:i am|am|being|feel like|become|was|me)\b<30>)|\b(?:waste|taking up|wasting|use) (?:of )?(?:oxygen|space|air|skin|good air)\b|\b(?:nobody's|not anybody's|anybodys|anybody's|not be (?:a|any\w*'?s?)) problem\b(?<=\b(?:soon|i|will)\b<40>)`,
  String.raw`\b(?:nobody|not anybody|no soul|not even my \w+|who) (?:\w+ ){0,2}?(?:needs?|wants?|miss|care|cares|notice|notices|cry|remember\w*|bother|mourn|come)\b<6>\b(?:me|i|if i|whether i|my funeral)\b(?! (?:am (?:late|early)|skip|leave early|miss|wear|to (?:do|bring|come|cook|help)|at (?:the|this) meeting|at work|today|tomorrow|this week|for (?:the|this)|in goal|like|think|want|buy|wear|got|said|eat))(?!<20>\b(?:meeting|party|cake|match|football)\b)`,
  // What is put in order, given away, left.
  String.raw`\b(?:rehom\w+|re-hom\w+|gave (?:away )?my|giving (?:away )?my|sold (?:all )?my|found (?:a )?(?:new )?homes? for|gave the|signed over|paid (?:everything|it all) off|cleaned (?:out )?the (?:flat|house)|made (?:a|my) will|handed in)\b[^\n]{0,60}\b(?:last (?:thing|one|item) on|on my list|not (?:be )?need(?:ing)?|where i am going|before i go|peaceful now|feels? (?:calm|peaceful|light)|all done now|at peace|ready now|not use (?:it|them))\b(?!<30>\b(?:moving|move|new (?:flat|house|job)|upgrad\w*|bought a new)\b)`,
  String.raw`\b(?:cancel\w+|deleted?|unsubscrib\w+|wiped)\b<6>\b(?:everything|all (?:of )?(?:it|my (?:plans|appointments))|my whole \w+)\b<15>\b(?:after|past|beyond|from)\b(?!<20>\b(?:covid|flu|operation|surgery|holiday|move)\b)|\b(?:no|not (?:have|make|made)(?: any)?) plans (?:after|past|beyond)\b(?!<30>\b(?:\w+day|meet|want to|free|dinner|work|lunch|school|five|six|seven)\b)|\bwho will (?:look after|take care of|feed|have|walk) (?:my|the) \w+\b<8>\b(?:when|after|once) i am gone\b(?! (?:to|on|for|in|away))`,
  String.raw`\bnot (?:ever )?(?:hear|see|read) (?:from )?(?:of )?me (?:again|any ?more|after)\b|\bnot (?:be )?hearing from me (?:again|any ?more)\b`,
  String.raw`\b(?:this is|it is|here is|these are) my (?:very )?(?:last|final) (?:message|words|letter|note|text|post|night|day|hours?)(?! (?:at|of|in|as|on|with|here|before|from|for|to you before))\b|\bremember me\b<15>\b(?:as i was|happy|smiling|when i|fondly|well|for the)\b(?!<20>\b(?:from (?:school|class)|old job)\b)`,
  String.raw`\b(?:before i (?:go|leave|am gone|disappear)|one last time)\b(?<=\b(?:thanks?|thank you|sorry|love|wanted|say|tell|forgive)\b<40>)(?=<60>\b(?:look after|take care|be good|not hear|goodbye|remember|you were|love|never)\b)(?!<40>\b(?:bed|holiday|flight|train|airport|trip|work)\b)`,
  String.raw`\byou (?:were|have been|have always been) (?:so |very |always )?(?:kind|good|nice|sweet|a good \w+) to me\b<20>\b(?:goodbye|farewell|bye|sorry|last)\b|\bthank you for everything\b(?! you)<60>\bgoodbye\b|\b(?:thank you|thanks) for everything\b(?! you)\W{1,3}(?:\w+\W{1,2}){0,6}?goodbye\b`,
  String.raw`\bsoon\b<15>\bbe over\b(?<=\b(?:all|life|everything)<25>)|\b(?:it will|will) all be over (?:soon|anyway)\b(?! (?:with|and (?:then )?(?:i|we) can))|\bsoon (?:i|it|this|everything|all of it) (?:will|is)\b<8>\b(?:not (?:matter|hurt|be)|no longer|over for me|gone|nobody's)\b`,
  // No way, no morrow, no strength.
  String.raw`\b(?:no longer|not|never|nothing)\b<15>\blook(?:ing)? forward to (?:anything|a thing|tomorrow|any of it|life|nothing)\b|\b(?:not see|not imagine|can not picture) (?:myself|me|my life)\b<6>\b(?:at \d\d|in (?:\d+|five|ten|a) years?|next (?:year|month|week)|older|old|past|beyond|after)\b(?! (?:doing|working as|living (?:in|with)|married|at this company))`,
  String.raw`\bin (?:a|such a|some) (?:\w+ ){0,2}?dark (?:place|spot|hole)(?! (?:to (?:read|sleep|work|store|keep)|with no light|where (?:it|the plant)|in the (?:cellar|cave|game)|for))\b|\b(?:dark|black|bad|scary|intrusive|those|old) (?:thoughts|ones|ideas)\b<12>\b(?:back|again|louder|win|winning|come|coming|return\w*|won)\b|\bthe thoughts (?:are|came|come|keep)\b<8>\b(?:back|again|coming|loud|louder|worse)\b`,
  String.raw`\bnot have (?:the |any |enough )?(?:strength|energy|power|force|will|courage|heart)(?: left)? to (?:go on|carry on|continue|fight|keep|live|wake|get up|face)\b|\bcan not (?:carry|bear|endure|take|handle|hold|stand|support|suffer|fight)(?: it| this| that| all this| so much)?(?: any)? ?more\b(?! (?:bags|boxes|weight|cake|food|of (?:this|the) (?:song|heat|weather)|than))|\bcan not do (?:this|it|life|that)(?: any)? ?more\b`,
  String.raw`\bi want (?:that )?(?:it|this|all|everything|the pain) (?:finish\w*|stops?|ends?|to finish|is over|be over)\b(?! (?:being|ringing|raining|at|before|with))|\b(?:want|need) (?:the |this |my )?(?:pain|suffering|hurt|noise|thoughts?) to (?:end|stop|be over|go)\b<25>\b(?:how|what it takes|no matter|whatever|for ever)\b`,
  String.raw`\b(?:so |too |just )?(?:tired|exhausted|weary|sick|drained|worn out|fed up)\b<4>\b(?:of|with|from|by|to) (?:existing|being alive|being here|life|living|breathing|all of (?:it|this)|this existence|being me|waking)<end>`,
  String.raw`\b(?:feel\w*|am|it is|like)\b<20>\b(?:i am|i was|as if i (?:was|were)|like being|like) (?:dead|gone|a corpse|a ghost|not alive)<end>(?<=\b(?:empty|numb|hollow|inside|nothing|body|feel\w*)\b<40>)(?! (?:tired|today after|from|on my feet|after))`,
  String.raw`\b(?:i have|i had|have) (?:\w+ )?given up(?= ?(?:$|[.!;\n]|on (?:everything|life|myself|it all|living|hope)|completely|for good))(?<!\b(?:he|she|they|we|smoking|sugar|meat|bread|alcohol)<20>)|\b(?:everything|it all|inside) hurts\b<20>\b(?:no way|out|end|stop|alone|any ?more)\b|\b(?:trapped|stuck)\b<12>\b(?:nothing|never|no way|not ever)\b<12>\b(?:change|better|out|end)\w*\b`,
  String.raw`\b(?:hate|despise|loathe|disgusted (?:by|with)|can not stand) (?:being (?:me|in my (?:own )?(?:body|skin|head))|my (?:own )?(?:existence|body so much|self)|myself)(?! (?:for (?:eating|buying|watching|not|forgetting)|lol))\b|\b(?:nothing|no one|nobody)(?: left)? (?:for me )?(?:left )?(?:here|to (?:live|stay|stick around) for|to keep me here)\b(?<=\b(?:for me|left|have|is)\b<30>)`,
  String.raw`\bi (?:\w+ )?deserve\b<8>\b(?:to suffer|suffering|to be punished|this pain|the pain|worse|to hurt|to rot)\b|\bi (?:\w+ )?have (?:no|not a|not any) (?:future|tomorrow)\b|\bnot belong\b<8>\b(?:on (?:this )?earth|in (?:this|the) world|among (?:people|the living)|anywhere|in this life)\b|\bmy (?:life|existence)\b<6>\b(?:is|has been|feels|was|been)\b<10>\b(?:meaningless|worthless|pointless|a mistake|nothing|ruined|empty|over|no meaning)\b`,
  // Careless of one's life.
  String.raw`\b(?:not|never) (?:look\w*|check\w*|brak\w*|slow\w*)\b<20>\bcross\w*\b|\bnot care if (?:they|it|a (?:car|bus|truck)|he|she|somebody|the \w+|i)\b<10>\b(?:hits?|kills?|crash\w*|shoots?|die|dies|live|wake|takes?)\b(?<=me|i \w+|die|live|wake|kills?|hits?)|\bnobody cares (?:if|whether) i (?:live|die|exist|am)|\bwhat does it matter\b(?<=\b(?:pills|meds|medication|treatment|insulin|tablets|seat ?belt|eating|doctor)\b<40>)`,
  String.raw`\b(?:river|bridge|water|tracks|rails|train|platform|cliff|edge|roof|sea|ocean|balcony|pills|rope|drop)\b<6>\b(?:looks?|look|seems?|feels?|sounds?|is|are|keeps?|starts?)\b<6>\b(?:inviting|tempting|calling(?: me| to me)?|call(?:s|ing)? (?:me|my name)|whisper\w*|so close|like (?:an|the) (?:answer|way out|end))\b(?!<30>\b(?:swim\w*|kayak\w*|hot|summer|dip|surf\w*|sail\w*|pool|paddle\w*|bath)\b)`,
  String.raw`\b(?:train tracks|tracks|railway|rails|bridge|river|platform|cliffs?)\b<30>\b(?:every (?:night|day|evening|morning)|what (?:keeps|stops|holds) me|why i have not|each (?:night|day|time)|not know what (?:keeps|stops))\b(?!<20>\b(?:commut\w*|work|jog\w*|dog|school|run)\b)(?<=\b(?:me|i have not|know what \w+|keeps|stops)\b<6>|\bnight<1>)(?<=\bme|keeps|stops|holds|not)`,
  String.raw`\b(?:maybe|perhaps|one day|some day|some ?time|imagine|think about|what if|might)\b<25>\bnot (?:com(?:e|ing)|return\w*|go(?:ing)?|be back) ?(?:home|back)\b(?!<20>\b(?:for (?:dinner|christmas|lunch)|to (?:this|that|the) (?:shop|place|gym))\b)|\b(?:keep |keeps )?(?:imagin\w*|pictur\w*|think\w* (?:of|about)|wonder\w*)\b<15>\bworld\b<25>\bwithout me\b`,
  String.raw`\b(?:when|once|after) (?:she|he|they|my \w+|it) (?:dies|goes|is gone|are gone|is dead|passes)\b<12>\b(?:i (?:go|can go|will go|follow|am free|am done)|so do i|me too|nothing (?:keeps|holds))\b(?! (?:home|to|out|back|on holiday|shopping))`,
);

export const GRAMMAR: readonly Sign[] = [...WISHED, ...PLANNED, ...HARMED];
