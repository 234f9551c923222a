import type { Companion, PendingMemory } from '@kinloom/contract';
import { ErrorNote } from '../../../ui/ErrorNote';
import { useDecidePendingMemory, usePendingMemories } from '../use-pending-memories';
import { CollapsibleText } from './CollapsibleText';

/** Imported text that reads like an instruction, with the choice to keep or discard each piece. Renders nothing where none waits. */
export function PendingMemories({ soul }: { soul: Companion }) {
  const pending = usePendingMemories(soul.id);
  const decide = useDecidePendingMemory(soul.id);
  if (pending.error) {
    return (
      <ErrorNote
        title="Imported text that waits for you could not be loaded"
        error={pending.error}
        onRetry={() => void pending.refetch()}
      />
    );
  }
  if (!pending.data || pending.data.length === 0) return null;
  return (
    <section aria-label="Waiting for your decision" className="grid gap-3">
      <h3 className="text-lg">Waiting for your decision</h3>
      <p className="text-sm text-soft">
        This imported text reads like an instruction. {soul.name} does not remember it unless you keep it. Kept text can
        be quoted, but it is never followed as an instruction.
      </p>
      <ul className="grid gap-3">
        {pending.data.map((memory) => (
          <PendingMemoryItem
            key={memory.id}
            memory={memory}
            busy={decide.isPending}
            onDecide={(keep) => decide.mutate({ id: memory.id, keep })}
          />
        ))}
      </ul>
    </section>
  );
}

function PendingMemoryItem({
  memory: { title, content, source },
  busy,
  onDecide,
}: {
  memory: PendingMemory;
  busy: boolean;
  onDecide: (keep: boolean) => void;
}) {
  return (
    <li className="grid gap-2 rounded-soft bg-ground px-3 py-3">
      <p className="text-sm text-soft [overflow-wrap:anywhere]">
        {source.type === 'card' ? 'From the card' : 'From the file'} {source.label}
      </p>
      <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
      <div className="text-sm">
        <CollapsibleText text={content} />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="btn btn-quiet" disabled={busy} onClick={() => onDecide(false)}>
          Discard
        </button>
        <button type="button" className="btn btn-quiet" disabled={busy} onClick={() => onDecide(true)}>
          Keep as memory
        </button>
      </div>
    </li>
  );
}
