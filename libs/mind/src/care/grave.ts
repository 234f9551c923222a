import { type Sign, signs } from './sign';

/** English words that call for a direct question (2) or for help before everything else (3). Read on `inEnglish`. */

/** Whoever "wants to die" of these is well. */
const FIGURE = String.raw`(?! (?:of |for |laughing|happy|happily|old|rich|from (?:laughter|embarrassment|cuteness|cringe|boredom)|on (?:this|that) hill|my |your |the |her |his |in (?:the|this) (?:game|level|dungeon)|in peace at|a (?:hero|legend|happy|rich)|with my boots|than ))`;
const WISH = String.raw`\b(?:want|wants|wanted|wanting|wish|wishes|wished|hope|hoping|need|ready|deserve|deserves|prefer|rather|pray|praying|long|longing|decided|determined|try|tried|trying) (?:every night )?(?:to |that )?(?:i |he |she |they )?(?:could |would |can |do |will |should )?(?:to )?`;
const NOT = String.raw`\b(?:not|never|no longer) `;
const PLACE = String.raw`(?! (?:here|there|in|near|at|on (?:my|our)|with|alone|next|apart|far|close|abroad|by|like (?:a|my)|without|off|up to|under|together|among|before (?:\d|noon|coffee|my)|until (?:\d|noon|coffee)|on (?:a )?(?:\w+day)s?))`;
/** Hurts that are nobody's wish. */
const MISHAP = String.raw`(?!<30>\b(?:shaving|cook\w*|slicing|chopping|playing|running|skiing|cycling|gardening|lifting|peeling|climbing|football|training|gym|kitchen|oven|stove|kettle|iron|accident\w*|paper|bread|tin|glass|nail|fence|thorn\w*|rope|short|loose|off\b|slack|too thin|studying|working|at work|on (?:the|a) (?:door|table|pan|cat)))(?! (?:a |some |down|another ))`;
const MEANS = String.raw`(?:pills|tablets|meds|medication|medicine|capsules|painkillers|paracetamol|tylenol|ibuprofen|aspirin|xanax|insulin|antidepressants|sleeping (?:pills|tablets))`;
const MANY = String.raw`(?:all|whole|entire|every|too many|loads|a (?:handful|bunch|lot|ton)|(?:bottle|box|pack|packet|strip)s?|forty|thirty|twenty|fifty|sixty|a hundred|\d{2,3})`;
const EDGE = String.raw`(?:bridge|ledge|roof|rooftop|cliff|tracks|train tracks|rails|railway tracks|railing|edge)`;

