/** Formats measurements as goals met or missed and as lines of text. */

/**
 * @typedef {import('./assess.mjs').Finding} Finding
 * @typedef {import('./assess.mjs').Assessment} Assessment
 * @typedef {{
 *   conversations: number, assessments: Assessment[], milliseconds: number, strayed: string[],
 *   archetypes: Awaited<ReturnType<typeof import('./character.mjs').judgeArchetypes>> | null,
 *   manners: Awaited<ReturnType<typeof import('./character.mjs').judgeManners>> | null,
 * }} Measured `strayed`: replies that differ in a second run; `milliseconds`: p95 of a reply
 * @typedef {{ name: string, value: string, goal: string, met: boolean }} Goal
 */

export const ANSWERED = 0.85;
export const TOLD_APART = 0.8;

/** @param {number} share */
const percent = (share) => `${(share * 100).toFixed(1)} %`;
/** @param {Assessment[]} all @param {'known' | 'right' | 'unknown' | 'owned'} key */
const sum = (all, key) => all.reduce((total, one) => total + one[key], 0);

/** @param {Measured} measured @returns {Goal[]} */
export function goalsOf({ assessments, strayed, archetypes, manners }) {
  const findings = assessments.flatMap((one) => one.findings);
  const known = sum(assessments, 'known');
  const right = sum(assessments, 'right');
  const none = (/** @type {string} */ name, /** @type {number} */ count) => ({
    name,
    value: String(count),
    goal: '0',
    met: count === 0,
  });
  const found = (/** @type {string} */ name, /** @type {Finding['measure']} */ measure) =>
    none(name, findings.filter((finding) => finding.measure === measure).length);
  const share = known === 0 ? 1 : right / known;
  const goals = [
    {
      name: 'correct',
      value: `${percent(share)} (${right} of ${known})`,
      goal: '>= 85 %',
      met: share >= ANSWERED,
    },
    found('invented', 'invented'),
    found('unknown facts not admitted', 'evaded'),
    found('repeated replies', 'repeated'),
    found('similar sentences within ten turns', 'alike'),
    found('farewells with a question or too long', 'farewell'),
    none('replies that differ in a second run', strayed.length),
  ];
  if (archetypes !== null) {
    const value = `${percent(archetypes.perConversation)} by all replies of a conversation, ${percent(archetypes.perReply)} by one reply`;
    goals.push({
      name: 'archetype accuracy',
      value,
      goal: '>= 80 % by conversation',
      met: archetypes.perConversation >= TOLD_APART,
    });
  }
  if (manners !== null) goals.push(none('marks of an archive more than a quarter off', farOff(manners).length));
  return goals;
}

/** @param {NonNullable<Measured['manners']>} manners */
function farOff(manners) {
  return manners.flatMap(({ archive, gaps }) => gaps.filter(({ near }) => !near).map(({ key }) => `${archive} ${key}`));
}

/** @param {Finding} finding @returns {string[]} */
function linesOf({ measure, conversation, turn, said, reply, why, recalled }) {
  return [
    `${measure}  ${conversation}, turn ${turn}: ${why}`,
    `    person: ${said}`,
    `    soul:   ${reply.replace(/\s*\n\s*/g, ' / ')}`,
    ...(measure === 'wrong' ? recalled.slice(0, 3).map((text) => `    mind:   ${text}`) : []),
  ];
}

/** @param {NonNullable<Measured['manners']>} manners @returns {string[]} */
function mannerLines(manners) {
  return manners.flatMap(({ archive, replies, gaps }) => [
    `manner of ${archive} (${replies} replies): own, shown, ratio`,
    ...gaps.map(({ key, own, shown, ratio, near }) => {
      const figures = [own, shown, ratio]
        .map((figure) => (Number.isFinite(figure) ? figure.toFixed(2) : '-').padStart(8))
        .join('');
      return `    ${key.padEnd(14)}${figures}${near ? '' : '   off'}`;
    }),
  ]);
}

/** @param {Measured} measured @returns {string[]} */
export function reportLines(measured) {
  const { assessments, archetypes, manners, strayed, milliseconds, conversations } = measured;
  const goals = goalsOf(measured);
  const missed = goals.filter(({ met }) => !met);
  const byTurn = assessments.flatMap((one) => one.findings).flatMap(linesOf);
  return [
    ...byTurn,
    ...strayed.map((where) => `strayed  ${where}`),
    ...(archetypes?.mistaken ?? []).map((mistake) => `mistaken  ${mistake}`),
    ...(manners === null ? [] : mannerLines(manners)),
    '',
    `${conversations} conversations, ${sum(assessments, 'known')} questions about what was told, ${sum(assessments, 'unknown')} about what was not`,
    `owned not to know: ${sum(assessments, 'owned')} of ${sum(assessments, 'unknown')}`,
    `a reply, p95: ${milliseconds.toFixed(1)} ms`,
    ...goals.map(({ name, value, goal, met }) => `${met ? 'met   ' : 'MISSED'}  ${name}: ${value} (goal ${goal})`),
    '',
    missed.length === 0 ? 'Every goal is met.' : `Missed: ${missed.map(({ name }) => name).join('; ')}.`,
  ];
}

/** A complete conversation as text. @param {import('./run.mjs').Talk} talk @returns {string[]} */
export function talkLines({ conversation, soul, replies, recalled }) {
  const { id, person, about, turns } = conversation;
  const { archetype, archive } = conversation.soul;
  const head = `== ${id}: ${person}, ${about}; ${soul}, ${archetype}${archive === undefined ? '' : `, writes as ${archive}`}`;
  return [
    head,
    ...turns.flatMap(({ at, say, expect }, index) => [
      `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')}  ${person}: ${say}`,
      `${' '.repeat(18)}${soul}: ${replies[index] ?? ''}`,
      ...(expect === null ? [] : (recalled[index] ?? []).slice(0, 3).map((text) => `${' '.repeat(18)}(${text})`)),
    ]),
    '',
  ];
}
