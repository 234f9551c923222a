import { DESPAIR, HUNGER, HURT } from './despair';
import { FIELDS } from './fields';
import { GRAMMAR, HINTS } from './grammar';
import { GRAVE } from './grave';
import { levelled } from './level';
import { isAlarm, isMissed, scoreOf } from './labelled/scores';
import { CLASSES, FRESH_SEEN, FRESH_UNSEEN, HELD_OUT, type Labelled, TUNING, WRITTEN_LATER } from './labelled/set';
import { distressOf, earlierOf, readRisk, riskIn, type Tier } from './risk';
import { HOPE, THOUGHTS } from './thoughts';
import { PLAIN_WORDS } from './plain-words';
import { LATIN, OTHER_SCRIPTS } from './tongues';
import { HARM_DONE, HARM_MEANT } from './violence';

const NONE = { tier: 0, about: 'none', kind: 'none' };
const tierOf = (said: string, ...own: string[]): Tier =>
  readRisk(
    said,
    own.map((text) => ({ own: true, text })),
  ).tier;

/** Phrases with the least and the most they may be read as. */
const SEED: [Tier, Tier, string[]][] = [
  [
    0,
    0,
    [
      'this homework is killing me',
      'my feet are killing me',
      "I'm dying of laughter",
      "I'd kill for a coffee",
      'dead tired, going to bed',
      'he killed it on stage',
      'the deadline is murder',
      'I could have died of embarrassment',
      'suicide squad was a bad film',
      'how do I kill a process on linux',
      'how do I kill a zombie process?',
      'we do suicide sprints at practice',
      'my battery is about to die',
      'cut myself a slice of cake',
      'I nicked my finger cooking',
      'the suspense is killing me',
      'I want to end it - this subscription',
      'drop dead gorgeous',
      'writing an essay on suicide prevention',
      "my plant died and I can't live without it lol",
      'shoot me an email',
      "I'm hanging by the pool",
      'I jumped off the diving board',
      "I'm over it",
      'overdosed on chocolate again',
      'hit me with your best shot',
      "lol I'm dead, that clip killed me",
      'dying to see you',
    ],
  ],
  [
    0,
    1,
    [
      "I'm not suicidal, only sad",
      "I'm not suicidal, just wiped out after work",
      "I never want to hurt myself, don't worry",
      "I used to be suicidal years ago, I'm well now",
      'kms lol if the train is late',
      'kms lol if I fail',
      'so done with today',
      "I'm stressed and my head is racing",
    ],
  ],
  [
    1,
    2,
    [
      "what's the point of any of it",
      "I'm so tired of everything",
      'I wish I could sleep and not wake up',
      "I can't do this any more",
      'no one would notice if I was gone',
      "I've started giving my things away",
      'I feel like a burden to everyone',
      'it will never get better',
    ],
  ],
  [
    2,
    2,
    [
      "I don't want to live",
      'I want to disappear for good',
      "I've been thinking about ending my life",
      'I cut my arms again last night',
      'voices tell me to hurt myself',
      'I thought about it but I would never do it',
      "I thought about ending it last night but I'd never do it",
      'asking for a friend, how many of these pills is too many',
      'asking for a friend: how many pills are too many?',
      'I stopped eating so I can vanish',
      "they'd all be better off without me",
      'unalive',
      'k.m.s.',
      'k m s',
      'me quiero morir',
      'je veux en finir',
      'ich will nicht mehr leben',
      's\u200buicide',
      's\u{e0075}u\u{e0020}icide',
    ],
  ],
  [2, 3, ["I don't want to be alive any more"]],
  [
    3,
    3,
    [
      "I've got the pills with me and I'm doing it tonight",
      'I have the pills in my hand, tonight',
      "I'm on the bridge",
      'this is my goodbye, I already took them',
      'the rope is ready',
    ],
  ],
];