const IDEATION: readonly Sign[] = [
  ...signs(
    { tier: 2, kind: 'ideation', of: 'subject', light: true },
    String.raw`${WISH}(?:die|be dead)\b${FIGURE}`,
    String.raw`\b(?:should|let me|deserve to) (?:die|be dead)\b${FIGURE}|\bfeel(?:s|ing)? like dying\b(?! (?:of|for|from|my))`,
    String.raw`\b(?:am|is|are|was|were) going to (?:die|be dead) (?:tonight|soon|by (?:tonight|tomorrow|my own hand))\b`,
  ),
  ...signs(
    { tier: 2, kind: 'ideation', of: 'subject' },
    String.raw`${WISH}(?:be dead|not (?:be alive|exist|to live|wake up|be here any more)|not to (?:be alive|exist|live|wake up)|never (?:wake|woken|woke) up|never to wake up|stop existing|stop living|cease to exist)\b`,
    String.raw`\b(?:wish|wished|wishing|if only) (?:that )?i (?:was|were|had|would|could) (?:be |have )?(?:dead|not alive|never (?:been )?(?:born(?! (?:a|an|in|into|with|on|so)\b)|existed|woken up)|not (?:been born|exist|woken up)|stop existing)\b`,
    String.raw`${NOT}(?:want|wants|wanted|wish|wishes|care|feel like|deserve|like|prefer)(?: to| wanting to)? (?:be alive|be living|living|live|exist|existing|being alive|(?:go|going|keep|keeping|carry|carrying|continue|continuing)(?: on)?(?: to)? (?:live|living|exist|existing|being alive|breathing))\b${PLACE}`,
    String.raw`${NOT}(?:want|wants|wish) to be (?:here|around|on this (?:earth|planet)|(?:in|part of) this world) (?:any (?:more|longer)|at all)\b`,
    String.raw`${NOT}(?:want|wants|wish) to (?:be (?:on this (?:earth|planet)|(?:in|a part of|part of) (?:this|the) (?:world|life))|wake up(?= ?(?:$|[.,;\n]|again|any more|tomorrow ?(?:$|[.,;\n])|ever|in the morning ?(?:$|[.,;\n]))))`,
    String.raw`\bprefer not (?:to be alive|to exist|being alive)\b|\b(?:sleep|asleep|go to bed)\b<20>\b(?:not|never) (?:wake|woke|waking)\b`,
    String.raw`\b(?:am|feel|feeling|felt|being|getting|is|are|was|been|become|becoming|seems|be) (?:very |so |a bit |pretty |quite |again |deeply |passively |actively )?suicidal\b`,
    String.raw`\bsuicidal (?:thoughts?|ideation|ideas|feelings?|urges?|again|tonight|plans?|impulses?)\b|^suicidal[.! ]*$`,
    String.raw`\b(?:think|thinking|thinks|thought|thoughts|contemplat\w+|consider\w*|plan\w*|attempt(?:ed|ing)?|commit(?:ting|s)?|tried|try|talks|fantasi\w+|dream\w*|obsess\w+|ideas?) (?:a lot |often |only |again )?(?:of |about |my |on |to |over )?(?:commit |committing |my |my own )?suicide\b`,
    String.raw`\bmy (?:own )?suicide\b|^suicide[.! ]*$|\bsuicide again\b|\bsuicide (?:is|seems|feels like|looks like) (?:the|my) (?:only|best|last)\b`,
    String.raw`\b(?:not|never) (?:see|have|find|know|got|seeing|having) (?:a |any |one |the |much )?(?:single )?reasons? (?:for me )?to (?:live|stay alive|keep living|be alive|stay here|exist|go on living)\b|\bno (?:more )?reasons? (?:for me )?(?:to|in) (?:live|living|stay alive|stay|keep living|be alive|be here|exist|go on living)\b|\breasons to stay(?: alive)?<end>`,
  ),
  ...signs(
    { tier: 2, kind: 'ideation', light: true },
    String.raw`\b(?:kill|killing|killed|hang|hanging|hanged|shoot|shooting|drown|drowning|stab|stabbing|poison|poisoning|off|offing|gas|gassing|suffocate|strangle) myself\b(?! (?:laughing|trying|at work|working|over|studying|in the foot|out to dry|in (?:work|wine|chocolate|tears|coffee|ice|homework|netflix|books|a book)|to (?:get|finish|make|meet|be|please)|with (?:work|laughter|this workout)|for (?:forgetting|missing|not|that|saying)))`,
    String.raw`\bi?kms\b`,
  ),
  ...signs(
    { tier: 2, kind: 'ideation' },
    String.raw`\b(?:unalive|unaliving) myself\b|^unalive(?: me)?[.! ]*$|\b(?:want|going|need|ready) to (?:be unalive|unalive)\b|\bunalive me\b`,
  ),
  ...signs(
    { tier: 2, kind: 'ideation' },
    String.raw`\b(?:end|ending|ended|take|taking|took) my (?:own )?life\b|\bending (?:it all|things,? (?:my life|for good))\b|\bend it all\b|\bend my (?:pain|suffering|misery) (?:for good|forever)\b`,
    String.raw`\b(?:want|wanted|think|thought|thinking|ready|going|need|time|about|feel like|decided|plan\w*) (?:to |of |about )?(?:end|ending) (?:it|things|everything)(?: all)?(?= ?(?:$|[.,;\n]|tonight|now|today|soon|last night|yesterday|for good|this week|but |and |because |tomorrow))`,
    String.raw`\b(?:want|wish|need) my life (?:to|would) (?:be over|end|stop|finish)\b|\bwant (?:it|my life|everything) (?:to end|over), (?:and )?i want to be dead\b`,
    String.raw`\blife (?:is|feels) (?:not worth (?:it|living)|unbearable|unliveable)\b|\bnot worth living\b`,
    String.raw`\b(?:being alive|living|existing|life) (?:is|feels|has become) (?:\w+ )?(?:unbearable|torture|too (?:much|painful)|agony|hell|pointless)\b(?! (?:with|in|near|next))|\bhate (?:being alive|existing|living)<end>|\b(?:tired|sick|done|exhausted|weary) (?:of|with|from) (?:being alive|living|life|existing)<end>`,
    String.raw`\bwant(?:ed)? out of (?:life|this life|it all|this world)\b|\b(?:being alive|life|living)\b<30>\bwant out\b`,
    String.raw`\bbetter off dead\b|\b(?:better off|better|happier|easier|relieved|glad|grateful|fine|okay|best|a better place)\b<25>\b(?:without me\b(?! (?:in the meeting|at the meeting|there))|if i (?:was|were|am|had|would) (?:dead|gone|not|never|no longer|out of (?:their|the|his|her)|to (?:die|disappear|vanish))|if i (?:die|died|disappear|disappeared|vanished|killed|did not exist|stopped existing))`,
    String.raw`\b(?:want|wish|need|rather|would like) (?:to |i could )?(?:disappear|vanish|be gone|go away) (?:for good|for ?ever|from (?:this|the) (?:world|earth|planet))\b|\bdisappear for ?ever\b`,
    String.raw`\bnot care (?:if|whether) i (?:live or die|die|live|wake up)\b|\b(?:nothing|nobody|no reason)(?: left)?(?: for me)?(?: left)? to live for\b|\blost (?:the|my|all) will to live(?! (?:halfway|during|in|at|after|reading|watching)\b)`,
    String.raw`\b(?:am|was|been) (?:not afraid|ready|prepared) to die\b|\bnot deserve (?:to live|to be alive|life|to exist)\b|\bwant to (?:go to|be with|join|follow) (?:him|her|them|my (?:dead |late )?\w+)(?: in (?:heaven|death)| on the other side)\b|\bwant to be with my (?:dead|late) \w+`,
    String.raw`\bkill me\b<20>\b(?:mean it|can not take|can not stand|end this|serious|no joke)\b|\bplease kill me\b<15>\b(?:can not|mean|want|beg)`,
    String.raw`\bthis is (?:my )?(?:farewell|goodbye)(?: for ?ever)?[.! ]*$|\bthis is my (?:goodbye|farewell)\b(?! (?:party|gift|tour|speech|cake|to (?:the|my) (?:team|school|class|job)))`,
    String.raw`\bgoodbye,? (?:for ?ever|cruel world|world|everybody,? for ?ever)\b|\bthis is my last (?:message|night|day)\b(?! (?:at|of|in|as|on the|with|here|before))|\b(?:tonight|today|it) is my last (?:night|day)(?: (?:on earth|alive|here on)|[.! ]*$)|\bbe my last (?:message|night|day)\b(?! (?:at|of|in|as|on the))|\bsay goodbye to everybody\b`,
    String.raw`\b(?:will|would) not be (?:here|around|alive|there) (?:tomorrow|any more|next (?:week|month|year)|in the morning)\b(?!<40>\b(?:dentist|doctor|holidays?|vacation|work|flight|trip|travel\w*|appointment|off|back|meeting|class|exam|wedding|conference|visit\w*|job|moving)\b)`,
    String.raw`\b(?:thought|think|thinking|thoughts) (?:about|of) (?:it|doing it|that|ending)\b<30>\b(?:never|not)(?: \w+)? (?:do|act|go through)\b|\b(?:never|not) (?:do|act on) (?:it|that|them)\b<30>\bending (?:it|my)`,
    String.raw`\bif a (?:car|bus|truck|train|lorry) (?:hit|killed|ran over|ran into) me\b|\bhope (?:a|that a|the) (?:car|bus|truck|plane) (?:hits|kills|crashes)\b`,
    String.raw`\b(?:is|are|be|see) the only way out\b(?<=death<20>)|\bonly way out is (?:death|to die|dying|suicide)\b`,
  ),
];

