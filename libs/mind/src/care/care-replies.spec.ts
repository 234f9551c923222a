import { selfOf } from '../self/derive';
import { guard } from '../guard/guard';
import { perceive } from '../perception/perceive';
import { CARE_LANGUAGES, CARE_SITUATIONS, careReplies, situationOfRisk } from './care-replies';

const all = CARE_LANGUAGES.flatMap((language) =>
  CARE_SITUATIONS.flatMap((situation) =>
    careReplies(situation, language).map((text) => ({ language, situation, text })),
  ),
);

describe('replies of care', () => {
  it('stand in every language of the helplines for every situation, none twice', () => {
    for (const language of CARE_LANGUAGES) {
      for (const situation of CARE_SITUATIONS) {
        expect({ language, situation, count: careReplies(situation, language).length }).toMatchObject({
          count: expect.any(Number) as number,
        });
        expect(careReplies(situation, language).length).toBeGreaterThanOrEqual(3);
      }
      const texts = all.filter((one) => one.language === language).map(({ text }) => text);
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([]);
    }
  });
  it('ask one question at most, name no number and do not shout', () => {
    expect(all.filter(({ text }) => (text.match(/[?？؟]/g)?.length ?? 0) > 1)).toEqual([]);
    expect(all.filter(({ text }) => /\p{N}{2,}|[!！]/u.test(text))).toEqual([]);
  });
  it('let people go without a question', () => {
    const goodbyes = all.filter(({ situation }) => /^farewell/.test(situation));
    expect(goodbyes.filter(({ text }) => /[?？؟]/.test(text))).toEqual([]);
  });
  it('pass the guard', () => {
    const self = selfOf({ id: 1, name: 'Lumen', archetype: 'sage', personality: {}, instructions: '' });
    const severe = (text: string, asked: string) =>
      guard(text, { self, asked, perception: perceive(asked), group: false, streaming: false }).broken.filter(
        ({ severity }) => severity === 3,
      );
    const english = all.filter(({ language }) => language === 'en');
    for (const { situation, text } of english) {
      const asked = situation.startsWith('farewell')
        ? 'good night, bye'
        : situation.startsWith('honest')
          ? 'are you a real person?'
          : 'I want to die';
      expect({ text, broken: severe(text, asked) }).toEqual({ text, broken: [] });
    }
  });
  it('are chosen by kind, whose danger it is and how near', () => {
    expect(situationOfRisk({ tier: 3, about: 'self', kind: 'plan' })).toBe('emergency');
    expect(situationOfRisk({ tier: 3, about: 'self', kind: 'harmed' })).toBe('harmed_now');
    expect(situationOfRisk({ tier: 2, about: 'self', kind: 'eating' })).toBe('eating');
    expect(situationOfRisk({ tier: 3, about: 'other', kind: 'ideation' })).toBe('other_now');
  });
  it('are English where a language has none', () =>
    expect(careReplies('honest', 'xx')).toBe(careReplies('honest', 'en')));
});