describe('the reading of risk', () => {
  it.each(SEED.flatMap(([least, most, said]) => said.map((text) => [least, most, text] as const)))(
    '%d to %d: %s',
    (least, most, said) => {
      const { tier } = readRisk(said, []);
      expect(tier).toBeGreaterThanOrEqual(least);
      expect(tier).toBeLessThanOrEqual(most);
    },
  );

  it.each([
    ['I want to die', 'I want to dye my hair'],
    ["I won't be here tomorrow", "I won't hurt myself"],
    ['kill me now, please, I mean it', 'kill me now, Monday again'],
    ["I don't want to be alive", "I don't want to die"],
    ['I cut myself last night', 'I cut myself shaving last night'],
    ["I don't want to live any more", "I don't want to live in Berlin any more"],
    ["I won't be here tomorrow", "I won't be here tomorrow, I have a dentist appointment"],
    ['me quiero morir', 'me muero de risa'],
    ['我想死', '我想死你了'],
    ['死にたい', '死にたくない'],
    ['죽고 싶어', '죽고 싶지 않아'],
    ['ich will nicht mehr leben', 'ich will nicht mehr in Berlin leben'],
  ])('"%s" is grave, and "%s" is not', (grave, harmless) => {
    expect(tierOf(grave)).toBeGreaterThanOrEqual(2);
    expect(tierOf(harmless)).toBe(0);
  });

  it.each([
    "I'm not okay and I want to die",
    "I can't sleep and I want to kill myself",
    'mum is not well i want to die',
    'no i want to die',
    "I'm in high school and I want to kill myself",
    'my brother died years ago and I want to die',
    "je n'en peux plus je veux mourir",
    'mir geht es nicht gut ich will sterben',
    'no puedo dormir y quiero morirme',
    'não durmo mais quero morrer',
  ])('is denied by nothing that is said of something else: %s', (said) => expect(tierOf(said)).toBe(2));
  it('what is long past is asked after, unless it is said to be behind one', () => {
    expect(tierOf('when I was 15 I used to cut myself')).toBe(1);
    expect(tierOf("I used to be suicidal years ago, I'm well now")).toBe(0);
    expect(tierOf("I used to be suicidal and it's coming back")).toBe(2);
  });
  it('what is done is taken back by nothing', () => {
    expect(tierOf("I took all my pills but don't worry")).toBe(3);
    expect(tierOf("I'm on the bridge and I'm going to jump, don't worry about me")).toBe(3);
    expect(tierOf('I have a plan to kill myself but I would never do it')).toBe(2);
  });
  it('a word of fiction beside it hides no emergency', () => {
    expect(tierOf("I have the pills in my hand like in the movie and I'm doing it tonight")).toBeGreaterThanOrEqual(2);
  });

  it('tells whose danger it is', () => {
    expect(readRisk('my sister says she wants to die', [])).toMatchObject({ tier: 2, about: 'other' });
    expect(readRisk('I told my sister that I want to die', [])).toMatchObject({ tier: 2, about: 'self' });
    expect(readRisk('my brother took a whole box of pills', [])).toMatchObject({ tier: 3, about: 'other' });
    expect(readRisk('my friend said "I want to die"', [])).toMatchObject({ about: 'other' });
    expect(readRisk('mi hermana dice que quiere morirse', [])).toMatchObject({ about: 'other' });
    expect(readRisk('my sister says hello', [])).toEqual(NONE);
  });

  it('tells what kind of danger', () => {
    const kindOf = (said: string) => readRisk(said, []).kind;
    expect(kindOf('I want to die')).toBe('ideation');
    expect(kindOf('I cut my arms again last night')).toBe('self_harm');
    expect(kindOf('I make myself throw up after every meal')).toBe('eating');
    expect(kindOf('the voices tell me to hurt myself')).toBe('voices');
    expect(kindOf('the rope is ready')).toBe('plan');
  });

  it('makes distress of what calls for help, and of nothing softer', () => {
    expect(distressOf(readRisk('I want to die', []))).toBe('own');
    expect(distressOf(readRisk('my friend wants to die', []))).toBe('other');
    expect(distressOf(readRisk("it'll never get better", []))).toBe('none');
  });

  it('looks at a long message to its end', () => {
    expect(tierOf(`${'We walked along the river. '.repeat(580)}I want to kill myself.`)).toBe(2);
  });
});

