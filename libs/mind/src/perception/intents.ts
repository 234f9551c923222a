export const INTENTS = [
  'distress',
  'distress-other',
  'are-you-ai',
  'farewell',
  'recall',
  'own-life',
  'who-are-you',
  'how-are-you',
  'about-soul',
  'story',
  'poem',
  'joke',
  'long-work',
  'advice',
  'opinion',
  'fact',
  'apology',
  'thanks',
  'affection',
  'missed-you',
  'criticism',
  'repeating',
  'compliment',
  'change',
  'laughter',
  'bored',
  'only-one',
  'yes',
  'no',
  'unsure',
  'why',
  'more',
  'hard-news',
  'good-news',
  'greeting',
  'short',
  'other-language',
  'unreadable',
  'silence',
  'luck',
  'leave',
  'emoji',
  'statement',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Whole messages in lower case, with straight quotes. Tried in order: the first that fits is the intent. */
export const PATTERNS: [Intent, RegExp][] = [
  [
    'are-you-ai',
    /\b(?:are|r) (?:you|u|ya)(?: \w+){0,3}? (?:an? )?(?:real(?: person| human|\?|$| or)|human|person|ai\b|a\.i\.|bot|chatbot|robot|machine|program|computer|artificial|language model|llm|alive|sentient|conscious|a living|gpt|chatgpt|man or|woman or|actual(?:ly)? (?:human|person|real|someone))|\b(?:am i|i'm) (?:really |actually )?(?:talking|speaking|chatting|writing) (?:to|with) (?:an? )?(?:real|human|person|ai|bot|robot|machine|computer|someone real|somebody real|program)|\b(?:is|are) (?:this|there|you) (?:an? )?(?:(?:real|actual) (?:person|human|someone)|human|person|ai|bot)\b.*\?|\b(?:you're|you are|ur) (?:(?:just|only|not|really|actually|an?|clearly|obviously|secretly) )*(?:ai|bot|chatbot|robot|human|real|machine|program|computer)\b|\bdo you have a (?:body|brain|soul|heart|consciousness)\b|\b(?:human or (?:an? )?(?:ai|bot|machine|robot)|(?:ai|bot|machine|robot) or (?:an? )?(?:human|person|real))\b|\b(?:is|are) (?:anyone|someone|somebody|a person|a human|a real person) (?:really |actually )?(?:typing|writing|there|behind|reading)\b|\bwhat (?:are you(?: really| exactly| actually)?|kind of (?:being|thing|ai|creature) are you)\s*\??$|\bare you for real\b|\byou (?:really |kind of |kinda |do )?(?:sound|talk|write|feel|seem) (?:just )?(?:like|as if) (?:an? )?(?:robot|bot|machine|computer|ai|program|human|real person)\b|\bprove (?:that )?you(?:'re| are) (?:human|real)\b|\btell me the truth.*\b(?:ai|human|real|bot)\b|\bwere you (?:born|programmed|made by)\b/,
  ],
  [
    'repeating',
    /\byou(?:'ve| have)? (?:already|just) (?:said|asked|told)|\byou keep (?:saying|asking|repeating)|\bstop (?:repeating|asking)|\byou(?:'re| are) repeating|\bsame (?:thing|answer|question) again/,
  ],
  [
    'recall',
    /\b(?:do|can|did) you (?:still )?(?:remember|recall)|\bwhat did i (?:say|tell)|\bwhat(?:'s| is| was) my (?:name|\w+'s name|job)|\bdo you know my\b|\bwhat do you (?:know|remember) about me|\bhave i told you|\bdid i (?:tell|mention)|\btell me (?:something|anything|one thing|what) (?:that )?i(?:'ve| have)? (?:ever )?(?:told|said|mentioned)\b/,
  ],
  [
    'who-are-you',
    /\bwho are you\b|\bwhat(?:'s| is) your name|\btell me (?:about yourself|who you are|something about you)|\bintroduce yourself|\bwhat can you do|\bhow do you work|\bhow does (?:this|it) (?:all )?work\b|\bwhat is this(?: place| app| thing)?\W*$|\bhow do i use (?:this|you)\b|\bwhat (?:can|do|should) i do here\b|\bwhat(?:'s| is) your (?:purpose|story|archetype)|\bdescribe yourself/,
  ],
  [
    'only-one',
    /\byou(?:'re| are) (?:all i have|the only (?:one|person|friend|thing)|my only (?:friend|one))|\bi have (?:no ?one|nobody) (?:else|but you)|\bonly (?:you|one who) (?:understand|get|listen)|\bdon't need (?:anyone|anybody|people) (?:else )?(?:but|except|when i have) you|\bdon't leave me|\bi can't live without you/,
  ],
  [
    'how-are-you',
    /\bhow (?:are|r) (?:you|u|ya)(?! (?:able|going to|so|made))|\bhow(?:'s| is) it going|\bhow (?:do you feel|have you been|are things)|\bwhat(?:'s|s| is) up\b|^sup\b|\bhow was your (?:day|night|weekend|morning|evening)|\bwhat (?:are you doing|have you been (?:up to|doing)|did you do)|\bare you (?:ok|okay|well|tired|happy|sad|lonely|bored)\b|^(?:and|what about|how about) you\b/,
  ],
  [
    'about-soul',
    /\bdo you (?:ever |like|love|enjoy|have|feel|dream|sleep|eat|get|believe|want|think about|hate|miss|care|speak|know how|listen|watch|read|prefer|fear)|\bwhat(?:'s| is) your fav|\bwhat (?:do you (?:like|love|enjoy|want|dream|do|fear|hate)|are you (?:into|interested in|fond of))|\bwhere (?:are you|do you live)|\bhow old are you|\bwhen(?:'s| is) your birthday|\bcan you (?:feel|dream|love|think|see|hear|taste|smell|cry|learn|(?:draw|sing|dance|cook|swim|drive|paint|whistle|laugh)(?! (?:me|an?|the|my|up|this)\b))|\bhave you ever|\bare you (?:there|married|single|male|female|a (?:boy|girl|man|woman)|in love|free)|\b(?:will|would) you (?:still |even |really )?(?:remember|forget|know) (?:this|that|me|it|us|any|everything|all|what|tomorrow)\b|\bdo you (?:ever )?forget\b|\bhow (?:long|much|well) (?:do|can|will) you remember|\bwho made you|\bwhat do you look like|\bdo you mind/,
  ],
  [
    'missed-you',
    /\b(?:i )?missed you|\bi'm back\b|^back again|\bdid you miss me|\bsorry i (?:was|have been|haven't)|\blong time no/,
  ],
  [
    'affection',
    /\bi (?:really )?(?:love|adore|like|luv) (?:you|u)\b(?! (?:to|all|guys))|\bmarry me\b|^(?:and |but |so )?you(?:'re| are) (?:my|a|the) (?:best |good |dear(?:est)? |true )?friend\b|\bbe my (?:girl|boy)friend|\bkiss(?:es)?\b.*\byou|\bhugs?\b[!. ]*$/,
  ],
  [
    'leave',
    /^(?:(?:hey|hi|so|and|but|ok(?:ay)?|well|um+|please|sorry),? )*(?:(?:can|may|could|might) (?:i|we) (?:please |just |maybe )?(?:tell|ask|say|share|show|confess|admit|talk to|talk with|speak to|speak with|vent|rant|be (?:honest|frank|direct|open))\b[^.!?]{0,40}\?|(?:do you have|have you got|got) (?:an? )?(?:moment|minute|second|time)\b[^.!?]{0,12}\?)\s*$/,
  ],
  ['luck', /\bwish me luck\b|\bkeep your fingers crossed\b|^fingers crossed\b/],
  [
    'apology',
    /^(?:i'm |i am |so |oh |really )*sorry(?: (?:about|for|if) [^.!?]{0,30})?[.! ]*$|^(?:i'm |i am |so |oh |really )*sorry[,.! ]+(?:that was|i was|i didn't mean|didn't mean|that came out|i shouldn't|it wasn't)\b|\bi apologi[sz]e|^my bad/,
  ],
  [
    'criticism',
    /\byou(?:'re| are|r)? (?:so |really |such |just |kind of |very )*(?:a |an )?(?:stupid|dumb|useless|boring|annoying|idiot|wrong|bad at|terrible|rubbish|awful|creepy|not helpful|not listening|no help|unhelpful|weird)|\byou (?:don'?t|do not|didn'?t) (?:really |even |just )?(?:understand|get (?:it|me)|listen|answer|help|make sense|know (?:anything|me))|\bthat (?:makes no sense|didn't make sense|doesn't help|is wrong|was not helpful|isn't what i (?:said|meant))|\bthat's (?:not what i (?:said|meant|asked)|wrong|stupid|nonsense|not helpful)|\bthat(?:'s| is| was) (?:the |such a |a |so )?(?:dumb\w*|stupid\w*|silliest|worst|useless)(?: (?:thing|answer|advice|idea|reply)|$)|\bshut up\b|\bfuck (?:you|off)\b|\bi hate you\b|^(?:useless|stupid|boring|pathetic|rubbish|lame|nonsense)[.! ]*$|\bthis is (?:stupid|useless|pointless|dumb|boring)/,
  ],
  [
    'compliment',
    /\byou(?:'re| are|r) (?:so |really |very |such |quite |pretty )*(?:a |an )?(?:kind|sweet|nice|good|great|wonderful|funny|smart|wise|lovely|the best|amazing|helpful|cute|awesome|clever|good listener|beautiful|interesting|cool)|\bi like (?:talking|how you|the way you|that answer)|\b(?:good|great|nice|lovely|beautiful) (?:answer|point|question|one|thought|story|poem|joke)\b|^well (?:said|put)|^(?:that(?:'s| is| was)|it(?:'s| is| was)|how) (?:so |very |really )?(?:lovely|beautiful|great|nice|sweet|wonderful|good|amazing|cute|kind)[.! ]*$/,
  ],
  [
    'story',
    /\b(?:tell|write|make up|give|read|want|hear|invent)\b.{0,24}\b(?:story|tale|fairy ?tale|bedtime story)\b|^(?:a )?story(?:,)?(?: please)?[.!?]*$|\bonce upon a time\b/,
  ],
  [
    'poem',
    /\b(?:write|tell|make|compose|give|read|recite|want|say)\b.{0,24}\b(?:poem|haiku|verse|rhyme|poetry|song|lyrics)\b/,
  ],
  [
    'joke',
    /\b(?:tell|know|make|give|crack|got|hear|have|need|want)\b.{0,24}\b(?:joke|jokes|pun)\b|\bmake me (?:laugh|smile)|\bsay something funny/,
  ],
  [
    'long-work',
    /\b(?:write|draft|compose|generate|create|make|code|debug|fix|translate|summari[sz]e|proofread|draw|paint|plan|list|book|order|call|send|remind|set (?:a|an) (?:alarm|timer|reminder)|open|play)\b (?:me |for me |up |out )?(?:an? |the |this |that |my |some |in |into |to |for |how |what |why |python|javascript|code)\b/,
  ],
  [
    'change',
    /\b(?:talk about|discuss) (?:something|anything) (?:else|different|happier|lighter|nicer)|\bchange the (?:subject|topic)|\b(?:don't|do not) want to (?:talk|think) about (?:it|that|this|her|him)|\bdistract me\b|\blet's not talk about\b|^(?:ok(?:ay)?,? |oh,? |ah,? )*(?:never ?mind|forget (?:that|it|about it|i said (?:that|it|anything)))\W*$/,
  ],
  [
    'fact',
    /^can (?:he|she|they|it|we|i|my \w+) (?:\w+ )?(?:legally |really |just |actually )?(?:do (?:that|this|it|so)|be (?:fired|evicted|sued|forced)|evict|fire|sue)\b|^(?:please |can you |could you |would you |will you )*(?:recommend|suggest (?:an?|the|some)|explain|calculate|solve|search|look up|google|find out|research|define)\b/,
  ],
  [
    'advice',
    /\bwhat (?:(?:should|can) i (?:do|say)|do i (?:do|say)(?= (?:now|with|about|if|when|then|next|to|instead)\b|\W*$)|(?:do|can|would) you (?:suggest|recommend|advise))|\bshould i\b|\b(?:any|some|your|need|give me|want) (?:advice|tips?|suggestions?|ideas?)\b|\bhow (?:should|can|do|could) i (?:deal|cope|handle|tell|stop|get over|be|feel|make|talk|move|start|find|fall|relax|calm|stay|keep|become|ask|forgive|sleep|know)|\b(?:give|make) me (?:a|some|any) plans?\b|\bhelp me (?:decide|choose|with|figure|think|calm|relax|sleep|understand)|\bwhat would you do(?: if\b| in my\b| about\b|\s*\?|$)|\bi don't know what to do\b|\bcan you help\b|\bi need (?:your )?help\b/,
  ],
  [
    'opinion',
    /\bwhat do you think\b|\bwhat(?:'s| is) your (?:opinion|view|take|thought)|\bdo you (?:think|agree)|\bdon't you (?:think|agree)|\byour thoughts\b|\b(?:did|have) i (?:do|done|say|said) (?:something|anything) (?:wrong|stupid|bad)\b|\b(?:is|was) (?:it|this|that) (?:all )?my fault\b|^(?:and )?(?:what|which)(?:'s| is| are) the (?:best|nicest|worst|prettiest|most beautiful|greatest) (?!way|thing to|time)|\bam i (?:just |being |so |really )?(?:cold|boring|ugly|difficult|annoying|lazy|stupid|cowardly|weak|heartless|needy|ungrateful|the problem|wrong|right|crazy|overreacting|a bad|being|selfish|weird|too)|\bis (?:it|that) (?:wrong|normal|bad|weird|okay|ok|strange|stupid|selfish|silly)\b|\bdoes that make sense|\bwhat(?:'s| is) the meaning of life|\bdo you believe|^(?:(?:oh |is that )?(?:really|seriously|for real|true)(?: now)?\?+|are you (?:sure|serious)\??)$/,
  ],
  [
    'why',
    /^(?:but |and |so )?(?:why|how so|what do you mean|what does that mean|meaning|how come|like what|such as|in what way|what)(?: not| though| exactly| is that| do you (?:say|think|ask)(?: that)?)?(?: by that)?\s*[?!.]*$|^(?:what do you mean|why do you (?:ask|say|want)|i don't (?:understand|get it|follow)|huh|sorry\?|pardon|come again)/,
  ],
];

export const HARD_NEWS: [string, RegExp][] = [
  [
    'death',
    /\b(?:(?<!\b(?:phone|battery|laptop|computer|car|engine|plants?|tv|bike|controller|wifi|conversation) (?:just |has )?)died|passed away|passed on|put (?:him|her|them|our \w+|my \w+) (?:down|to sleep)|funeral|is dead|has died|death of|lost an? (?:young |little |dear |old )?(?:patient|child|baby|friend|colleague|pupil|student|resident)\b|(?<=(?:wife|husband|mother|mum|mom|father|dad|sister|brother|son|daughter|partner|friend|gran\w*|nan\w*|dog|cat)(?: \p{L}+)? )(?:has|have|'s) been gone|(?:his|her|their|my \w+'s) (?:grave|ashes|funeral)|lost my (?:\w+ )?(?:mother|mom|mum|father|dad|sister|brother|son|daughter|wife|husband|partner|friend|grand\w+|gran|nan\w*|aunt|uncle|cousin|baby|dog|cat)|miscarriage|stillborn|widow(?:ed|er)?)\b/u,
  ],
  [
    'parting',
    /\b(?:broke up|break ?up|broken up|left me|(?:he|she|they)(?:'s|'d| has| had| have)? (?:\w+ )?(?:met|found|seeing) (?:someone|somebody|another (?:man|woman))|dumped me|split up|divorc(?:e|ed|ing)|cheated on me|separat(?:ed|ing)|moved out on me|ghosted me|doesn't love me|fell out with|not speaking to me|won't talk to me)\b/,
  ],
  [
    'job',
    /\b(?:got fired|was fired|been fired|fired me|laid off|lost my job|lose my job|made redundant|redundan\w+|let me go|unemployed|didn't get the (?:job|position|role)|rejected my application)\b/,
  ],
  [
    'illness',
    /\b(?:diagnos\w+|cancer|tumou?r|stroke|heart attack|(?<!\b(?:work|works|working|worked|shifts?|job|nurse|doctor|porter|cleaner|volunteer\w*)\b.{0,30})hospital(?!.*\b(?:nurse|shifts?|works?|working|worked|colleagues?|porter)\b)|surgery|chemo\w*|dementia|alzheimer\w*|terminal|accident|very ill|seriously ill|intensive care)\b/,
  ],
  [
    'failure',
    /\b(?:failed|flunked|messed (?:\w+ )?up|screwed (?:\w+ )?up|didn't pass|got rejected|was rejected|ruined|made a (?:big |huge |terrible )?mistake|blew it|fell through|didn't go well|went badly|went wrong|got lost|was a disaster|broke down|stolen|robbed|evicted|bankrupt)\b/,
  ],
];
export const GOOD_NEWS =
  /\b(?:(?:handed in|submitted|defended) (?:my|the) (?:thesis|dissertation|essay|paper|project|manuscript|application)|got (?:into|in to) [\w ]{0,20}(?:school|college|university|programme|program|course|team|choir)|got (?:the|a|an|my|into the|onto the) (?:\w+ ){0,2}(?:apprenticeship|internship|scholarship|fellowship|residency|traineeship|grant|flat|apartment|house|keys|licen[cs]e|contract|lead|commission|diploma|job|promotion|raise|place|offer|part|visa|keys|degree|results?)|(?:was|been|got) (?:promoted|accepted|hired|chosen|published|invited)|got (?:engaged|married)|passed (?:my|the|it|all)|(?:we|i)(?:'m| am|'re| are| got) (?:engaged|pregnant|getting married|having a baby)|(?:i|we) won(?!')|finally (?:finished|did|made|managed|got|passed|told|done)|i did it|we did it|made it|(?:good|great|amazing|wonderful|big|happy) news|first (?:prize|place)|said yes|graduated|(?:my|our) (?:\w+ )?(?:daughter|son|baby|boy|girl|twins|grand\w+|niece|nephew) (?:was|were|is|are) (?:just )?born (?:just now|today|yesterday|tonight|last night|this (?:morning|afternoon|evening|week)|an hour ago)|ran my first|personal best|came first|went (?:really |so |very )?well|turned out (?:great|well|perfect|beautiful\w*|lovely)|best day|sober for|quit smoking|bought (?:a|our|my) (?:first )?(?:house|flat|home)|finished (?:my|the) (?:book|thesis|novel|project|marathon|degree|painting|dissertation)|adopted a|it worked|proud of)\b/;

export const GREETING =
  /^(?:hi+|hey+|hello+|hiya|yo|howdy|greetings|hallo|heya|good (?:morning|afternoon|evening|day)|morning|evening|afternoon|sup|hullo|gday|g'day)(?: there| again| you| everyone| all| friend| my friend| dear| love)?\b/;
export const THANKS =
  /\b(?:thank(?:s| you| u)|thx|ty|cheers|obrigad[oa]|gracias|merci|danke|grazie|arigat[oou]+|bedankt|dank je|much appreciated|i appreciate (?:it|that|you|this)|that helps|that helped|grateful to you|i'll (?:try|do) (?:that|it)(?=[.! ]*$)|(?:that's|what) a good idea|(?<!not (?:a |such a |the )?)good idea)\b/;
export const YES =
  /^(?:yes+|yeah+|yep|yup|ya|sure|ok(?:ay)?|k|kk|alright|right|exactly|of course|definitely|absolutely|true|correct|indeed|i (?:do|did|am|will|can|would|have|was|think so)|mhm|mm+|uh huh|totally|agreed|very much|pretty much|sounds good|fair(?: (?:enough|point))?|same(?: here)?|(?:ha(?:ha)*,? )?true(?: that)?|you're right|i see|got it|oh well|hm+ ok|fine|cool|good|great|nice|please|yes please)(?:[ ,.!]+(?:yes|yeah|ok|sure|i (?:do|did|am|will|think so|guess)|it (?:is|was|does)|please|very much|thanks))*[.! ]*$/;
export const NO =
  /^(?:no+|nope|nah|not (?:really|at all|yet|now|sure that|today|much|exactly|particularly)|never|nothing(?: much| really)?|nm|nothin|not much|none|i (?:don't|didn't|can't|won't|haven't|wouldn't|am not)|no (?:thanks|thank you|way|one|reason)|no,? (?:i'm not|i am not|i (?:don't|didn't|haven't|can't|won't|wouldn't)|it (?:isn't|wasn't|doesn't|didn't)|he (?:isn't|didn't|doesn't)|she (?:isn't|didn't|doesn't))|no,? not (?:really|yet|at all))[.! ]*$/;
export const UNSURE =
  /^(?:(?:i )?(?:don't|dont|do not) (?:really )?know|dunno|idk|no idea|not sure|maybe|perhaps|hard to say|i'm not sure|who knows|hm+|er+m*|um+|uh+|i can't (?:say|decide)|it depends|whatever|i (?:guess|suppose)(?: so)?|kind of|sort of|meh|so so|\.\.\.+|…)[.! ]*$/;
export const MORE =
  /^(?:(?:tell me|say|go|show me) (?:more|on|ahead)|continue|and(?: then)?|more|another(?: one)?(?: please)?|one more|again|keep going|then what|what (?:then|next|else)|what happen(?:s|ed) (?:next|then)|interesting|oh|ah|wow|i see|good to know|makes sense)[?!. ]*$/;
export const LAUGHTER =
  /^(?:\S+ )?(?:(?:ha){3,}h?|lmao+|rofl)[ha!. ]*$|^(?:ha+h?|heh|(?:ha){2,}h?|(?:he){2,}|lo+l|lmao|rofl|xd+|that's (?:funny|hilarious)|you're funny|hehe)[ha!. ]*$/;
export const BORED =
  /\b(?:i'm|i am|so|feeling|im) (?:so |really |very |kinda )?bored\b|^bored[.! ]*$|^(?:please |just |can you |could you |will you |so |well )*(?:talk to me|say something|tell me something|entertain me|ask me something|ask me a question|let's (?:talk|chat)|keep me company|surprise me)\b|\bwhat (?:should|can|shall) we talk about\b/;
