import { nextSpeaker, type GroupMessage, type GroupTurn } from './index';
import { LATER, SITUATIONS, type Situation } from './situations';

/** The share of situations that must hold. */
const SHARE = 0.9;
const PLAIN = 'That stays with me for a while.';

function turnOf({ circle, before = [], said, focus, most = 3 }: Situation): GroupTurn {
  const history = before.map((line, at): GroupMessage => {
    const speaker = circle.find(({ name }) => line.startsWith(`${name}: `));
    const text = speaker ? line.slice(speaker.name.length + 2) : line;
    return { id: at + 1, from: speaker ? 'soul' : 'person', companionId: speaker?.id ?? null, text };
  });
  const asked: GroupMessage = { id: before.length + 1, from: 'person', companionId: null, text: said };
  return { style: 'autonomous', souls: circle, asked, history, replies: [], focus: focus ?? null, maxResponses: most };
}

/** The names of those who speak in the turn, in order. */
function played(situation: Situation): string[] {
  const turn = turnOf(situation);
  const replies: GroupMessage[] = [];
  const names: string[] = [];
  for (let choice = nextSpeaker(turn); choice; choice = nextSpeaker({ ...turn, replies })) {
    const { companionId } = choice;
    const name = situation.circle.find(({ id }) => id === companionId)?.name ?? '?';
    names.push(name);
    if (names.length > 20) throw new Error('a turn without an end');
    const text = situation.replies?.[name] ?? PLAIN;
    replies.push({ id: turn.asked.id + names.length, from: 'soul', companionId, text });
  }
  return names;
}

/** What does not hold, in words; empty where all does. */
function faultsIn(
  { must = [], mayNot = [], first, count: [least, most] }: Situation,
  names: readonly string[],
): string[] {
  const faults = [
    ...must.filter((name) => !names.includes(name)).map((name) => `${name} should have spoken`),
    ...mayNot.filter((name) => names.includes(name)).map((name) => `${name} should not have`),
  ];
  if (names.length < least || names.length > most) faults.push(`${names.length} replies, not ${least} to ${most}`);
  if (first && names[0] !== undefined && !first.includes(names[0]))
    faults.push(`first should be ${first.join(' or ')}`);
  return faults;
}

describe('Natural Flow, in situations', () => {
  it.each([
    ['written before the figures', SITUATIONS],
    ['written after them', LATER],
  ])('is as it should be in nine of ten, %s', (when, situations) => {
    const failed = situations.flatMap((situation) => {
      const names = played(situation);
      const faults = faultsIn(situation, names);
      return faults.length === 0 ? [] : [`${situation.name}: ${names.join(', ') || 'nobody'} (${faults.join('; ')})`];
    });
    if (failed.length > 0) process.stdout.write(`Situations, ${when}, that do not hold:\n${failed.join('\n')}\n`);
    expect(situations.length).toBeGreaterThanOrEqual(30);
    expect((situations.length - failed.length) / situations.length).toBeGreaterThanOrEqual(SHARE);
  });

  it('would see what is wrong', () => {
    const [situation] = SITUATIONS;
    expect(faultsIn(situation!, ['Sol', 'Lumen'])).not.toHaveLength(0);
    expect(faultsIn(situation!, [])).not.toHaveLength(0);
  });
});
