import { answerFor } from '../memory/ask';
import type { Heard } from '../memory/memory';
import { isQuotation } from '../memory/passages';
import { provisional } from '../memory/provisional';
import { perceive } from '../perception/perceive';
import { fitting } from './about';
import { chosenAnswer } from './chosen';
import { ownQuestion } from './own-question';
import { passagesFor } from './passages';

const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 2, 18);
const NAMES = { personName: 'Ada', soulName: 'Lumen' };

function heardOf(texts: readonly string[]): Heard[] {
  return texts.map((text, at) => ({
    id: at + 1,
    conversationId: 1,
    seq: at + 1,
    from: 'person',
    speaker: 'Ada',
    text,
    at: START + at * DAY,
    whispered: false,
  }));
}

function ask(message: string, texts: readonly string[]) {
  const heard = heardOf(texts);
  const kept = provisional(heard, [], NAMES);
  const question = ownQuestion(message, [...texts]);
  if (!question) return null;
  const known = (text: string) => answerFor(text, kept, { ...NAMES, now: START + 40 * DAY, before: [] });
  const direct = fitting(known(message), question);
  const answered = direct?.memories.length ? direct : (fitting(known(question.clause), question) ?? direct);
  const facts = kept.filter((one) => !isQuotation(one));
  return chosenAnswer(question, answered, perceive(message), heard, [], facts);
}

const PORTER = [
  "Evening. I'm Desmond, I push beds around a hospital in Cardiff, nights mostly.",
  "My girl Keisha is eleven and she's got it into her head she'll be a vet. She practises on our rabbit, Colonel.",
  'I bought a second-hand telescope for ninety quid off a retired teacher. Keep it in the shed because the flat has no balcony.',
  'Doctor says no salt from now on. Blood pressure. I miss crisps more than I would admit.',
  'My mate Huw broke his collarbone falling off a quad bike on Sunday. Silly sod.',
  'My mum came over from Dominica in 1961. She did dresses for the theatre.',
];
const SAILOR = [
  'Ahoy. Bartholomew, eighty-one, forty years on freighters, now on a bench in Bremerhaven.',
  'My left leg is wood below the knee. Crane accident, Valparaíso, 1974.',
  "I have a parrot, go on and laugh. She's called Beatrix and she swears in Portuguese.",
  'I carve little boats from driftwood and give them to the children at the clinic. Thirty-two so far.',
];

describe('what is asked of the world', () => {
  it.each([
    'What is the capital of France?',
    'Who wrote Hamlet?',
    'How many legs has a spider?',
    'When did the war end?',
    'Who is the best singer ever?',
    'Where do swallows go in winter?',
  ])('is no memory: %s', (question) => {
    expect(ask(question, PORTER)?.memories ?? []).toEqual([]);
    expect(ask(question, SAILOR)?.memories ?? []).toEqual([]);
  });

  it('is one where what was spoken of is asked for', () => {
    expect(ask('What is the telescope kept in?', PORTER)?.memories[0]?.content).toMatch(/shed/);
  });
});

