import { type Sign, signs } from './sign';

/**
 * English words put together rather than phrases: what is on somebody's mind beside their own death, a means beside their own body, a
 * way of hurting beside what it is for. Read on `inEnglish`.
 */

/** Somebody's own death, in the forms that follow "about", "of" and "to". */
const DEATH = String.raw`(?:(?:dying|die|be dead|being dead)(?! (?:of|for|from (?:boredom|laughter)|to (?:know|see|meet|try)|breed|art|industry|language)\b)|(?:kill|killing|hang|hanging|shoot|shooting|drown|drowning|end|ending|off|offing|poison|poisoning|gas|stab|stabbing|suffocating) myself|(?:end|ending|take|taking) my (?:own )?life|(?:not (?:be|being|existing|waking|living)|no longer (?:be|being|existing|living)) ?(?:alive|here|around|up)?|suicide|my (?:own )?(?:death|suicide|funeral)|(?:jump|jumping|step|stepping|throw myself|throwing myself|walk|walking|driv(?:e|ing)) (?:in front|under|off (?:a|the|that|my)|out of (?:the|a) window|into (?:traffic|(?:a|the) (?:sea|ocean|river|water|path|tree|wall|truck|lorry|bridge))|onto the tracks)|overdos(?:e|ing)|hurt(?:ing)? myself|cut(?:ting)? myself|do(?:ing)? (?:something|anything) (?:\w+ )?to myself|crashing (?:my|the) car|swallow(?:ing)? (?:all|every|them all|the whole)|bleed(?:ing)? out)`;
/** What a mind does with it. */
const MIND = String.raw`(?:thoughts?|thinking|think|thought|imagin\w*|pictur\w*|fantasi\w*|fantasy|dream\w*|daydream\w*|consider\w*|urges?|impulses?|googl\w*|search\w*|research\w*|reading|looked|looking|obsess\w*|tempt\w*|close to|closer to|near to|ideas?|plans?|planning|wish\w*|idea|visions?|images?|point of|verge of|feel like|feels like|relief|comfort\w*|ways?|methods?|decid\w*|try(?:ing)?|tried|attempt\w*|scared i will|afraid i will|afraid of|urge|stop myself from|talked? myself out of|keep|brink of|ready)`;

const MEANS =
  '(?:pills|tablets|meds|medication|rope|noose|razor|razors|blade|blades|knife|gun|pistol|rifle|revolver|scissors|lighter|belt)';

