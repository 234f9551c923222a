import { ReasoningFilter, type ReasoningHabit, withoutReasoning } from './reasoning';

function filtered(text: string, size: number): string {
  const filter = new ReasoningFilter();
  let out = '';
  for (let at = 0; at < text.length; at += size) out += filter.push(text.slice(at, at + size));
  return out + filter.end();
}

describe('reasoning is taken out of a stream', () => {
  const cases: [string, string][] = [
    ['<think>The person is sad.</think>\n\nHello there.', 'Hello there.'],
    ['<thinking>a < b and </think> c</thinking>Yes.', 'Yes.'],
    ['<THINK>loud</THINK>Quiet.', 'Quiet.'],
    ['First.<think>second thoughts</think> Then.', 'First. Then.'],
    ['No tags, but 1 < 2 and <thin> ice.', 'No tags, but 1 < 2 and <thin> ice.'],
    ['It ends with <thi', 'It ends with <thi'],
    ['<think>never closed', ''],
    [
      '<|channel|>analysis<|message|>We need to be kind.<|end|><|start|>assistant<|channel|>final<|message|>Hello.',
      'Hello.',
    ],
    [
      '<|channel|>analysis<|message|>a <think> b<|end|><|channel|>commentary<|message|>c<|channel|>final<|message|>Yes.<|return|>',
      'Yes.',
    ],
    ['<|start|>assistant<|message|>Hello.<|end|>', 'Hello.'],
    ['Okay, the person is sad. I should answer gently.</think>\n\nI am here.', 'I am here.'],
    ['Alright, let us go to the harbour.', 'Alright, let us go to the harbour.'],
    ['  \n Leading space goes, inner  space stays.', 'Leading space goes, inner  space stays.'],
  ];
  for (const [text, expected] of cases) {
    it(`whatever the cuts: ${text.slice(0, 24).trim()}`, () => {
      for (let size = 1; size <= text.length; size++) expect(filtered(text, size)).toBe(expected);
    });
  }

  it('holds back no more than what may still be a tag', () => {
    const filter = new ReasoningFilter();
    expect(filter.push('one <')).toBe('one ');
    expect(filter.push('b')).toBe('<b');
  });
});

describe('reasoning whose opening tag the template wrote', () => {
  const plan = 'Quietly: greet Ada and ask after her sister.';

  it('is taken back where it was given out, and what follows begins anew', () => {
    const habit: ReasoningHabit = { opensWithin: null };
    let given = '';
    const filter = new ReasoningFilter(habit, () => (given = ''));
    for (const piece of [plan, '</thi', 'nk>\n\n', 'Good evening.']) {
      const visible = filter.push(piece);
      given += visible;
    }
    expect(filter.end()).toBe('');
    expect(given).toBe('Good evening.');
    expect(habit).toEqual({ opensWithin: true });
  });

  it('is held back from then on', () => {
    const retract = jest.fn();
    const filter = new ReasoningFilter({ opensWithin: true }, retract);
    expect([filter.push(plan), filter.push('</think>Good'), filter.push(' evening.'), filter.end()]).toEqual([
      '',
      'Good',
      ' evening.',
      '',
    ]);
    expect(retract).not.toHaveBeenCalled();
  });

  it('that was cut is no speech; what came to its end without a closing tag is', () => {
    const cut = new ReasoningFilter({ opensWithin: true });
    expect(cut.push(plan) + cut.end(true)).toBe('');
    const habit: ReasoningHabit = { opensWithin: true };
    const whole = new ReasoningFilter(habit);
    expect(whole.push('Good evening.') + whole.end()).toBe('Good evening.');
    expect(habit).toEqual({ opensWithin: false });
  });

  it('is looked for no more once a model has spoken plainly', () => {
    const filter = new ReasoningFilter({ opensWithin: false });
    expect(filter.push('Okay, the person')).toBe('Okay, the person');
  });

  it('holds nothing of ordinary speech back', () => {
    expect(new ReasoningFilter().push('Good')).toBe('Good');
  });

  it('is no part of a whole text', () => {
    expect(withoutReasoning('I plan: {"a": 1}</think>{"b": 2}')).toBe('{"b": 2}');
    expect(withoutReasoning('{"b": 2}')).toBe('{"b": 2}');
  });
});
