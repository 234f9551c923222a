import { Anchor, Archive, ArchiveRestore, ArrowDown, ArrowUp, Eraser, Pencil, Sunset } from 'lucide-react';
import { useState } from 'react';
import { MEMORY_MANAGEMENT, type Memory, type MemoryManagement, type MemoryStatus } from '@kinloom/contract';
import type { MenuPart } from '../../ui/menu-parts';
import { heldBack, LAYER_WORDS } from './layers';
import { useEdit } from './use-archive';
import { useManage } from './use-layers';

const MOVES = {
  emphasize: { label: 'Emphasize', Icon: ArrowUp },
  'de-emphasize': { label: 'De-emphasize', Icon: ArrowDown },
} as const satisfies Record<MemoryManagement, { label: string; Icon: typeof ArrowUp }>;

const HELD: Readonly<Record<MemoryStatus, string>> = {
  anchored: 'Anchored. It stays, and never fades.',
  fading: 'It fades, unless it comes up again.',
  archived: 'Put away. It comes up only when you ask for it.',
  soft: 'It is held as it comes.',
};

/** What can be done with a memory, and what came of it. */
export function useActs(soulId: number, memory: Memory, open: (dialog: 'edit' | 'forget') => void) {
  const edit = useEdit(soulId);
  const manage = useManage(soulId);
  const [said, setSaid] = useState('');
  const busy = edit.isPending || manage.isPending;

  // What is chosen while the one before is still on its way comes after it.
  function hold(status: MemoryStatus): void {
    begin();
    edit.mutate({ id: memory.id, changes: { status } }, { onSuccess: () => setSaid(HELD[status]) });
  }
  function move(type: MemoryManagement): void {
    begin();
    manage.mutate(
      { memory, type },
      { onSuccess: ({ layer }) => setSaid(`It lies in ${LAYER_WORDS[layer].label} now.`) },
    );
  }
  function begin(): void {
    setSaid('');
    edit.reset();
    manage.reset();
  }

  const holds = memory.supersededAt === null && memory.objection === null;
  const parts: MenuPart[] = [
    { kind: 'item', label: 'Edit', Icon: Pencil, onSelect: () => open('edit') },
    ...(holds ? holding(memory.status, hold) : []),
    ...MEMORY_MANAGEMENT.filter((type) => heldBack(memory, type) === null).map((type): MenuPart => ({
      kind: 'item',
      ...MOVES[type],
      onSelect: () => move(type),
    })),
    { kind: 'line' },
    { kind: 'item', label: 'Forget', Icon: Eraser, bad: true, onSelect: () => open('forget') },
  ];
  return { parts, said, busy, problem: edit.error ?? manage.error };
}

/** How it may be held, other than it is. */
function holding(status: MemoryStatus, hold: (status: MemoryStatus) => void): MenuPart[] {
  const item = (label: string, Icon: typeof Anchor, to: MemoryStatus): MenuPart => ({
    kind: 'item',
    label,
    Icon,
    onSelect: () => hold(to),
  });
  if (status === 'anchored') return [item('Lift the anchor', Anchor, 'soft')];
  if (status === 'archived') return [item('Bring it back', ArchiveRestore, 'soft'), item('Anchor', Anchor, 'anchored')];
  const fade =
    status === 'fading' ? item('Keep it from fading', ArchiveRestore, 'soft') : item('Let it fade', Sunset, 'fading');
  return [item('Anchor', Anchor, 'anchored'), fade, item('Put it away', Archive, 'archived')];
}
