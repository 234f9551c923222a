import { HOUSE_RULES } from '../guard/rules';
import { configured } from './configured';
import { selfOf } from './derive';

const self = selfOf({ id: 1, name: 'Lumen', archetype: 'sage', personality: {}, instructions: 'Never mention boats.' });
const rules = (of: typeof self) => of.constraints.coreConstraints.map(({ rule }) => rule);

it('is the self as it comes where nothing was changed', () => {
  expect(configured(self, null)).toBe(self);
  expect(configured(self, { voiceConstraints: null, thinkingStyle: null })).toEqual(self);
});

it('takes rules and ways of thinking as they were changed', () => {
  const changed = configured(self, {
    voiceConstraints: {
      adaptabilityLevel: 0,
      voiceRigidity: 1,
      coreConstraints: [{ type: 'negative', severity: 2, rule: 'Uses no emoji.', fallbackPhrase: '' }],
    },
    thinkingStyle: { ...self.style, questioningStyle: 'one question in three replies' },
  });
  expect(changed.constraints).toMatchObject({ adaptabilityLevel: 0, voiceRigidity: 1 });
  expect(rules(changed)).toContain('Uses no emoji.');
  expect(rules(changed).some((rule) => /boats/.test(rule))).toBe(false);
  expect(changed.style.questioningStyle).toBe('one question in three replies');
});

it('keeps the rules of the house, each once and as the house has it, whatever is changed', () => {
  const [ai] = Object.values(HOUSE_RULES);
  const weakened = self.constraints.coreConstraints.map((one) => ({ ...one, severity: 1 as const }));
  for (const coreConstraints of [[], weakened]) {
    const changed = configured(self, {
      voiceConstraints: { ...self.constraints, coreConstraints },
      thinkingStyle: null,
    });
    for (const rule of Object.values(HOUSE_RULES)) expect(rules(changed).filter((one) => one === rule)).toHaveLength(1);
    expect(changed.constraints.coreConstraints.find(({ rule }) => rule === ai)).toEqual(
      self.constraints.coreConstraints.find(({ rule }) => rule === ai),
    );
  }
});
