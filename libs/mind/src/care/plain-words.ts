import { type Sign, signs } from './sign';

/** Plain ways of speaking of one's own death, of a means and of what somebody does, that none of the other rules have. Read on `inEnglish`. */

const EDGES = String.raw`(?:bridge|roof|ledge|cliff|quarry|balcony|platform|edge|tracks|railing|viaduct|rooftop|reservoir|window)`;
const BONES = String.raw`(?:arm|nose|ribs?|jaw|wrist|leg|fingers?|tooth|teeth|cheekbone|hand|collarbone|eye socket|skull|eardrum)`;
const PLAYED = String.raw`(?!<30>\b(?:football|rugby|hockey|judo|karate|accident\w*|skiing|tackle|trampoline|by mistake|playing)\b)`;
const WHO = String.raw`(?:he|she|they|dad|father|mum|mom|mother|husband|hubby|wife|boyfriend|girlfriend|bf|gf|partner|ex|stepdad|stepfather|stepmum|stepmother|uncle|aunt|brother|sister|son|cousin|boss|coach|somebody|man|guy)`;

export const PLAIN_WORDS: readonly Sign[] = [
  ...signs(
    { tier: 2, kind: 'ideation' },
    String.raw`\b(?:dying|death|suicide|killing myself|being dead|ending it)\b<6>\b(?:is|are|was) (?:all|the only thing|everything) (?:that )?i\b|\b(?:all|only thing) (?:that )?i (?:can |ever )?(?:think (?:about|of)|want|dream (?:about|of)|wish for)\b<12>\b(?:dying|death|die|suicide|to die|being dead)\b(?! (?:of|for)\b)`,
    String.raw`\bi (?:am |was |have been |do )?(?:want|wanting|choose|chose|crave|prefer|need|planning|plan|going) (?:to )?(?:do |make |a )?suicide\b|\bto suicide(?= ?(?:$|[.,!;\n]|tonight|today|tomorrow|next|this|soon|myself|because|and))`,
    String.raw`\b(?:think\w*|thought) (?:about|of) ending it\b<12>\b(?:for (?:a while|weeks|months|days|years|ages|some time|good)|lately|a lot|every|again|for ever|recently|these days)\b`,
    String.raw`\b(?:brave|strong|bold) enough to (?:end it|do it|die|kill|jump|go through|hang|finish it)\b|\b(?:guts|courage|nerve|balls|bravery) to (?:end it|do it|die|kill myself|jump|go through with it|hang myself)\b(?!<20>\b(?:on stage|relationship|engagement)\b)`,
    String.raw`\b(?:head|mind|brain|thoughts?|everything) (?:says?|screams?|keeps? saying|keeps? screaming|tells? me|telling me|shouts?|whispers?)\b<12>\b(?:die|kill (?:myself|yourself)|jump|end it|dead|cut|hang)\b|\bun ?alive(?: myself)?<end>|\bdie die die\b`,
    String.raw`\b(?:wish|wished|hope|hoping|want)\b<45>\b(?:and|so|then|that)\b<4>\bi (?:would|will|could) be (?:dead|gone for ever|no more)\b|\blife is not for me(?= ?(?:$|[.,!;\n]|any|and))|\bi (?:am|was) not (?:made|meant|built) for (?:life|living|this life)\b|\bgoodbye,? (?:all|you all|to you all)\b<20>\b(?:life|end|done|tired|sorry|love)\b|\b(?:life|done|end|sorry)\b<30>\bgoodbye,? (?:all|you all|to all)\b`,
    String.raw`\b(?:done|tired|can not|finished|over|end)\b<40>\btonight is the night\b|\b(?:today|tonight|tomorrow) is (?:the day|the night|it) (?:i|that i) (?:die|end|go|do it|leave)\b|\bfound me\b<6>\b(?:hanging|unconscious|bleeding|blue|lifeless|on the (?:tracks|ledge)|with (?:a rope|the pills))\b(?! (?:around|out|about|with))|\bcut me down\b(?! to size)`,
    String.raw`\bnot (?:want|wish|know how|able) to (?:live|go on living|keep living|carry on) with (?:this|the|all this|so much|my) (?:\w+ )?(?:pain|grief|shame|guilt|illness|disease|depression|body|loss|memories|disability|fear)\b|\b(?:ideal|perfect|best|wish|dream\w*|happier)\b<35>\bi (?:do|did|would) not exist\b|\bhow (?:can|could|do|would|should|might) i die\b(?! (?:of|in (?:the|this|a) (?:game|level|story)|so (?:often|much)|here in))`,
    String.raw`\bnot (?:think|believe|know if|know whether|sure) i (?:will|can|am going to|would) (?:survive|make it through|live through|last|get through) (?:tonight|the night|this night|until (?:the )?morning|the weekend|another night)\b(?!<25>\b(?:shift|heat|wedding|exam|party|flight|without coffee|in-laws)\b)|\bi would (?:jump|do it|end it|hang myself|kill myself|be dead|cut)\b<8>\bif i (?:was|were) not\b(?!<30>\b(?:cold|wet|pool|lake|full|tired)\b)|\bnot (?:want|plan|intend|going|wish) to turn (?:eighteen|nineteen|twenty|thirty|forty|fifty|sixty)\b|\bdecided\b<12>\bnot (?:want|going) to (?:turn|be|reach|see) (?:\d\d|eighteen|twenty|thirty|forty|fifty)\b`,
    String.raw`\b(?:world|everybody|they|family|kids)\b<20>\b(?:better|happier|lighter) without (?:people|somebody|a person|a man|a woman|a mother|a father) like me\b|\b(?:wonder\w*|think\w*|thought|imagin\w*|worry|worried)\b<12>\bwho (?:would|will|is going to) find (?:me|my body)\b`,
  ),
  ...signs(
    { tier: 2, kind: 'plan' },
    String.raw`\bi\b<10>\b(?:going to|will|want to|plan to|might|could|thinking of|decided to) (?:crash|crashing|wreck|drive|driving) (?:my|the) (?:car|bike|motorbike|motorcycle|van|truck)(?= ?(?:$|[.,!;\n]|tonight|on the way|on purpose|into|off|at full|with me))(?!<20>\b(?:home safely|to work|to the (?:shop|airport))\b)`,
    String.raw`\bif i (?:had|owned|could get) (?:a|the|my) (?:gun|pistol|rope|rifle|shotgun|revolver)\b<30>\b(?:used it|done it|shot|dead|over|gone|hanged|not be here|use it)\b|\b(?:holding|loading|loaded|staring at|looking at|cleaning|touching|hold|took out|got out)\b<6>\b(?:a|the|my|his|her|dad's|father's|grandad's|husband's)\b<10>\b(?:pistol|gun|revolver|shotgun|noose|handgun)\b(?!<25>\b(?:range|museum|hunt\w*|game|toy|nerf|shop|film)\b)`,
    String.raw`\b(?:plastic )?bag (?:over|around|on) my head\b(?! (?:in the rain|because of the rain|for the rain))|\b(?:lie|lay|lying|laying|sit|sitting|kneel|walk|walking|stand) (?:down )?(?:on|onto|across|along) the (?:train |railway |rail )?(?:tracks|rails|railway line|railway)\b(?<=\b(?:want|wanted|going|will|think\w*|could|thought|might|urge|just)\b<50>)(?!<20>\b(?:photo|model)\b)`,
    String.raw`\b(?:deadliest|most (?:lethal|deadly|poisonous|dangerous)|strongest|lethal|deadly)\b<12>\b(?:thing|pills?|drugs?|poison|medicine|combination|mix|dose|plant|stuff)\b<25>\b(?:i can|i could|to (?:take|swallow|buy|get)|over the counter|from the pharmacy|at home)\b(?!<40>\b(?:pain|rib|headache|doctor|back|rats?|mice|weeds|slugs)\b)(?<=\b(?:deadliest|lethal|deadly|poisonous|dangerous)\b<60>)`,
    String.raw`\b(?:almost|nearly)\b (?:went|did it|let go|did|fell|dropped)\b(?<=\b${EDGES}\b<50>)(?!<20>\b(?:bike|photo|phone|slipp\w*|tripp\w*|ice|skate)\b)|\b(?:have|got) everything (?:i need|ready|here)\b<15>\b(?:kill|die|end|do it|hang|overdose)\b`,
  ),
  ...signs(
    { tier: 3, kind: 'plan', of: 'subject' },
    String.raw`\b(?:took|taken|swallowed|downed|had) every (?:single )?(?:pill|tablet|capsule)\b(?! (?:on time|the doctor|for (?:a|the) week|as prescribed))|\b(?:drank|drunk|downed) (?:\w+ ){0,3}?(?:bottle|litre) of (?:whisky|whiskey|vodka|gin|rum|wine|brandy)\b<15>\b(?:pills|tablets|meds|xanax|painkillers)\b`,
  ),
  ...signs(
    { tier: 3, kind: 'plan' },
    String.raw`\bloaded (?:gun|pistol|rifle|shotgun|revolver)\b<15>\b(?:next to|beside|in front of|in my|here|with me|on my)\b(?!<25>\b(?:range|hunt\w*|burglar|police)\b)`,
  ),
  ...signs(
    { tier: 3, kind: 'self_harm' },
    String.raw`\bmy (?:\w+ )?(?:wrists?|forearms?) (?:is|are|will not stop|keeps?)\b<8>\bbleeding\b(?!<25>\b(?:fell|accident|cat|dog|glass door|stitches)\b)`,
  ),
  ...signs(
    { tier: 2, kind: 'self_harm', of: 'other' },
    String.raw`\b(?:hurts|cuts|burns|harms|starves|scratches) (?:himself|herself|themself)(?= ?(?:$|[.,;!\n]|every|at night|on purpose|when|again|because|with a (?:razor|blade|knife|lighter)))(?!<25>\b(?:shaving|climb\w*|cook\w*|playing|skating|falls)\b)`,
  ),
  ...signs(
    { tier: 2, kind: 'eating' },
    String.raw`\b(?:i )?(?:throw|threw|throwing|bring|brought) (?:it|them|everything) (?:all )?(?:back )?up\b(?<=\b(?:eat|ate|eaten|meal|food|dinner|binge\w*)\b<50>)(?!<25>\b(?:flu|sick|virus|pregnan\w*|bug|poisoning|chemo)\b)`,
  ),
  ...signs(
    { tier: 2, kind: 'harmed' },
    String.raw`\b${WHO} (?:\w+ ){0,2}?(?:threatens?|threatened|threatening|attacks?|attacked|chases?|chased) (?:me|us) with (?:a|the|his|her) (?:\w+ )?(?:knife|gun|bat|bottle|hammer|axe|belt|machete|scissors|razor|pistol)\b${PLAYED}`,
    String.raw`\b${WHO} (?:\w+ ){0,2}?(?:broke|breaks|fractured|dislocated|smashed|twisted|burned|burnt) my (?:\w+ )?${BONES}\b${PLAYED}|\b(?:get|got|getting|gets|being|am) (?:beaten|hit|punched|kicked|slapped|whipped|beat up)(?= ?(?:$|[.,!;\n]|when|if|because|every|by (?:my|him|her)|at home))(?!<30>\b(?:chess|cards|game|tennis|match|race)\b)`,
  ),
  ...signs(
    { tier: 1, kind: 'harmed' },
    String.raw`\b(?:husband|wife|boyfriend|girlfriend|partner|ex|he|she) (?:\w+ )?(?:will not|does not|never) lets? me (?:have|see|meet|talk to|call|use|keep)\b<10>\b(?:my own|my (?:friends|family|sister|mother|mum|mom|phone|money)|money|friends|anybody)\b`,
  ),
  ...signs(
    { tier: 1, kind: 'ideation' },
    String.raw`\bi am (?:\w+ )?nothing but (?:trouble|pain|a (?:burden|problem|disappointment|weight|failure)|grief|bad luck)\b|\bthey would (?:all |both )?be (?:relieved|glad|happier|better off|free|thankful)(?= ?(?:$|[.,!;\n]|without|if|and))|\bi am (?:a|such a|nothing but a) (?:\w+ )?(?:failure|loser|mistake|waste|disgrace)(?= ?(?:$|[.,!;\n]|and|of (?:a|space)|to))(?! and proud)`,
    String.raw`\b(?:can not|not|never) (?:picture|see|imagine|find|have) (?:a|any|my|the) future\b(?! (?:in|for (?:the|this|that|him|her|us|it)|of))|\bfeel like (?:disappearing|vanishing|fading|not existing|giving up|i do not exist|ending)\b(?! (?:into|in (?:my|the) (?:sofa|bed|crowd))|on (?:the|this|my) (?:diet|puzzle|game))`,
    String.raw`\b(?:papers|affairs|documents|accounts|finances|things|stuff) in order\b<12>\b(?:so (?:that )?(?:nobody|they|my)|for when|before i|for after|in case i)\b|\bnot (?:enjoy|like|feel|want) anything(?: any ?more)?(?= ?(?:$|[.,!;\n]|and|or|at all))|\bnot see (?:it|that|this|anything|things) (?:ever )?(?:changing|getting better|improving|end)\b|\bnothing (?:brings|gives|makes) me (?:joy|pleasure|happy|feel)\b`,
    String.raw`\bwhat is left for me(?= ?(?:$|[.,!?;\n]|in|here|now))(?! to (?:do|eat|clean|buy))|\bi have reached (?:the|my) (?:end|limit)(?= ?(?:$|[.,!;\n]|and|i ))|\bnothing (?:left )?in me\b<12>\b(?:wants|left|to (?:go|live|give|fight))\b|\bmy (?:third|second|fourth|latest) attempt this (?:year|month|week)[.! ]*$`,
    String.raw`\bnobody would\b<8>\b(?:realise|realize|notice|know|find (?:out|me))\b<8>\b(?:for (?:weeks|days|months|years)|until|if i|that i)\b(?! (?:left early|was late|am late))|\b(?:scared|afraid|terrified|not safe|dread)\b<8>\b(?:to be|of being|being) (?:alone|by myself|on my own) (?:tonight|right now|with my|today|this)\b|\bnot (?:bother|burden|trouble|annoy) (?:you|anybody|them|everybody) (?:much longer|for much longer|any ?more|ever again)(?= ?(?:$|[.!;\n]))`,
    String.raw`\b(?:better|happier) with (?:another|a different|a new) (?:mum|mom|mother|dad|father|wife|husband|partner|daughter|son)\b|\bnot see (?:a|any|the) way (?:forward|on|ahead|through (?:this|it)|out of this)\b|\bpoint of (?:tomorrow|another day|the future|getting up|going to bed)\b(?! (?:so|this) early)|\bwant to not (?:be(?= ?(?:$|[.,!;\n]|here|alive|around|any))|exist|live|wake)\b|\balone\b<25>\b(?:always|never)\b<10>\b(?:like this|be alone|change|this way)\b|\btoo late for me(?= ?(?:$|[.,!;\n]|and))|\b(?:floor|storey|storeys)\b<25>\bwindow\b<10>\bopen(?= ?(?:$|[.!\n]|and))`,
    String.raw`\bbefore the end(?= ?(?:$|[.!;\n]))(?<=\b(?:know|tell|say|thank|been)\b<60>)|\bsoul is (?:\w+ )?(?:tired|weary|broken|done)\b|\b(?:tired|weary) of being here<end>`,
  ),
];