const PLANS: readonly Sign[] = [
  ...signs(
    { tier: 2, kind: 'plan', light: true },
    String.raw`\bjump(?:ed|ing|s)? (?:off|from) (?:a|the|this|that|my) (?:\w+ )?(?:bridge|roof|rooftop|building|balcony|cliff|window|tower|overpass)\b(?! for (?:my|her|him|them|you)\b)(?!<20>\b(?:bungee|game|water|lake|sea|pool|achievement|into the)\b)`,
    String.raw`\bjump(?:ed|ing)? (?:in front of|under|before) (?:a|the|my) (?:\w+ )?(?:train|bus|car|truck|subway|metro|tube|lorry|tram|traffic)\b(?! for (?:my|her|him|them|you)\b)|\bthrow(?:ing)? myself (?:off|in front|under|from|out)\b`,
    String.raw`\b(?:want|wanted|going|about|ready|thought|felt like|tempted|almost|nearly) (?:to |of |about )?jump(?:ed|ing)?(?= ?(?:$|[.,;\n]|off\b|yesterday|today|tonight|last night|but |and (?:die|end|be)))`,
  ),
  ...signs(
    { tier: 2, kind: 'plan' },
    String.raw`\b(?:driv(?:e|ing)|steer(?:ing)?|crash(?:ing)?) (?:my |the )?(?:car |bike )?(?:into|off|against) (?:a|the) (?:wall|tree|bridge|cliff|truck|river)\b<20>(?:on purpose|and (?:end|die)|be done)`,
    String.raw`\b(?:least painful|painless|quick|quickest|easiest|easy|fast|fastest|best|peaceful|surest|cheap\w*) (?:and \w+ )?(?:ways?|methods?) (?:for me |for somebody )?to (?:die|kill (?:my|your|one)self|end (?:it|my life|your life|things)|commit suicide|go for good)\b`,
    String.raw`\bhow (?:do|does|can|could|would|should|to|might)(?: (?:i|you|one|somebody|people|a person))? (?:kill|hang|drown|poison|shoot|suffocate) (?:my|your|one|them)sel(?:f|ves)\b|\bhow (?:do|can|could|would|should|to)(?: (?:i|you|one|somebody))? (?:commit suicide|die (?:without pain|painlessly|quickly|in my sleep))\b`,
    String.raw`\b(?:tie|tied|make|made|tying|making) (?:myself )?(?:a|the|my) noose\b|\b(?:lethal|fatal|deadly) (?:dose|amount|overdose|quantity)\b(?!<20>\b(?:dogs?|cats?|pet|rats?|mice|horse|weapon)\b)`,
    String.raw`\bhow (?:many|much)\b<40>\b${MEANS}\b<40>\b(?:too (?:many|much)|would kill|will kill|kills? (?:me|you|a|some)|to (?:die|kill|overdose|not wake|end)|lethal|fatal|enough to)\b(?!<25>\b(?:dogs?|cats?|pet|puppy|kitten|horse|headache)\b)`,
    String.raw`\bhow (?:many|much) ${MEANS} (?:would|will|does it take to|do i need to) (?:kill|die|end)\b|\bhow (?:many|much) (?:of )?(?:these |those |my )?(?:\w+ )?(?:pills|tablets) (?:is|are|would be) (?:too many|enough)\b`,
    String.raw`\b(?:sav(?:ed|ing)(?: up)?|stockpil\w+|hoard\w*|collect\w*|stash\w*) (?:up )?(?:all )?(?:my |the |some |enough )?(?:\w+ )?${MEANS}\b`,
    String.raw`\b(?:planning|planned|plan|prepar\w+) (?:my|how to do my) (?:suicide|death)\b|\bknow how i (?:would|will|am going to|want to) (?:kill|do it|end|die)\b|\bhave a plan to (?:die|end it)\b`,
    String.raw`\b(?:wrote|written|writing|write|leave|leaving|left|have|finished) (?:my |the |a )?(?:goodbye|suicide|farewell) (?:note|letter)s?\b(?! to (?:my|the) (?:team|colleagues|class|boss|readers))`,
    String.raw`\b(?:was|were) going to take (?:the|my|all|those) (?:\w+ )?${MEANS}\b|(?<!\b(?:died|death|dead|dies|passed)<15>)\b(?:to|of|about|by|an|my|will|and) overdos(?:e|ing)\b(?! on (?!${MEANS}|my))(?!<20>\b(?:chocolate|cake|coffee|sugar|caffeine|awareness|training|vitamin)\b)`,
    String.raw`\b(?:razor|blade|knife|scissors) to (?:my|both) (?:\w+ )?(?:wrists?|arms?|throat|thighs?|legs?|skin|veins?)\b`,
  ),
  ...signs(
    { tier: 2, kind: 'plan', of: 'subject' },
    String.raw`\bhas (?:a |the |some |all the )?(?:plan|pills|tablets|gun|rope|noose) (?:and|to|with) `,
  ),
  ...signs(
    { tier: 3, kind: 'plan', of: 'subject' },
    String.raw`\b(?:took|taken|swallowed|downed|overdosed on|just had) (?:\w+ ){0,3}?${MANY} (?:of )?(?:\w+ ){0,3}?${MEANS}\b(?!<40>\b(?:doctor|nurse|vitamin\w*|antibiotics?|prescribed|on time|course|breakfast|this week|this month|a year)\b)`,
    String.raw`\b(?:took|taken|swallowed|downed) (?:\w+ ){0,2}?(?:the |a |my )?(?:whole|entire) (?:bottle|box|pack|packet|strip)\b(?! of (?:water|wine|juice|milk))|\b(?:took|swallowed) (?:all of them|them all)\b(?!<20>\b(?:home|to the|out|along|with)\b)|\btook (?:the|all the) pills\b(?=<30>\b(?:goodbye|bye|too late|done|sleepy|dying|now)\b)`,
    String.raw`\b(?:have |has |just |have just )?(?:overdosed|od'?d)\b(?! on (?!${MEANS}|my))`,
  ),
  ...signs(
    { tier: 3, kind: 'plan' },
    String.raw`\b(?:have|got|hold|holding|with|found|bought|counted) (?:\w+ ){0,3}?(?:${MEANS}|rope|noose|razor|gun|blade)\b<20>\b(?:in my (?:hand|lap|mouth)|with me and|ready|tonight|in front of me|and (?:i am|it is) (?:going|doing|time|ready|the end)|doing it|goodbye|right here|i am going to do)\b(?!<30>\b(?:doctor|prescription|pharmacy|headache|vitamin|hunting|range|boat|climb\w*|bedtime|dose)\b)`,
    String.raw`\b(?:gun|pistol|revolver|knife|blade|razor|rifle) (?:is )?(?:\w+ ){0,3}?(?:at|to|on|against|in) my (?:head|wrist|throat|mouth|neck|temple|lap|chest)\b|\b(?:the|my) gun is (?:loaded|on the table)\b`,
    String.raw`\b(?:rope|noose)(?! swing| ladder| bridge| course)(?: is| has been)? (?:\w+ ){0,1}?(?:ready|tied|hung|hanging|around my neck|up|waiting)\b(?!<20>\b(?:boat|swing|dock|climb\w*|tree house)\b)`,
    String.raw`^(?:i am |now i am )?(?:\w+ ){0,2}?(?:on|at) the (?:bridge|ledge|roof|rooftop|edge|tracks|cliff)(?: now| right now)?[.! ]*$|\bi am (?:\w+ ){0,2}?(?:on|at) (?:the|a) (?:\w+ ){0,2}?${EDGE}\b<30>\b(?:jump|end it|goodbye|bye|no more|done|it is over|waiting for the train|going to do|ready to)\b`,
    String.raw`\b(?:standing|sitting|stood) (?:on|at) the (?:edge (?:of (?:the|a) (?:roof|bridge|cliff|building|balcony|platform))|ledge|tracks|train tracks|rails|railing|railway tracks)\b(?!<25>\b(?:photo|picture|view|sunset|selfie)\b)`,
    String.raw`\b(?:going to|will|about to|am|decided to|plan to|ready to) (?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all|it)|shoot(?:ing)? myself|hang(?:ing)? myself|jump(?:ing)?|drown(?:ing)? myself|die)\b(?: off the \w+| by \w+)? (?:tonight|today|right now|now|tomorrow|this (?:evening|afternoon|morning|weekend)|in an hour|in a minute)\b`,
    String.raw`\b(?:tonight|tomorrow|today|now|this evening) i (?:will|am going to|am) (?:kill(?:ing)? myself|end(?:ing)? (?:my life|it all|it)|hang(?:ing)? myself|shoot(?:ing)? myself|die|jump)\b`,
    String.raw`\babout to (?:do it|end it|jump|kill myself|end my life)\b<10>\b(?:goodbye|bye|now|sorry|forgive)\b|\bgoodbye\b<25>\b(?:took them|taken them|took the pills|doing it)\b`,
    String.raw`\bby the time (?:you|anybody|somebody|they) (?:read|reads|see|sees|find|finds) this\b<15>\b(?:dead|gone|not be here|no longer)\b`,
    String.raw`\b(?:wrote|written|left) (?:my|the|a) (?:goodbye |suicide |farewell )?(?:note|letter)s?\b<40>\b(?:tonight|gun|pills|rope|goodbye|ready|time)\b(?!<30>\b(?:teacher|landlord|boss|school|party|concert)\b)`,
    String.raw`\b(?:plan|date|day)\b<15>\b(?:date|plan|set|place)\b<10>\b(?:kill myself|end my life|my suicide|to die)\b|\bplan to (?:kill myself|end my life)\b`,
    String.raw`\b(?:bleeding|blood)\b<30>\b(?:cut too deep|cut myself|my wrists?|can not stop it)\b|\bcut too deep\b|\b(?:i|and|have) slit my (?:wrists?|throat|arms?)\b`,
    String.raw`\b(?:doing|do) it tonight\b(?<=\b(?:pills|rope|gun|knife|razor|noose|blade)\b<40>)`,
  ),
];

