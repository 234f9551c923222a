import { CornerUpLeft, Download, MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Companion, Memory } from '@kinloom/contract';
import { addressOf, textOf } from '../../lib/api';
import { useNow } from '../../lib/now';
import { fullTime } from '../../lib/time';
import { Clamped } from '../../ui/Clamped';
import { MenuButton } from '../../ui/MenuButton';
import { messagePath } from '../search/hits';
import { LAYER_WORDS, marksOf } from './layers';
import { useActs } from './use-acts';
import { dayWords, endedWords, KIND_WORDS, matterWords, originWords, recallWords, whyWords } from './words';

const EditMemory = lazy(() => import('./EditMemory').then(({ EditMemory }) => ({ default: EditMemory })));
const ForgetMemory = lazy(() => import('./ForgetMemory').then(({ ForgetMemory }) => ({ default: ForgetMemory })));

/** One entry of the notebook: what it says, how it is held, where it comes from, and what can be done with it. */
export function MemoryEntry({
  soul,
  memory,
  titleOf,
}: {
  soul: Companion;
  memory: Memory;
  /** What another memory is called, where that is known. */
  titleOf: (id: number) => string | undefined;
}) {
  const now = useNow();
  const self = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'edit' | 'forget' | null>(null);
  const { parts, said, problem, busy } = useActs(soul.id, memory, setOpen);
  const { title, kind, layer, tones, tags, saidAt, significance } = memory;
  const ended = endedWords(memory, titleOf);
  const held = [LAYER_WORDS[layer].label, ...marksOf(memory)];
  const back = (event: Event): void => {
    event.preventDefault();
    const menu = self.current?.querySelector<HTMLElement>('[aria-haspopup]');
    (menu ?? document.querySelector<HTMLElement>('[data-archive]'))?.focus();
  };
  return (
    <article ref={self} aria-label={title} aria-busy={busy} className="grid gap-2 py-5">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-sm text-soft">
            <time dateTime={saidAt} title={fullTime(saidAt)}>
              {dayWords(saidAt)}
            </time>
            {' · '}
            {KIND_WORDS[kind]}
          </p>
          <h3 className={`mt-1 text-lg [overflow-wrap:anywhere] ${ended === null ? '' : 'text-soft line-through'}`}>
            {title}
          </h3>
        </div>
        <MenuButton
          label={`More for ${title}`}
          className="icon-btn -mt-1 -mr-2 flex-none"
          align="end"
          cramped
          parts={parts}
        >
          <MoreHorizontal size={20} aria-hidden="true" />
        </MenuButton>
      </div>
      <Words memory={memory} />
      {(tones.length > 0 || tags.length > 0) && (
        <ul aria-label="Tones and tags" className="flex flex-wrap gap-x-3 gap-y-1 text-sm">
          {tones.map((tone) => (
            <li key={`tone ${tone}`} className="text-lamp-text italic [overflow-wrap:anywhere]">
              {tone}
            </li>
          ))}
          {tags.map((tag) => (
            <li key={`tag ${tag}`} className="text-soft [overflow-wrap:anywhere]">
              #{tag}
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
        <span className="font-medium text-(--soul-text)">{held.join(' · ')}</span>
        <span>{matterWords(significance)}</span>
        <span>{recallWords(memory, now)}</span>
      </p>
      {ended !== null && <p className="text-sm text-lamp-text">{ended}</p>}
      <Origin memory={memory} />
      <p role="status" className="text-sm text-lamp-text empty:hidden">
        {said}
      </p>
      {problem !== null && (
        <p role="alert" className="text-sm text-bad">
          Nothing was changed. {textOf(problem)}
        </p>
      )}
      <Suspense>
        {open === 'edit' && <EditMemory memory={memory} onClose={() => setOpen(null)} onFocusBack={back} />}
        {open === 'forget' && (
          <ForgetMemory name={soul.name} memory={memory} onClose={() => setOpen(null)} onFocusBack={back} />
        )}
      </Suspense>
    </article>
  );
}

function Words({ memory: { title, content } }: { memory: Memory }) {
  // Where the title says it all, it is not said twice.
  if (content.trim().replace(/[.!]$/, '') === title.trim().replace(/[.!]$/, '')) return null;
  return <Clamped text={content} className="text-pretty" />;
}

/** Where it comes from; a way there, where there is one. */
function Origin({ memory: { source, conversationId, messageId } }: { memory: Memory }) {
  const link = 'link inline-flex min-h-11 items-center gap-1.5';
  const why = whyWords(source);
  return (
    <p className="-my-1 flex flex-wrap items-center gap-x-4 text-sm text-soft">
      {!(source.type === 'message' && messageId !== null) && (
        <span className="py-1 [overflow-wrap:anywhere]">{originWords(source)}</span>
      )}
      {why !== null && <span className="py-1 [overflow-wrap:anywhere]">{why}</span>}
      {conversationId !== null && messageId !== null && (
        <Link href={messagePath(conversationId, messageId)} className={link}>
          <CornerUpLeft size={15} aria-hidden="true" />
          Show where it was said
        </Link>
      )}
      {source.type === 'file' && source.id !== null && (
        <a href={addressOf('/api/files/:id', { id: source.id })} download className={link}>
          <Download size={15} aria-hidden="true" />
          Open the file
        </a>
      )}
    </p>
  );
}
