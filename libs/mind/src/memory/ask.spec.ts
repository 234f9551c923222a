import { answerFor } from './ask';
import type { Heard, KeptMemory } from './memory';
import { provisional } from './provisional';

/** What people told in ten messages, and what they ask for in other words: what must be in the answer, or null where nothing was told of it. */
interface Talk {
  who: string;
  tell: string[];
  ask: [question: string, answer: RegExp | null][];
}
const TALKS: Talk[] = [
  {
    who: 'nurse',
    tell: [
      "hey there, long day. i'm a nurse on the childrens ward at St Thomas, been there six years",
      'my sister Anouk is getting married in June and im the maid of honour, kinda stressed about the speech',
      "i live in Bristol with my cat Pickle, she's a fat tabby",
      'honestly night shifts are killing me, i work four nights a week',
      'im allergic to penicillin which is ironic for a nurse lol',
      'my mum Carol had a hip replacement last month, shes recovering ok',
      'when im not working i do pottery, made 3 bowls last week',
      'i cant stand coriander, tastes like soap',
      'my best mate Dev moved to Toronto in January and I miss him loads',
      'ive got a driving test on Thursday, third attempt',
    ],
    ask: [
      ['do you remember what I do for a living?', /nurse/i],
      ['which town am i in again?', /Bristol/i],
      ["what's my cat called?", /Pickle/],
      ["who's getting married soon?", /Anouk|sister/i],
      ['what medicine am I allergic to?', /penicillin/i],
      ['what did my mum have done recently?', /hip/i],
      ["what's my hobby?", /pottery/i],
      ['which herb do i hate?', /coriander/i],
      ['where did my best friend move to?', /Toronto/i],
      ['when is my driving test?', /Thursday/i],
      ["what's my brother's name?", null],
      ["what's my dog called?", null],
      ['what is the name of my mother?', /Carol/],
      ["what's my sister's name?", /Anouk/],
      ['where does my sister live?', null],
      ['how many nights do I work?', /four/],
    ],
  },
  {
    who: 'student',
    tell: [
      'hi! im leo, second year physics student at Leiden',
      'i share a flat with two roommates, Jonas and Priyanka, and a very loud parrot',
      'my thesis supervisor is dr. Haverkamp, she scares me a bit',
      'i play bass in a band called The Wet Socks',
      'i grew up in a tiny village near Maastricht called Gulpen',
      'so i failed my quantum mechanics exam last week. resit is on the 14th',
      'my girlfriend Sofie studies law in Ghent so we only see each other on weekends',
      'i turned 21 in march',
      'i mostly live on instant noodles tbh, but i dont eat pork',
      'saving up for a trip to Iceland this summer, wanna see the northern lights',
    ],
    ask: [
      ["what's my name?", /leo/i],
      ['what am i studying?', /physics/i],
      ['what instrument do I play?', /bass/i],
      ['whats the name of my band?', /Wet Socks/],
      ['who do i live with?', /Jonas|roommates|Priyanka/],
      ['where did i grow up?', /Gulpen|Maastricht/],
      ['which exam did i fail?', /quantum/i],
      ["when's my resit?", /14/],
      ['what does my girlfriend study?', /law/],
      ['how old am i?', /21/],
      ["what meat don't I eat?", /pork/],
      ['where do I want to travel?', /Iceland/],
      ['who is my supervisor?', /Haverkamp/],
      ["what's my girlfriend's name?", /Sofie/],
      ["what's my job?", null],
      ['do i have any sisters?', null],
      ['what car do i drive?', null],
      ["who's Sofie?", /girlfriend/],
    ],
  },
  {
    who: 'retiree',
    tell: [
      'Good morning. I am Walter, 72, retired train driver from Stoke.',
      'My late wife Margaret and I were married for 44 years. She passed in 2019.',
      'I have an allotment where I grow leeks and runner beans.',
      'My son Peter lives in Melbourne with his two girls, Isla and Maeve.',
      "I've had a bad knee since I fell off a ladder in 2008, and I use a stick now.",
      "On Tuesdays I play dominoes at the Working Men's Club.",
      'My neighbour Mrs Okafor brings me jollof rice every Sunday, lovely woman.',
      'I do so love brass band music. I played the cornet as a boy.',
      'My hearing aids arrive next Wednesday.',
      "I still drive my old Rover 75, can't bear to part with her.",
    ],
    ask: [
      ["What was my wife's name?", /Margaret/],
      ['How long was I married?', /44/],
      ['What did I do before I retired?', /train driver/i],
      ['what do i grow?', /leeks|beans/],
      ['Where does my son live?', /Melbourne/],
      ["What's wrong with my knee?", /ladder|bad knee/],
      ['what game do i play on tuesdays?', /dominoes/],
      ['who brings me food on Sundays?', /Okafor/],
      ['What car do I have?', /Rover/],
      ['when do my hearing aids come?', /Wednesday/],
      ['What sort of music do I like?', /brass/i],
      ["what's my daughter's name?", null],
      ['how old am I?', /72/],
      ["What's my dog's name?", null],
      ['When did Margaret pass away?', /2019/],
    ],
  },
  {
    who: 'parent',
    tell: [
      'my toddler didnt sleep AT ALL last night, send coffee',
      "we have twins, Noah and Ines, they're 3, and a newborn called Theo",
      'my husband Marek is polish and works as an electrician',
      'i used to be a pastry chef before the kids came along',
      'we moved from Krakow to Dublin two years ago',
      'Ines is scared of dogs, she cried at the park today',
      "marek's mother is coming to stay over Christmas, two whole weeks",
      "we're hoping to buy a house in Cork",
      'my favourite thing is baking croissants on sunday morning',
      'Noah starts preschool on monday!',
    ],
    ask: [
      ['what are my twins called?', /Noah|Ines/],
      ['how old are the twins?', /3/],
      ["what's my baby's name?", /Theo/],
      ['what does my husband do for work?', /electrician/],
      ["where's my husband from?", /polish|Poland/i],
      ['what was my job before I had children?', /pastry chef/],
      ['where did I live before?', /Krakow/],
      ['which city do we live in now?', /Dublin/],
      ['what is Ines afraid of?', /dogs/],
      ["who's visiting at Christmas?", /mother/],
      ['where do we want to buy a home?', /Cork/],
      ['when does Noah begin preschool?', /Monday/i],
      ['what do i like to bake?', /croissant/],
      ["what's my cat called?", null],
      ['what is my sister called?', null],
    ],
  },
  {
    who: 'musician',
    tell: [
      'just got back from tour, 14 gigs in 20 days, im wrecked',
      "i'm a cellist, mostly session work and a string quartet called Larkspur",
      "my partner Jules is a sound engineer, they're nonbinary btw",
      'we live on a narrowboat in Hackney with our whippet, Fitz',
      'fitz ate a whole block of butter yesterday, had to go to the vet',
      'i was born in Lyon but my parents moved to London when i was 4',
      "dad's a retired postman and mum teaches french",
      'i have tinnitus in my left ear since a gig in 2016',
      'my cello is from 1890, i named her Agnes',
      'recording our second album at a studio in Wales next month',
    ],
    ask: [
      ["what's my dog's name?", /Fitz/],
      ['what breed is Fitz?', /whippet/],
      ['what do i play?', /cell/],
      ["what's my quartet called?", /Larkspur/],
      ['what does my partner do?', /sound engineer/],
      ['where do i live?', /narrowboat|Hackney/],
      ['what did Fitz eat?', /butter/],
      ['where was I born?', /Lyon/],
      ['what did my dad do for work?', /postman/],
      ["what's the name of my cello?", /Agnes/],
      ['where are we recording the album?', /Wales/],
      ['which ear has tinnitus?', /left/],
      ['what does my mother teach?', /french/i],
      ["what's my brother's job?", null],
      ["what's my partner's name?", /Jules/],
      ['how many gigs did I play on tour?', /14/],
      ['when is my birthday?', null],
    ],
  },
  {
    who: 'immigrant',
    tell: [
      'hello, my name is Amina, i come from Somalia, now i am living in Malmö since 2017',
      'i am learning swedish, it is hard but i passed level B1 last week!!',
      'i work in a bakery, i start at 4 in the morning',
      'my brother Yusuf is still in Mogadishu, i call him every friday',
      'my dream is to open my own cafe',
      'i have one daughter, Hodan, she is 9 and she loves football',
      'i dont drink alcohol and i eat halal',
      'my teacher Birgitta helps me with the citizenship papers',
      'yesterday i bought a bicycle, a green one, second hand',
      'my friend Layla is expecting a baby in august',
    ],
    ask: [
      ['where am I from?', /Somalia/],
      ['which language am i learning?', /swedish/i],
      ['where do I work?', /bakery/],
      ['what time do I start work?', /4/],
      ["what is my brother's name?", /Yusuf/],
      ['where does my brother live?', /Mogadishu/],
      ["what's my big dream?", /caf/],
      ['how old is my daughter?', /9/],
      ['what sport does my daughter like?', /football/],
      ['do I drink?', /alcohol/],
      ['what colour is my bike?', /green/],
      ['who is having a baby?', /Layla/],
      ["what's my daughter called?", /Hodan/],
      ['who helps me with paperwork?', /Birgitta/],
      ["what is my husband's name?", null],
      ['when do I phone my brother?', /friday/i],
      ["what is my sister's name?", null],
    ],
  },
  {
    who: 'office',
    tell: [
      "ugh my manager Karen moved the deadline again, project's due on friday",
      'im a UX designer at a fintech startup in Austin',
      'my roommate Tyler keeps stealing my oat milk',
      'i run every morning at 6, training for the Chicago marathon in october',
      'got diagnosed with adhd last year at 29, explains a lot',
      'my favourite show is Severance, ive watched it twice',
      'my ex Jordan texted me last night, not sure how i feel about it',
      "i have a corgi named Waffles and he's turning 5 tomorrow",
      'my parents are divorced, dad lives in Phoenix',
      'i hate cilantro and olives',
    ],
    ask: [
      ["what's my boss called?", /Karen/],
      ['when is the project due?', /friday/i],
      ['where do i work?', /fintech|startup|Austin/],
      ['what am i training for?', /marathon/],
      ['what time do I run?', /6/],
      ['what condition do i have?', /adhd/i],
      ['which tv series do I like best?', /Severance/],
      ['who texted me?', /Jordan/],
      ['how old is my dog?', /5/],
      ["what's my corgi called?", /Waffles/],
      ['where does my father live?', /Phoenix/],
      ['what foods do i dislike?', /cilantro|olives/],
      ['who steals my milk?', /Tyler/],
      ["what's my mother's name?", null],
      ['where does my mother live?', null],
      ["what is my cat's name?", null],
      ["what's my profession?", /design/i],
    ],
  },
  {
    who: 'trucker',
    tell: [
      'names Rob. been driving lorries up and down the M6 for 22 years',
      'missus is called Denise, shes a dinner lady at the primary school',
      "got two lads, Callum's 19 and Jake's 16",
      'callum just joined the navy, proud as punch',
      'i support Wolves for my sins, season ticket and all',
      'cant eat gluten, coeliac, found out in 2020',
      "we're off to Tenerife in september, first holiday in 4 years",
      "my back's been playing up so the doc sent me for an MRI next tuesday",
      'got a staffie called Duke, soft as anything',
      'me and Denise are celebrating 25 years married on the 2nd of June',
    ],
    ask: [
      ['what do i do for work?', /lorr/i],
      ["what's my wife's name?", /Denise/],
      ["what's my wife's job?", /dinner lady/],
      ['how old is Jake?', /16/],
      ['which of my sons joined the navy?', /Callum/i],
      ['which football team do i support?', /Wolves/],
      ["what can't I eat?", /gluten/],
      ['where are we going on holiday?', /Tenerife/],
      ['when is my MRI?', /Tuesday/i],
      ["what's the dog called?", /Duke/],
      ['when is our wedding anniversary?', /2nd of June|2 June/i],
      ["what's my name?", /Rob/],
      ["what is my daughter's name?", null],
      ["what's my mum called?", null],
      ['do you know the capital of Peru?', null],
    ],
  },
  {
    who: 'teen',
    tell: [
      'hiii im maya and im 17',
      'i do ballet 4 times a week at the royal academy',
      'my bff zoe is moving to canada and im literally so sad',
      'i have a crush on this guy in my chem class called Ethan',
      'my parents r getting divorced and i live w my mom now',
      'fav color is lilac and my room is all lilac lol',
      'i got into UCL for architecture!!!!',
      'my little brother Max broke his arm at the skate park',
      'ive got a hamster called Nugget',
      'i hate maths but i got an A somehow',
    ],
    ask: [
      ['how old am i', /17/],
      ['what kind of dancing do I do?', /ballet/],
      ['who is moving to Canada?', /zoe/i],
      ['who do I have a crush on?', /Ethan/],
      ['who do i live with?', /mom|mother/],
      ["what's my favourite colour?", /lilac/],
      ['which university did i get into?', /UCL/],
      ['what will i study?', /architecture/],
      ['what happened to my brother?', /arm/],
      ["what's my hamster's name?", /Nugget/],
      ['which subject do i hate?', /maths/],
      ["what's my brother called?", /Max/],
      ["what's my sister called?", null],
      ["what's my best friend's name?", /Zoe/i],
      ['where does my dad work?', null],
    ],
  },
  {
    who: 'farmer',
    tell: [
      'Morning. Up since five milking, we keep forty Jerseys on a farm outside Tralee.',
      'My daughter Aoife is studying veterinary medicine in Dublin, third year.',
      'I lost my brother Declan to cancer two years ago, still think of him daily.',
      'The tractor is a 1978 Massey Ferguson, my father bought it new.',
      "I play the accordion at sessions in O'Sullivan's on Saturday nights.",
      'My wife Bríd bakes the best soda bread in Kerry.',
      "I'm diabetic, type 2, so I have to watch the sugar.",
      "I never learned to swim, and I'm 61.",
      'I was on the radio once talking about slurry regulations, in 1999.',
      "We're building a polytunnel for strawberries next spring.",
    ],
    ask: [
      ['Where is my farm?', /Tralee/],
      ['What is Aoife studying?', /veterinar/],
      ['What did my brother die of?', /cancer/],
      ["What's my brother's name?", /Declan/],
      ['What tractor do I have?', /Massey/],
      ['What instrument do I play?', /accordion/],
      ['What does my wife bake?', /soda bread/],
      ['What medical condition do I have?', /diabet/],
      ['What did I never learn?', /swim/],
      ['How old am I?', /61/],
      ['When was I on the radio?', /1999/],
      ['What are we building next year?', /polytunnel/],
      ["What's my son's name?", null],
      ["What is my wife's name?", /Br[íi]d/],
      ['Where does my sister live?', null],
    ],
  },
  {
    who: 'dev',
    tell: [
      'hey. software dev here, remote, living in Lisbon but originally from Winnipeg',
      'been vegan for like 6 years',
      'my gf Ana is a tattoo artist, she did the octopus on my forearm',
      "i'm building a game about lighthouses in my spare time, called Fathom",
      'had a burnout in 2021, quit google after that',
      'i climb at a bouldering gym three times a week, projecting a 7A',
      'my grandma in Manitoba turns 90 in August, flying home for it',
      'i collect mechanical keyboards, own 11 of them',
      'our cat is a one eyed rescue named Admiral',
      'i have an interview with a lighthouse museum, of all places, tomorrow at 3pm',
    ],
    ask: [
      ['which city do i live in?', /Lisbon/],
      ['where am i from originally?', /Winnipeg/],
      ["what's my profession?", /software/],
      ['do i eat meat?', /vegan/],
      ['what does Ana do for a living?', /tattoo/],
      ["what's tattooed on my arm?", /octopus/],
      ["what's my game about?", /lighthouse/],
      ["what's my game called?", /Fathom/],
      ['which company did I leave?', /google/i],
      ['what sport do i do?', /climb|boulder/],
      ['how old will my grandmother be?', /90/],
      ['what do i collect?', /keyboards/],
      ["what's my cat's name?", /Admiral/],
      ["when's my interview?", /tomorrow|9 May/],
      ["what's my girlfriend called?", /Ana/],
      ["what's my brother's name?", null],
      ["what's my dog called?", null],
      ['have I ever told you about a boat?', null],
    ],
  },
  {
    who: 'widow',
    tell: [
      "I'm Eleanor. My husband Frank passed away last spring after 51 years together.",
      'I taught primary school in Halifax until I retired.',
      "My granddaughter Poppy just started nursery and she's obsessed with dinosaurs.",
      'I sing alto in the church choir, we rehearse on Thursdays.',
      'I had a cataract operation in March and now I see so well!',
      'My friend Jean and I do a jigsaw every week, the last one was a Monet.',
      'I cannot abide cruises, Frank and I were seasick the whole way to Norway.',
      'My favourite flower is the sweet pea, Frank grew them for me.',
      'My son Andrew wants me to move to a bungalow near him in York.',
      "I've started learning Italian on my tablet, ciao bella!",
    ],
    ask: [
      ['Who did I lose last year?', /Frank/],
      ["What was my husband's name?", /Frank/],
      ['What did I do for a living?', /school/],
      ['What is my granddaughter crazy about?', /dinosaur/],
      ['What voice do I sing?', /alto/],
      ['When is choir practice?', /Thursday/],
      ['What operation did I have?', /cataract/],
      ['Who do I do puzzles with?', /Jean/],
      ["Why don't I like cruises?", /seasick|cruise/],
      ["What's my favourite flower?", /sweet pea/],
      ['Where does Andrew want me to move?', /York/],
      ['Which language am I learning?', /Italian/],
      ["What's my daughter's name?", null],
      ["What is my cat's name?", null],
      ['Where did I teach?', /Halifax/],
    ],
  },
  {
    who: 'chef',
    tell: [
      'sous chef life, 14 hour shift again. my feet are dead',
      'restaurants called Brasa, its a basque place in Chicago',
      'moved here from Bilbao in 2016 w nothing but knives',
      'mi abuela Begoña taught me to cook, she passed in 2020',
      'i surf whenever i can get to the lake, yes lake surfing is real',
      'girlfriends pregnant!! due in november. were having a girl',
      'thinking of calling her Maite',
      'i smoke too much, trying to quit before the baby',
      'my head chef Ramon screams at everyone',
      'dream is to open a pintxos bar called Begoña one day',
    ],
    ask: [
      ["what's my job?", /chef/],
      ['whats the restaurant called where i work?', /Brasa/],
      ['where did I move from?', /Bilbao/],
      ['who taught me to cook?', /Bego|abuela|grandmother/],
      ['what sport do i do?', /surf/],
      ['when is the baby due?', /november/i],
      ['who is my head chef?', /Ramon/],
      ['what do i want to open?', /pintxos|bar/],
      ["what's my wife's name?", null],
      ["what's my dog called?", null],
      ['what car do I drive?', null],
    ],
  },
  {
    who: 'misc',
    tell: [
      "so I finally told my boss I'm leaving, my last day is the 31st",
      "my commute is 90 mins each way, that's why",
      "new gig is at a podcast company, I'll be an audio producer",
      "my dog Pepper is a rescue from Romania and she's terrified of bin lorries",
      'my therapist Dr Lund says I should journal so I bought a yellow notebook',
      "I'm lactose intolerant but I can't resist brie",
      "grew up with four sisters, I'm the middle one",
      'my first concert was Radiohead in 2003',
      'I proposed to Sam on a beach in Wales and he said yes!',
      "wedding's planned for next April, in a barn in Devon",
    ],
    ask: [
      ["when's my last day at work?", /31st/],
      ['how long is my commute?', /90/],
      ["what's my new job?", /audio producer|podcast/],
      ['where does Pepper come from?', /Romania/],
      ["what's Pepper scared of?", /lorr/],
      ["what's my therapist called?", /Lund/],
      ['what colour is my notebook?', /yellow/],
      ["what can't I digest?", /lactose/],
      ['how many sisters do i have?', /four/],
      ['what was the first gig I went to?', /Radiohead/],
      ["who's my fiancé?", /Sam/],
      ['where did I propose?', /Wales|beach/],
      ['where will the wedding be?', /Devon|barn/],
      ['when am I getting married?', /April/],
      ["what's my brother's name?", null],
      ["what's my cat's name?", null],
      ["what's my dog called?", /Pepper/],
    ],
  },
];

