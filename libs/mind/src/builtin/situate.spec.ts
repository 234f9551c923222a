import { sentencesOf } from '../perception/text';
import { soulOf, talk } from './testing';

const ARCHETYPES = ['sage', 'companion', 'dreamer', 'protector', 'creator', 'explorer'];
const SEEDS = ['a', 'b', 'c', 'd', 'e'];

/** The last reply of each archetype, for several seeds, to the last of the messages. */
function replies(messages: readonly string[], personality: object = {}): string[] {
  return ARCHETYPES.flatMap((archetype) =>
    SEEDS.map((seed) => {
      const soul = soulOf({ archetype, personality: { ...personality } });
      return talk(messages, { soul, seed }).at(-1) ?? '';
    }),
  );
}
const opening = (reply: string) => sentencesOf(reply).slice(0, 2).join(' ');

const JOYLESS = /sorry|that is good to hear|congratulations|how nice|lovely/i;
/** What is told; what the first two sentences must name; what no reply may say. */
const TOLD: [string[], RegExp, RegExp][] = [
  [
    ["Mara had the baby. A girl. I held her and couldn't stop thinking about Grandad."],
    /baby.*grandad/is,
    /chafe|sorry/i,
  ],
  [['guess what, i got the job!!'], /job|glad|pleased|happy/i, /not told me|haven't told|going to guess/i],
  [['ok. I am Walter, 71, retired carpenter'], /Walter/, /about walter|with walter/i],
  [['my name is Lena btw'], /Lena/, /btw/i],
  [
    ["remember that my sister's birthday is on March 3rd"],
    /your sister's birthday is on March 3rd/i,
    /happy birthday|not told|do not know/i,
  ],
  [['my dad will kill me'], /./, /your dad will kill you/i],
  [['my wife made pancakes to celebrate'], /./, /rely on|feel safe with/i],
  [['i hate the cold lol'], /./, /sorry you have it|rest at all/i],
  [['it was about a cake. a wedding cake. i dropped it'], /./, /glad|wedding ahead|for you both/i],
  [['My sister had a baby today. I am so happy.'], /baby/i, /sorry|second thought|take note/i],
  [
    ['I keep thinking about Grandad.', 'He used to take me out on the lake in his little boat.'],
    /he used to take you out on the lake in his little boat/i,
    /trees|\bme out\b|my little/i,
  ],
  [
    ["I don't know whether to be happy or sad tonight."],
    /both|two|happy and sad|glad and sore/i,
    /good to hear|sorry/i,
  ],
  [
    ["What should I do tomorrow? I have an exam on Thursday and I'm nervous."],
    /exam.*Thursday/is,
    /next spring|regret/i,
  ],
  [["We're moving to Berlin next month and I'm excited but also scared"], /Berlin/, /sorry/i],
  [['I got the job!!'], /job|congratulations/i, /sorry/i],
  [['I have a job interview tomorrow morning'], /interview.*tomorrow morning/i, /congratulations/i],
  [['My boyfriend broke up with me last night'], /sorry|hurts/i, /congratulations|[Hh]ow nice|!/],
  [['I got a puppy! She is called Biscuit'], /Biscuit/, /sorry|is the puppy called/i],
  [['My cat Miso sleeps on my keyboard'], /Miso|sleeps on your keyboard/, /sorry|my keyboard/i],
  [['I had a huge fight with my mum'], /your mum/, /congratulations|families know/i],
  [["I can't sleep again. It's 3am."], /sleep|awake/i, /congratulations|lovely/i],
  [['I feel really lonely since I moved here'], /lonely/i, /congratulations|boxes/i],
  [["I'm writing a novel about a lighthouse"], /novel/, /sorry/i],
  [['My grandmother died three years ago today'], /your grandmother|loss/, /!|congratulations|lamp|stone in/i],
  [['My dog Rex died'], /Rex|your dog/, /!|congratulations/i],
  [['my phone died'], /phone/, /grief|your loss|remember/i],
  [['My best friend is getting married in June and I have to give a speech'], /wedding|speech/i, /sorry/i],
  [['My dad is in hospital'], /your dad/, /congratulations|imagined|!/i],
  [['My friend Tom has cancer'], /Tom/, /congratulations|imagined|!/i],
  [['I have a terrible cold'], /cold/, /congratulations|wet/i],
  [['I failed my driving test'], /driving test/, /congratulations|!/i],
  [['It rained all day'], /rained/, JOYLESS],
  [['I went for a walk by the river and saw a heron'], /river.*heron/i, /sorry/i],
  [['My boss yelled at me today'], /your boss/i, /congratulations|my boss/i],
  [["It's my birthday today and nobody called"], /happy birthday/i, /chairs for/i],
  [['I quit my job today'], /job/, /sorry you lost|congratulations/i],
  [['my brother lost his job'], /your brother/, /you lost|your job\b/i],
  [['My mom keeps asking when I am getting married'], /./, /congratulations|hooray|wonderful/i],
  [['I think my husband is cheating on me'], /your husband/, /congratulations|!/i],
  [
    ["Can't decide whether to stay in my job or go back to school"],
    /stay in your job.*go back to school/is,
    /congratulations/i,
  ],
  [['I want to start running but I never do'], /running/i, /sorry/i],
  [['My coworker got the promotion I wanted'], /promotion/, /congratulations|well done/i],
  [["I'm pregnant and scared"], /pregnant/i, /congratulations|well done|cake/i],
  [['My parents are getting divorced'], /your parents/i, /breakup/],
];

describe('something told', () => {
  it.each(TOLD)('%j is answered by name', (messages, named, never) => {
    for (const reply of replies(messages)) {
      expect(opening(reply)).toMatch(named);
      expect(reply).not.toMatch(never);
      expect(reply).not.toMatch(/[{}]|undefined|\bI (?:slept|ate|walked|remember)\b/);
      expect(sentencesOf(reply).length).toBeLessThanOrEqual(4);
    }
  });

  it('takes good news told in fear for more than good news', () => {
    for (const reply of replies(["I'm nervous about my first day at work tomorrow"]))
      expect(reply).not.toMatch(/congratulations/i);
  });

  it('sounds different from one archetype to the next', () => {
    const all = replies(['My sister had a baby today. I am so happy.']);
    const own = ARCHETYPES.map((_, at) => all.slice(at * SEEDS.length, (at + 1) * SEEDS.length).join(' '));
    expect(new Set(own).size).toBe(ARCHETYPES.length);
  });

  it('is answered more sparingly by a soul with little empathy, and asked about more by a curious one', () => {
    const told = ['I have an exam on Thursday'];
    const first = (personality: object) =>
      replies(told, personality).filter((one) => /^So the exam is|^The exam, then/.test(one));
    expect(first({ empathy: 1 }).length).toBeGreaterThan(first({ empathy: 5 }).length);
    const asked = (curiosity: number) => replies(told, { curiosity }).filter((one) => one.includes('?')).length;
    expect(asked(5)).toBeGreaterThan(asked(1) + 8);
  });

  it('leaves out what the message does not say', () => {
    for (const reply of replies(['I had a baby'])) expect(reply).not.toMatch(/held|a girl|a boy/);
    for (const reply of replies(['I have an exam'])) expect(reply).not.toMatch(/Thursday|tomorrow/);
  });

  it('remembers what lies ahead when it says good night', () => {
    const nights = replies(['I have an exam on Thursday', "ok, good night then, I'm off to bed"]);
    for (const reply of nights) {
      expect(reply).toMatch(/night|sleep|rest/i);
      expect(reply).not.toMatch(/\?/);
    }
    expect(nights.some((reply) => reply.includes('the exam on Thursday'))).toBe(true);
  });

  it('stays with what was told when the next message leans on it', () => {
    for (const reply of replies(['My grandmother died.', 'She baked bread every Sunday']))
      expect(reply).toMatch(/your grandmother/);
    for (const reply of replies(['I feel so lonely', 'What should I do?']))
      expect(reply).toMatch(/same hour every week|lost touch with/);
  });

  it('does not congratulate twice', () => {
    for (const reply of replies(['I got the job!!', 'I start my new job on Monday']))
      expect(reply).not.toMatch(/congrat/i);
  });
});
