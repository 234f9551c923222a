import { type Sign, signs } from './sign';

/** English words of somebody who may have lost hope: a soft question (1). Read on `inEnglish`. */
export const DESPAIR: readonly Sign[] = signs(
  { tier: 1, kind: 'ideation' },
  // Nobody would mind.
  String.raw`\b(?:nobody|not anybody|would anybody|will anybody|who would)\b<15>\b(?:notice|care|mind|miss me|come looking|remember me|cry)\b(?=<15>\b(?:if i|if i am|when i|me\b|i was|i am gone)(?! (?:\w+ )?(?:skip|late|early|leave early|wear|eat|miss|take|sleep in)\b))`,
  String.raw`\b(?:nobody|who|would anybody|anybody)\b<15>\bmiss me\b|\bcome to my funeral\b|\bif i (?:died|was dead|were dead|was gone|were gone|disappeared|vanished)\b|\bwhen i am (?:gone|dead)\b`,
  String.raw`\b(?:nobody|not anybody) (?:\w+ )?(?:needs|wants|loves|cares (?:about|if)|would want) me\b(?! (?:at work|today|tomorrow|this week|to))|\bnobody cares (?:about me|if i)|\b(?:not|do not) matter to (?:anybody|them|him|her)\b|\bi do not matter\b`,
  String.raw`\b(?:world|kids|children|family|friends|everybody|they|they all|parents)\b<25>\b(?:without me|be rid of me|rid of me)\b|\bbe rid of me\b|\bdeserves? a (?:better )?(?:mother|father|mum|mom|dad|wife|husband|friend|daughter|son)\b<15>\b(?:not me|than me)\b`,
  String.raw`\b(?:a|such a|only a|a huge|the) burden (?:to|on|for) (?:every(?:body|one)\b|them|my|all|you|him|her|people|others|the family)\b|\b(?:i am|i feel like|feel like|being|such|only) (?:only )?(?:such )?a (?:\w+ )?burden<end>`,
  // No sense in it.
  String.raw`\b(?:what is|not see|no|what was|see the|is there (?:a|any)) (?:the )?point (?:of|in) (?:any of (?:it|this)|anything|living|life|going on|it all|everything|being alive|existing|trying|carrying on|getting up|staying|me\b)|^what is the point(?: any more)?[?.! ]*$`,
  String.raw`\b(?:my life|life|living|everything|existence) (?:is|feels|has become) (?:so |all )?(?:pointless|meaningless|worthless|useless|empty|over|hopeless)\b(?! (?:and|but)? ?without (?:coffee|tea|chocolate|wifi))|\b(?:my )?life has no (?:meaning|purpose|sense|point)\b`,
  String.raw`\bnothing (?:matters|makes sense|left|is left|is worth it)(?: for me| any more| to me){0,2}(?= ?(?:$|[.,!?;\n]|here|any|for me|and|but|to (?:live|hope|lose)))|\bnothing(?: left)? to look forward to\b|\bwhat (?:do|am) i (?:keep going|living|here|doing this|still here) for\b|\bwhy (?:do|am) i (?:still )?(?:here|alive|living|bother|exist)\b`,
  String.raw`\bno point (?:to|in) (?:live|living|being alive|me living|go(?:ing)? on)\b|\bno reason (?:to|for me to) (?:get up|wake up|get out of bed|go on|keep going|try|continue|carry on)\b|\brunning out of reasons\b`,
  // No way on.
  String.raw`\bcan not (?:go on|keep going|carry on|continue)(?= ?(?:$|[.,!?;\n]|any (?:more|longer)|like this|this way|with (?:this|my) (?:life|pain)|living|and |but ))`,
  String.raw`\bcan not (?:do this|keep doing this|take this|take it|bear this|bear it|stand this|stand it|handle this|live like this|cope)(?= ?(?:$|[.,!?;\n]|any (?:more|longer)|for (?:much )?longer))|\bcan not (?:take|bear|stand) (?:this|the) (?:pain|life|hurt|emptiness|loneliness|suffering)\b|\bcan not live<end>(?! (?:without|here|there|in))|\bcan not (?:keep|go on) living\b(?! (?:here|there|in|with|at))|\bcan not live (?:like this|with myself|with this)\b`,
  String.raw`\bcan not see (?:myself|me) (?:getting old|growing old|in (?:a|five|ten) years?|next year)\b|\bnot (?:see|have) (?:a |any )?(?:\w+ )?future\b(?! (?:in|for (?:the|this|that|him|her|us|it)))|\bno future (?:for me|ahead)\b|\bno future<end>`,
  String.raw`\bnot <15>\bmake it (?:to|past|until|till|through) (?:my (?:next )?birthday|next (?:year|month|week)|christmas|the (?:night|year|winter))\b|\bnot know how (?:much )?long(?:er)? i (?:can|will|am able to)\b|\bnot (?:hold|hang) on (?:much longer|any (?:more|longer))\b|\bhow much longer i can\b`,
  String.raw`\b(?:it|things|nothing|this|life) (?:will|would|is|are|can) (?:never|not|ever) (?:going to )?(?:ever )?(?:get (?:any )?better|change|improve)\b(?!<20>\b(?:weather|traffic|wifi|game|team|software|app|party|government)\b)|\bnever get(?:s|ting)? better\b`,
  String.raw`\b(?:there is |see |is |with )?no way out\b(?! (?:of|from|through|to|after|at|without|other))|\b(?:only|one) way out\b(?<=(?:see|is|the|feels?) (?:only|one) way out)(?! (?:of the|is (?:through|the (?:back|front))))|\b(?:feel|am|so) trapped<end>`,
  String.raw`\b(?:am|was|feel|feeling|feels|so|completely|is) hopeless\b|\b(?:no|lost all|lost|any|without|given up) hope(?: left)?<end>(?<=(?:no|lost all|lost|without|given up) hope(?: left)?)|\bno hope (?:left|for me)\b|\bhopelessness\b|\bi am (?:doomed|beyond (?:help|saving|repair)|broken|lost for good)\b(?<!the )`,
  String.raw`\b(?:am|feel like|just) giving up(?= ?(?:$|[.,!?;\n]|on (?:life|everything|myself|it all|living)|and |but ))|\b(?:gave|given|give) up on (?:life|living|myself|everything)\b|\bi give up on\b(?= (?:life|everything|myself))|\bi have given up<end>`,
  String.raw`\b(?:am |so )?done (?:with|fighting)[ ,]+(?:life|living|everything|it all|trying|all of it|this life|this world)\b|\bi am done\W{1,3}with (?:life|all)|\b(?:tired|sick|exhausted|weary) of (?:everything(?! (?:being|costing|breaking|getting))|it all|fighting|trying|pretending|being (?:me|strong|here|a burden)|this life|waking up)\b|\b(?:exhausted|tired|worn out) from (?:pretending|fighting|trying|living|being)\b`,
  String.raw`\bat the end of my rope\b(?! with (?:this|that|the|these|my (?:printer|laptop|boss|phone|car)))|\bend of the (?:road|line) for me\b|\b(?:i am|feel like i am|feel|feels like) (?:\w+ )?drowning\b(?! in (?:work|emails?|paperwork|laundry|homework|meetings|deadlines))|\bfalling apart and\b`,
  // The wish to be away.
  String.raw`\b(?:want|wish|need|would like|rather) (?:to |i could |i would )?(?:disappear|vanish|fade away|cease|be gone|stop existing|not exist|not be here|be nowhere)\b(?! (?:into|in|to|on|for (?:a|the) (?:day|week|weekend|while|bit|few)|from (?:work|the office|social|this meeting)))|\bstop existing\b|\b(?:not existing|not being here|no longer (?:existing|being here|being around))\b|\bif i did not exist\b|\bi did not exist\b`,
  String.raw`\bsleep for ?ever\b|\b(?:sleep|asleep) and (?:not|never) wak\w+\b|\bnever wake up\b`,
  String.raw`\b(?:want|need|wish) (?:the pain|everything|it|it all|all this|this|my (?:head|mind|thoughts|brain)|the (?:noise|hurting|suffering|thoughts)) (?:to|would|all to) (?:stop|end|be over|go away|be quiet)\b(?!<20>\b(?:raining|snowing|ringing|beeping|barking|traffic)\b)|\bnot want another (?:one|day|morning|year)\b`,
  String.raw`\bnot (?:care|mind) (?:if|whether|what) (?:i|happens to me)(?: \w+)?(?: (?:dead|die|anymore|any more))?<end>(?<=happens to me|i (?:die|am dead|live))|\bfelt (?:peaceful|calm|good)\b(?<=\b(?:balcony|roof|bridge|edge|ledge|cliff|tracks|platform|window)\b<60>)|\blooked down from\b<30>\bfor a long time\b`,
  String.raw`\b(?:think\w*|thought\w*|dream\w*|fantasi\w+) (?:\w+ ){0,3}?(?:about|of) (?:death(?! (?:metal|star|valley|penalty|note|row|stranding))|dying|being dead|my (?:own )?(?:death|funeral)|not (?:existing|being here|being alive))\b|\bdeath\b<20>\b(?:comforting|peaceful|a relief|would be a relief|calls|is calling)\b`,
  String.raw`\b(?:i feel|i am|feel|feeling|am) (?:like i am )?(?:so |all |completely )?(?:dead|empty|hollow|numb) inside\b|\bnumb all the time\b|\bnot feel (?:like a person|anything any more|alive)\b|\bdead inside\b`,
  // What is made ready.
  String.raw`\b(?:giving|give|gave|given|started giving) (?:away )?(?:all )?(?:of )?my (?:\w+ )?(?:things|stuff|belongings|possessions|everything)(?: away)?\b(?<=away<40>)(?!<30>\b(?:charity|moving|move|declutter\w*|spring|goodwill|flea|oxfam|marie)\b)|\bgiving (?:all )?my (?:things|stuff|belongings|possessions) away\b(?!<30>\b(?:charity|moving|move|declutter\w*)\b)|\b(?:gave|given|giving) away\b<60>\bnot (?:be needing|need) (?:them|it|any)\b`,
  String.raw`\b(?:look after|take care of|feed|keep|raise)\b<30>\b(?:when|after|once) i am (?:gone|not here|no longer)\b|\bletters?\b<25>\b(?:for after|for when i am|to open when i am)\b|\b(?:affairs|things|everything) in order\b(?<=\b(?:put|putting|getting|got|have|set) (?:my |all my )?(?:affairs|things|everything) in order)<40>\b(?:gone|leave|go|trouble|after)\b|\bmy affairs in order\b|\bmy (?:will|passwords) and my\b<40>\b(?:afterwards|after|gone|trouble)\b`,
  String.raw`\bsaid (?:all )?my goodbyes\b(?!<20>\b(?:work|school|airport|party|class)\b)|\b(?:not|never) have to worry about me\b|\b(?:it will|will) all be over soon\b|\bthank you for everything\b(?! you)<20>\bgoodbye\b|\bmade (?:my )?peace with (?:leaving|dying|death|going|it ending|the end)\b`,
  // Against oneself.
  String.raw`\bhate (?:myself|who i am|being me|my life)\b(?! (?:for (?:eating|buying|watching|not going)|lol))|\b(?:i am|feel|am|being|feeling) (?:so |completely |just )?(?:worthless|useless|unlovable|a waste of (?:space|air|time))<end>|\b(?:am|feel) worthless\b|\bwaste of space\b`,
  String.raw`\bi (?:ruin|destroy|break|fail at) everything\b|\beverything i touch\b|\bi should never have been born\b|\bi deserve (?:the pain|to suffer|this pain|to hurt)\b|\bi do not belong (?:here|anywhere|in this world)\b`,
);

