import { valueKey } from './drafting';
import type { Fact, KeptMemory, MemoryDraft } from './memory';
import { relationOf } from './relations';
import { covers, partsOf } from './words/roles';

/** What is to be done with drafts: which are new, which say again what is kept, and what they put an end to. */
export interface Settled {
  created: MemoryDraft[];
  confirmed: { id: number; draft: MemoryDraft }[];
  /** `byKey` is the key of the draft, new or confirmed, that took the place of memory `id`. */
  superseded: { id: number; byKey: string }[];
}

/** Names by which one is known, both ways: `ana` is the `sister`, where only one sister has a name. */
export function aliasesIn(facts: readonly Fact[]): (subject: string) => string {
  const nameOf = new Map<string, Set<string>>();
  for (const fact of facts) {
    if (fact.relation !== 'name' || fact.negated || fact.subject === 'person' || fact.subject === 'soul') continue;
    nameOf.set(fact.subject, (nameOf.get(fact.subject) ?? new Set()).add(fact.value.toLowerCase()));
  }
  return (subject) => {
    const names = nameOf.get(subject);
    return names?.size === 1 ? [...names][0]! : subject;
  };
}

function isSingle(fact: Fact, corrects: boolean): boolean {
  if (fact.relation === 'name' && fact.subject !== 'person' && !corrects) {
    const { role, qualifier } = partsOf(fact.subject);
    // One may have several sisters and dogs: another name is another one, unless it was said to be a correction.
    return role ? role.only && qualifier === '' : false;
  }
  return relationOf(fact.relation)?.single ?? false;
}

/** Whether one value tells the other again: the same, or one is more exact. */
function agree(one: string, other: string): boolean {
  const [a, b] = [valueKey(one), valueKey(other)];
  if (a === b) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short !== '' && new RegExp(`(?:^| )${short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: |$)`, 'u').test(long);
}

/** Whether `fact` puts an end to `known`, both about the same one. */
function ends(fact: Fact, corrects: boolean, known: Fact): boolean {
  if (fact.relation === 'died') return /^(?:age|lives-in|works-as|works-at|health|has|is|habit)$/.test(known.relation);
  const one = fact.relation;
  const other = known.relation;
  if (fact.relation === 'works-as' && fact.negated) return /^works-/.test(known.relation) && !known.negated;
  if (fact.relation === 'works-as' && /^(?:retired|unemployed|between jobs|out of work)$/.test(fact.value))
    return /^works-/.test(known.relation);
  if (fact.relation === 'diet' && known.relation === 'eats')
    return known.negated === false && /\b(?:meat|chicken|beef|pork|steak)\b/.test(known.value);
  if (one !== other) {
    const opposite =
      (fact.relation === 'likes' && known.relation === 'dislikes') ||
      (fact.relation === 'dislikes' && known.relation === 'likes');
    return opposite && agree(fact.value, known.value);
  }
  if (fact.negated !== known.negated) return fact.value === '' || known.value === '' || agree(fact.value, known.value);
  return isSingle(fact, corrects) && !agree(fact.value, known.value);
}

/** Who is no longer with the person ends what was had of them: "we broke up" ends "you have a boyfriend". */
function endsHaving(fact: Fact, known: Fact): boolean {
  if (known.subject !== 'person') return false;
  const gone = fact.relation === 'died' ? fact.subject : null;
  if (gone !== null)
    return known.relation === 'has' && valueKey(known.value).split(' ').includes(gone.split(' ').at(-1)!);
  if (
    fact.subject === 'person' &&
    fact.relation === 'relationship-status' &&
    (fact.negated || /single|divorce|separated/.test(fact.value))
  )
    return known.relation === 'has' && /\b(?:boyfriend|girlfriend|partner|wife|husband|fianc\w+)\b/.test(known.value);
  if (fact.subject === 'person' && fact.relation === 'owns' && fact.negated)
    return (
      (known.relation === 'drives' && /\bcar\b/.test(fact.value)) ||
      ((known.relation === 'has' || known.relation === 'owns') && agree(fact.value, known.value))
    );
  return false;
}

/**
 * Sorts drafts against what is kept. The same message never brings back what the person said to be wrong or not to be mentioned;
 * said anew in a later message, it is a new memory.
 * @param drafts of one exchange, in the order they were said
 * @param known every memory of the soul, also what is superseded or objected to
 */
export function settleDrafts(drafts: readonly MemoryDraft[], known: readonly KeptMemory[]): Settled {
  const settled: Settled = { created: [], confirmed: [], superseded: [] };
  const canonical = aliasesIn([...known, ...drafts].flatMap((one) => (one.fact ? [one.fact] : [])));
  const same = (one: string, other: string): boolean => one === other || canonical(one) === canonical(other);
  const gone = new Set<number>();
  for (const draft of drafts) {
    if (
      known.some((one) => (one.objection === 'wrong' || one.objection === 'never-mention') && objects(one, draft, same))
    )
      continue;
    const corrects = draft.tags.includes('correction');
    const live = known.filter((one) => one.supersededBy === null && one.objection === null && !gone.has(one.id));
    const again = live.find((one) => isAgain(one, draft, same));
    if (again) settled.confirmed.push({ id: again.id, draft });
    else {
      const earlier = settled.created.findIndex((one) => isAgain(one, draft, same));
      if (earlier >= 0) continue;
      settled.created.push(draft);
    }
    const fact = draft.fact;
    if (!fact) continue;
    const isEnded = (one: Fact): boolean =>
      (same(fact.subject, one.subject) && ends(fact, corrects, one)) || endsHaving(fact, one);
    for (const one of live) {
      if (one.id === again?.id || !one.fact || one.saidAt > draft.saidAt) continue;
      if (!isEnded(one.fact)) continue;
      gone.add(one.id);
      settled.superseded.push({ id: one.id, byKey: draft.key });
    }
    // Within one exchange the later word stands.
    settled.created = settled.created.filter(
      (one) => one === draft || !one.fact || one.saidAt > draft.saidAt || !isEnded(one.fact),
    );
  }
  return settled;
}

function isAgain(
  kept: Pick<MemoryDraft, 'key' | 'fact' | 'kind' | 'span' | 'content'>,
  draft: MemoryDraft,
  same: (a: string, b: string) => boolean,
): boolean {
  if (kept.key === draft.key || (draft.fact?.relation === 'told' && kept.content === draft.content)) return true;
  const [one, other] = [kept.fact, draft.fact];
  if (!one || !other) return false;
  if (one.relation !== other.relation || one.negated !== other.negated) return false;
  if (!same(one.subject, other.subject) && !(one.relation === 'name' && covers(one.subject, other.subject)))
    return false;
  if (one.relation === 'told' || one.relation === 'habit' || one.relation === 'plans')
    return kept.content === draft.content;
  if (valueKey(one.value) === valueKey(other.value))
    return draft.kind !== 'event' || kept.span?.from === draft.span?.from || !draft.span;
  return (relationOf(one.relation)?.single ?? false) && agree(one.value, other.value);
}

/** Whether what was objected to is what a draft would bring back. */
function objects(memory: KeptMemory, draft: MemoryDraft, same: (a: string, b: string) => boolean): boolean {
  const fromSame = memory.messageIds.includes(draft.messageId);
  if (memory.objection === 'never-mention') return isAgain(memory, draft, same);
  return fromSame && isAgain(memory, draft, same);
}
