import { draftsOf } from './keep';
import type { Heard } from './memory';

const AT = Date.UTC(2024, 4, 8, 12);
let seq = 0;
const heard = (text: string, from: Heard['from'] = 'person', whispered = false): Heard => ({
  id: ++seq,
  conversationId: 1,
  seq,
  from,
  speaker: from === 'person' ? 'Robin' : 'Lumen',
  text,
  at: AT,
  whispered,
});
const keep = (text: string, before: Heard[] = []) =>
  draftsOf(heard(text), { personName: 'Robin', soulName: 'Lumen', before });
const facts = (text: string, before: Heard[] = []): string[] =>
  keep(text, before).map(({ fact }) =>
    fact ? `${fact.subject} ${fact.relation} ${fact.negated ? 'not ' : ''}${fact.value}`.trim() : '',
  );

describe('what was said in danger', () => {
  it.each([
    "I don't want to live any more.",
    'I want to kill myself.',
    'I have the pills with me and I am doing it tonight.',
  ])('is kept as nothing about the person: %s', (text) => {
    expect(keep(text)).toEqual([]);
  });

  it('takes nothing from what else was said', () => {
    expect(facts("My sister's name is Nora. I don't want to live any more.")).toEqual(
      facts("My sister's name is Nora."),
    );
    expect(facts("My sister's name is Nora.")).not.toEqual([]);
  });
});