describe('what came before', () => {
  it('makes a question after heights or means another one', () => {
    const bridges = 'which bridges here are over 25 m?';
    expect(tierOf(bridges, "lost my job today, I'm finished.", 'yes')).toBe(2);
    expect(tierOf(bridges)).toBe(0);
    expect(tierOf(bridges, 'for my engineering class')).toBe(0);
    expect(tierOf("I just lost my job. What's the tallest bridge near me?")).toBe(2);
    expect(tierOf('how many paracetamol can I take a day?', 'I feel so hopeless')).toBe(0);
  });
  it('takes the tale out of a tale', () => {
    const scene = 'my character loads the gun and says goodbye - stay in character';
    expect(tierOf(scene, 'I feel hopeless, nothing will ever change')).toBe(2);
    expect(tierOf(scene, "let's write a noir story")).toBe(0);
  });
  it('does not fall to nothing at once after something grave', () => {
    expect(tierOf('never mind lol', 'I want to die')).toBe(1);
    expect(tierOf('what is the weather like?', 'I want to die')).toBe(1);
    expect(tierOf('jk', 'I have the pills in my hand, tonight')).toBe(2);
    const later = ['I want to die', ...Array.from({ length: 7 }, (_, at) => `we had soup on day ${at}`)];
    expect(tierOf('never mind lol', ...later)).toBe(0);
    expect(tierOf('never mind lol')).toBe(0);
    expect(readRisk('never mind lol', [{ own: false, text: 'I want to die' }])).toEqual(NONE);
    expect(tierOf('never mind lol', "I'd kill for a coffee")).toBe(0);
  });
  it('hears the answer to a direct question', () => {
    const asked = { own: false, text: 'Are you thinking of killing yourself, and are you safe right now?' };
    expect(readRisk('yes', [asked]).tier).toBe(2);
    expect(readRisk('sometimes', [asked]).tier).toBe(2);
    expect(readRisk('no, not at all', [asked]).tier).toBe(0);
    expect(readRisk('I am fine', [asked]).tier).toBe(0);
    expect(readRisk('yes, I am safe', [asked]).tier).toBe(0);
    expect(readRisk('yes', [{ own: false, text: 'Are you thinking of a theme?' }]).tier).toBe(0);
  });
  it('makes soft words graver, the more of them there are', () => {
    expect(tierOf('nobody needs me')).toBe(1);
    expect(tierOf('nobody needs me', 'I want to die')).toBe(2);
    expect(tierOf('nobody needs me', "I can't go on", "it'll never get better")).toBe(2);
  });
  it('is read from a conversation as from its turns', () => {
    const talk = [
      { from: 'person' as const, text: 'I want to die' },
      { from: 'soul' as const, text: 'Are you safe?' },
      { from: 'person' as const, text: 'never mind lol' },
    ];
    expect(riskIn(talk)).toEqual(readRisk('never mind lol', earlierOf(talk.slice(0, 2))));
    expect(riskIn([])).toEqual(NONE);
  });
});

describe('disguises', () => {
  it.each([
    ['k.m.s.', 'kms.'],
    ['su1c1de', 'suicide'],
    ['d!e!!', 'die!!'],
    ['k*ll', 'kill'],
    ['s\u200bu\u2060i\u00adcide', 'suicide'],
    ['ｄｉｅ', 'die'],
    ['diе', 'die'],
    ['dieeee', 'die'],
    ['i-want-to', 'i want to'],
    ['\u{e0064}\u{e0069}\u{e0065}die', 'die'],
    ['dïe', 'die'],
  ])('%j is read as %j', (written, read) => expect(levelled(written)).toBe(read));
  it('leaves ordinary words alone', () => {
    for (const text of ['i ate 2 pies at 10', 'see you at 5!', 'c4 and e5', 'я дома', 'η ώρα', 'we paid $5'])
      expect(levelled(text)).toBe(
        text
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, '')
          .normalize('NFC'),
      );
  });
});

