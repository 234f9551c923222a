import { MORE_SAID, MORE_SHOWN } from './english-more';
import type { Tongue } from './tongue';

/**
 * How English shows a feeling beside the words that name one (those are in `../feelings.ts`). A line holds what is felt, how strongly, and the
 * form it is said in, in lower case; `I~` is the one who writes, with what may stand between; `S~` may also be the beginning of a clause.
 */
const SAID = String.raw`
joy 7 \b(?:ya+y+|woo+hoo+|hoora+y|hurra+y|yippee+)\b
joy 8 \b(?:made my (?:day|week|year)|best (?:day|night|week|weekend|birthday|news|evening|thing) (?:ever|of my life|in (?:ages|years|months))|tears of joy|on cloud nine|walking on air)\b
joy 8 \b(?:couldn't|can't|could not|can not) (?:stop (?:smiling|grinning|laughing)|be (?:happier|prouder|any happier|more (?:proud|pleased|happy)))\b
joy 8 I~(?:over the moon|grinning|beaming|glowing|in a great mood|jumping for joy)\b
joy 6 I~(?:laugh|laughed|smiled|giggled|enjoy|enjoying|danced|having (?:so much|such) )\b
joy 7 I~(?:passed(?! (?:the (?!exam|test|driv|final|bar)|a|by|him|her|them|on|out)\b)|won(?!')|made it|nailed it|did it|aced|smashed it|graduated|succeeded)\b
joy 5 \bi (?:really |just |still |so |do |also |absolutely )*(?:love|like) (?:it when|this|that|the|cooking|baking|walking|reading|dancing|singing|playing|my (?:new|job|garden))\b
joy 7 \bnever (?:been|felt) (?:so |less |more )?(?:happy|happier|lonely|alone|sad|alive|afraid|joyful)\b
excitement 8 \b(?:can't|cannot|can hardly|could hardly|can barely) wait\b
excitement 7 \b(?:looking forward to|counting (?:down )?the (?:days|hours|minutes)|countdown|guess what|big news|it's (?:finally )?happening)\b
excitement 7 \b(?:\d+|one|two|three|four|five|six|seven|ten|a few) (?:more )?(?:days?|weeks?|nights?) (?:more )?(?:until|till|to go|left until)\b
excitement 7 \b(?:booked|bought) (?:(?:the|our|my|a|us) )?(?:flights?|tickets?|trip|holiday|cruise)\b
excitement 8 I~(?:hyped|buzzing|giddy|raring to|over-?excited)\b
excitement 7 \bfinally (?:starts?|here|happening|going to)\b.*!
love 8 I~(?:love|adore|cherish|treasure) (?:you|him|her|them|us|being (?:a|his|her|their|your|with)|(?:my|our|this|that) (?:\w+ ){0,2}(?:wife|husband|partner|boyfriend|girlfriend|son|daughter|kids?|children|baby|mum|mom|mother|dad|father|sister|brother|family|gran\w*|friends?|dog|cat|puppy|kitten|girl|boy|man|woman|one))\b
love 8 \b(?:can't|cannot|couldn't) (?:not|help(?: but)?) lov(?:e|ing)\b
love 8 I~(?:in love|falling for|fell for|fallen for|head over heels|smitten)\b
love 8 \b(?:love of my life|my (?:whole|entire) (?:heart|world|life)|my (?:soulmate|sweetheart|everything)|(?:my )?heart (?:melts?|melted|is so full|swells|swelled|skips|skipped))\b
love 7 \b(?:asleep|sleeping|curled up|cuddled up|snuggled) (?:on|in|against|next to|beside|up to) (?:my|me)\b
love 6 I~(?:hugged|kissed|cuddled|hold|held) (?:him|her|them|my (?:wife|husband|son|daughter|baby|mum|mom|dad))\b
love 6 \b(?:lucky|blessed) to have (?:you|him|her|them|my|this|such|a)\b|\bwithout (?:you|him|her|them|my (?:sister|brother|mum|mom|dad|wife|husband|friends?|partner|family|kids))\b
peace 6 \b(?:can|could) (?:finally |at last )?(?:breathe|relax|rest|exhale|unwind|sleep)(?: again)?\b
peace 7 \b(?:weight (?:off|(?:has been |was |is )?lifted)|load off|at (?:peace|ease)|peace of mind|peace and quiet|made (?:my )?peace|such a relief|what a relief|big relief|phew|sigh of relief|all[- ]clear|water under the bridge|thank (?:god|goodness|heavens))\b
peace 6 \b(?:let (?:it|that|things) go|over it now|all (?:good|well|fine) (?:now|again|in the end)|(?:nothing|no need|no reason) to (?:worry|fear|be afraid of)|no more worr\w+|(?:was|is|it's|turned out(?: to be)?) (?:benign|harmless|nothing serious|a false alarm)|forg(?:iven|ave) (?:him|her|them|myself)|slept (?:so |really )?(?:well|like a (?:log|baby|stone)))\b
peace 6 \b(?:(?:it|everything|house|place|lake|sea|forest|garden|evening|morning|night)(?:'s| is| was| feels) (?:\w+ )?(?:peaceful|serene|calm|tranquil|co[sz]y)|so (?:peaceful|serene|tranquil))\b
curiosity 6 I~(?:wonder|wondering|wondered|curious|intrigued|fascinated)(?: about| by)? (?:how|why|what|who|where|which|when|the|this|that|these)\b(?! (?:i|we|my|to)\b)
curiosity 7 \bI~(?:curious|intrigued|dying to (?:know|find out|see)|itching to)\b
curiosity 6 \b(?:(?:really|so|just|still|i'd|i) )(?:want|wants|love|like)(?:ed)? to (?:find out|know (?:more|what|how|why|who)|learn (?:more|about|how)|understand how|explore)\b
curiosity 6 \b(?:ever wondered|do you know (?:anything|more|something|a lot) about|tell me (?:more|everything|all) about|who do you think|what do you think (?:it|that|this) (?:means|is|was)|how on earth (?:do|does|did))\b
curiosity 6 ^(?:(?:hey|so|but|hm+|ok|btw|and) )*(?:why|how) (?:do|does|did|can|are|is) (?!you|i|we|he|she|they|my|it\b|the (?:meeting|weather)|people always|everyone|nobody|no|much|many|long|far|old)
trust 7 \b(?:can|could) (?:always |really |actually |finally )?(?:tell|trust|count on|rely on|depend on|talk to|lean on|confide in|be (?:honest|open|myself) with|open up to) (?:you|him|her|them|my|each)\b
trust 6 \b(?:never|don't|doesn't|won't) judge|in (?:good|safe) hands|(?:have|has|had|got) my back|always (?:there|been there) for me|never let me down|opened up to\b
trust 7 I~(?:trust|believe in (?:you|him|her|them|us|myself)\b|(?:every |full |complete |a lot of )?(?:faith|confidence|trust) in|safe (?:with|around) (?:you|him|her|them|my))\b
trust 6 \byou(?:'re| are) (?:the only (?:one|person)|one of (?:the few|them|those))\b
vulnerability 7 S~(?:never told|haven't told) (?:anyone|anybody|a soul)\b|\b(?:(?:hard|difficult|not easy|embarrassing|scary) (?:for me )?to (?:say|admit|talk about|write|tell)|please don't (?:laugh|judge|tell)|ever seen me|seen me (?:like|cry|at my)|hate to admit|(?:have to|must) (?:admit|confess))\b
vulnerability 7 \b(?:feel|feeling|felt) (?:so |very |really |quite |a bit |completely )?(?:exposed|naked|vulnerable|weak|fragile|raw|inadequate|insecure|pathetic|not good enough|like a (?:fraud|failure|burden|child|fool|idiot|loser))\b
vulnerability 6 \bi(?:'m| am) (?:just )?(?:not (?:as |so |really |that |very )?(?:strong|brave|tough|confident|good enough|enough)|insecure|fragile|falling apart|a (?:mess|failure|burden|fraud))\b
vulnerability 6 \b(?:(?:all )?my (?:own )?fault|can't forgive myself|pretend(?:ing)? (?:to be|that i'm|i'm) (?:fine|ok|okay|strong|alright)|cried in front of|imposter|i need help|let (?:everyone|them|her|him|you) down)\b
contemplation 6 \bthink(?:ing)? (?:a lot|so much|hard|deeply|often) (?:about|of)\b
contemplation 5 \b(?<!stop )thinking (?:about|over|back)\b(?! (?:you|him|her|it|\w+ing)\b)|\bjust thinking\b|\blost in thought\b
contemplation 6 \b(?:look(?:ing)? back|(?:turn|go)(?:ing)? (?:it|this|that|things) over|torn between|crossroads|ma(?:kes|de) (?:you|me) (?:think|wonder)|ponder\w*|reflecting on|contemplat\w+|philosophical|mulling)\b
contemplation 6 \b(?:can't|cannot|couldn't|hard to) (?:decide|choose|make up my mind)\b|\bwonder(?:ing)? (?:if|whether) (?:i|we|it|there|life|any)\b|\bnot sure (?:if|whether) (?:i|we) (?:should|want|made)\b|\bshould i (?:\w+ ){1,8}or\b
contemplation 6 \bwhat (?:it all|life|everything|all this) (?:all )?(?:means|is about|is for)\b|\bmeaning of (?:it|life)|what i (?:really )?want (?:from|out of|to do with|in) (?:my )?life\b|\b(?:old|childhood) (?:photos?|pictures|letters|albums?)\b|\broads? (?:i )?(?:didn't|not) take\w*
gratitude 7 \b(?:(?<!no )(?:thank (?:you|u)|thanks|thx|tysm) (?:so much|a lot|a million|again|for|from the)|grateful|thankful|can't thank|owe (?:you|him|her|them) (?:so much|everything|a lot))\b
gratitude 4 \b(?<!no )(?:thank (?:you|u)|thanks|thx)\b
gratitude 6 \b(?:i|really|so much|do) appreciate (?:it|that|you|this|your)|\b(?:means?|meant) (?:so much|a lot|the world|everything)(?: to me)?\b|\bwithout (?:you|him|her|them|my \w+)(?=[.,!]|$)|\bso (?:lucky|blessed|fortunate)\b|\bdon't know (?:where|what) i(?:'d| would) (?:be|do|have done) without\b
wonder 8 \b(?:breath-?taking|took my breath away|jaw[- ]dropping|mind[- ]?blowing|blew my mind|awe-?struck|in awe|awe-inspiring|magical|miraculous|a miracle|out of this world|otherworldly|spellbound|mesmeri[sz](?:ed|ing)|goose ?bumps|marvel(?:l?ed|l?ing)?|majestic|sublime)\b
wonder 7 \b(?:never seen anything (?:so|like|as)|most beautiful (?:thing|sight|sky|place)|isn't it (?:strange|amazing|wonderful|incredible|wild|mad|crazy|remarkable|astonishing)|can't get over (?:it|how)|like (?:magic|a dream)|i was speechless|left me speechless)\b
wonder 7 \b(?:nature|the universe|space|life|the (?:world|ocean|sea|sky|brain|human body)) is (?:so |just |absolutely |truly |really )?(?:unbelievable|incredible|amazing|astonishing|wonderful|insane|mad|wild|magical)\b
wonder 7 \b(?:northern lights|milky way|shooting stars?|meteor shower|(?:solar|total) eclipse|billions of (?:stars|galaxies|years))\b
sadness 7 S~(?:miss|missing|mourn|mourning|grieve|grieving) (?:you|him|her|them|my|our|those|having|being|home|how|talking|it|the (?:old|way|days|sound|smell|sea|mountains))\b
sadness 8 \b(?:break(?:s|ing)? my heart|broke my heart|my heart (?:aches?|breaks?|hurts|is (?:heavy|broken|breaking))|in tears|burst into tears|tears (?:in my eyes|running|streaming)|weepy|hopeless|worst day)\b
sadness 7 I~(?:cry(?! with)|crying(?! with)|cried(?! with)|weep|weeping|sobbed|sobbing|heartbroken|could cry(?! with| from)|want to cry|like crying|gutted|lost all hope)\b
sadness 7 \b(?:pointless|meaningless|what's the point|everything (?:feels|is|seems|looks) (?:\w+ )?(?:heavy|empty|hollow))\b
sadness 6 \b(?:i'm|i am|i feel|feeling|i felt|been)(?: (?:so|really|very|a bit|quite|pretty|kind of|just|completely|still|rather|too|feeling))* (?:down|low|blue|empty|hollow|numb|hopeless|heavy|awful|terrible|horrible|rubbish|let down|broken|defeated)\b(?! (?:for|to|with|from|on)\b)
sadness 6 \b(?:don't|can't|doesn't|haven't) (?:really |even )?(?:enjoy(?:ed)?|look forward to|feel like|care about) (?:anything|doing anything|life)\b|\bnothing (?:makes me happy|is fun|matters|brings me joy|feels good)\b
sadness 6 \b(?:disappointing|what a (?:shame|pity)|it (?:still |really |just )?hurts|hurts (?:so much|to (?:see|think|know|hear))|makes me (?:so |a little |a bit |really |very )?(?:sad|cry))\b
fear 6 \bwhat if\b(?! (?:we|i|you) (?:went|go|met|try|tried|just|made))
fear 7 \b(?:can't stop (?:imagining|worrying)|freak(?:ing|ed|s)? (?:me )?out|panic(?:k\w+)?|(?:scares|frightens|worries|terrifies) me|makes me (?:so |really |very |a bit )?(?:nervous|anxious|scared|uneasy|worried)|on edge|heart (?:is |was |keeps )?(?:racing|pounding)|(?:hands|knees|legs) (?:are |were )?(?:shaking|trembling)|nightmares?|bad feeling about|stage fright|jitters|jittery|petrified|scared (?:to death|stiff))\b
fear 6 I~(?:dread|dreading|fear|fearing|worry|worrying|butterflies)\b
anger 7 \b(?:fed up|had enough of|(?:sick|tired) of|(?:driv(?:es?|ing)|drove|mak(?:es?|ing)|made) me (?:so |really |absolutely |feel )*(?:mad|angry|crazy|nuts|insane|furious|up the wall|livid)|piss(?:es|ed)? me off|gets on my nerves|how dare|the nerve of|what a (?:jerk|idiot|disgrace|cheek|joke)|a disgrace|makes my blood boil|last straw)\b
anger 6 \b(?:not fair|unfair|outrageous|unacceptable|(?:so|really|totally|just|very) (?:annoying|infuriating|frustrating|ridiculous|rude|unfair)|a+r+gh+|u+gh+|gr{2,}|wtf|ffs|damn (?:it|you|him|her|them)|for (?:god's|heaven's|crying out))\b
anger 7 I~(?:hate|can't stand|furious|fuming|livid|seething|raging|boiling|annoyed|bitter|mad at|so mad|cross with)\b(?! (?:to|if|it if)\b)
anger 7 \b(?:could|want to|wanted to|ready to) (?:have )?(?:scream(?:ed)?|strangled?|punch(?:ed)?|explode[d]?|slap(?:ped)?|smash(?:ed)?)\b
anger 6 \b(?:won't|will never|can't|cannot|don't) forgive (?:him|her|them|it|that)\b|\bi(?:'m| am|'m just| am just) not (?:exactly |really |at all |very |too )?(?:thrilled|pleased|amused|impressed)\b|^not (?:exactly |really |very |too )?(?:thrilled|pleased|amused|impressed)\b
loneliness 7 \b(?:all (?:alone|by myself)|on my own (?:again|tonight)|last person on earth|left out|lonel(?:y|iness)(?= (?:too|as well|here|tonight|again)\b)|outsider|don't belong|no friends|isolated)\b
loneliness 7 \b(?:no ?one|nobody)(?: i know| here| ever| even| really)? (?:to (?:talk|call|turn|share|tell|eat|go)|asks?|asked|calls?|called|texts?|texted|cares?|visits?|understands|would (?:notice|care|miss)|remembered|notices?|invited?|came|showed up|i (?:can|could) (?:call|talk|ring))\b(?! (?:her|him|them|his|their)\b)
loneliness 7 \bdon't (?:really )?(?:know|have) (?:anyone|anybody|a (?:single )?(?:person|soul|friend)|any friends)\b|\bhaven't (?:spoken|talked) to (?:anyone|anybody|a soul)\b
tiredness 7 \b(?:wiped out|worn out|burn(?:ed|t)[- ]out|burnout|no energy|out of energy|running on (?:empty|fumes|coffee|caffeine)|dead on my feet|(?:dead|dog|bone)[- ]tired|asleep on my feet|sleep[- ]deprived|sleepless|insomnia|yawning)\b
tiredness 7 \b(?:can|could) (?:barely|hardly) (?:keep my eyes|stand|move|think straight|function)\b|\b(?:can't|cannot|couldn't) (?:keep my eyes|sleep|fall asleep|get (?:any |enough |back to )?sleep|get out of bed|nod off)\b
tiredness 6 \b(?:don't|didn't|not|never) (?:really )?(?:feel |felt |feeling )?(?:rested|refreshed)\b|\bneed (?:a |some |to )(?:nap|sleep|rest|lie down)\b|\bcould sleep for\b
`;

