import type { ReviewFinding } from '@kinloom/contract';
import { conflicts } from './review-conflicts';
import { drift } from './review-drift';
import { gaps } from './review-gaps';
import { ENOUGH_REPLIES, type Reviewed, soulSource } from './reviewed';
import { counted } from './saying';

/** What is at odds, missing or drifting in one soul, and what stands well. */
export function reviewOf(soul: Reviewed): ReviewFinding[] {
  const findings = [...conflicts(soul), ...gaps(soul), ...drift(soul)];
  return [...findings, ...strengths(soul, findings)];
}

function strengths(soul: Reviewed, findings: readonly ReviewFinding[]): ReviewFinding[] {
  const found: ReviewFinding[] = [];
  const add = (title: string, detail: string) =>
    found.push({ kind: 'strength', title, detail, advice: '', sources: [soulSource(soul)] });
  const live = soul.memories.filter(({ memory }) => memory.supersededBy === null && memory.objection === null);
  const anchored = live.filter(({ memory }) => memory.status === 'anchored').length;
  if (live.length >= 5)
    add('It knows you', `${counted(live.length, 'memory', 'memories')}, ${anchored} of them anchored.`);
  if (soul.instructions.trim() !== '' && !findings.some(({ kind }) => kind === 'conflict'))
    add('At one with itself', 'Instructions, sliders, traits and memories do not speak against one another.');
  if (
    soul.replies.newest.length >= ENOUGH_REPLIES &&
    !findings.some(({ kind, title }) => kind === 'drift' && title !== 'What is no longer so')
  )
    add('True to its manner', `Its newest ${soul.replies.newest.length} replies keep to how it is set up.`);
  if (soul.archive > 0)
    add('It has words of its own', `${counted(soul.archive, 'line')} of its archive shape how it speaks.`);
  return found;
}