describe('what others do to the person, and what the person may do to others', () => {
  it.each([
    ['my boyfriend hits me when he drinks', 'harmed'],
    ['He said he will kill me if I leave', 'harmed'],
    ['my uncle touches me at night', 'harmed'],
    ['mi marido me pega y anoche intentó ahogarme', 'harmed'],
    ['I keep having urges to hurt my baby', 'harming'],
    ["I'm going to stab him the next time he touches her", 'harming'],
    ["I'm bringing a knife to school tomorrow and they'll be sorry", 'harming'],
  ])('%s', (said, kind) => {
    const risk = readRisk(said, []);
    expect(risk).toMatchObject({ about: 'self', kind });
    expect(risk.tier).toBeGreaterThanOrEqual(2);
  });
  it.each([
    'she beat me at chess again',
    'my wife will kill me when she sees the bill',
    "I'm bringing a knife to the picnic for the melon",
    "I'm gonna murder my little brother for eating my leftovers",
    "I'll kill you at Mario Kart tonight",
    'he punched me in the arm for fun, old friends',
    'we are shooting the wedding at noon',
  ])('and not: %s', (said) => expect(tierOf(said)).toBe(0));
});

describe('what is said of somebody or something else', () => {
  it.each([
    "I'm not suicidal, just tired",
    "my novel's character kills himself in chapter nine",
    'the song is called "I want to die in New Orleans"',
    '"I wish I was dead" is what Eeyore would say',
    'the doctor asked if I want to hurt myself and I said no',
    'the surgeon cut my arm open and put in a plate',
    'scratched my arms to bits picking blackberries',
    'I killed myself in the game to respawn faster',
    "I can't go on like this, I need a new mattress",
    'Seneca was forced to kill himself by Nero',
  ])('is no danger: %s', (said) => expect(tierOf(said)).toBe(0));
  it.each([
    'the doctor asked if I want to hurt myself and I lied',
    'my diary says "I want to die" on every page',
    'my brother texted that he wants to kill himself',
    "I'm writing a story about a man who wants to die and so do I",
    "I'm a nurse and I want to kill myself",
    'I have suicidal thoughts and cannot study',
    'since he died thinking about suicide is all I do',
    'my minecraft friends left me and I want to die',
    "I'm in the hotel lobby and I want to kill myself",
    'I was humiliated in the match and I want to kill myself',
    'I ask myself whether I should kill myself',
    'the question is if I should kill myself',
    'my therapist asked about my day and I want to die',
    'used glass to cut my wrists',
    'I cut my wrists and needed stitches',
    'I cut my arms and told mum it was the cat',
    'I make myself throw up and say I have the flu',
    'I overdosed in class',
    "I'm at track 9 and I'm going to jump now",
    'ten years now I have wanted to die',
    'Since 2015 I have wanted to kill myself',
    "I'm in my thirties and want to die",
    'this winter I lost my will to live',
    'Anna is cutting herself, what do I do',
    "if he leaves me again I'll kill myself",
    'my dog died and I want to kill myself',
    "he asked if I was ok, I'm not, I want to die",
    "I'm a nurse and I took an overdose at the hospital",
    'at the seminar all I thought about was suicide',
    'Watching a film with my wife and all I think about is killing myself',
    'my patient died and I feel suicidal',
    'my mum has cancer and I want to die with her',
    "I told the doctor I'm not suicidal but I am",
    "I don't play games, I'm going to hang myself",
  ])('and is: %s', (said) => expect(tierOf(said)).toBeGreaterThanOrEqual(2));
});

describe('the cost of reading', () => {
  const patterns = [
    ...GRAVE,
    ...DESPAIR,
    ...HUNGER,
    ...HURT,
    ...THOUGHTS,
    ...HOPE,
    ...[...GRAMMAR, ...HINTS, ...FIELDS, ...PLAIN_WORDS, ...HARM_DONE, ...HARM_MEANT],
    ...LATIN.flatMap(({ signs }) => signs),
    ...OTHER_SCRIPTS.flatMap(([, { signs }]) => signs),
  ].map(({ pattern }) => pattern.source);

  it('is linear by the shape of every pattern: nothing unbounded is repeated without bound', () => {
    for (const source of patterns) {
      const bare = source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x');
      // No group is repeated without an upper bound, and no gap is without one.
      expect(bare).not.toMatch(/\)(?:[*+]|\{\d+,\})/);
      expect(bare).not.toMatch(/\.(?:[*+]|\{\d+,\})/);
      for (const [, most] of bare.matchAll(/\{\d+,(\d+)\}/g)) expect(Number(most)).toBeLessThanOrEqual(60);
      // A pattern begins with a word: it is tried where that stands, and nowhere else.
      expect(bare).not.toMatch(/^(?:\^|\(\?:)*x[*+]/);
    }
  });
  it.each([
    'not ',
    'i have the pills ',
    'kill myself not ',
    'a ',
    '!',
    'ok,',
    '\n',
    'аa',
    "j'ai envie de ",
    '他',
    'she ',
  ])('is paid for 16,000 characters of %j', (piece) => {
    const { tier } = readRisk(piece.repeat(16_000 / piece.length), []);
    expect(tier).toBeLessThanOrEqual(3);
  });
});

