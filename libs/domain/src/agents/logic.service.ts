import type { AgentAsked, Contradiction, LogicReport } from '@kinloom/contract';
import { IdleGate } from '@kinloom/domain/memories';
import type { RunSource } from '@kinloom/domain/background-tasks';
import { claimsIn, contradictionsWithin, counted, heldAgainst, type Known, type Piece, readTask } from '@kinloom/mind';
import { Injectable } from '@nestjs/common';
import { createEventLoopYielder } from './event-loop-yielder';
import type { RunFileInput } from './run-file';
import { MaterialService, ofMemory, SOULS } from './material.service';
import { runSourcesIn } from './run-sources';

/** Souls whose memories are searched, and claims that are checked, by urgency. */
const DEPTH = {
  low: { souls: 2, claims: 20 },
  medium: { souls: SOULS, claims: 60 },
  high: { souls: 50, claims: 200 },
} as const;
/** Minimum confidence of a reported contradiction. */
const MIN_CONFIDENCE = {
  focused: 0.5,
  creative: 0.35,
  analytical: 0.25,
  empathetic: 0.5,
  curious: 0.35,
  reflective: 0.35,
} as const;
/** Passages each claim is compared with. */
const PASSAGES = 12;

/** Checks a text for contradictions with itself and with earlier statements. */
@Injectable()
export class LogicService {
  constructor(
    private readonly material: MaterialService,
    private readonly idleGate: IdleGate,
  ) {}

  async check(
    accountId: number,
    { task, priority, emotionalContext }: AgentAsked,
    reportStep: RunFileInput,
  ): Promise<{ report: LogicReport; logs: string[]; used: RunSource[] }> {
    const now = Date.now();
    const depth = DEPTH[priority];
    await reportStep('read', 10, 'Reading the text...');
    const claims = claimsIn(task, now, { personName: '', soulName: '' });
    const within = contradictionsWithin(claims);
    await reportStep('remember', 30, 'Loading earlier messages...');
    const souls = (await this.material.souls(accountId)).slice(0, depth.souls);
    const memories: Known['memories'][number][] = [];
    for (const soul of souls) {
      const mind = await this.material.mind(accountId, soul);
      for (const memory of mind?.memory.memories({ group: true }) ?? [])
        memories.push({ memory, piece: ofMemory(memory, soul) });
    }
    const before: Contradiction[] = [];
    const confirmed: LogicReport['confirmed'] = [];
    const unknown: string[] = [];
    const used: Piece[] = [];
    let messages = 0;
    const yieldIfDue = createEventLoopYielder();
    const checked = claims.slice(0, depth.claims);
    for (const [place, claim] of checked.entries()) {
      await this.idleGate.waitUntilIdle();
      await yieldIfDue();
      if (place % 5 === 0) await reportStep('compare', 30 + Math.round((60 * place) / checked.length), 'Comparing...');
      const reading = { ...readTask(claim.text, now), span: null };
      const pieces = await this.material.gather(accountId, souls.slice(0, 4), { ...reading, open: false }, [
        claim.text,
      ]);
      const own = pieces.filter(({ from, kind }) => from === 'person' && kind !== 'memory');
      const lines = (await this.material.lines(own, reading)).slice(0, PASSAGES);
      messages += lines.length;
      const comparison = heldAgainst(claim, { memories, lines });
      before.push(...comparison.contradictions);
      used.push(...comparison.used);
      if (comparison.confirmed && comparison.contradictions.length === 0)
        confirmed.push({ statement: claim.text, source: comparison.confirmed });
      else if (comparison.contradictions.length === 0) unknown.push(claim.text);
    }
    const least = MIN_CONFIDENCE[emotionalContext ?? 'focused'];
    const contradictions = dedupe([...within, ...before])
      .filter(({ confidence }) => confidence >= least)
      .sort((a, b) => b.confidence - a.confidence);
    const report: LogicReport = {
      verdict: verdictOf(claims.length, contradictions, confirmed.length),
      contradictions,
      confirmed,
      unknown,
      checked: { statements: checked.length, memories: memories.length, messages },
    };
    const logs = [
      `${counted(claims.length, 'statement')} read, ${counted(claims.flatMap(({ facts }) => facts).length, 'fact')} understood.`,
      `${counted(memories.length, 'memory', 'memories')} of ${counted(souls.length, 'soul')} and ${counted(messages, 'passage')} compared.`,
      `Told where sure by ${Math.round(least * 100)} % or more (${emotionalContext ?? 'focused'}).`,
      ...(claims.length > checked.length
        ? [
            `${claims.length - checked.length} statements were not held against what was said before: a higher priority looks at more.`,
          ]
        : []),
    ];
    return { report, logs, used: runSourcesIn(used) };
  }
}

function verdictOf(claims: number, contradictions: readonly Contradiction[], confirmed: number): string {
  if (claims === 0) return 'The text states nothing that could be checked.';
  const within = contradictions.filter(({ kind }) => kind === 'within').length;
  const before = contradictions.length - within;
  if (contradictions.length === 0)
    return `No contradiction found in ${counted(claims, 'statement')}; ${confirmed === 0 ? 'none' : counted(confirmed, 'statement')} had been said before.`;
  const parts = [
    ...(within > 0 ? [`${counted(within, 'contradiction')} within the text`] : []),
    ...(before > 0 ? [`${counted(before, 'contradiction')} with what was said before`] : []),
  ];
  return `${parts.join(' and ')}, in ${counted(claims, 'statement')}.`;
}

/** Removes duplicates: the same contradiction found through several souls. */
function dedupe(found: readonly Contradiction[]): Contradiction[] {
  const seen = new Map<string, Contradiction>();
  for (const one of found) {
    const key = `${one.statement}\n${one.against}`;
    if (!seen.has(key)) seen.set(key, one);
  }
  return [...seen.values()];
}