/** What befell the one who writes, and what it makes most people feel. */
const SHOWN = String.raw`
joy 7 \b(?:praised|complimented|applauded|congratulated|promoted|hired|chose|picked) (?:me|my|us)\b|\b(?:read|showed|presented) my \w+ (?:out loud |aloud )?(?:out loud|aloud|to the (?:whole|entire|rest))|\bthat's how it's done\b|\b(?:got|been) (?:promoted|accepted|hired)\b|\bstanding ovation\b|\bfirst prize\b|\bfull marks\b
joy 8 (?<!\bi )\bwas born (?:at|this|today|last|yesterday|on \w+day)|\bit's a (?:boy|girl)\b|\b(?:our|my) (?:baby|son|daughter|granddaughter|grandson|niece|nephew) (?:is here|was born|(?:has )?arrived)\b|\bfingers and toes\b
love 7 (?<!\bi )\bwas born (?:at|this|today|last|yesterday|on \w+day)|\bit's a (?:boy|girl)\b|\b(?:our|my) (?:baby|son|daughter|granddaughter|grandson) (?:is here|was born|(?:has )?arrived)\b|\bfingers and toes\b
sadness 8 \b(?:his|her|their) (?:side of the bed|chair|coat|room|clothes|mug|voice|shoes|toothbrush|bowl|lead|things) (?:is|are|still|sits?|hangs?)\b|\b(?:can't|couldn't) (?:bring myself|bear) to\b|\bmiscarr\w+|\blost the baby\b|\bhospice\b|\bfirst (?:christmas|birthday|easter|summer|anniversary) without\b|\b(?:we|i) (?:buried|had to say goodbye)\b|\bput (?:\w+ ){1,4}(?:down|to sleep)\b
sadness 5 \b(?:no ?one|nobody)(?: \w+)? (?:asks?|asked|calls?|called|texts?|texted|cares?|visits?|remembered|notices?|invited?|came|showed up)\b(?! (?:her|him|them|his|their)\b)|\bforgot (?:about )?(?:me|my birthday)\b
fear 7 \bwait(?:ing)? (?:for|on) (?:the |my |his |her |our )?(?:\w+ )?(?:results?|diagnosis|biopsy|scan|verdict|doctor|hospital)\b|\bbiopsy\b|\bfound a lump\b|\b(?:hospital|doctors?|clinic|surgeon|specialist|lab) (?:said (?:they|he|she)(?:'d|'ll| would| will)?|will|'ll|hasn't|haven't|still|wants?|would) (?:they'd |to |not )?(?:ring|call|phone|see|talk|rung|called)\b|\b(?:hasn't|haven't|still not) (?:come home|called back|answered|rung|picked up)\b|\bshould have been (?:home|back) (?:hours|by now)\b
fear 6 \b(?:operation|surgery|scan|mri|chemo|root canal|exam|finals|interview|trial|hearing|court) (?:is )?(?:tomorrow|today|on \w+day|in (?:an|two|one|a few) (?:hours?|days?))\b
anger 7 \b(?:lied to (?:me|us)|lying to me|behind my back|(?:took|takes|stole|claimed|got) (?:the |all the )?credit|stole my|(?:broke|breaks) (?:his|her|their) (?:promise|word)|(?:cheated on|betrayed|mocked|insulted|humiliated|interrupted|blamed|screamed at|yelled at|shouted at|hung up on|talked over|laughed at) me|told everyone (?:my|about my)|read my (?:diary|messages|mail)|refuses? to (?:pay|refund|apologi[sz]e)|parked (?:in|across|on) (?:my|our)|never (?:even )?(?:apologi[sz]ed|said sorry)|(?:drilling|hammering|barking|partying) (?:again|at|all night)|charged me twice|overcharged)\b
loneliness 7 \b(?:(?:ate|eat|eating|dinner|lunch|christmas|birthday|evenings?|weekends?|celebrat\w+) (?:dinner |lunch |christmas |my birthday )?(?:alone|by myself|on my own)|table for one|(?:went|go|going|met|meet) (?:out )?without me|(?:wasn't|not|never) invited?\b|(?:didn't|never|forgot? to|forgets? to) invite me|talk(?:ing)? to (?:the walls?|my plants?)|for company)\b
tiredness 7 \b(?:barely|hardly|haven't|didn't|not) (?:really |even )?(?:slept|sleep a wink|sleep)\b|\b(?:slept|sleep|sleeping) (?:only |for |about |maybe |just )*(?:one|two|three|four|five|[1-5]) hours\b|\b(?:one|two|three|four|five|[1-5]) hours (?:of )?sleep\b|\bawake (?:since|at|again|all night|until|till)\b|\bup (?:since (?:three|four|five|[345])|all night|half the night)\b|\bcounting sheep\b|\bstar(?:e|ing) at the ceiling\b|\bceiling and i\b|\bit's (?:now |already )?(?:2|3|4|5|two|three|four|five) ?(?:am|in the morning)\b
`;