describe('what is kept of a message', () => {
  it('names nobody in the middle of a word', () => {
    const kept = keep('Last Saturday the roof of the shed gave way.', [heard('Our only son, Anil, is in Leeds.')]);
    expect(kept.map(({ content }) => content).join(' ')).not.toMatch(/Anil|\bt(?:your|my)\b/);
  });

  it('is of whom the messages before went on about, also where they were not named again', () => {
    const before = [
      heard('My mum is in hospital.'),
      heard('I am sorry that she is.', 'soul'),
      heard('She fell in the bathroom.'),
      heard('I see.', 'soul'),
    ];
    expect(facts('She is 81 and so stubborn.', before)).toContain('mother age 81');
  });

  it('takes how something is for no other word of what was said before', () => {
    expect(facts('its harder than i thought', [heard('studying physics')]).join()).not.toMatch(/studies/);
  });

  it.each([
    ['Hello from simple chat', []],
    ['Hi, I am from Leeds', ['person from Leeds']],
    ['My uncle taught me to swim.', ['uncle told My uncle taught me to swim.']],
    ['My aunt taught maths for thirty years.', ['aunt worked-as taught maths for thirty years']],
  ])('keeps no greeting and no kindness as a place or a trade: %s', (text, expected) => {
    expect(facts(text)).toEqual(expect.arrayContaining(expected));
    if (expected.length === 0) expect(facts(text)).toEqual([]);
  });

  it.each(['to call', 'I would call', "that I'll call", 'that I will call'])('knows a promise: %s', (words) => {
    expect(facts(`I promised my mother ${words} on Sundays.`)).toContain('person promised call on Sundays');
  });

  it.each([
    ['was a barista at Cafe Zephyr for 3 years', ['person worked-as a barista at Cafe Zephyr']],
    ['was a good day', []],
  ])('knows who it was that was: %s', (text, expected) => {
    expect(facts(text).filter((fact) => fact.includes('worked-as'))).toEqual(expected);
  });

  it.each([
    [
      'No light since morning, the irony is not lost on me.',
      'You told me: “No light since morning, the irony is not lost on me.”',
    ],
    ['No, I live in Ghent.', 'You live in Ghent.'],
    ['no I live in Ghent', 'You live in Ghent.'],
    ['remember that I live in Ghent', 'You live in Ghent.'],
    ['I live in Ghent btw', 'You live in Ghent.'],
    ['i live in Ghent lol', 'You live in Ghent.'],
  ])('says no where no was said of something, and not where it only answered: %s', (text, content) => {
    expect(keep(text).map((draft) => draft.content)).toEqual([content]);
  });

  it.each([
    ['I live in Ghent', ['person lives-in Ghent']],
    ['i live in ghent now', ['person lives-in Ghent']],
    ["I'm a nurse", ['person works-as a nurse']],
    ['im a retired teacher', ['person works-as a retired teacher']],
    ['I work for a small publisher', ['person works-at a small publisher']],
    ['I work nights', ['person works-when nights']],
    ['My name is Marta', ['person name Marta']],
    ["hi, I'm maya", ['person name Maya']],
    ["I'm 34", ['person age 34']],
    ['I turned 40 last week', ['person age 40']],
    ['I grew up in a village near Cork', ['person grew-up-in a village near Cork']],
    ["I'm from Ghana", ['person from Ghana']],
    ['I used to live in Berlin', ['person lived-in Berlin']],
    ["I'm allergic to peanuts", ['person allergic-to peanuts']],
    ["I'm vegan", ['person diet vegan']],
    ["I don't eat pork", ['person eats not pork']],
    ['I play the cello', ['person plays cello']],
    ['I speak Dutch and Greek', ['person speaks Dutch and Greek']],
    ["I'm learning Japanese", ['person learns Japanese']],
    ['I love thunderstorms', ['person likes thunderstorms']],
    ["I can't stand olives", ['person dislikes olives']],
    ["I don't like jazz", ['person dislikes jazz']],
    ["I'm scared of spiders", ['person fears spiders']],
    ['my favourite book is Dune', ['person favourite book Dune']],
    ['fav color is lilac', ['person favourite color lilac']],
    ['I drive an old Fiat Panda', ['person drives an old Fiat Panda']],
    ['I have asthma', ['person health asthma']],
    ['we broke up', ['person relationship-status not']],
    ['call me Sam', ['person nickname Sam']],
    ['I want to visit Japan one day', ['person wish visit Japan one day']],
    ["I'll call my mum tomorrow", ['person promised call my mum']],
    ['my car is a red Volvo', ['car is a red Volvo']],
    ['moved to Porto last month', ['person lives-in Porto']],
    ['software dev here', ['person works-as a software dev']],
  ])('%s', (text, expected) => expect(facts(text)).toEqual(expected));

  it.each([
    ['my sister lives in Ghent', ['sister lives-in Ghent']],
    ['my sister Ana lives in Ghent', ['sister name Ana', 'ana lives-in Ghent']],
    ["my sister's name is Ana", ['sister name Ana']],
    ['so my dog biscuit ate my shoe again', ['dog name Biscuit']],
    ['my brother is a carpenter and I am a nurse', ['brother works-as a carpenter', 'person works-as a nurse']],
    ['my wife Clara is from Chile. She loves chess', ['wife name Clara', 'clara from Chile', 'clara likes chess']],
    ['I have a brother who lives in Porto', ['person has a brother', 'brother lives-in Porto']],
    ["my sister's husband is a pilot", ["sister's husband works-as a pilot"]],
    ['my son Leo is 6', ['son name Leo', 'leo age 6']],
    ['my 6-year-old son Leo loves trains', ['son name Leo', 'leo age 6', 'leo likes trains']],
    ['my mum is a vet. Her garden is full of roses', ['mother works-as a vet']],
    ['my therapist Dr Lund is kind to everybody in Oslo', ['therapist name Dr Lund']],
  ])('whose it is: %s', (text, expected) => expect(facts(text)).toEqual(expect.arrayContaining(expected)));

  it.each([
    'where do I live?',
    'do you like Ghent',
    'if I lived in Paris I would eat croissants',
    'I wish I had a dog',
    "he said I'm lazy",
    'my boss thinks I live in a dump',
    "imagine I'm a pirate called Blackfin",
    '*draws sword* I sail with my parrot Polly',
    'you are a good friend to me',
    "yeah right, I'm totally a millionaire",
    "I'm a millionaire. just kidding",
    'in my novel I live in Venice',
    'I dreamt that I lived in Venice',
    'She wrote: "I have lived in Venice for ten years and I love it."',
    '```\nconst home = "I live in Ghent";\n```',
    '> I live in Ghent',
    "I'm fine thanks",
    'ok',
    'the weather is awful',
    '¿dónde vivo?',
    'no me gusta el café',
    'ich mag dich nicht besonders',
    'should I move to Berlin?',
    "I don't know",
  ])('keeps nothing of: %s', (text) => expect(facts(text)).toEqual([]));

  it.each([
    ['hola, me llamo Lucía y vivo en Sevilla', ['person name Lucía', 'person lives-in Sevilla']],
    ["je m'appelle Luc et j'habite à Lyon", ['person name Luc', 'person lives-in Lyon']],
    ['ich heiße Jonas und ich wohne in Bremen', ['person name Jonas', 'person lives-in Bremen']],
    ['eu me chamo Rita e gosto de música', ['person name Rita', 'person likes música']],
  ])('in other languages, the plainest: %s', (text, expected) => expect(facts(text)).toEqual(expected));

  it('keeps nothing of what a soul says', () =>
    expect(draftsOf(heard('I live in Ghent', 'soul'), { personName: 'Robin', soulName: 'Lumen', before: [] })).toEqual(
      [],
    ));

  it('keeps what goes before a question', () =>
    expect(facts('I live in Ghent, do you know it?')).toEqual(['person lives-in Ghent']));

  it('marks what corrects', () => {
    const drafts = keep('actually her name is Anna, not Ana', [heard('my sister Ana is here')]);
    expect(drafts.map(({ fact, tags }) => [fact?.subject, fact?.value, tags])).toEqual([
      ['sister', 'Anna', ['correction']],
    ]);
  });

  it.each([
    ['What is her name?', 'Biscuit', 'dog name Biscuit'],
    ["What's she called?", "she's called biscuit", 'dog name Biscuit'],
    ['How old is she?', '4', 'dog age 4'],
    ['Where do you live?', 'Ghent', 'person lives-in Ghent'],
    ["What's your favourite film?", 'Paddington 2', 'person favourite film Paddington 2'],
  ])('an answer to a question: %s – %s', (question, answer, expected) =>
    expect(facts(answer, [heard('I have a dog'), heard(question, 'soul')])).toContain(expected),
  );

  it.each([
    ['What is her name?', 'no idea'],
    ['Where do you live?', 'why?'],
    ['Lovely weather today.', 'Biscuit'],
  ])('no answer: %s – %s', (question, answer) =>
    expect(facts(answer, [heard('I have a dog'), heard(question, 'soul')])).toEqual([]),
  );

  it('reaches back for a name, but not far', () => {
    const first = heard('my dog Biscuit is here');
    expect(facts('biscuit loves bananas', [first])).toEqual(['biscuit likes bananas']);
    const talk = ['so', 'well', 'the weather', 'rain'].map((text) => heard(text));
    expect(facts('he loves bananas', [first, ...talk])).toEqual([]);
  });

  it('writes in the second person with dates in words', () => {
    const [draft] = keep('my exam is on Friday');
    expect(draft?.content).toBe('Your exam is on Friday (Friday, 10 May 2024).');
    expect(draft?.span).toEqual({ from: Date.UTC(2024, 4, 10), to: Date.UTC(2024, 4, 11) - 1, precision: 'day' });
    expect(keep('I sprained my ankle and my husband Tom drove me')[0]?.content).toMatch(
      /^You sprained your ankle\.$|^Your husband/,
    );
  });

  it('titles are short and say what it is', () => {
    expect(keep('I live in Ghent')[0]?.title).toBe('Home: Ghent');
    expect(keep("my sister's name is Ana")[0]?.title).toBe('Sister: Ana');
    for (const draft of keep(`I once ${'walked very far and '.repeat(20)}slept in Rome`))
      expect(draft.title.length).toBeLessThanOrEqual(80);
  });

  it('carries that something was whispered', () =>
    expect(
      draftsOf(heard('I live in Ghent', 'person', true), { personName: 'Robin', soulName: 'Lumen', before: [] })[0]
        ?.whispered,
    ).toBe(true));

  it('gives the same key to the same thing in other words', () => {
    expect(keep('I live in Ghent')[0]?.key).toBe(keep("I'm living in the city of Ghent")[0]?.key);
    expect(keep('I live in Ghent')[0]?.key).not.toBe(keep('I live in Porto')[0]?.key);
  });

  it('does not say again in raw words what was understood of it for the most part', () => {
    const contents = keep('my viva in geology is 12 may and i remember nothing').map(({ content }) => content);
    expect(contents).toEqual([expect.stringMatching(/^Your viva in geology is 12 may/)]);
  });

  it.each([
    'my '.repeat(5000),
    'I have '.repeat(2300),
    'my sister '.repeat(1500),
    'x'.repeat(16_000),
    '*a'.repeat(8000),
    '1 May '.repeat(2600),
  ])('ends whatever comes: %#', (text) => expect(keep(text).length).toBeLessThanOrEqual(24));
});

describe('the days of what is kept', () => {
  it("are those of the person's time zone", () => {
    const evening = { ...heard('My exam is tomorrow.'), at: Date.UTC(2026, 10, 28, 2) };
    const dayIn = (timeZone: string | null) => {
      const [draft] = draftsOf(evening, { personName: 'Robin', soulName: 'Lumen', before: [], timeZone });
      expect(draft?.saidAt).toBe(evening.at);
      return draft?.span && new Date(draft.span.from).toISOString().slice(0, 10);
    };
    expect(dayIn(null)).toBe('2026-11-29');
    expect(dayIn('America/New_York')).toBe('2026-11-28');
    expect(dayIn('Asia/Tokyo')).toBe('2026-11-29');
  });
});
