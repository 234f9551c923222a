import { contracted } from './contract';
import { keptOf, say, talk } from './testing';

describe('answers that must fit', () => {
  it('what is all right is said to be, whatever memory lies nearest', () => {
    const answer = {
      asks: 'whether',
      subject: 'person',
      relation: 'said',
      holds: true,
      memories: [keptOf('Your mum has not cried yet.')],
    } as const;
    const reply = say('is it ok that I laughed today?', { answer: { ...answer, memories: [...answer.memories] } });
    expect(reply).not.toMatch(/mum|cried/i);
    expect(reply).toMatch(/yes|all right|of course|it is/i);
  });

  it('a clause with "when" or "what" in it is no question about what was told', () => {
    const answer = { asks: 'value', subject: 'person', relation: 'pet', holds: null, memories: [] } as const;
    for (const text of ['my teacher cried when I told her', "they don't know what it is yet"])
      expect(say(text, { answer: { ...answer, memories: [] } })).not.toMatch(
        /(?:not|never) told|\bI (?:do not|don.t) know/i,
      );
  });

  it('beside a death the rain is not small talk', () => {
    const replies = talk(['my grandpa died this morning', 'I went to the cemetery. It rained.']);
    expect(replies[1]).not.toMatch(/dry place|when it is like that/i);
  });

  it('sleep that comes is not kept waiting', () => {
    const replies = talk(["I can't sleep", 'it is 3 am again', 'I think I am getting sleepy now']);
    expect(replies[2]).toMatch(/sleep|rest|come/i);
    expect(replies[2]).not.toContain('?');
  });

  it('shortens only where a verb follows its own subject', () => {
    expect(contracted('What was said in the heat of it is seldom all. It is late. What is it?')).toBe(
      "What was said in the heat of it is seldom all. It's late. What is it?",
    );
  });

  it('why, after advice, is told in terms of advice', () => {
    const replies = talk(['should I talk to my boss?', 'why?']);
    expect(replies[1]).toMatch(/because|no deeper reason/i);
  });

  it('a joke that is offered is asked for, and its riddle given up', () => {
    const replies = talk(['wanna hear a joke', 'what do you call a fish with no eyes?', 'fsh hahaha']);
    expect(replies[0]).not.toMatch(/snail|plan/i);
    expect(replies[1]).toMatch(/give up|answer|guess|what\?/i);
  });

  it('who left, or is seen by nobody, hears no congratulations', () => {
    for (const text of [
      "he said he'd met someone at the gym",
      'they all moved away or got married',
      'nobody texted me all weekend',
    ])
      for (const seed of ['a', 'b', 'c', 'd'])
        expect(say(text, { seed })).not.toMatch(/in love|wedding|congratulations|lovely|glad for/i);
  });
});