const AT = Date.UTC(2024, 4, 8, 12);
const NAMES = { personName: 'Robin', soulName: 'Lumen' };
function remembered(tell: readonly string[]): KeptMemory[] {
  const heard: Heard[] = tell.map((text, i) => ({
    id: i + 1,
    conversationId: 1,
    seq: i + 1,
    from: 'person',
    speaker: 'Robin',
    text,
    at: AT + i * 60_000,
    whispered: false,
  }));
  return provisional(heard, [], NAMES);
}
const ask = (question: string, memories: readonly KeptMemory[]) =>
  answerFor(question, memories, { ...NAMES, now: AT + 3_600_000, before: [] });

describe.each(TALKS)('what $who told', ({ tell, ask: asked }) => {
  const memories = remembered(tell);
  it.each(asked)('%s %s', (question, answer) => {
    const first = ask(question, memories)?.memories[0]?.content;
    if (answer === null) expect(first).toBeUndefined();
    else expect(first).toMatch(answer);
  });
});

describe('questions that ask for nothing that was told', () => {
  const memories = remembered([
    'I live in Ghent',
    'my favourite book is Dune',
    'my sister Ana is a nurse',
    'I play the cello',
  ]);
  it.each([
    'what is the capital of France?',
    'who wrote Dune?',
    'how do I boil an egg?',
    'what should I wear tonight?',
    'why am I so tired?',
    'can you tell me a story?',
    'how are you?',
    'do you like me?',
    'what do you think about love?',
    'is it raining where you are?',
    'do I look fat in this?',
    'what time is it?',
    'my day was awful',
    'I live in Ghent now',
    'can I ask you something?',
  ])('%s', (question) => expect(ask(question, memories)).toBeNull());

  it.each([
    "what is my brother's name?",
    "what's my dog called?",
    'when is my birthday?',
    'do you remember my car?',
    'what do you remember about my mother?',
    'where does Ana live?',
    'did I ever tell you about a boat?',
  ])('asks, and nothing was told: %s', (question) => {
    expect(ask(question, memories)).not.toBeNull();
    expect(ask(question, memories)?.memories).toEqual([]);
  });
});

