import { CONTINUITY_PROMPTS, type Companion, type ContinuityReply } from '@kinloom/contract';
import { Table } from '../../../ui/Table';
import {
  keyOf,
  measuresText,
  type Results,
  type Side,
  SIDES,
  type StepResult,
  totalRows,
  totalsOf,
} from './continuity-results';

type Names = Readonly<Record<Side, string>>;

/** Totals of a continuity check, and every prompt with both replies side by side. */
export function ContinuityResults({
  souls,
  results,
  names,
}: {
  souls: readonly Companion[];
  results: Results;
  names: Names;
}) {
  const ids = souls.map(({ id }) => id);
  const rows = totalRows(totalsOf(ids, results, 'current'), totalsOf(ids, results, 'candidate'));
  return (
    <>
      <Table
        label="Comparison"
        headings={['On average and in total', `Now: ${names.current}`, `New: ${names.candidate}`]}
        rows={rows.map(({ name, values }) => ({ id: name, head: name, cells: values }))}
      />
      {souls.map((soul) => (
        <SoulReplies key={soul.id} soul={soul} results={results} names={names} />
      ))}
    </>
  );
}

function SoulReplies({ soul, results, names }: { soul: Companion; results: Results; names: Names }) {
  return (
    <section aria-label={`Replies of ${soul.name}`} className="min-w-0">
      <h3 className="mb-2 text-lg [overflow-wrap:anywhere]">{soul.name}</h3>
      <ol className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-y border-line">
        {CONTINUITY_PROMPTS.map(({ text }, prompt) => (
          <li key={text} className="grid grid-cols-[minmax(0,1fr)] gap-3 py-4">
            <p className="font-medium">“{text}”</p>
            <dl className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
              {SIDES.map((side) => (
                <div key={side} className="min-w-0 rounded-card border border-line bg-ground p-3">
                  <dt className="text-sm text-soft [overflow-wrap:anywhere]">
                    {side === 'current' ? 'Now' : 'New'}: {names[side]}
                  </dt>
                  <dd className="mt-1">
                    <Cell result={results.get(keyOf({ soulId: soul.id, prompt, side }))} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Cell({ result }: { result: StepResult | undefined }) {
  if (!result) return <p className="text-soft">No reply yet.</p>;
  if ('failure' in result) return <p className="text-bad">{result.failure}</p>;
  return <Reply reply={result.reply} />;
}

function Reply({ reply }: { reply: ContinuityReply }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{reply.text}</p>
      <p className="text-sm text-soft tabular-nums">{measuresText(reply)}</p>
      {reply.brokenRules.length > 0 && (
        <ul aria-label="Broken rules" className="grid gap-1 text-sm text-bad">
          {reply.brokenRules.map((rule) => (
            <li key={rule} className="[overflow-wrap:anywhere]">
              Broken: {rule}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
