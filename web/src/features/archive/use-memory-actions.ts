import { Anchor, Archive, ArchiveRestore, ArrowDown, ArrowUp, Eraser, Pencil, Sunset } from 'lucide-react';
import { useState } from 'react';
import { MEMORY_MANAGEMENT, type Memory, type MemoryManagement, type MemoryStatus } from '@kinloom/contract';
import type { MenuPart } from '../../ui/menu-parts';
import { moveProblem, LAYER_LABELS } from './memory-layers';
import { useUpdateMemory } from './use-archive';
import { useMoveMemory } from './use-layers';

const MOVES = {
  emphasize: { label: 'Emphasize', Icon: ArrowUp },
  'de-emphasize': { label: 'De-emphasize', Icon: ArrowDown },
} as const satisfies Record<MemoryManagement, { label: string; Icon: typeof ArrowUp }>;

const STATUS_TEXTS: Readonly<Record<MemoryStatus, string>> = {
  anchored: 'Anchored. It never fades.',
  fading: 'It fades unless it is recalled again.',
  archived: 'Archived. It is recalled only when you ask for it.',
  soft: 'Its status is normal again.',
};

/** Menu actions of a memory with their results. */
export function useMemoryActions(soulId: number, memory: Memory, open: (dialog: 'edit' | 'forget') => void) {
  const edit = useUpdateMemory(soulId);
  const manage = useMoveMemory(soulId);
  const [statusText, setStatusText] = useState('');
  const busy = edit.isPending || manage.isPending;

  // Mutations of one soul run one after another, so the last choice wins.
  function setStatus(status: MemoryStatus): void {
    resetResults();
    edit.mutate({ id: memory.id, changes: { status } }, { onSuccess: () => setStatusText(STATUS_TEXTS[status]) });
  }
  function move(type: MemoryManagement): void {
    resetResults();
    manage.mutate(
      { memory, type },
      { onSuccess: ({ layer }) => setStatusText(`It is in ${LAYER_LABELS[layer].label} now.`) },
    );
  }
  function resetResults(): void {
    setStatusText('');
    edit.reset();
    manage.reset();
  }

  const isValid = memory.supersededAt === null && memory.objection === null;
  const parts: MenuPart[] = [
    { kind: 'item', label: 'Edit', Icon: Pencil, onSelect: () => open('edit') },
    ...(isValid ? statusItems(memory.status, setStatus) : []),
    ...MEMORY_MANAGEMENT.filter((type) => moveProblem(memory, type) === null).map((type): MenuPart => ({
      kind: 'item',
      ...MOVES[type],
      onSelect: () => move(type),
    })),
    { kind: 'line' },
    { kind: 'item', label: 'Forget', Icon: Eraser, bad: true, onSelect: () => open('forget') },
  ];
  return { parts, said: statusText, busy, problem: edit.error ?? manage.error };
}

/** Menu items for the statuses a memory can change to. */
function statusItems(status: MemoryStatus, setStatus: (status: MemoryStatus) => void): MenuPart[] {
  const item = (label: string, Icon: typeof Anchor, to: MemoryStatus): MenuPart => ({
    kind: 'item',
    label,
    Icon,
    onSelect: () => setStatus(to),
  });
  if (status === 'anchored') return [item('Remove the anchor', Anchor, 'soft')];
  if (status === 'archived') return [item('Restore', ArchiveRestore, 'soft'), item('Anchor', Anchor, 'anchored')];
  const fade = status === 'fading' ? item('Stop fading', ArchiveRestore, 'soft') : item('Fade', Sunset, 'fading');
  return [item('Anchor', Anchor, 'anchored'), fade, item('Archive', Archive, 'archived')];
}
