import { CornerUpLeft, Download, MoreHorizontal } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Companion, Memory } from '@kinloom/contract';
import { buildAddress, textOf } from '../../lib/http/api';
import { useNow } from '../../lib/format/now';
import { fullTime } from '../../lib/format/time';
import { MessageText } from '../conversations/message/MessageText';
import { CollapsibleText } from '../../ui/CollapsibleText';
import { MenuButton } from '../../ui/MenuButton';
import { LAYER_LABELS, stateLabels } from './memory-layers';
import { useMemoryActions } from './use-memory-actions';
import {
  formatDay,
  formatSuperseded,
  KIND_LABELS,
  formatSignificance,
  formatOrigin,
  formatRecall,
  formatReason,
  shownParts,
} from './memory-text';
import { messagePath } from '../../lib/paths';

const EditMemory = lazy(() => import('./EditMemory').then(({ EditMemory }) => ({ default: EditMemory })));
const ForgetMemory = lazy(() => import('./ForgetMemory').then(({ ForgetMemory }) => ({ default: ForgetMemory })));

/** One memory with its metadata, origin and actions. */
export function MemoryEntry({
  soul,
  memory,
  titleOf,
}: {
  soul: Companion;
  memory: Memory;
  /** Returns the title of another memory, if loaded. */
  titleOf: (id: number) => string | undefined;
}) {
  const now = useNow();
  const self = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<'edit' | 'forget' | null>(null);
  const { parts, said: statusText, problem, busy } = useMemoryActions(soul.id, memory, setOpen);
  const { title, kind, layer, tones, tags, saidAt, significance } = memory;
  const shown = shownParts(memory);
  const supersededText = formatSuperseded(memory, titleOf);
  const labels = [...(layer === 'surface' ? [] : [LAYER_LABELS[layer].label]), ...stateLabels(memory)];
  const remarks = [formatSignificance(significance), formatRecall(memory, now)].filter((remark) => remark !== null);
  const restoreFocus = (event: Event): void => {
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
              {formatDay(saidAt)}
            </time>
            {' · '}
            {KIND_LABELS[kind]}
          </p>
          <h3
            className={
              shown === 'content'
                ? 'sr-only'
                : `mt-1 text-lg [overflow-wrap:anywhere] ${supersededText === null ? '' : 'text-soft line-through'}`
            }
          >
            {title}
          </h3>
        </div>
        <MenuButton
          label={`More for ${title}`}
          className="icon-btn -mt-1 -mr-2 flex-none"
          align="end"
          usePortal
          parts={parts}
        >
          <MoreHorizontal size={20} aria-hidden="true" />
        </MenuButton>
      </div>
      {shown !== 'title' && (
        <CollapsibleText text={memory.content} className={`text-pretty ${shown === 'content' ? 'text-lg' : ''}`}>
          <MessageText text={memory.content} />
        </CollapsibleText>
      )}
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
      {/* Only what sets a memory apart: new ones are in the surface layer, of usual significance and never recalled. */}
      {labels.length + remarks.length > 0 && (
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft">
          {labels.length > 0 && <span className="font-medium text-(--soul-text)">{labels.join(' · ')}</span>}
          {remarks.map((remark) => (
            <span key={remark}>{remark}</span>
          ))}
        </p>
      )}
      {supersededText !== null && <p className="text-sm text-lamp-text">{supersededText}</p>}
      <Origin memory={memory} />
      <p role="status" className="text-sm text-lamp-text empty:hidden">
        {statusText}
      </p>
      {problem !== null && (
        <p role="alert" className="text-sm text-bad">
          The memory was not changed. {textOf(problem)}
        </p>
      )}
      <Suspense>
        {open === 'edit' && <EditMemory memory={memory} onClose={() => setOpen(null)} onFocusBack={restoreFocus} />}
        {open === 'forget' && (
          <ForgetMemory name={soul.name} memory={memory} onClose={() => setOpen(null)} onFocusBack={restoreFocus} />
        )}
      </Suspense>
    </article>
  );
}

/** Origin of a memory, linked where possible. */
function Origin({ memory: { source, conversationId, messageId } }: { memory: Memory }) {
  const link = 'link inline-flex min-h-11 items-center gap-1.5';
  const reason = formatReason(source);
  return (
    <p className="-my-1 flex flex-wrap items-center gap-x-4 text-sm text-soft">
      {!(source.type === 'message' && messageId !== null) && (
        <span className="py-1 [overflow-wrap:anywhere]">{formatOrigin(source)}</span>
      )}
      {reason !== null && <span className="py-1 [overflow-wrap:anywhere]">{reason}</span>}
      {conversationId !== null && messageId !== null && (
        <Link href={messagePath(conversationId, messageId)} className={link}>
          <CornerUpLeft size={15} aria-hidden="true" />
          Show where it was said
        </Link>
      )}
      {source.type === 'file' && source.id !== null && (
        <a href={buildAddress('/api/files/:id', { id: source.id })} download className={link}>
          <Download size={15} aria-hidden="true" />
          Open the file
        </a>
      )}
    </p>
  );
}