/** Hurts that may be an accident and may be none. */
export const HURT: readonly Sign[] = signs(
  { tier: 1, kind: 'self_harm' },
  String.raw`\bi (?:(?!never|not|do|did|accidentally|almost|nearly)\w+ )?(?:hurt|cut|burned|burnt) myself(?= ?(?:$|[.,!;\n]|again\b|and i\b))`,
);

/** The same of food. */
export const HUNGER: readonly Sign[] = signs(
  { tier: 1, kind: 'eating' },
  String.raw`\b(?:not deserve|not allowed|undeserving) (?:to eat|of food|food|to have (?:dinner|lunch|breakfast))\b|\b(?:disgusting|fat|guilty|gross|ashamed|awful)\b<15>\b(?:every time|whenever|when|after|each time) i (?:eat|have eaten|ate)\b`,
  String.raw`\bskip(?:ping|ped)? meals\b<15>\b(?:because|to|so)\b|\b(?:so|too|feel|how) fat\b<30>\b(?:not eat|stop eating|eating|food)\b`,
);

/** What has struck somebody: no risk by itself, but it makes another reading of a question after heights or pills. */
export const STRICKEN = new RegExp(
  String.raw`\b(?:lost|losing) (?:my|the|our) (?:job|wife|husband|son|daughter|child|baby|home|house|kids|mother|father|mum|mom|dad|everything)\b|\blost everything\b|\bi am (?:finished|ruined|evicted)\b|\b(?:fired|laid off|evicted)(?= ?(?:$|[.,!?;\n]|today|yesterday|and))|\b(?:left me|dumped me|cheated on me)\b|\b(?:wife|husband|girlfriend|boyfriend|partner|she|he) (?:has )?(?:left me|is leaving me)|\btook the kids\b|\bnothing left\b|\bmy life is over\b|\ball is lost\b|\bi have failed\b|\beverything is (?:gone|over|ruined|falling apart)\b|\bi (?:am|feel) (?:so |really |very )?(?:depressed|desperate|miserable)\b|\bi failed everything\b|\bi can not stop crying\b`,
);