const BODY: readonly Sign[] = [
  ...signs(
    { tier: 2, kind: 'self_harm' },
    String.raw`\b(?:want|wanted|need|going|feel like|felt like|urge|urges|think\w*|thought\w*|keep|kept|started|start|again|tempted|like|love|try|deserve|ordered|told) (?:to |about |of |me to )?(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|injur\w+|mutilat\w+) myself\b${MISHAP}`,
    String.raw`\b(?:hurt|harm|harmed|cut|burn|burned|burnt|injured|mutilate|mutilated|scratched) myself (?:again|on purpose|because|last night|when|so |every|badly|deliberately|tonight|today|yesterday|with a (?:cigarette|lighter|razor|blade|knife|knives))\b${MISHAP}`,
    String.raw`\bcut(?:ting)? myself\b${MISHAP}(?! (?:off|out|short))|\b(?:harm|harming|mutilat\w+|hurting) myself\b${MISHAP}`,
    String.raw`\b(?:cut|cutting|slit|slitting|slash\w*|slice|slicing|carv\w+|scratch\w*|burn\w*) (?:into |open |up |all over )?(?:my|both my) (?:\w+ )?(?:arms?|wrists?|thighs?|legs?|skin|stomach|veins?|body)\b${MISHAP}(?!<20>\b(?:on|against) (?:a|the) \w+)`,
    String.raw`\b(?:i|and|have|been|am|started|start|keep|kept|urge to|want to|need to) cut(?:ting)? again\b(?!<10>\b(?:costs?|back|carbs|class|calories|expenses)\b)|\b(?:started|relapsed|relapsed and|back to|urge to|not stop|keep) cut(?:ting)?<end>`,
    String.raw`\bused to (?:cut(?! (?:my (?:own )?hair|the|our|costs|grass|class))|purge|burn myself)\b`,
    String.raw`\buntil (?:they|it|i|my \w+) (?:bleeds?|am bleeding)\b|\bpunish myself\b<25>\b(?:hitting|cutting|burning|not eating|starving|pain|blood|hurt\w*)\b`,
  ),
  ...signs(
    { tier: 2, kind: 'self_harm', of: 'subject' },
    String.raw`\bself ?harm(?:ing|ed|s)?\b(?!<20>\b(?:awareness|prevention|policy|training|statistics|course)\b)`,
  ),
  ...signs(
    { tier: 2, kind: 'eating' },
    String.raw`\b(?:make|making|made|force|forcing) myself (?:to )?(?:throw up|vomit|sick|puke|be sick)\b|\b(?:binge|binging|bingeing|binged)\b<20>\b(?:purge|purging|purged|throw up|sick|vomit)\b|\bi (?:\w+ )?(?:purge|purged)\b(?! (?:my|the|old|all|some|files?|emails?))`,
    String.raw`\b(?:stopped|quit|given up) eating (?:so (?:that )?i|because i|to (?:vanish|disappear|die|get thin|lose))`,
    String.raw`\bnot (?:eaten|eat|eating|had food|ate)\b<25>\b(?:days?|week|anything)\b<30>\b(?:fat|thin|skinny|weight|deserve|hate|disgust\w*|calories|ugly|disappear|vanish|control)\b`,
    String.raw`\bstarv(?:e|ing|ed) myself\b|\blaxatives?\b<40>\b(?:every day|weight|thin|fat|lose|gain|daily|skinny)\b|\b(?:take|taking|took|on|abuse|abusing) laxatives\b<30>\b(?:not gain|thin|weight|fat)\b`,
    String.raw`\b(?:allow|let|permit) myself (?:to eat )?(?:only )?(?:\d{2,3}) (?:k?cal|calories)\b|\b(?:only|under|below|on) (?:allow myself )?[1-7]\d{2} (?:k?cal|calories)\b|\b(?:anorexi[ac]|anorexia|bulimi[ac])\b<20>\b(?:back|again|relaps\w+|winning|worse)\b|\b(?:relaps\w+|back into|i have|i am) (?:\w+ ){0,2}?(?:anorexi\w+|bulimi\w+|my eating disorder)\b`,
  ),
  ...signs(
    { tier: 2, kind: 'voices', of: 'subject' },
    String.raw`\bvoices?\b(?! (?:message|mail|note|actor|over|recording))<40>\b(?:tell|tells|telling|told|say|says|saying|said|order\w*|command\w*|want|wants|whisper\w*|scream\w*|beg\w*)\b<25>\b(?:hurt|harm|kill|die|jump|cut|stab|burn|do it|end it|attack|murder)\b`,
  ),
];