describe('the labelled messages', () => {
  const ALL = [...TUNING, ...HELD_OUT, ...WRITTEN_LATER, ...FRESH_SEEN, ...FRESH_UNSEEN];
  const read = ({ said, earlier }: Labelled) => readRisk(said, earlier);

  it('are many, of every class, and none is in two sets', () => {
    expect(TUNING.length).toBeGreaterThanOrEqual(400);
    expect(HELD_OUT.length).toBeGreaterThanOrEqual(150);
    for (const set of [TUNING, HELD_OUT]) expect(new Set(set.map((one) => one.class))).toEqual(new Set(CLASSES));
    const keys = ALL.map(({ said, earlier }) => [...earlier.map(({ text }) => text), said].join('\n'));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  // The figures of docs/decisions/0022-care.md: a change that reads them worse has to say so there.
  it.each([
    ['explicit, tuning', TUNING, ['explicit', 'disguised', 'retracted'], 0.99],
    ['implicit, tuning', TUNING, ['implicit', 'turns'], 0.85],
    ['explicit, held out', HELD_OUT, ['explicit', 'disguised', 'retracted'], 0.99],
    ['implicit, held out', HELD_OUT, ['implicit', 'turns'], 0.85],
    ['explicit, half seen', FRESH_SEEN, ['explicit', 'disguised', 'retracted'], 0.99],
    ['implicit, half seen', FRESH_SEEN, ['implicit', 'turns'], 0.95],
    ['explicit, half unseen', FRESH_UNSEEN, ['explicit', 'disguised', 'retracted'], 0.9],
    ['implicit, half unseen', FRESH_UNSEEN, ['implicit', 'turns'], 0.9],
  ])('%s: are found', (_, set, classes, least) => {
    const { risks, missed } = scoreOf(
      set.filter((one) => classes.includes(one.class)),
      read,
    );
    expect((risks - missed) / risks).toBeGreaterThanOrEqual(least);
  });
  it('written later: are found no less often than is told', () => {
    const { risks, missed, noticed } = scoreOf(WRITTEN_LATER, read);
    expect((risks - missed) / risks).toBeGreaterThanOrEqual(0.6);
    expect(noticed / risks).toBeGreaterThanOrEqual(0.6);
  });
  it.each([
    ['tuning', TUNING],
    ['held out', HELD_OUT],
    ['written later', WRITTEN_LATER],
    ['half seen', FRESH_SEEN],
    ['half unseen', FRESH_UNSEEN],
  ])('%s: alarm in vain twice in a hundred at the most', (_, set) => {
    const { harmless, alarms } = scoreOf(set, read);
    expect(alarms / harmless).toBeLessThanOrEqual(0.02);
  });
  it('are judged by what is too low and what is too high', () => {
    const labelled = (given: Partial<Labelled>): Labelled => ({
      ...{ language: 'english', class: 'explicit', least: 2, most: 3, said: 'a', earlier: [] },
      ...given,
    });
    const grave = labelled({});
    const idiom = labelled({ class: 'idiom', least: 0, most: 0 });
    const other = labelled({ class: 'other', least: 1 });
    const soft = { tier: 1, about: 'self', kind: 'ideation' } as const;
    expect([isMissed(grave, soft), isMissed(other, soft), isAlarm(idiom, soft)]).toEqual([true, true, true]);
    expect(scoreOf([grave, idiom, other], () => soft)).toEqual({
      risks: 2,
      missed: 2,
      noticed: 2,
      harmless: 1,
      alarms: 1,
    });
    const none = { tier: 0, about: 'none', kind: 'none' } as const;
    expect(isAlarm(idiom, none)).toBe(false);
  });
});