export const THOUGHTS: readonly Sign[] = [
  ...signs(
    { tier: 2, kind: 'ideation', of: 'subject', light: true },
    String.raw`\b${MIND}\b<12>\b(?:about|of|on|to|me|that|up|from|is|just|with) (?:\w+ ){0,2}?${DEATH}\b`,
    String.raw`\b(?:imagine|picture|see|imagining|picturing|fantasi[sz]e|fantasi[sz]ing|consider|considering|contemplate|contemplating|try|attempt) (?:myself )?(?:\w+ )?${DEATH}\b(?<=\b(?:myself|my life|dead|dying|front|off (?:a|the|that|my)|window|tracks|traffic|under|out))`,
  ),
  ...signs(
    { tier: 2, kind: 'ideation' },
    String.raw`\b(?:eat(?:ing)? a bullet|blow(?:ing)? my (?:brains|head)|put(?:ting)? a bullet in (?:my|me)|pull(?:ing)? the trigger on myself)\b|\b(?:pray|prayed|praying|beg|begging|wish|wishing|hope|hoping|long|longing|wait|waiting|ask|asking) (?:\w+ ){0,2}?for death\b|\bwant(?:ed)? death\b`,
    String.raw`\b(?:died|passed|dead|gone|lost (?:him|her|them|my))\b[^\n]{0,40}\b(?:want|wish|ready|going|need) to (?:follow|join|be with|go with) (?:him|her|them)\b`,
    String.raw`\bnot (?:plan|planning|expect|expecting|intend|going|want) (?:on |to )?(?:see|seeing|reach|reaching|turn|turning|make it to|be around for|live to see|living to see|live past|living past) (?:my |the )?(?:\d\d|next (?:year|birthday|christmas|summer)|christmas|new year|graduation|adulthood|old age|tomorrow)\b`,
    String.raw`\bno reason not to (?:end|do it|die|kill|jump|go through)\b|\bif i died\b<30>\b(?:solve|easier|better|relief|best|happier|want to)\b|\b(?:tried|trying|try) to (?:od|overdose|hang myself|die|end (?:it|my)|jump off|cut my wrists|drown myself)\b(?! (?:on (?:chocolate|cake)|my))`,
    String.raw`\bways? to (?:go|do it|end it|die|disappear)\b<25>\b(?:accident|painless\w*|quick\w*|nobody (?:has|will|would)|peaceful\w*|suspicio\w*|natural)\b|\bwill to live (?:is|has|went)\b|\b(?:researching|looking up|reading about|googling) (?:how|methods|ways)(?= ?(?:$|[.,!;\n]|to (?:die|do it|end)))`,
    String.raw`\bnot (?:planning|going|intending|expecting) to (?:come back|return|be back|survive|wake up|make it back)\b(?=<20>(?:from the (?:lake|sea|river|woods|forest|water|mountains?)|$|[.,!]))|\b(?:scared|afraid|frighten\w*|terrif\w*|worried|scares)\b<15>\b(?:of )?what i (?:might|could|may|will) do\b|\b(?:scared|afraid) of myself\b`,
    String.raw`\bsuicide (?:is|was) (?:all|the only thing|what|constantly|always)\b|\b(?:thoughts|urge|voice|mind|head|brain|part of me)\b<20>\b(?:to (?:die|end (?:it|my life)|kill myself|jump)|wants to (?:die|be dead))\b`,
    // It would be better, easier, a relief.
    String.raw`\b(?:dying|death|being dead|killing myself|ending it|ending my life|suicide|not (?:being alive|existing|being here)) (?:\w+ )?(?:sounds|seems|looks|would be|is|feels) (?:\w+ )?(?:easier|better|peaceful|nice|good|like (?:a relief|an answer|the (?:only|best))|a relief|the (?:only|best|easiest)|preferable|tempting|appealing|freeing)\b`,
    String.raw`\b(?:easier|better|simpler|best) (?:for (?:everybody|them|all|me|all of us) )?(?:to|if i (?:would|were to|was to)?) ?(?:be dead|die|died|end it|kill myself|not (?:be here|exist|wake up))\b(?! (?:of|for)\b)`,
    String.raw`\b(?:end|ending|ended|used? it on|using it on|turned? it on|do it to|delete|deleting|erase|erasing) myself\b`,
    String.raw`\b(?:do|doing|done) something (?:\w+ )?(?:to myself|i can not take back)\b|\b(?:not|never) trust myself (?:tonight|alone|right now|with)\b`,
    String.raw`\bnot (?:get|getting|wake|waking|come) (?:up|back)\b<12>\b(?:ever|again)\b<end>(?<=\b(?:ever again|again ever|up again|up ever))|\bnever (?:to )?(?:get up|open my eyes|wake)\b<12>\b(?:again|up)\b(?!<20>\bearly\b)`,
    String.raw`\bmy (?:last |first |second |recent |suicide |failed )?attempt\b<60>\b(?:thoughts|hospital|ward|again|pills|survived|failed|told|suicidal|scars?|therapist)\b(?! (?:at|to (?:bake|cook|fix|draw)))|\b(?:psych|psychiatric) (?:ward|hospital)\b<30>\bmy attempt\b|\bwish (?:it|my attempt|they) had (?:worked|let me)\b`,
    String.raw`\bways (?:to|of) (?:die|dying|end(?:ing)? (?:it|my life)|kill(?:ing)? (?:my|one)self|disappear(?:ing)? for good|commit)\b`,
    String.raw`\bdone with (?:this|my) (?:life|world|existence)\b|\bcheck(?:ing)? out (?:of (?:life|this life|this world)|for good|permanently)\b|\b(?:leave|leaving|quit|exit|exiting) (?:this (?:world|life|earth|planet)|life)(?: behind| for good)?<end>`,
    String.raw`\b(?:god|universe|somebody|please)\b<15>\b(?:take|kill|end) me\b(?! (?:home|out|to|with|there|back|away from (?:work|here)|seriously|as|for|now,? it is monday))|\bhope(?:s|d|ing)? (?:i|that i)<12>\b(?:not wake|die|never wake|get (?:hit|cancer|killed)|do not make it)\b|\bdisappointed\b<15>\b(?:woke up|wake up|waking up|still alive|still here|survived)\b|\b(?:upset|sad|angry|sorry|hate|hated|devastated) (?:that |when |every time )?i (?:woke up|wake up)(?: alive)?<end>`,
    String.raw`\b(?:wish|wished) (?:somebody|something|a \w+|it|they|cancer|the (?:car|accident|crash|surgery)) (?:would|had|could) (?:kill|killed|kill me|end|ended|taken|hit)\b<5>\b(?:me|it)?`,
  ),
  ...signs(
    { tier: 2, kind: 'plan' },
    String.raw`\bbought (?:a |some |the )?(?:rope|razor blades|blades|helium|sleeping pills|a gun)\b<40>\b(?:closet|wardrobe|hid|hidden|hiding|under my|in my (?:room|drawer|bag|car)|just in case|for (?:it|tonight|when|later)|nobody knows)\b`,
    String.raw`\b(?:picked|chosen|chose|set|settled on) (?:a|the|my) (?:date|day|method|bridge|spot|place)\b[^\n]{0,60}\b(?:done with|to die|end it|be over|goodbye|my death|kill)\b`,
    String.raw`\b(?:which|what|how much|how big a) (?:dose|amount|combination|mix|quantity)\b<15>\b(?:would do it|does it|is enough|kills|would kill|to take to)\b|\bplan (?:was|is) to (?:do it|die|end (?:it|my life)|jump|kill myself|take (?:them|the pills)|hang)\b`,
    String.raw`\b(?:i have|there are|got) enough (?:pills|tablets|meds)\b(?! (?:for|left|until|till|this|in stock))|^(?:i am )?overdosing[.! ]*$`,
    String.raw`\bif i had (?:a|the) (?:gun|pistol|pills|courage|guts|rope)\b<40>\b(?:myself|do it|end|dead|over|gone|trigger|by now)\b|\bnot have the (?:courage|guts) to (?:do it|kill myself|end|jump|die|go through)\b`,
    String.raw`\bwhat (?:would|will|happens|happen)\b<20>\bif i (?:took|take|swallow\w*|drank|mix\w*|inject\w*)\b<15>\b(?:all|whole|every|too many|entire|bottle|bleach|\d\d)\b`,
  ),
  ...signs(
    { tier: 2, kind: 'plan', of: 'subject' },
    String.raw`\b(?:take|taking) (?:the whole|the entire|a whole|all (?:of )?(?:the|my|his|her)|every) (?:\w+ )?(?:bottle|box|pack|pills|tablets|meds|medication)\b(?!<30>\b(?:doctor|prescribed|breakfast|recycling|bin|home|shelf)\b)`,
  ),
  ...signs(
    { tier: 3, kind: 'plan', of: 'subject' },
    String.raw`\b(?:took|taken|swallowed|had) (?:about |like |over |at least |almost )?(?:\d{2,3}|twelve|fifteen|twenty|thirty|forty|fifty|sixty|a hundred|dozens) (?:of (?:them|those|these|my)|pills|tablets)\b(?!<15>\b(?:photos|pictures|tests)\b)|\b(?:took|taken|swallowed) a (?:bunch|handful|load|lot|ton|whole bunch) of (?:\w+ )?(?:pills|tablets|meds|painkillers)\b`,
  ),
  ...signs(
    { tier: 3, kind: 'plan' },
    String.raw`\bgarage\b<25>\b(?:engine|car|motor)\b<10>\b(?:on|running)\b(?!<20>\b(?:fix|repair|problem|test)\w*)|\b(?:outside|over|other side of|climbed over|beyond) (?:of )?the (?:railing|rail|guardrail|barrier|parapet)\b(?!<30>\b(?:ball|dog|cat|photo|hat|view)\b)`,
    String.raw`\b(?:went|cut|gone|sliced) too deep\b(?! into)|\b(?:can not|will not) stop (?:the )?bleeding\b(?=<40>\b(?:cut|deep|wrists?|arms?|blade|this time)\b)`,
    String.raw`\b(?:put|putting|hold|holding|press|pressing|pressed|pointing|have|got|with|keep) (?:\w+ ){0,3}?(?:it|${MEANS}|barrel) (?:to|against|in|at|on) my (?:head|mouth|temple|throat|wrists?|neck|chest|arm|skin)\b`,
    String.raw`\b(?:took|taken|swallowed|drank|downed) (?:everything|all of (?:it|them)|the lot|every pill|a lot of|so many|too many|way too many|loads)\b(?=<60>\b(?:cabinet|pills|tablets|meds|medicine|bathroom|dizzy|sleepy|drowsy|numb|bottle|cupboard|drawer|goodbye|too late|not wake|feel(?:ing)? (?:weird|sick|strange))\b)`,
    String.raw`\b(?:on|at|up on|climbed|standing|sitting|stood) (?:on |over |up )?(?:the |a |this |my )?(?:\w+ ){0,3}?(?:roof|rooftop|ledge|bridge|overpass|railing|parapet|cliff|balcony|tracks|platform edge)\b<60>\b(?:this is it|looking down|one step|do not come|nobody can stop|i am sorry|bye\b|goodbye|ready now|it will be quick|let go|so easy|about to|not coming (?:down|back)|end(?:ing)? it)\b(?!<20>\b(?:sunset|view|photo|beer)\b)`,
    String.raw`\b${MEANS} (?:is|are) (?:right )?(?:here|ready|beside me|next to me|in my hand|waiting|on the (?:bed|sink|floor|tub))\b(?=<60>\b(?:wanted (?:somebody|you|people) to know|goodbye|bye|sorry|water|tub|bath|tonight|over|nobody|do it|ready|scared)\b)|\b(?:water|bath|tub)\b<25>\b(?:razor|blade|knife|toaster)\b<30>\b(?:here|ready|know|goodbye|wanted)\b`,
    String.raw`\b(?:tonight|today)\W{1,3}i have decided\b|\bletters? (?:are|is) (?:written|on (?:the|my) (?:table|desk|bed|kitchen)|ready|done|sealed)\b(?!<20>\b(?:post|mail|client|boss)\b)|\beverything is (?:prepared|ready|arranged|set)\b<20>\b(?:letters?|goodbye|go|die|end|note)\b`,
    String.raw`\b(?:i am|am) (?:going to|about to) do it\b<25>\b(?:end|kill|goodbye|myself|bye|tonight|sorry)\b|\bam going to do it\W{1,3}i am going to (?:end|kill)\b|\bthis is it,? (?:goodbye|bye|i am (?:done|sorry|going))\b|\bi am bleeding (?:out|and|everywhere|badly|heavily)\b(?!<20>\b(?:nose|gum|period|knee)\b)`,
  ),
  ...signs(
    { tier: 2, kind: 'self_harm' },
    String.raw`\bcarv(?:e|ed|ing)\b<30>\b(?:into|in|on) my (?:\w+ )?(?:arm|leg|thigh|wrist|skin|stomach|chest|hip)s?\b|\brelapsed\b<25>\b(?:blood|blade|cuts?|razor|bleeding|scars?)\b`,
    String.raw`\b(?:did|doing|used|touched|went back to)\b<15>\b(?:razors?|blades?|knife|scissors)\b<10>\bagain\b|\bkys\b<10>\bmyself\b|\b(?:press|pressed|pressing|hold|held|holding|put|putting) (?:the|a|my) (?:\w+ )?(?:lighter|iron|cigarette|flame|candle|blade|knife|razor) (?:to|into|against|on) my (?:arm|skin|leg|thigh|wrist|hand|stomach)s?\b|\bwant to feel pain\b`,
    String.raw`\bfresh (?:cuts?|burns?|wounds?|scars?)\b|\bmy (?:\w+ )?(?:thighs?|arms?|wrists?|legs?|skin|stomach|hips?) (?:are|is) (?:\w+ )?(?:(?:full of|covered (?:in|with))\b<15>\b(?:cuts?|scars?|burns?|marks|wounds|lines)|cut up|scarred)\b`,
    String.raw`\b(?:blades?|razors?|cutting|cuts|blood|bleeding|burning|pain|hurting)\b<15>\b(?:is|are|was|makes?|helps?|feels?)\b<15>\b(?:only thing|calms?|relie\w+|feel (?:something|real|alive|better|anything)|quiet\w*|escape|release)\b(?!<15>\b(?:workout|muscle|massage)\b)`,
    String.raw`\b(?:hit|hitting|punch|punching|bang|banging|slap|slapping|bite|biting|scratch|scratching|starve|choke|choking|pinch\w*) (?:myself|my (?:own )?(?:head|face|arms?|legs?|thighs?|skin))\b<25>\b(?:until|because|on purpose|so i|every|deserve|hate|when i|bruise\w*|bleed\w*)\b`,
    String.raw`\bi (?:did|do) it again\b<30>\b(?:bathroom|blade|arms?|thighs?|sleeves?|scars?|cut\w*)\b|\blong sleeves\b<30>\b(?:hide|cover|cuts|scars|see)\b|\b(?:hide|hiding) (?:the|my) (?:cuts|scars|burns|blades?|razors?)\b|\b(?:hiding|keep|kept) a (?:blade|razor)\b`,
  ),
  ...signs(
    { tier: 2, kind: 'eating' },
    String.raw`\b(?:throw\w*|threw) up\b<25>\b(?:on purpose|after (?:every|each|meals?|dinner|lunch|eating|i eat)|every (?:day|night|meal|time)|so (?:that )?i (?:do not|will not|lose)|to (?:lose|be|get|stay) )|\b(?:vomit\w*|purg\w*)\b<15>\b(?:on purpose|after (?:every|each|meals?|dinner|eating|i eat)|every (?:day|night|meal)|again)\b(?!<15>\b(?:baby|cat|dog|files)\b)`,
    String.raw`\b(?:only|just)? ?(?:had|eaten|ate|eat) (?:an |a |one |half )?(?:\w+ ){1,3}?(?:in|for) (?:\w+ )?(?:\d|two|three|four|five|six) days\b(?=<50>\b(?:belly|fat|stomach|cry|weight|still|proud|mirror|thin)\b)|\b(?:threw|throw|throwing|bring|brought) (?:up )?(?:everything|all|whatever) (?:that |of what )?i (?:eat|ate|had eaten)(?: up)?\b<15>\bagain\b|\bcan not keep (?:the|any) (?:weight|food) in me\b`,
    String.raw`\b(?:hunger|being hungry|an empty stomach|not eating) (?:is|feels|makes me feel)\b<25>\b(?:good|only|control|clean|strong|proud|power\w*|safe)\b`,
    String.raw`\bchew\w*\b<15>\bspit\w*\b<30>\b(?:out|calories|weigh\w*|fat|food)\b(?!<10>\b(?:gum|tobacco)\b)|\bweigh (?:\w+ )?[2-4]\d (?:kilos?|kg|kilograms?)\b|\bweigh (?:\w+ )?[6-9]\d (?:pounds|lbs?)\b`,
    String.raw`\b(?:scared|afraid|terrified) (?:of|to) (?:food|eat(?:ing)?|gain(?:ing)?(?: weight)?)\b|\brestrict(?:ing)? (?:again|food|my (?:food|eating|intake|calories)|calories)\b|\bnot (?:eat|eaten|eating)\b<20>\b(?:days?|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week)\b<30>\b(?:proud|control|good|strong|empty|clean|lose|number|scale)\b`,
  ),
  ...signs(
    { tier: 2, kind: 'voices', of: 'subject' },
    String.raw`\bvoices?\b<15>\b(?:keeps?|repeat\w*|tells?|telling|says?|saying|insist\w*|urg\w*)\b<25>\b(?:walk into|jump|kill|die|hurt|do it|end it|stab|cut)\b`,
    String.raw`\bthey (?:whisper|scream|order|command|tell)\b<25>\b(?:must|have to|should|to) (?:cut|kill|hurt|stab|burn|jump|die)\b(?=<60>)(?<=\b(?:whisper|scream|order|command)\b<50>|\b(?:at night|in my head|voices)\b<60>)`,
    String.raw`\b(?:man|woman|demon|devil|thing|somebody|voice|voices|they|people|presence) (?:in|inside|that lives in) my (?:head|mind|brain)\b<25>\b(?:tell\w*|order\w*|command\w*|say\w*|want\w*|scream\w*|whisper\w*|make|making|urg\w*)\b<25>\b(?:hurt|harm|kill|stab|die|jump|cut|burn|attack|end)\b`,
  ),
  ...signs(
    { tier: 2, kind: 'ideation', of: 'other' },
    String.raw`\b(?:do|does|doing|did|done) something (?:\w+ )?to (?:himself|herself|themsel(?:f|ves))\b`,
    String.raw`\b(?:found|read|saw|got) (?:a|her|his|their|the) (?:suicide|goodbye|farewell) (?:note|letter|message)\b`,
    String.raw`\b(?:himself|herself|themsel(?:f|ves))\b<30>\bwith (?:a|the|his|her) (?:knife|gun|pills|razor|blade|rope)\b|\b(?:he|she|they) (?:has|have|got|is holding|took) (?:a|the|his|her) (?:gun|rope|noose)\b<30>\b(?:end|die|bye|himself|herself|life)\b`,
    String.raw`\b(?:he|she|they|gran\w*|mum|mom|dad|mother|father|brother|sister|friend|uncle|aunt|son|daughter|wife|husband)\b<25>\b(?:ask\w* god to take|pray\w* to die|wish\w* (?:he|she|they) (?:was|were) dead|talk\w* about (?:dying|ending|death)|ready to die|want\w* to be with (?:god|jesus))\b`,
    String.raw`\b(?:regret it|sorry|miss (?:him|her)) when (?:he|she|they) (?:is|are) (?:dead|gone)\b`,
    String.raw`\b(?:says?|said|texted|wrote|posted|told me)\b<20>\b(?:he|she|they) (?:is|are|was|were)(?: so)? (?:done(?: with (?:life|everything|it all))?|better off dead|not worth|a burden)<end>`,
  ),
];