describe('now and before', () => {
  const memories = remembered(['I live in Porto', "I'm a nurse", 'I moved to Ghent', 'I work as a librarian now']);
  it.each([
    ['where do I live?', 'value', 'Ghent'],
    ['where did I live before?', 'before', 'Porto'],
    ['what was my old job?', 'before', 'nurse'],
    ['what do I do for a living these days?', 'value', 'librarian'],
  ])('%s', (question, asks, answer) => {
    const found = ask(question, memories);
    expect(found?.asks).toBe(asks);
    expect(found?.memories[0]?.content).toContain(answer);
  });

  it('what was only corrected was never so', () => {
    const corrected = remembered(['I live in Gent', 'no, I meant I live in Ghent']);
    expect(ask('where do I live?', corrected)?.memories[0]?.content).toContain('Ghent');
    expect(ask('where did I live before?', corrected)?.memories ?? []).toEqual([]);
  });
});

describe('whether it is so', () => {
  const memories = remembered([
    "I'm vegetarian",
    'I have a cat',
    "I don't have any kids",
    'I hate olives',
    'I speak Dutch',
    "I don't drink alcohol",
  ]);
  it.each([
    ['do I eat meat?', false],
    ['do I have a cat?', true],
    ['do I have kids?', false],
    ['do I like olives?', false],
    ['do I speak Dutch?', true],
    ['do I drink alcohol?', false],
    ['do I have a dog?', null],
    ['do I speak Greek?', null],
    ['have I ever told you about a cat?', true],
    ['have I ever told you about a boat?', null],
  ])('%s %s', (question, holds) => {
    const found = ask(question, memories);
    expect(found?.asks).toBe('whether');
    expect(found?.holds).toBe(holds);
    if (holds === null) expect(found?.memories).toEqual([]);
  });
});

