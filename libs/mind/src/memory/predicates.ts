import type { RelationName } from './relations';

/** A way of stating a relation, from the verb on. Each form is anchored and tried on a few hundred characters at most. */
interface Pattern {
  form: RegExp;
  relation: RelationName;
  negated?: boolean;
  /** Only of the person. */
  own?: boolean;
  /** Values that are none. */
  except?: RegExp;
  /** The value is written like a name. */
  place?: boolean;
}

const ADV = String.raw`(?:(?:still|also|currently|now|just|really|recently|actually|only|finally|always|absolutely|totally|both|mostly|usually|so|kind of|kinda|mainly|basically|officially|originally|already|even|truly|quite|pretty much|such|all|do|do so|clearly|definitely|honestly|simply|secretly) )*`;
const BE = `(?:am|is|are) ${ADV}`;
const WAS = `(?:was|were) ${ADV}`;
const HAVE = String.raw`${ADV}(?:have|has|had|'ve|got|have had|has had|suffer from|suffers from) ${ADV}`;
const p = (relation: RelationName, form: string, more: Omit<Pattern, 'form' | 'relation'> = {}): Pattern => ({
  relation,
  form: new RegExp(`^${form}`, 'i'),
  ...more,
});
const NOT_PLACE =
  /^(?:love|trouble|a (?:dream|bubble|world|shoebox (?:of)|house of cards)|the (?:moment|past|now|present|future|middle of)|instant|takeaway|coffee|noodles|pain|fear|charge|bed|there|here|it|that|this|peace|hope|doubt|him|her|them|with|on my own|my (?:own|head|car)|fact|debt|shock|general|touch|alone|together|for|by|paycheck)\b/i;