describe('the message that answers', () => {
  it.each([
    ['Which pet is my daughter practising on?', PORTER, /Colonel/],
    ['Where do I look after the thing I watch the stars with?', PORTER, /shed/],
    ['How much did I pay for the telescope?', PORTER, /ninety/],
    ['Which of my friends got hurt?', PORTER, /Huw/],
    ['Which language does my bird curse in?', SAILOR, /Portuguese/],
    ['Who gets the boats I carve?', SAILOR, /children/],
  ])('%s', (question, told, expected) => {
    expect(ask(question, told)?.memories[0]?.content).toMatch(expected);
  });

  it('is looked for where the last question was answered, if this one goes on about it', () => {
    const asked = [...PORTER, 'Where do I keep my telescope?'];
    expect(ask('And how much did it cost?', asked)?.memories[0]?.content).toMatch(/ninety/);
  });

  it('gives way to what changed it, and not where what was before is asked for', () => {
    const told = [
      'We hold the bazaar in the chapel in Truro.',
      'The bazaar has moved, it is in the barn at Zelah now.',
    ];
    expect(ask('In which building is our bazaar?', told)?.memories[0]?.content).toMatch(/barn/);
    expect(ask('In which building was our bazaar at first?', told)?.memories[0]?.content).toMatch(/chapel/);
  });

  it('is what stood there before, where that alone is asked for after what stands there now', () => {
    const told = [
      'We hold the bazaar in the chapel in Truro.',
      'The bazaar has moved, it is in the barn at Zelah now.',
      'My sister keeps geese in Devon.',
      'In which building is our bazaar?',
    ];
    expect(ask('And at first?', told)?.memories[0]?.content).toMatch(/chapel/);
  });

  it('is what took its place, where what is so now is asked for', () => {
    const told = [
      'We marry on 12 September, I can hardly say it aloud.',
      "It'll be in Tavira, in the orchard of her uncle.",
      "The uncle's orchard has wasps, so now the wedding is in Faro.",
    ];
    expect(ask('Where is our wedding going to be now?', told)?.memories[0]?.content).toMatch(/Faro/);
    expect(
      ask('And where was it planned at the beginning?', [...told, 'Where is our wedding now?'])?.memories[0]?.content,
    ).toMatch(/Tavira/);
  });

  it('is of the same matter, where a question goes on about what is theirs', () => {
    const told = [
      'My neighbour Bo has a band, and their album has nine tracks, all bad.',
      'I am making an album, five tracks, it is called Low Tide.',
      "What's my album called?",
    ];
    expect(ask('How many songs are on it?', told)?.memories[0]?.content).toMatch(/five tracks/);
  });

  it('is of whom was spoken of last, where a question only says she', () => {
    const told = ['My mum is in hospital since Tuesday.', 'She is 81 and so stubborn.', 'The doctors are kind.'];
    expect(ask('How old is she?', told)?.memories[0]?.content).toMatch(/81/);
    expect(ask('How old is he?', told)?.memories ?? []).toEqual([]);
    expect(ask('how old was he', ['my dog died. Bruno', 'he was 14'])?.memories[0]?.content).toMatch(/14/);
  });

  it('names whom a possessive without its mark asks for', () => {
    expect(ask('whats my girlfriends name', ['my girlfriend Noor says i should quit'])?.memories[0]?.content).toMatch(
      /Noor/,
    );
  });

  it('is what was done and not what was planned, where that is asked for', () => {
    const told = ['I want to run a half marathon in spring.', 'I ran 2 km today!'];
    expect(ask('what did I run today?', told)?.memories[0]?.content).toMatch(/2 km/);
  });

  it('is what was understood, where that says all that is asked, and not what only speaks of it', () => {
    const told = [
      'I get to be with dinosaurs all day.',
      'Do you have a favourite dinosaur?',
      'Mine is the stegosaurus.',
    ];
    expect(ask('Whats my favourite dinosaur?', told)?.memories[0]?.content).toMatch(/stegosaurus/);
  });

  it('is the one of a kind that is said with the kind', () => {
    const told = ['I like the smell of tulips in spring.', 'I do karate, brown belt.'];
    expect(ask('Which smell do I like in spring?', told)?.memories[0]?.content).toMatch(/tulips/);
    expect(ask('Which belt have I got?', told)?.memories[0]?.content).toMatch(/brown/);
  });

  it('is asked for by nobody who tells when it was', () => {
    expect(ask('She died when I was twelve', ['I dreamt of my grandmother last night.'])).toBeNull();
  });

  it('is asked for by no news', () => {
    expect(ask('Guess what, I got the job!!', ['I applied for a job.'])).toBeNull();
  });

  it('is never the day of another event of a life', () => {
    const told = ['My wife Rosa died in May 2019, and the lilac bloomed.', 'I like the rain.'];
    expect(ask('Which year were Rosa and I married?', told)?.memories ?? []).toEqual([]);
    expect(ask('Which year did Rosa die?', told)?.memories[0]?.content).toMatch(/2019/);
  });

  it('is counted in what is asked for', () => {
    const told = ['My sister has twins, seven months old.', 'The baby is called Nell and she has five weeks.'];
    expect(ask('How many weeks is Nell?', told)?.memories[0]?.content).toMatch(/five weeks/);
  });

  it('is the right one of two days that were mixed up', () => {
    const told = ['I have my driving test on 20 March.', 'No wait, I mixed it up, the test is on 25 March.'];
    expect(ask('When is my driving test?', told)?.memories[0]?.content).toMatch(/25 March/);
  });

  it.each([
    ["I've got a son in Porto, Rui, he mends nets.", 'Her son is in Geneva.'],
    ['ive got a son in Porto, Rui, he mends nets', 'Her son is in Geneva.'],
  ])("is of the person's own, however they say that they have one: %s", (own, theirs) => {
    expect(ask('Where does my son live?', [theirs, own, 'I like the rain.'])?.memories[0]?.content).toMatch(/Porto/);
  });

  it('is the day a plan was moved to, where there is no other plan', () => {
    const told = [
      'I am off to Bremen on 20 March to have my hip looked at.',
      "Change of plan, so it's the 27th of March.",
    ];
    expect(ask('When do I go to Bremen?', told)?.memories[0]?.content).toMatch(/27 March|27th of March/);
  });

  it.each([
    [
      'What is our furry lodger called?',
      ['My sister Jo has a dog called Biff.', 'We have a cat called Pudding.'],
      /Pudding/,
    ],
    ['What did I christen my boat?', ['I built a boat. She floats.', 'Her name is Patience.'], /Patience/],
    ["What's my dog called?", ["His dog's called Rex, imagine.", 'Got a kelpie, Bandit.'], /Bandit/],
    [
      'What was the cat called that I had as a girl?',
      ['The old cat next door is called Duke.', 'The cat of my childhood was Minka.'],
      /Minka/,
    ],
    ['Do you know the name of my album?', ['I am making an EP, five tracks, it is called Low Tide.'], /Low Tide/],
    ['what was my dogs name', ['my dog died two weeks ago. Bruno', 'he was 14'], /Bruno/],
    ['whats the dogs name', ['they complain because of the dog. Rocco. he barks'], /Rocco/],
    ['Who is her teacher?', ['My daughter starts school.', 'Her teacher is called Mr. Okafor.'], /Okafor/],
    ["What are the names of Olga's boys?", ['Wife: Olga. Two stepsons, Leo and Karl.'], /Leo and Karl/],
    ["And what's our daughter called?", ['The kids are asleep, Emil is two and Klara is six.'], /Klara/],
  ])('names who or what is asked for: %s', (question, told, expected) => {
    expect(ask(question, told)?.memories[0]?.content).toMatch(expected);
  });

  it.each([
    ['What is my dog called?', ["Olga's dog is called Rex.", 'I like the rain.']],
    ['Do you know the name of the street I live on?', ['We have a cat called Karl.', 'I like the rain.']],
    ['What is our furry lodger called?', ['My boss is called Karl.', 'We have a new carpet.']],
  ])('names nobody else for %s', (question, told) => {
    const answer = ask(question, told);
    expect(answer?.nearest === true || (answer?.memories ?? []).length === 0).toBe(true);
    expect(answer?.memories[0]?.content ?? '').not.toMatch(/Karl/);
  });

  it.each([
    ['Which instrument do I play?', ['My neighbour Gwen plays the tuba every evening.']],
    ['Which university did I go to?', ['My best friend runs the box office at the theatre.', 'I like the rain.']],
    ["What is my father's name?", SAILOR],
  ])('is none for %s, where only something else was told', (question, told) => {
    expect(ask(question, told)?.memories ?? []).toEqual([]);
  });

  it('is one with its year, where a year is asked for, and no day that only lies near', () => {
    const told = [
      'I gave up smoking last October.',
      'I came over from Lagos in 2011.',
      'I stopped rowing after the fall.',
    ];
    expect(ask('In what year did I arrive here?', told)?.memories[0]?.content).toMatch(/2011/);
    expect(ask('In what year did I stop rowing?', [told[0] ?? '', told[2] ?? ''])?.memories ?? []).toEqual([]);
  });

  it('is no name of something else that is spoken of there', () => {
    const told = ["my song got into a paper on monday. it's called driftwood"];
    expect(ask("What's the name of the paper?", told)?.memories[0]?.content ?? '').not.toMatch(/driftwood/i);
    expect(ask("What's the name of my song?", told)?.memories[0]?.content).toMatch(/driftwood/i);
  });

  it('lies on the side of a day that is asked for', () => {
    const told = [
      'On Saturday I bought an old moped for the baby money.',
      'The doctor says the baby comes around 19 June.',
    ];
    expect(ask('And when does she arrive?', told)?.memories[0]?.content).toMatch(/19 June/);
    expect(ask('When did I buy the moped?', told)?.memories[0]?.content).toMatch(/moped/);
  });

  it('is no day on which something else was told', () => {
    const told = ['Nothing to repair today, so I am bored myself.', 'My neighbour is away.'];
    expect(ask('When must I stand up with my glass?', told)?.memories ?? []).toEqual([]);
    expect(ask('When was I bored?', told)?.memories[0]?.content).toMatch(/bored/);
  });

  it('is in the units of what is asked for', () => {
    const told = ['I got a baby, five weeks old, little Tilda.', 'She is 51 cm long.'];
    expect(ask('How heavy was Tilda?', told)?.memories ?? []).toEqual([]);
    expect(ask('How heavy was Tilda?', ['Tilda was 3400 grams when she came.'])?.memories[0]?.content).toMatch(/3400/);
  });

  it.each([
    ['Which weekday am I at judo?', ['I do judo on Thursdays, and my knee clicks since March.'], /Thursdays/],
    ['What was I before I met her?', ['I was a monk until I was twenty, then I met Rosa.'], /monk/],
    ['What became of the van?', ['And Theo does not get the van after all. I sold it.'], /sold/],
    ['How do I call the beast that kicks me?', ['I have a mule, Pepita, who kicks.'], /Pepita/],
    ['What country would I be working in?', ['its for a job in malaysia, i told nobody'], /malaysia/],
    ['Who shares the flat with me?', ['I live with my cousin Ines.', 'My studio is called Palma.'], /Ines/],
  ])('is found for %s', (question, told, expected) => {
    expect(ask(question, told)?.memories[0]?.content).toMatch(expected);
  });

  it.each([
    ['how old was i when we moved', ['we moved to the coast when i was nine, i cried'], /nine/],
    ['Names of my two sons?', ['Twin boys at home, Omar and Sami. Always hungry.'], /Omar/],
    ["What's Karim's job?", ['Husband: Karim. Cooks in a hotel, so at home we get toast.'], /Cooks/],
    ['What did my late husband do for a living?', ['My husband Floyd passed on. He carried the mail.'], /mail/],
    ['which animal is my tattoo', ['got my first tattoo on friday. tiny otter on my wrist', 'i like rain'], /otter/],
    [
      'When do we open in Quito?',
      ['We open in Quito on the 2nd of June.', 'So the opening will be on the 9th of June.'],
      /9/,
    ],
  ])('is found in what was written in haste, or in a second language: %s', (question, told, expected) => {
    expect(ask(question, told)?.memories[0]?.content).toMatch(expected);
  });

  it('is of whom a question names, also where it goes on about the person', () => {
    const told = ['My sister Henrike lives in Ghent.', 'Where does my sister live?'];
    expect(ask('And where was it that Henrike lives?', told)?.memories[0]?.content).toMatch(/Ghent/);
  });

  it('is none where only somebody else is said to be so', () => {
    expect(ask('What scares me?', ['Fariz is scared of lifts.'])?.memories ?? []).toEqual([]);
    expect(ask('What music does my daughter play?', ['Hoa daughter play violin.'])?.memories ?? []).toEqual([]);
  });

  it.each([
    ["What is Greta's surname?", ['My neighbour Greta has a cat, a white one called Shilling.']],
    ['And my own husband, God rest him, what was he called?', ['I keep one rooster, his name is Capitan.']],
  ])('is no other name for %s', (question, told) => {
    expect(ask(question, told)?.memories[0]?.content ?? '').not.toMatch(/Shilling|Capitan/);
  });

  it('is of the topic that a question begins with', () => {
    const told = ['I went to the shop after work.', 'The bowling trip goes to Rostock in May.'];
    expect(ask('And the bowling trip, where are they taking us?', told)?.memories[0]?.content).toMatch(/Rostock/);
  });

  it('is what changed it, where how it is now is asked for in other words', () => {
    const told = [
      "My favourite colour is a deep red, and I've painted the whole kitchen.",
      "I've had the kitchen repainted. It's blue now, the red was a mistake.",
    ];
    expect(ask('What colour are the walls where I cook, as of now?', told)?.memories[0]?.content).toMatch(/blue/);
  });

  it('is what somebody cannot stand, where what they would never eat is asked for', () => {
    const told = ["I can't stand olives.", 'I bring my neighbour rolls every morning.'];
    expect(ask('What is it that I would never eat?', told)?.memories[0]?.content).toMatch(/olives/);
  });

  it.each([
    ['Which town do the parcels come from?', ['my aunt sends parcels from jeongseon every month'], /jeongseon/],
    ['Which film have I watched to death?', ['my favourite film is dark water, seen it twenty times'], /dark water/],
  ])('says which, though no table knows it: %s', (question, told, expected) => {
    expect(ask(question, told)?.memories[0]?.content).toMatch(expected);
  });

  it.each([
    ['Which library did I work in?', ['Hello. Ingrid here, retired librarian, near Visby, Gotland, and I knit.']],
    ["Which company's windows do I wash?", ['I wash windows at dawn in Leeds.', 'I am from Riga. My name is Ilze.']],
    ['Who is the little king of our garden?', ["my cousin's Olaf, he's a plumber, he's away for good"]],
  ])('is none for %s, where only something beside it was told', (question, told) => {
    expect(ask(question, told)?.memories ?? []).toEqual([]);
  });

  it.each([
    ['Which pub was it in?', ['I read my poem in a pub on Friday.']],
    ['Which library did I work in?', ['I used to work in a library, and I miss the quiet.']],
  ])('is the nearest at most for %s, where one of the kind was told and not which', (question, told) => {
    const answer = ask(question, told);
    expect(answer === null || answer.memories.length === 0 || answer.nearest === true).toBe(true);
  });

  it('is told as the nearest where little more speaks for it than for the others', () => {
    const answer = ask('What have I been told to leave out of my food?', [...PORTER, 'I eat late.']);
    expect(answer === null || answer.memories.length === 0 || answer.nearest === true).toBe(true);
  });
});