describe('all there is', () => {
  const memories = remembered(['my sister Ana is a nurse', 'Ana got the job in Oslo', 'I live in Ghent', 'I love tea']);
  it('of somebody, by name and by role', () => {
    for (const question of ['what did I tell you about Ana?', 'what do you know about my sister?']) {
      const found = ask(question, memories);
      expect(found?.asks).toBe('all');
      expect(found?.memories.map((one) => one.content).join(' ')).toMatch(/nurse/);
      expect(found?.memories.map((one) => one.content).join(' ')).toMatch(/Oslo/);
      expect(found?.memories.map((one) => one.content).join(' ')).not.toMatch(/Ghent|tea/);
    }
  });
  it('of the person', () =>
    expect(ask('what do you know about me?', memories)?.memories.map((one) => one.content)).toEqual(
      expect.arrayContaining(['You live in Ghent.', 'You love tea.']),
    ));
});

describe('what was objected to', () => {
  const memories = remembered(['I live in Ghent']);
  it.each(['wrong', 'never-mention', 'outdated'] as const)('%s is not told as so', (objection) => {
    const objected = memories.map((one) => ({ ...one, objection }));
    expect(ask('where do I live?', objected)?.memories).toEqual([]);
  });
  it('outdated is what was so before', () => {
    const objected = memories.map((one) => ({ ...one, objection: 'outdated' as const }));
    expect(ask('where did I live before?', objected)?.memories[0]?.content).toBe('You live in Ghent.');
  });
});