export const PATTERNS: Pattern[] = [
  // Ends come first: "used to live", "no longer eat", "quit".
  p('lived-in', '(?:used to|once) (?:live|stay) in (.+)', { place: true }),
  p('lived-in', `${ADV}(?:have )?lived in (.+)`, { place: true, except: NOT_PLACE }),
  p('worked-as', 'used to (?:work|be employed) as (.+)'),
  p('worked-as', '(?:used to be|was) (an? .+)', { except: /^an? (?!.*)/ }),
  p('worked-as', '(?:used to work|worked|have worked) (?:(?:for .{2,30}? )?as|at|for|in) (.+)', {
    except: /^(?:\\d|a (?:few|long)|many|years|hours)/i,
  }),
  p('plays', 'used to play (?:the )?(.+)', { negated: true }),
  p(
    'works-as',
    '(?:just |finally |have |has )*(?:quit|left|lost|resigned from) (?:my|his|her|the) (job|work|position)',
    { negated: true },
  ),
  p('works-as', '(?:just |have |has )*(?:(?:got|was|been) (?:fired|laid off|made redundant|let go))()', {
    negated: true,
  }),
  p('works-as', `${BE}(unemployed|between jobs|out of work)`),
  p('works-as', `(?:${BE}|just |recently |have |has )*(retired)(?: last| in| from|$)`),
  p(
    'diet',
    `(?:${BE}|have been |has been |went |turned |became )(?:an? )?(vegan|vegetarian|pescatarian|gluten[- ]free|celiac|coeliac|lactose intolerant|halal|kosher|flexitarian)`,
  ),
  p(
    'eats',
    `(?:do not|does not|don't|doesn't|never|no longer|stopped|can't|cannot|quit|gave up|have given up) (?:eat|eating|touch) (.+?)(?: any ?more| now)?$`,
    { negated: true },
  ),
  p(
    'drinks',
    `(?:do not|does not|don't|doesn't|never|no longer|stopped|quit|gave up|have given up|can't) (?:drink|drinking) ?(.*?)(?: any ?more| now)?$`,
    { negated: true },
  ),
  p('smokes', `(?:do not|don't|doesn't|no longer|never|stopped|quit|gave up) smok(?:e|ing|ed)()`, { negated: true }),
  p('smokes', `${ADV}smokes?\\b()`),
  p(
    'owns',
    '(?:just |finally |have |has )*(?:sold|lost|crashed|wrecked|gave away|donated|scrapped) (?:my|the|our|his|her) (.+)',
    { negated: true },
  ),
  p('relationship-status', `(?:just |finally |have |has )*(?:broke|split|broken) up\\b()`, { negated: true }),
  p(
    'relationship-status',
    `(?:${BE}|got |just got |have been |getting |going through a )*(single|married|engaged|divorced|separated|widowed|a widow|a widower|divorce)\\b`,
  ),
  p(
    'died',
    `(?:just |sadly |recently |has |have )*(?:died|passed away|passed on|passed(?= (?:in|last|two|three|a|when|this|\\d)\\b|$)|was put down|was put to sleep|had to be put down)\\b()`,
  ),
  p(
    'worked-as',
    // "She taught us to bake": no work, but what she did for somebody.
    '(?:have |just )?((?:taught|nursed) (?!(?:me|us|you|him|her|them|myself|himself|herself|my|our|his|their)\\b).+|drove (?:a )?(?:lorry|lorries|truck|trucks|bus|buses|taxi|trains?|tram|trams)\\b.*)',
  ),
  p('works-as', `${ADV}((?:teach|teaches|nurse|am teaching|is teaching) .+)`, {
    except: /^\\w+ (?:me|him|her|myself|them|us|you)\\b/i,
  }),
  p(
    'works-as',
    `(?:${ADV}|have been |has been |am |is )*((?:drive|drives|driving) (?:a |an |the )?(?:lorry|lorries|truck|trucks|bus|buses|taxi|taxis|cab|uber|trains?|tram|trams|van|ambulance|forklift)\\b.*)`,
  ),
  p('name', `${BE}an? [^,]{2,40}? (?:called|named) (.+)`, { place: true }),
  p('name', `${BE}((?:dr|mrs?|ms|prof) [A-Za-z]+)`, { place: true }),
  p('relationship-status', `(?:${BE}|have been )*((?:going out with|dating|seeing|engaged to|married to) [A-Z]\\w+)`),
  p('works-as', `${ADV}((?:fly|flies|pilot) (?:\\w+ )?(?:planes?|jets?|helicopters?|airliners?)\\b.*)`),
  p('works-as', '(?:am |is )?(?:do|does|doing) (research (?:on|in|into) .+)'),
  p('name', '(?:was|were) (?:called|named) (.+)', { place: true }),
  p('lives-in', `(?:live|lives|living|am living) with .{2,40}? in (.+)`, { place: true, except: NOT_PLACE }),
  p(
    'lives-in',
    `${BE}in (?:an?|our|my) (?:[\\w-]+ ){0,4}?(?:house|flat|apartment|cottage|bungalow|studio|caravan|cabin|farmhouse|villa|houseboat) (?:in|near|outside|on|by) (.+)`,
    { place: true },
  ),
  p(
    'hobby',
    `${ADV}((?:knit|crochet|paint|draw|sew|bake|garden|surf|sculpt|juggle|meditate|skateboard|snowboard|ski|weave|quilt|embroider|whittle|sketch|sail|kayak|climb|boulder|fish|hike|cycle|swim|dance)s?)(?=$| (?:a lot|every|on|in|whenever|when|most|at|with|sometimes|often|to relax|for fun)\\b|,)`,
  ),
  p('dislikes', `(?:can't|cannot|could never|can not) (?:abide|bear|tolerate) (.+)`),
  // Who one is.
  p('name', `${BE}(?:called|named) (.+)`, { place: true }),
  p('name', `go(?:es)? by (?:the name )?(.+)`, { place: true }),
  p('allergic-to', `${BE}(?:(?:badly|severely|deathly|very|highly|super|mildly) )?allergic to (.+)`),
  p('allergic-to', `${HAVE}(?:got )?(?:an?|a bad|a severe|this) ?(?:\\w+ )?(.+?) allergy`),
  p('allergic-to', `${HAVE}(?:got )?(?:an |a )?(?:\\w+ )?allergy to (.+)`),
  p(
    'age',
    `${BE}(?:turning |about to turn |nearly |almost |only )?(\\d{1,3})(?: years?(?: old)?| yo| y\\/o| years? of age|,| and|$| now| today| already| this| next)`,
    { except: /^(?:1[3-9]\d|[2-9]\d\d)/ },
  ),
  p('age', `(?:just |will |have just |has just |${BE}(?:about )?)*(?:turn(?:s|ed|ing)?) (\\d{1,3})\\b`),
  p(
    'age',
    `${BE}(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:-\\w+)?(?: years?(?: old)?| months? old|$| now)`,
  ),
  p('age', `${BE}(\\d{1,2} (?:months?|weeks?|days?))(?: old)?$`),
  p(
    'birthday',
    `${WAS}born (?:on|in) (?=.*(?:\\d|january|february|march|april|may\\b|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter))(.+)`,
  ),
  p('born-in', `(?:${WAS}|am |is )?born (?:and raised |and brought up )?(?:in|near|at) (.+)`, { place: true }),
  p(
    'grew-up-in',
    `${ADV}(?:grew up|was raised|were raised|was brought up|spent my childhood|went to school) (?:in|near|on|outside|by) (.+)`,
    { place: true },
  ),
  p(
    'lives-in',
    `${ADV}(?:live|lives|living|reside|resides) ${ADV}(?:alone |together |by myself |here )?(?:in|near|outside|close to|just outside|at|on|next to) (.+)`,
    { place: true, except: NOT_PLACE },
  ),
  p('lives-in', `${BE}(?:living|based|staying|settled) (?:in|near|outside|at|on) (.+)`, {
    place: true,
    except: NOT_PLACE,
  }),
  p('lives-in', `(?:have|has) been living (?:in|near|outside|at|on) (.+)`, { place: true, except: NOT_PLACE }),
  p(
    'lives-in',
    `${ADV}(?:have |has )?(?:just |recently |finally |then |since )*(?:moved|relocated|emigrated|immigrated|moved back|moved away|moved over|moved out here|moved house) (?:here |over |back |down |up |out )?(?:from .{2,40}? )?to (.+)`,
    { place: true, except: /^(?:be |a |an |the |my |another |this |tears)/i },
  ),
  p('from', `${BE}(?:from|originally from|come from) (.+)`, {
    place: true,
    except: /^(?:the (?:start|beginning)|home|work|a (?:big|small|large|poor|rich|broken))/i,
  }),
  p(
    'from',
    `${BE}(?:half )?((?:polish|french|german|spanish|italian|portuguese|dutch|irish|scottish|welsh|english|british|american|canadian|mexican|brazilian|argentinian|colombian|chilean|peruvian|venezuelan|cuban|indian|pakistani|bangladeshi|nepali|sri lankan|chinese|japanese|korean|vietnamese|thai|filipino|indonesian|malaysian|turkish|greek|russian|ukrainian|romanian|bulgarian|hungarian|czech|slovak|croatian|serbian|bosnian|albanian|lithuanian|latvian|estonian|finnish|swedish|norwegian|danish|icelandic|belgian|swiss|austrian|egyptian|moroccan|tunisian|algerian|nigerian|ghanaian|kenyan|ethiopian|eritrean|somali|sudanese|south african|iranian|persian|iraqi|syrian|lebanese|israeli|palestinian|afghan|australian|jamaican)(?:-\\w+)?)(?: and| half|,|$| but| originally)`,
  ),
  p('lives-in', `${BE}(?:still|now|back|currently|over|living over|down|up) in ([A-Z].+)`, { place: true }),
  p('lives-with', `(?:still |currently |now )*(?:live|lives|living|am living|share .{2,40}?|rent .{2,40}?) with (.+)`, {
    except: /^(?:it|this|that|the (?:fact|pain|guilt)|anxiety|depression|adhd|chronic)\b/i,
  }),
  p('from', `(?:originally )?comes? (?:originally )?from (.+)`, { place: true, except: /^(?:a |an |the |work|home)/i }),
  // What one does.
  p(
    'works-when',
    `${ADV}(?:work|works|am working|is working|working|am on|is on|do|does) ((?:the )?(?:permanent )?(?:nights?|night shifts?|day shifts?|early shifts?|late shifts?|shifts|weekends|part[- ]time|full[- ]time|from home|remotely|\\d days a week|four days a week|three days a week|every .+|mondays .+|tuesdays .+|earlies|lates|the night shift|the early shift|the late shift|evenings))\\b`,
  ),
  p(
    'works-as',
    `${ADV}(?:work|works|working|am working|is working|am employed|have been working|has been working|got hired|got a job|got a new job|started working|started|work part-time|work full-time|volunteer|volunteers|train|am training|is training|retrained)(?: here| now| part[- ]time| full[- ]time| freelance)* as (.+)`,
  ),
  p('works-as', `${BE}(?:training|studying|retraining|qualifying|going) to (?:be|become) (.+)`),
  p('works-as', `(?:became|become|have become|just became) (an? .+)`),
  p(
    'works-at',
    `${ADV}(?:work|works|working|am working|is working|am employed|have been working|has been working|got a job|got a new job|got hired|started working|started a (?:new )?job|work part-time|started)(?: here| now| part[- ]time| full[- ]time| nights| shifts| as .{2,40}?)* (?:at|for|by|with|in) (.+)`,
    {
      except:
        /^(?:a while|now|\d+ (?:years|months)|me|myself|hours|the moment|last|this|my first|a few|two|three|four|five|ten)\b/i,
    },
  ),
  p('works-at', `(?:run|runs|own|owns|manage|manages) (?:a|an|my own|our own|his own|her own|the) (.+)`),
  p(
    'studies',
    `${ADV}(?:study|studies|studying|am studying|is studying|major in|majors in|am majoring in|is majoring in|read|am reading for|studied) (?!for\\b|at\\b|in\\b|hard|all|a lot|abroad|to\\b|together|with\\b)(.+)`,
    {},
  ),
  p(
    'studies',
    `${ADV}(?:am |is )?(?:doing|do|does|did|finishing|starting|started|pursuing|taking) (?:a|an|my|his|her) ((?:master'?s?|bachelor'?s?|phd|ph\\.d|doctorate|degree|mba|apprenticeship|diploma|course|ba|bsc|msc|ma)\\b.*)`,
  ),
  p('studies', `${BE}(?:an? )((?:[\\w-]+ ){0,4}(?:student|undergrad|undergraduate|phd student|apprentice)\\b.*)`),
  p(
    'studies-at',
    `(?:just |finally )*(?:got into|got accepted (?:in)?to|was accepted (?:in)?to|start at|starting at) (.+)`,
    {
      except: /^(?:an? |my |the (?:car|bath)|trouble|bed|it|this|that|[a-z]+ing)\b/i,
    },
  ),
  p(
    'studies-at',
    `${ADV}(?:study|studies|studying|am studying|is studying|go to school|goes to school|go|goes|am a student|is a student)(?: \\w+){0,3}? (?:at|to) ((?:the )?(?:university|uni|college|school)\\b.*|.+ (?:university|college|school|high))`,
  ),
  // What one has.
  p(
    'health',
    `${HAVE}(?:got )?(?:been diagnosed with |)((?:type (?:1|2|one|two) )?(?:(?:mild|bad|severe|chronic|terrible) )?(?:asthma|diabetes|epilepsy|migraines?|adhd|autism|dyslexia|arthritis|eczema|anxiety|depression|ptsd|ocd|insomnia|tinnitus|celiac disease|coeliac disease|crohn's|endometriosis|cancer|fibromyalgia|high blood pressure|a bad (?:back|knee|hip|heart)|a heart condition|back pain|hay fever|vertigo|hearing loss|a hearing aid|a pacemaker|scoliosis|psoriasis|lupus|ms|multiple sclerosis|parkinson'?s?|dementia|alzheimer'?s?|sleep apnea|anemia|anaemia|thyroid .+|bipolar.*)\\b.*)`,
  ),
  p('health', `(?:${WAS}|got |have been |has been |just got )diagnosed with (.+)`),
  p(
    'health',
    `${BE}((?:pregnant|expecting|deaf|blind|colou?r[- ]?blind|dyslexic|autistic|diabetic|epileptic|asthmatic|left-handed|lactose intolerant|short-sighted|disabled|in recovery|sober|in a wheelchair)\\b.*)`,
  ),
  p(
    'health',
    `(?:use|uses|wear|wears|need|needs) ((?:a |an )?(?:wheelchair|hearing aids?|glasses|contact lenses|contacts|insulin|cane|crutches|inhaler|braces|pacemaker)\\b.*)`,
  ),
  p('drives', `${ADV}drives? (an? .+|my .+|.+ (?:to work)?)`, {
    except: /^(?:to|me|him|her|us|home|people|everyone|too|for|around|past|by)\b/i,
  }),
  // What one likes.
  p(
    'fears',
    `${BE}(?:(?:a bit|really|very|terribly|so|absolutely|deathly|super|still) )?(?:afraid|scared|terrified|frightened|petrified) of (.+)`,
  ),
  p('fears', `${HAVE}(?:a )?(?:fear|phobia) of (.+)`),
  p(
    'dislikes',
    `${ADV}(?:hate|hates|dislike|dislikes|can't stand|cannot stand|can not stand|can't bear|detest|despise|loathe|loathes|can't stomach) (.+)`,
    { except: /^(?:it|this|that|him|her|them|myself|my life|everything|you|when|how|being|feeling|to)\b/i },
  ),
  p(
    'dislikes',
    `(?:do not|don't|doesn't|does not|never|${BE}not) (?:really )?(?:like|liked|love|enjoy|care for|into|much into|a (?:big )?fan of|a fan of|keen on) (.+)`,
    { except: /^(?:it|this|that|him|her|them|myself|you|when|how|to talk|talking|much)\b/i },
  ),
  p('likes', `${ADV}(?:love|loves|like|likes|enjoy|enjoys|adore|adores) (.+)`, {
    except: /^(?:it|this|that|him|her|them|myself|you|your|when|how|to\\b$|the idea|to talk)\b/i,
  }),
  p(
    'likes',
    `${BE}(?:a (?:big |huge |massive )?fan of|into|really into|very into|super into|crazy about|obsessed with|passionate about|addicted to|fond of|keen on|mad about|a sucker for) (.+)`,
  ),
  p('likes', `${HAVE}(?:a (?:thing|weakness|soft spot) for|always (?:loved|liked)|gotten into|got into) (.+)`),
  p('likes', `${ADV}(?:prefer|prefers) (.+)`),
  p('hobby', `${ADV}(?:got|getting|am getting|have gotten|have got|has got) into (.+)`),
  p(
    'plays',
    `${ADV}(?:play|plays|am playing|is playing|have been playing|has been playing|have played|played|started playing|practise|practice)(?: in)? (?:the |a bit of |some )?(.+)`,
    { except: /^(?:with|it|along|outside|around|role|a role|dead|against|that|this|nice|him|her)\b/i },
  ),
  p(
    'speaks',
    `${ADV}(?:speak|speaks|am fluent in|is fluent in|can speak) (?:fluent |some |a bit of |a little |good |basic |only )?((?:[A-Z]\\w+|english|spanish|french|german|dutch|italian|portuguese|polish|russian|arabic|turkish|hindi|urdu|chinese|mandarin|cantonese|japanese|korean|swedish|norwegian|danish|finnish|greek|hebrew|farsi|persian|ukrainian|romanian|hungarian|czech|tagalog|vietnamese|thai|swahili|catalan|welsh|irish|sign language)\\b.*)`,
    { place: true },
  ),
  p(
    'learns',
    `${ADV}(?:am |is |have been |has been |started |just started |want to start )*(?:learning|taking lessons in|taking|teaching myself|taking up|took up|taken up)(?: how)?(?: to)? (?!part|care|place|a (?:break|nap|shower|walk)|my |it|off|time|the (?:bus|train|day))(.+?)(?: lessons| classes)?$`,
  ),
  p('hobby', `${ADV}(?:collect|collects|have started collecting|am collecting) (.+)`),
  p(
    'hobby',
    `${ADV}(?:go|goes|do|does|been doing|have been doing|take|takes|been going|practise|practice) ((?:\\w+ )?(?:climbing|bouldering|hiking|running|swimming|dancing|cycling|fishing|surfing|skiing|sailing|camping|birdwatching|bird-watching|yoga|pilates|karate|judo|aikido|boxing|ballet|salsa|crossfit|pottery|ceramics|calligraphy|knitting|jogging|rowing|skating|horse riding|riding|diving|kickboxing|taekwondo|tango|improv|archery|fencing|gardening|photography|woodworking|volunteering)\\b.*)`,
  ),
  p('skill', `(?:never learned|never learnt|never figured out|don't know|do not know)(?: how)? to (.+)`, {
    negated: true,
  }),
  p(
    'skill',
    `(?:can't|cannot|can not) ((?:swim|drive|cook|dance|sing|ski|ride|skate|read|write|cycle|type|bake|knit|sew|draw|paint|juggle|whistle|dive|float|climb|spell|park|iron|speak|play|draw|fly|sail|surf|do maths?|do math)\\b.*)`,
    { negated: true },
  ),
  p('lives-in', `${BE}(?:now )?in ([A-Z]\\w+)(?=,? (?:since|these days|for good|now)\\b)`, { place: true }),
  p(
    'skill',
    `can (?!'t|not|be|see|hear|tell|imagine|feel|say|only|never|hardly|barely|do|get|go|understand|help|always|still|you)(.+)`,
  ),
  p('skill', `${BE}(?:really |very |pretty )?(?:good|great|skilled|talented|decent) (?:at|with) (.+)`),
];
