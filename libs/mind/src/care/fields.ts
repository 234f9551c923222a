import { type Sign, signs } from './sign';

/**
 * Words of two fields in one sentence, in either order: what is wished for beside a grave, a blade beside one's own skin, a day beside
 * one's not seeing it. They need no phrase that somebody foresaw, only the two things. Read on `inEnglish`.
 */

const beside = (one: string, other: string, gap: number): string =>
  String.raw`\b(?:${one})\b<${gap}>\b(?:${other})\b|\b(?:${other})\b<${gap}>\b(?:${one})\b`;

/** What one wants, said of oneself. */
const I_WANT = String.raw`i (?:\w+ ){0,2}?(?:want|wanted|wish|wished|hope|hoping|need|crave|deserve|belong|should be|should have been|would be better|long|longing|pray|beg|begging|rather|sooner|prefer|fantasi\w+|dream|can not wait|look forward)|i would (?:rather|sooner|like|love)|wishing for`;
const GRAVE = String.raw`(?:six|6) feet under|(?:in|into) (?:that|the|a|my|his|her) (?:coffin|grave|casket|urn|morgue|ground)|(?:quick|peaceful|painless|early|gentle) (?:death|end)|(?:my|an early) grave|rot in|be buried|be cremated soon|off this (?:earth|planet|world)|out of this (?:world|life)|go to (?:heaven|god|jesus|the lord)|go home to (?:god|jesus|the lord)|the other side|(?:my|the) (?:own )?(?:death|end) to come|by my own hand|not (?:to )?(?:see|have) another (?:morning|day|sunrise|year|spring|winter|summer)|eternal (?:rest|sleep|peace)|the big sleep|nothingness|oblivion`;
const EDGE = String.raw`blades?|razors?|razor ?blades?|knife|scissors|lighter|cigarette|box ?cutter|sharpener|shard|needle`;
const SKIN = String.raw`my (?:\w+ )?(?:wrists?|arms?|forearms?|hips?|thighs?|throat|veins?|skin|stomach|ankles?|neck|chest)`;
const KITCHEN = String.raw`(?!<40>\b(?:shaving foam|kitchen|onion|carrot|cook\w*|recipe|tattoo\w*|nurse|doctor|surgeon|vaccine|blood test|knitting|sew\w*|by accident|accidentally|beard|gillette)\b)`;
const NOT_TO = String.raw`not (?:\w+ ){0,2}?(?:make it|live|get|last|see|reach|turn|be (?:a|an|another|any))|never (?:\w+ )?(?:make it|live|get|see|reach|turn)|not there will be|no version of`;
const MORROW = String.raw`my (?:next )?(?:\d+(?:th|st|nd|rd)|(?:\w+teenth|twentieth|thirtieth|fortieth)|next birthday)|another (?:morning|day|sunrise|spring|summer|winter|year|birthday|christmas)|(?:a|next) (?:summer|spring|winter|year|christmas) (?:for|with) me`;
const ALONE = String.raw`(?:when|once|while|after|as soon as) (?:\w+ ){0,2}?(?:mum|mom|dad|parents|everybody|they|he|she|nobody|my \w+|the kids|the house)\b<8>\b(?:at work|out|asleep|sleep|gone|leaves?|leave|away|empty|not home|in bed)`;
const ACT = String.raw`(?:going to|will|plan to|want to|gonna) (?:do it|use it|take them|end it|finish it|go through with it)`;

