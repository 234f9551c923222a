import { Plus } from 'lucide-react';
import { Link, useLocation } from 'wouter';
import type {
  AgentSource,
  ArchitectureReview,
  LogicReport,
  ReviewFinding,
  SoulSeed,
  SpecialisedRun,
} from '@kinloom/contract';
import { textOf } from '../../lib/http/api';
import { toast } from '../../lib/toasts';
import { MessageText } from '../conversations/message/MessageText';
import { Collapsible } from '../../ui/Collapsible';
import { sourcePath, sourceLabel } from './sources';
import { useCreateFromSeed } from './use-create-from-seed';
import { toTitle } from './agent-text';

/** Formatted output of an agent. */
export function Output({ output, summary }: Pick<SpecialisedRun, 'output' | 'summary'>) {
  if (typeof output === 'string') return <MessageText text={output} />;
  if ('companion' in output) return <Seed seed={output} />;
  if ('contradictions' in output) return <Logic report={output} summary={summary} />;
  return <Review review={output} />;
}

function Seed({ seed }: { seed: SoulSeed }) {
  const createFromSeed = useCreateFromSeed();
  const [, navigate] = useLocation();
  const { companion, memories, because } = seed;
  const createSoul = (): void =>
    createFromSeed.mutate(seed, {
      onSuccess: (soul) => {
        toast({
          title: 'Soul created successfully',
          description: `${soul.name} is ready. Its first memories are waiting in the inbox.`,
        });
        navigate(`/?soul=${soul.id}`);
      },
      onError: (error) => toast({ title: 'The soul could not be created', description: textOf(error), tone: 'bad' }),
    });
  const { creativity, empathy, logic, curiosity } = companion.personality;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h3 className="text-2xl [overflow-wrap:anywhere]">{companion.name}</h3>
        <p className="text-soft">
          {toTitle(companion.archetype)} · creativity {creativity} · empathy {empathy} · logic {logic} · curiosity{' '}
          {curiosity}
        </p>
      </div>
      {typeof companion.personality.description === 'string' && (
        <p className="[overflow-wrap:anywhere]">{companion.personality.description}</p>
      )}
      <MessageText text={companion.gptInstructions} />
      {memories.length > 0 && (
        <ul aria-label="First memories" className="grid gap-2">
          {memories.map((memory, index) => (
            <li key={index} className="border-l-2 border-line pl-4 [overflow-wrap:anywhere]">
              {memory.content}
            </li>
          ))}
        </ul>
      )}
      {because.length > 0 && (
        <Collapsible title="Based on">
          <ul className="grid gap-1 pb-4 text-sm">
            {because.map(({ of, words }, index) => (
              <li key={index} className="[overflow-wrap:anywhere]">
                <span className="text-soft">{toTitle(of)}:</span> {words}
              </li>
            ))}
          </ul>
        </Collapsible>
      )}
      <button
        type="button"
        className="btn btn-primary justify-self-start"
        disabled={createFromSeed.isPending}
        onClick={createSoul}
      >
        <Plus size={18} aria-hidden="true" />
        Create this soul
      </button>
    </div>
  );
}

function Logic({ report, summary }: { report: LogicReport; summary: string }) {
  const { verdict, contradictions, confirmed, unknown, checked } = report;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {verdict !== summary && <p className="font-display text-xl">{verdict}</p>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
        {contradictions.map((item, index) => (
          <li key={index} className="rounded-card border border-line p-4">
            <p>“{item.statement}”</p>
            <p className="mt-1 text-soft">contradicts: “{item.against}”</p>
            <p className="mt-2 text-sm">
              {item.why} <Source source={item.source} />
            </p>
          </li>
        ))}
      </ul>
      {confirmed.length > 0 && (
        <ul className="grid gap-1">
          {confirmed.map(({ statement, source }, index) => (
            <li key={index}>
              “{statement}” was also said before. <Source source={source} />
            </li>
          ))}
        </ul>
      )}
      {unknown.length > 0 && (
        <p className="text-soft">No information was found about: {unknown.map((item) => `“${item}”`).join(', ')}</p>
      )}
      <p className="text-sm text-soft">
        Checked {checked.statements} statements against {checked.memories} memories and {checked.messages} messages.
      </p>
    </div>
  );
}

function Review({ review }: { review: ArchitectureReview }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {review.souls.map(({ id, name, findings }) => (
        <div key={id}>
          <h3 className="mb-2 text-xl">{name}</h3>
          <Findings findings={findings} />
        </div>
      ))}
      {review.overall.length > 0 && (
        <div>
          <h3 className="mb-2 text-xl">Between souls</h3>
          <Findings findings={review.overall} />
        </div>
      )}
    </div>
  );
}

function Findings({ findings }: { findings: readonly ReviewFinding[] }) {
  if (findings.length === 0) return <p className="text-soft">No findings.</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {findings.map((finding, index) => (
        <li key={index} className="rounded-card border border-line p-4">
          <p className="font-medium">
            {toTitle(finding.kind)}: {finding.title}
          </p>
          <p className="mt-1">{finding.detail}</p>
          {finding.advice !== '' && <p className="mt-1 text-soft">{finding.advice}</p>}
          <p className="text-sm">
            {finding.sources.map((source, at) => (
              <Source key={at} source={source} />
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Label of a source, linked if it has an address. */
function Source({ source }: { source: AgentSource }) {
  const to = sourcePath(source);
  if (to === null) return <span className="mr-3 text-sm text-soft [overflow-wrap:anywhere]">{source.label}</span>;
  return (
    <Link href={to} className="link mr-3 inline-flex min-h-11 min-w-11 max-w-full items-center text-sm">
      <span className="min-w-0 [overflow-wrap:anywhere]">{sourceLabel(source)}</span>
    </Link>
  );
}
