import { useEffect, useId, useRef, type ReactNode } from 'react';
import { AGENT_TEXTS, LIMITS, TEXTS } from '@kinloom/contract';
import { ScreenNav } from '../administration/Parts';
import { TextArea } from '../../ui/Field';
import { PlainHeader } from '../../ui/PlainHeader';
import { Skeleton } from '../../ui/Skeleton';

const AGENT_SCREENS = [
  { to: '/agents', label: 'Agent team' },
  { to: '/agent', label: 'Graph agent' },
  { to: '/agents/runtime', label: 'Specialised agents' },
] as const;

/** Layout of an agent screen with navigation. Its title is the name of its link. */
export function AgentLayout({
  here,
  intro,
  aside,
  children,
}: {
  here: (typeof AGENT_SCREENS)[number]['to'];
  intro: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title={AGENT_SCREENS.find(({ to }) => to === here)?.label ?? ''} />
      <ScreenNav label="Agents" links={AGENT_SCREENS} current={here} />
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto">
        <div className="mx-auto w-full max-w-6xl px-4 pt-6 pb-16 md:px-8">
          <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
            <p className="max-w-prose text-soft">{intro}</p>
            {aside}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}

/** Task form beside the result; stacked on small screens. */
export function TaskLayout({
  runId,
  task,
  result,
  runs,
}: {
  /** Id of the run whose result is shown. */
  runId: number | null;
  task: ReactNode;
  result: ReactNode;
  runs: ReactNode;
}) {
  const resultElement = useRef<HTMLDivElement>(null);
  const previousRunId = useRef(runId);
  // Scrolls a newly started or selected run into view.
  useEffect(() => {
    if (runId !== null && runId !== previousRunId.current) resultElement.current?.scrollIntoView({ block: 'nearest' });
    previousRunId.current = runId;
  }, [runId]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 wide:grid-cols-[22rem_minmax(0,1fr)] wide:grid-rows-[auto_1fr]">
      <div className="min-w-0">{task}</div>
      <div ref={resultElement} className="min-w-0 scroll-my-5 wide:col-start-2 wide:row-span-2 wide:row-start-1">
        {result}
      </div>
      <div className="min-w-0">{runs}</div>
    </div>
  );
}

/** Loading placeholder of a run's result. */
export function ResultSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{TEXTS.shell.loading}</span>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="h-24 rounded-soft" />
    </div>
  );
}

export function AgentCard({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-room border border-line bg-surface p-4 sm:p-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The description of a task; the same field in each form. */
export function TaskField({
  isMissing,
  value,
  placeholder,
  onChange,
}: {
  isMissing: boolean;
  value: string;
  placeholder: string;
  onChange: (value: string) => void;
}) {
  return (
    <TextArea
      label="Task description"
      aria-required
      problem={isMissing ? 'Describe the task.' : undefined}
      maxLength={LIMITS.agentTaskLength}
      rows={5}
      placeholder={placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function RunButton({ isExecuting }: { isExecuting: boolean }) {
  return (
    <button type="submit" className="btn btn-primary" disabled={isExecuting}>
      {isExecuting ? AGENT_TEXTS.executing : AGENT_TEXTS.run}
    </button>
  );
}

/** Status of a run with a coloured dot. */
export function StatusMark({ word, color }: { word: string; color: string }) {
  return (
    <p role="status" className="inline-flex items-center gap-2 text-sm font-medium">
      <span aria-hidden="true" className="size-2.5 flex-none rounded-full" style={{ background: color }} />
      {word}
    </p>
  );
}