const ADVERBS =
  '(?: (?:am|have|do|did|just|really|still|also|so|always|already|truly|honestly|absolutely|even|actually|totally|sometimes|often|had|was|were|are|will|feel|been|felt|feeling|keep|kept|get|got|a|bit|little|kind of|sort of|kinda|completely|very|too|such|quite|pretty|rather|now|suddenly|all|again|been|literally|both|nearly|almost|half))*';

export const ENGLISH: Tongue = {
  said: SAID + MORE_SAID.trimStart(),
  shown: SHOWN + MORE_SHOWN.trimStart(),
  writer: String.raw`\b(?:i|we)(?:'m|'ve|'d|'ll|'re)?${ADVERBS} `,
  clause: String.raw`(?:^|[.!?,;:)] |\b(?:and|but|so|because) )(?:(?:just|really|still|so|feeling|been|absolutely|totally|completely) )*`,
  denial:
    /\b(?:not|never|no|don't|doesn't|didn't|isn't|wasn't|aren't|won't|can't|cannot|hardly|without|nor|neither|wouldn't)(?: \w+){0,2} $/,
  supposed:
    /\b(?:if|wish|hope|unless|would|imagine|must(?: be| have been)?|might|sounds|when(?:ever)? (?:we're|we|someone|somebody|you're|you|they're|they|people|he|she))(?: \w+){0,2} $/,
  another:
    /(?:\b(?:he|she|they|you|who|everyone|everybody|people)(?:'s|'re|'ve|'d|'ll)?|\b(?:your|his|her|their|my|our|the) (?:\w+ )?\w+(?:'s)?)(?: (?:is|was|are|were|has|had|have|been|being|got|gets|looks|seems|feels|feel|felt|really|so|very|just|always|already|still|also|totally|did|does|do|can|could|will|a|bit|madly|too))* $/,
  past: /\b(?:used to|as a (?:child|kid|boy|girl|teenager|student)|when i was (?:a|little|young|small|\w+teen|\d+)|years ago|back then|in those days|long ago|decades ago)\b/,
  now: /\b(?:now|today|still|these days|nowadays|tonight|ever since|lately|again)\b/,
  idle: /\bnot (?:only|just)\b|\bno (?:wonder|doubt)\b|\b(?:like|as) never before\b/g,
  irony: {
    sure: /[🙄🙃]|\byeah,? right\b|\bexactly (?:what|how) (?:i|we) (?:needed|wanted|dream\w+|hoped)\b|\bthanks? (?:you )?(?:a lot |so much )?for nothing\b|(?<!(?:you're|you are|they're|he's|she's) )\bliving the dream\b|\blucky me\b|\bhow (?:sweet|nice|lovely|thoughtful|kind|generous)(?: of (?:him|her|them))?\W*$|\b(?:what a|big) surprise\W*$|\boh (?:joy|goody)\b|\bas you can imagine\b|\bnothing (?:better|else) to do\b|^sure,? (?:just )?(?:dump|leave|throw|blame|pile|put|why not)\b|\bwhat a (?:joy|pleasure|treat|delight) to (?:wait|sit|stand)\b|\bas if i (?:had|have)n't (?:enough|got)\b/u,
    praise:
      /(?:^|[.!?,] )(?:oh,? |ah,? |well,? |how |just |absolutely |wow,? )?(?:great|fantastic|wonderful|lovely|brilliant|perfect|super|awesome|terrific|marvell?ous|charming|delightful|splendid|excellent|amazing|yay|congratulations|love how|best day ever|just what (?:i|we) (?:\w+ )?needed)(?= ?[.,!:]|$| how | job| one,| my | that )/,
    mishap:
      /\b(?:cancel\w*|(?<!\b(?:see|meet|hear|talk|chat|speak|visit|together|you|us|well|better|happy)\b.{0,12})again|broke|broken|breaks|flood\w*|late|delay\w*|crash\w*|another(?! (?:good|great|lovely|nice|one|chance|time|idea))|fined?|parking ticket|bill|on hold|queue|traffic|forgot|forgets|lost|stolen|leak\w*|raining|burnt|spilled|spilt|failed|ruined|(?:ate|chewed) (?:my|the)|stuck|overtime|root canal|dentist|hangover|sick|power cut|puncture|flat tyre|locked out|missed|error|dead|out of (?:order|milk|coffee))\b/,
    kinds: [
      ['fear', /\b(?:root canal|dentist|exams?|surgery|operation|interview|audit)\b/],
      ['tiredness', /\b(?:sleep|slept|awake|night shift|[45] ?am)\b/],
      ['loneliness', /\b(?:alone|invit\w+|no ?one|nobody|by myself|without me)\b/],
      ['sadness', /\b(?:birthday|invit\w+|anniversary|forgot me|forgot about me)\b/],
    ],
  },
};