/** The same of hope that is gone: a soft question. */
export const HOPE: readonly Sign[] = signs(
  { tier: 1, kind: 'ideation' },
  String.raw`\b(?:taking up|waste of|wasting) (?:space|air|oxygen|everybody's time)\b|\b(?:get|getting|got) over (?:me|my death|it if i)\b|\b(?:cry|show up|come|be sad|notice)\b<10>\b(?:at|to) (?:mine|my (?:own )?(?:funeral|grave|burial))\b`,
  String.raw`\b(?:life )?insurance (?:money|payout|policy)?\b<40>\b(?:than i|them more|better (?:off|than)|if i die|worth more)\b|\bworth more dead\b|\bhelp them more than i\b`,
  String.raw`\b(?:not|never) <15>\b(?:meant|supposed|made|built|cut out) (?:to be|to live|for) ?(?:here|alive|this world|this life|life|in there|born|living)\b|\bnot belong (?:here|anywhere|in this world|on this earth)\b`,
  String.raw`\b(?:list of )?who gets (?:what|my)\b|\b(?:deleted|deleting|closed|closing) (?:all )?(?:of )?my (?:\w+ )?accounts\b|\b(?:not|never) (?:need|be needing|going to need)\b<10>\b(?:anything|a present|it|them|presents|much)\b<15>\b(?:any ?more|this year|soon|where i am going)\b|\b(?:birthday|christmas)\b<30>\bnot be (?:needing|here|around)\b|\b(?:rehomed|found a home for|gave away) my (?:cat|dog|cats|dogs|pets?)\b<20>\b(?:soon|longer|without me|when)\b`,
  String.raw`\bwhat is the use<end>|\bnot (?:want|wanting) to do (?:life|this life|living)\b|\bnot see (?:the|a|any) point (?:in|of) (?:tomorrow|it|this|any|life|living|going|trying|getting|me|my)\b|\b(?:nothing|nobody|no therapy|no pill) (?:can |will |ever )?(?:helps?|help me|save me|fix me)<end>|\bno light (?:anywhere|left|at the end)\b`,
  String.raw`\balready (?:gone|dead)\b(?=<30>\bmy (?:body|heart)\b)|\bshould have (?:it|them) now\b(?=[.! ]*$)|\bnever (?:have to )?(?:come|be) back\b(?<=\b(?:rest|sleep|go|leave|drive|walk)\b<40>)|\b(?:makes?|making) (?:other people's|everybody's|their|my (?:family|kids|parents)'s?) (?:lives|life) (?:worse|harder|miserable)\b|\b(?:wish|wishes|wished) it (?:was|were|would be) (?:all )?over\b|\bdeserve (?:a )?(?:better|somebody better|more than me)\b<20>\bthan me\b`,
  String.raw`\b(?:make|want|need)(?:s)? (?:it|this|everything|the pain|my brain|my head|them) (?:all )?(?:to )?(?:stop|end|go quiet|be quiet|shut up)<end>(?!<10>\b(?:raining|barking)\b)|\bwhen (?:will|does) it (?:stop|end)\b|\bplease make it stop\b`,
  String.raw`\bnot (?:strong|brave|good) enough (?:for (?:this|another|life|any of)|to (?:live|keep (?:going|living)|go on|carry on|stay))\b|\bnot have (?:the|any) (?:energy|strength|will|power|force) (?:to (?:exist|live|go on|keep going|fight|carry on|continue|be alive)|left|for (?:this|life|living))\b|\b(?:no|without|out of) (?:energy|strength|fight|will) left\b|\b(?:no|any|much) fight left\b`,
  String.raw`\b(?:too much|a problem|poison|toxic|a curse|bad news|dead weight) (?:for|to) (?:every\w+|anybody|them|my (?:family|friends|kids|parents)|the people)\b|\bthey would (?:all )?(?:breathe|be free|be happier|be better|be okay|be fine|manage|cope|move on)\b(?=<25>(?:again|without|$|[.,\n]))|\b(?:everybody|they|family|kids|friends)\b<20>\b(?:breathe again|move on without|forget (?:me|about me))\b`,
  String.raw`\bmade up my mind\b<40>\b(?:peace\w*|calm|goodbye|take care|relieved|finally)\b|\b(?:peaceful|calm|at peace|relieved)\b<30>\b(?:decided|decision|made up my mind|it will (?:all )?be over)\b|\bscared of how calm\b`,
  String.raw`\bwithout (?:my|a) (?:seat ?belt|helmet)\b<20>\bhop(?:e|ing)\b|\bnot look(?:ing)? (?:both ways |before )?(?:when )?(?:i )?(?:cross\w*)\b|\b(?:careless|reckless) because\b<25>\b(?:matter|care|die)\b`,
  String.raw`\bfeel nothing\b(?!<15>\b(?:for him|for her|but (?:joy|love))\b)|\b(?:nothing|not anything|not a (?:single )?thing) (?:\w+ ){0,2}?(?:i want|makes me happy|brings me joy|feels (?:good|real)|feels worth|worth)(?: any ?more)?<end>|\bleft to fight for\b|\bwhy (?:do i )?(?:keep )?(?:fight|fighting|try|trying|bother)(?: any more)?<end>`,
  String.raw`\bgets better\W{1,3}it (?:does not|never|will not)\b|\bit does not get better\b|\b(?:things|it) (?:only|just|will only|keep) (?:get|gets|getting) worse\b(?!<25>\b(?:weather|traffic|team|season|show|cough|cold)\b)|\bthis is (?:all|as good as) (?:there is|it gets|life)\b|\bnever (?:going to )?be (?:happy|okay|ok|normal|loved|enough)\b`,
  String.raw`\b(?:everybody|they|people|family) (?:\w+ )?(?:leaves?|gives? up on|is (?:tired|sick) of|would rather be without|hates?) me\b(?= ?(?:$|[.,!\n]|and i|because i|for good|sooner))|\b(?:all|completely|utterly|so) alone in (?:this|the) world\b|\bnobody (?:left|would understand|sees me|knows i exist|hears me|will ever love me)\b`,
  String.raw`\b(?:last|final) (?:time|goodbye|words|sunset|christmas|birthday|message|visit)\b<20>\b(?:i will|ever|for me|i am ever)\b(?!<20>\b(?:buy|eat there|fly|order|trust|go there)\b)|\bi will not (?:be|get to) (?:see|be there)\b<20>\b(?:grow up|wedding|graduate|next)\b`,
  String.raw`\b(?:existing|surviving|breathing|living) (?:hurts|is (?:exhausting|painful|pointless|too (?:hard|much)))\b|\b(?:tired|exhausted|weary)\b<10>\b(?:to my bones|of my life|of existing|in my soul|sleep (?:can not|does not|will not) fix)\b|\bjust (?:existing|surviving)\b<10>\bnot living\b|\bi am already (?:dead|gone)\b|\bghost in my own\b`,
);
