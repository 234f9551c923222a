import { Archive, DoorOpen, Download, FilePlus, Trash2, UserRound } from 'lucide-react';
import { useLocation } from 'wouter';
import { TEXTS, type Companion, SOULPRINT_TEXTS } from '@kinloom/contract';
import type { MenuAppearance } from '../../ui/MenuButton';
import OpenMenu from '../../ui/OpenMenu';
import { useSoulDialog } from '../souls/soul-dialog-context';

export interface SoulMenuProps {
  soul: Companion;
  onDelete: () => void;
}

/** Actions menu of a soul. */
export default function SoulMenu({ soul, onDelete, ...looks }: MenuAppearance & SoulMenuProps) {
  const open = useSoulDialog();
  const [, navigate] = useLocation();
  return (
    <OpenMenu
      {...looks}
      align="end"
      parts={[
        {
          kind: 'item',
          label: SOULPRINT_TEXTS.addFiles,
          Icon: FilePlus,
          onSelect: () => open({ kind: 'enhance', soul }),
        },
        { kind: 'item', label: TEXTS.chat.profile, Icon: UserRound, onSelect: () => open({ kind: 'profile', soul }) },
        {
          kind: 'item',
          label: 'Memory Archive',
          Icon: Archive,
          onSelect: () => navigate(`/memory-archive?soul=${soul.id}`),
        },
        {
          kind: 'item',
          label: 'Open in the portal',
          Icon: DoorOpen,
          onSelect: () => navigate(`/interact?soul_id=${soul.id}`),
        },
        {
          kind: 'item',
          label: 'Export Character Card',
          Icon: Download,
          onSelect: () => open({ kind: 'export', soul }),
        },
        { kind: 'line' },
        { kind: 'item', label: TEXTS.main.deleteSoul, Icon: Trash2, bad: true, onSelect: onDelete },
      ]}
    />
  );
}
