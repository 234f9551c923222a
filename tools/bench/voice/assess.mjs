/** Assesses one conversation: every finding has its position and texts. */
import { alikeIn, isPlainFarewell, judgeKnown, judgeUnknown, repeatsIn } from './measure.mjs';

/**
 * @typedef {'wrong' | 'invented' | 'evaded' | 'repeated' | 'alike' | 'farewell'} Measure
 * @typedef {{ measure: Measure, conversation: string, turn: number, said: string, reply: string, why: string, recalled: string[] }} Finding
 * @typedef {{ known: number, right: number, unknown: number, owned: number, findings: Finding[] }} Assessment
 */

/** @param {import('./corpus.mjs').Expectation} expect */
function wanted({ any = [], all = [], date, yes }) {
  const polarity = yes === undefined ? [] : [yes ? 'yes' : 'no'];
  return [...polarity, ...(date === undefined ? [] : [date]), ...any, ...all.map((parts) => parts.join('/'))].join(
    ', ',
  );
}

/** @param {import('./run.mjs').Talk} talk @returns {Assessment} */
export function assess({ conversation, soul, replies, recalled }) {
  const { id, person, turns } = conversation;
  /** @type {Assessment} */
  const result = { known: 0, right: 0, unknown: 0, owned: 0, findings: [] };
  const find = (/** @type {Measure} */ measure, /** @type {number} */ index, /** @type {string} */ why) =>
    result.findings.push({
      measure,
      conversation: id,
      turn: index + 1,
      said: turns[index]?.say ?? '',
      reply: replies[index] ?? '',
      why,
      recalled: recalled[index] ?? [],
    });
  const days = turns.map(({ at }) => at);
  turns.forEach(({ expect, at }, index) => {
    if (expect === null) return;
    const reply = replies[index] ?? '';
    if (expect.unknown === true) {
      const said = turns.slice(0, index + 1).map((turn) => turn.say);
      const verdict = judgeUnknown(reply, expect, {
        said: said.join('\n'),
        names: [soul, person, conversation.soul.instructions],
        days,
      });
      result.unknown += 1;
      if (verdict.right) result.owned += 1;
      if (verdict.invented.length > 0) find('invented', index, `never told, names ${verdict.invented.join(', ')}`);
      else if (!verdict.owned) find('evaded', index, 'does not say that it does not know');
      return;
    }
    const verdict = judgeKnown(reply, expect, at);
    result.known += 1;
    if (verdict.right) result.right += 1;
    else find('wrong', index, `expected ${wanted(expect)}`);
    if (verdict.invented.length > 0) find('invented', index, `names ${verdict.invented.join(', ')}`);
  });
  for (const index of repeatsIn(replies)) find('repeated', index, 'said before in the same words');
  for (const { first, second, sentences } of alikeIn(replies)) {
    find('alike', second, `turn ${first + 1} "${sentences[0]}", turn ${second + 1} "${sentences[1]}"`);
  }
  if (!isPlainFarewell(replies.at(-1) ?? ''))
    find('farewell', turns.length - 1, 'more than two sentences, a question, or nothing');
  return result;
}