export const FIELDS: readonly Sign[] = [
  ...signs(
    { tier: 2, kind: 'ideation' },
    String.raw`(?:${beside(I_WANT, GRAVE, 30)})(?!<30>\b(?:zombie|video game|level|film|novel|one day|some day|when i am old)\b)`,
    String.raw`\b(?:${NOT_TO})\b<15>\b(?:${MORROW})\b(?!<30>\b(?:without coffee|at this (?:job|company)|of (?:this|work|school|exams))\b)`,
    String.raw`\btop(?:ping)? myself\b(?! up)|\b(?:do|did|doing) myself in\b`,
    String.raw`\b(?:my|the) last (?:winter|summer|spring|autumn|fall|christmas|birthday|year|week|month)(?: on earth| alive|<end>)(?<=\b(?:determined|decided|know|this is|it is|be|sure|hope|promise\w*)\b<40>)(?!<25>\b(?:at|in|of|as|with|before|here)\b)|\b(?:hurt|hurts|easier|better|nicer|warmer|safer)\b<12>\b(?:six feet under|in (?:a|my) grave|underground|in the ground)\b`,
    String.raw`\bnot (?:at all )?suicidal,? but (?:i am|it is a lie|that is a lie|i lied)(?= ?(?:$|[.,!;\n]|and\b))`,
    String.raw`\bsuicide (?:\w+ ){0,2}?(?:seems|looks|sounds|feels|starts to (?:look|sound)|is (?:starting to look )?(?:like )?(?:a|an|the|my) (?:way out|option|answer|solution|escape|exit|relief|good|real|only))\b(?!<25>\b(?:rates?|squad|prevention|in the (?:book|film))\b)|\bif i (?:killed|hung|hanged|shot|drowned|ended|offed|gassed) myself\b(?! (?:laughing|in the foot|out to dry))`,
    String.raw`\bnot (?:afraid|scared|frightened) of (?:death|dying)\b<20>\b(?:welcome|want|wait\w*|ready|friend|invite|look forward|hope)\b|\b(?:welcome|embrace|look forward to|looking forward to|wait(?:ing)? for) (?:my own )?(?:death|dying|the end of me)\b|\bwhy (?:did not i|did i not|could not i|could i not|did it not|was i not)\b<12>\b(?:die|dead|killed|kill me|in that car)\b(?! of)`,
    String.raw`\b(?:can not|not) (?:promise|guarantee|swear|be sure|know (?:if|whether))\b<12>\bi (?:will|am going to) (?:\w+ )?be (?:alive|here|around|breathing)\b(?!<25>\b(?:on time|for dinner|at the (?:office|party)|at (?:six|seven|eight))\b)`,
    String.raw`\b(?:life|living) and (?:me|i)\b<6>\b(?:finished|done|over|through)\b|\b(?:me|i) and (?:life|living)\b<6>\b(?:finished|done|over|through)\b|\b(?:they|he|she|somebody|my \w+) cut me down\b`,
  ),
  ...signs(
    { tier: 2, kind: 'plan' },
    String.raw`(?:${beside(ACT, ALONE, 20)})(?!<25>\b(?:cake|surprise|present|laundry|washing|dishes|clean\w*)\b)`,
    String.raw`\b(?:know|decided|chosen|chose|picked|worked out)\b<8>\b(?:what|which) (?:belt|rope|bridge|tree|beam|pills|roof|train|knife|spot|method|cliff|gun)\b<8>\b(?:i|to)\b`,
    String.raw`\b(?:pills|tablets|rope|overdose|gas|belt|noose|branch)\b<8>\b(?:did not|would not|failed)\b<8>\b(?:work|do (?:it|their job|the job|the trick)|hold|kill|enough|break|broke)\b(?!<25>\b(?:headache|pain|fever|cough|climb\w*|boat)\b)|\bwoke up\b<30>\b(?:floor|vomit|hospital|bath)\b<20>\b(?:pills|tablets|overdose)\b`,
    String.raw`\b(?:swallow\w*|took|taken|drank|ate|eat|inhal\w*|injected)\b<25>\bon purpose\b(?!<15>\b(?:kidding|cake|chocolate)\b)|\b(?:empty|emptied|emptying|tip|tipped|pour)\b<14>\b(?:cupboard|cabinet|bottle|box|packet|drawer)\b<10>\b(?:into|in|down) my (?:stomach|mouth|throat|hand)\b`,
    String.raw`\b(?:pills|tablets|packs?|box(?:es)?|bottles?|codeine|paracetamol|xanax|insulin|ibuprofen|sleeping pills|morphine|meds)\b<50>\b(?:think\w* (?:of|about)|want to|tempted to|so easy to|could|urge to) (?:take|taking|swallow|swallowing|down|downing) (?:them|it all|all)\b(?!<30>\b(?:doctor|prescribed|headache|back to|away|to the|pharmac\w*|with food)\b)|\b(?:gun|rope|noose|pills)\b[^\n]{0,20}\bit is for (?:me|myself)(?= ?(?:$|[.,!;\n]))|\benough (?:pills|tablets|meds) (?:for (?:it|that)|to (?:do it|end|die|not wake|sleep for))\b`,
    String.raw`\b(?:my|the) plan (?:is|was)\b<6>\b(?:the |a )?(?:multi ?storey|bridge|car ?park roof|roof|rope|pills|train|tracks|cliff|gun|noose|overdose|garage)\b(?!<20>\b(?:repair|paint|walk|visit|photo\w*|to (?:fix|see|catch|take the))\b)`,
    String.raw`\b(?:google|googled|googling|search\w*|look(?:ed|ing) up)\b<12>\bhow long\b<35>\b(?:found|bod(?:y|ies)|decompos\w*|to bleed|to lose consciousness|without oxygen|hold your breath)\b|\b(?:gun|pistol|revolver|shotgun|rifle)\b<50>\b(?:keep|kept|started?) (?:opening|looking at|holding|thinking|staring)\b`,
    String.raw`\b(?:hold|holding|held|under)\b<12>\b(?:my breath|my head|water)\b<20>\b(?:bath|tub|water|pool)\b<20>\b(?:hope|hoping|until i|not come up|black out)\b|\bevery time i\b<15>\b(?:shave|cook|drive|cross|stand|see)\b<25>\b(?:blade|knife|bridge|tracks|wheel|rope)\b<20>\b(?:my (?:wrists?|throat|neck)|think|wonder|imagine|want)\b`,
  ),
  ...signs(
    { tier: 2, kind: 'self_harm' },
    String.raw`(?<=\bi\b<60>)(?:${beside(EDGE, SKIN, 25)})${KITCHEN}`,
    String.raw`\b(?:dig|digging|dug|press|pressing|push|claw|clawing|pick|picking|rub|rubbing|scrub|scrubbing)\b<14>\b(?:nails|fingers|skin|arms?|wounds?|cuts?|scabs?)\b<14>\b(?:till|until)\b<10>\b(?:breaks?|bleeds?|bled|blood|raw)\b(?!<15>\b(?:garden\w*|splinter|floor)\b)|\b(?:been|keep|kept|still|started) (?:hurting|harming|cutting|burning) myself\b(?! (?:laughing|in sports?|at (?:work|football)))`,
  ),
  ...signs(
    { tier: 2, kind: 'harmed' },
    String.raw`\b(?:hands?|arm|belt|fingers|grip)\b<8>\b(?:a?round|on|over) (?:my|our) (?:throat|neck)\b(?<=\b(?:his|her|their|he|she|put|had|husband|hubby|boyfriend|dad|ex)\b<40>)(?!<12>\b(?:massage|scarf|necklace|medal)\b)|\b(?:forc(?:es?|ed|ing)|makes?|made) me (?:to )?(?:have sex|do (?:sexual )?things|sleep with|touch (?:him|her|them)|undress|strip|watch (?:porn|him))\b|\bwhen i (?:say|said) no\b(?<=\b(?:sex|touch\w*|bed|forc\w*|anyway)\b<40>)`,
    String.raw`\b(?:mum|mom|mother|dad|father|husband|wife|boyfriend|girlfriend|partner|ex|he|she|they|stepdad|stepfather|uncle|brother) (?:\w+ ){0,2}?(?:beats?|hits?|hit|whips?|burns?|burned|whipped) (?:me|us) with (?:a|an|the|his|her) (?:\w+ )?(?:belt|cable|stick|cane|cord|bottle|iron|cigarette|shoe|hammer|pan|wire|fist|fists|chair)\b`,
  ),
  ...signs(
    { tier: 2, kind: 'harming' },
    String.raw`\b(?:see|seeing|imagine|imagining|picture|picturing|visions? of|images? of|thoughts? of|afraid of|scared of) (?:myself |me )?(?:push\w*|drop\w*|throw\w*|hurt\w*|stab\w*|drown\w*|smother\w*|shak\w*|hit\w*|suffocat\w*|chok\w*|kill\w*)\b<8>\b(?:the |my |our )(?:\w+ )?(?:pram|pushchair|buggy|baby|child|kids?|children|son|daughter|newborn|toddler|wife|husband|mum|mother|dad)\b(?!<20>\b(?:off at|at school|swing|slide)\b)`,
    String.raw`\b(?:think\w*|thought|thoughts|dream\w*|fantasi\w+) (?:about|of|on) (?:killing|murdering|stabbing|poisoning|strangling|shooting|drowning|smothering) (?:my (?:\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|ex|boss|dad|father|mum|mom|mother|brother|sister|kids?|children|baby|son|daughter|neighbou?r|teacher|family|parents|roommate|flatmate)|him|her|them)\b(?!<30>\b(?:game|film|novel|story|for (?:eating|forgetting|snoring)|character|chapter|lol|haha\w*)\b)`,
    String.raw`\bput(?:ting)? a (?:bullet|knife|blade) (?:in|into|through) (?:my |his |her |their |him|them|that )`,
  ),
  ...signs(
    { tier: 1, kind: 'harmed' },
    String.raw`\b(?:he|she|husband|wife|boyfriend|girlfriend|partner|ex) (?:\w+ ){0,2}?(?:controls?|checks?|reads?|monitors?|takes|took|holds|hides) (?:every|all|my) (?:\w+ )?(?:penny|money|messages|phone|wages|salary|account|bank card|passport|pills|texts|calls|step|move)\b(?!<15>\b(?:by (?:accident|mistake)|to help)\b)`,
  ),
  ...signs(
    { tier: 1, kind: 'ideation' },
    String.raw`\b(?:everybody|they|people|the world|things|the kids|my family|mum|mom|dad|dinner|life)\b<25>\b(?:better|nicer|easier|happier|lighter|calmer|well)\b<20>\b(?:one less|one fewer|less of me|without (?:me|somebody like me)|if i left|my (?:chair|place|seat) (?:empty|stayed))\b|\bmy (?:chair|place|seat|bed|room)\b<20>\bempty\b<30>\b(?:nicer|better|nobody|notice|easier|fine|good)\b`,
    String.raw`\bnot (?:think|know if|know how|believe|see how|sure|feel like)\b<8>\bi can (?:keep going|go on|carry on|do (?:this|it)|cope|take (?:it|this)|survive|bear (?:it|this)|hold on|live)(?= ?(?:$|[.,;!\n]|any|much|like|with this))(?! (?:without|here|there))|\bcan not take much more\b(?! (?:cake|food|of (?:this|the) (?:heat|noise|rain|song)))|\b(?:doing|do|be) (?:everybody|them|all of (?:them|you)|the world|people|my family|you) a favou?r\b<15>\b(?:by|if i|when i|and)\b<8>\b(?:leav\w*|go|going|gone|dying|die|died|disappear\w*|not|end\w*)\b|\b(?:better off|better|happier|relieved|free) with me (?:gone|dead|out of)\b|\b(?:gave|giving|found|left)\b<30>\b(?:because|since|as) i will not be (?:there|here|around)\b(?!<30>\b(?:holiday|moving|week|trip|work)\b)`,
    String.raw`\bfor my (?:own )?(?:funeral|burial|wake|obituary)\b(?<=\b(?:playlist|songs?|made|wrote|written|chose|picked|planned|dress|music|list|speech)\b<30>)|\bput me (?:down|out of my misery)\b(?= ?(?:$|[.,!;\n]|already|like))|\b(?:said|saying|wrote|written|sent|left) (?:sorry|goodbyes?|thank you|farewell) to (?:everybody|all|each|all of)\b<40>\b(?:ready|now|peace|done|last|relief)\b`,
    String.raw`\b(?:story|road|journey|song|book) (?:ends|stops|is over) (?:here|now|for me|soon)\b(?<=\b(?:feels?|my|think|guess|it is)\b<45>)|\bi\b<40>\b(?:summer|spring|winter|christmas|next year|tomorrow|graduation|future)\b<10>\b(?:for|with) me\b(?<=\b(?:not|no|never)\b<60>)|\bno version of\b<20>\b(?:me|i)\b|\b(?:not|do not) (?:bother|save|keep)\b<12>\b(?:saving |keeping )?(?:me a|a) (?:seat|place|slice|chair)\b(?!<20>\b(?:i am late|on a diet|vegan|eating out)\b)`,
    String.raw`\bmy body (?:\w+ ){0,2}?(?:goes|going|works|working|lives|carries on|alive)\b<25>\bi (?:left|died|am gone|am not|am not there)\b|\bif a (?:truck|car|bus|lorry|train)\b<20>\b(?:bad brakes|no brakes|hit|swerved|did not stop|ran)\b|\bdone (?:existing|living|being (?:alive|here))\b|\bi am (?:a|the|their|an?) (?:\w+ )?(?:mistake|accident|disappointment)\b<25>\b(?:parents|born|correct|undo|regret|everybody)\b`,
    String.raw`\b(?:wrote|written|write|noted|left|listed)\b<20>\b(?:passwords?|papers|accounts|documents)\b<45>\b(?:finds? (?:it|them|everything)|find it all|when i am|so (?:that )?(?:mum|mom|dad|they|she|he|my \w+) (?:can|finds?|has|have|knows?))\b(?!<20>\b(?:holiday|trip|house ?sit\w*|away|cat ?sit\w*)\b)|\bit will not be long (?:now|any more)\b(?! (?:before|until|till))(?<=\b(?:^|end|me|gone|tired)\b<30>|^it will not be long now)`,
  ),
];