describe('passages', () => {
  const pointers = {
    known: new Set<number>(),
    told: new Set<number>(),
    near: new Set<number>(),
    recalled: new Map(),
    before: null,
  };

  it('are every message that tells something, the likeliest first, each by how much it is ahead', () => {
    const question = ownQuestion('Which bird comes by?', []);
    if (!question) throw new Error('no question was seen');
    const heard = heardOf([
      'A one-eyed crow comes to my window.',
      'Where is it now?',
      'Big news came through: a whale!',
    ]);
    const passages = passagesFor(question, heard, new Map(), pointers);
    expect(passages.map(({ heard: { id } }) => id)).toEqual([1, 3]);
    expect(passages[0]?.margin).toBeCloseTo((passages[0]?.score ?? 0) - (passages[1]?.score ?? 0), 10);
    expect(passages[0]?.margin).toBeGreaterThan(1);
  });

  it('gain by what else speaks for them', () => {
    const question = ownQuestion('Where did I put it?', []);
    if (!question) throw new Error('no question was seen');
    const heard = heardOf(['I was in the garden.', 'I was in the kitchen.']);
    const first = (known: number) =>
      passagesFor(question, heard, new Map(), { ...pointers, known: new Set([known]) })[0]?.heard.id;
    expect([first(1), first(2)]).toEqual([1, 2]);
  });
});
