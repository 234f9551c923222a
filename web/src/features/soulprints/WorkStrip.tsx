import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { AlertTriangle, Check, LoaderCircle, X } from 'lucide-react';
import { useEffect } from 'react';
import type { JobAnswer } from '@kinloom/contract';
import { toast } from '../../lib/toasts';
import { conversationsKey } from '../conversations/cache/query-cache';
import { putSoul, soulsKey } from '../souls/cache';
import { endWords, resultOf } from './ends';
import { useSoulDialog, type SoulDialog } from './opening';
import { useJob } from './use-job';
import { dropWork, noteTold, useWorks, type Work } from './works';

/** Long work that was begun here: how far it is, and its end, wherever its person went meanwhile. */
export default function WorkStrip() {
  const works = useWorks();
  return (
    <section aria-label="Work under way" className="max-h-1/3 flex-none overflow-y-auto">
      {works.map((work) => (
        <WorkRow key={work.jobId} work={work} />
      ))}
    </section>
  );
}

const DOING: Record<Work['kind'], string> = {
  preview: 'Reading an export',
  import: 'Importing',
  'multi-file': 'Creating',
  enhance: 'Enhancing',
};

function WorkRow({ work }: { work: Work }) {
  const client = useQueryClient();
  const open = useSoulDialog();
  const { news, end, gone } = useJob(work.jobId);
  useEffect(() => {
    if (gone) dropWork(client, work.jobId);
  }, [client, gone, work.jobId]);
  useEffect(() => {
    if (end && noteTold(client, work.jobId)) takeEnd(client, work, end);
  }, [client, end, work]);

  // What is done is about the soul, no longer about the doing.
  const named = work.name === '' ? DOING[work.kind] : end ? work.name : `${DOING[work.kind]} ${work.name}`;
  const percent = Math.round(news?.progress ?? 0);
  const words = end ? wordsOf(work, end) : (news?.message ?? '');
  const Icon = !end ? LoaderCircle : end.state === 'done' ? Check : AlertTriangle;
  return (
    <div className="strip relative">
      <Icon
        size={17}
        aria-hidden="true"
        className={`flex-none ${end?.state === 'failed' ? 'text-bad' : 'text-lamp-text'} ${end ? '' : 'animate-spin'}`}
      />
      <p className="min-w-0 flex-1 truncate">
        <strong className="font-semibold text-ink">{named}</strong>
        {words !== '' && ` · ${words}`}
      </p>
      {!end && (
        <span className="flex-none tabular-nums" aria-hidden="true">
          {percent}%
        </span>
      )}
      <button type="button" className="strip-act link" onClick={() => open(dialogOf(work, end))}>
        Show<span className="sr-only">: {named}</span>
      </button>
      {end && (
        <button
          type="button"
          className="icon-btn -mr-3"
          aria-label={`Put away: ${named}`}
          onClick={() => dropWork(client, work.jobId)}
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
      {!end && (
        <span
          role="progressbar"
          aria-label={named}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          className="absolute bottom-0 left-0 h-0.5 bg-lamp transition-[width] duration-300"
          style={{ width: `${percent}%` }}
        />
      )}
    </div>
  );
}

/** A preview is gone on with where it was begun; of all else the end is shown. */
function dialogOf(work: Work, end: JobAnswer | undefined): SoulDialog {
  const ready = work.kind === 'preview' && end?.state !== 'failed';
  return ready ? { kind: 'import', preview: work } : { kind: 'work', work };
}

function wordsOf(work: Work, end: JobAnswer): string {
  const words = endWords(work, end);
  if (!words) return 'The preview is ready.';
  return end.state === 'failed' ? (words.description ?? words.title) : words.title;
}

/** What work came to is told once, and what it changed is taken in. */
function takeEnd(client: QueryClient, work: Work, end: JobAnswer): void {
  const words = endWords(work, end);
  if (words) toast(words);
  if (work.kind === 'preview') return;
  const result = resultOf(work.kind, end);
  if (!result) return;
  if (client.getQueryData(soulsKey)) putSoul(client, result.companion);
  void client.invalidateQueries({ queryKey: conversationsKey });
  for (const kind of ['memories', 'companion-files', 'imports', 'soul-state']) {
    void client.invalidateQueries({ queryKey: [kind] });
  }
}