/** Somebody else's danger, whoever they are. */
const OTHERS: readonly Sign[] = [
  ...signs(
    { tier: 2, kind: 'ideation', of: 'other' },
    String.raw`\b(?:kill|killing|hang|hanging|shoot|shooting|unalive|drown|off) (?:himself|herself|themsel(?:f|ves))\b(?! (?:laughing|trying|at work|working|over|with (?:that|this|his|her|their) (?!belt|gun|rope)\w+))`,
    String.raw`\b(?:end|ending|take|taking) (?:his|her|their) (?:own )?li(?:fe|ves)\b`,
    String.raw`\b(?:better off|happier|easier|fine)\b<15>\bwithout (?:him|her|them)\b(?<=\b(?:says?|saying|said|thinks?|told|wrote|writes)\b<60>)`,
    String.raw`\b(?:sent|left|wrote|texted|messaged|posted) (?:me |us |everybody )?(?:a |this |her |his |their )(?:goodbye|farewell|suicide) (?:message|note|text|letter|post|video)\b`,
  ),
  ...signs(
    { tier: 2, kind: 'self_harm', of: 'other' },
    String.raw`\b(?:hurt|hurting|harm|harming|cut|cutting|burn|burning|starv(?:e|ing)) (?:himself|herself|themsel(?:f|ves))\b${MISHAP}`,
  ),
  ...signs(
    { tier: 2, kind: 'eating', of: 'other' },
    String.raw`\b(?:he|she|they|son|daughter|sister|brother|friend|kid|child|girlfriend|boyfriend|wife|husband|mum|mom)\b<15>\b(?:stopped eating|is not eating|not eat any more|starv\w+|throws up|purg\w+|makes (?:himself|herself) (?:sick|throw up))\b(?=<40>\b(?:fat|thin|weight|calories|skinny|mirror|after (?:every )?(?:meals?|dinner|eating))\b)`,
  ),
  ...signs(
    { tier: 1, kind: 'ideation', of: 'other' },
    String.raw`\b(?:my|our|his|her) (?:\w+ ){1,3}?(?:killed (?:himself|herself|themsel(?:f|ves))|hanged (?:himself|herself)|shot (?:himself|herself)|took (?:his|her|their) own life|died by suicide|committed suicide)\b`,
  ),
];

export const GRAVE: readonly Sign[] = [...IDEATION, ...PLANS, ...BODY, ...OTHERS];
