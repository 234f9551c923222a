import { Files, FileUp, IdCard, Plus, Sparkle } from 'lucide-react';
import { QUICK_SOULS, TEXTS, SOULPRINT_TEXTS } from '@kinloom/contract';
import type { MenuAppearance } from '../../ui/MenuButton';
import OpenMenu from '../../ui/OpenMenu';
import { capitalised } from '../souls/soul-appearance';
import { useSoulDialog } from '../souls/soul-dialog-context';
import { useQuickSoul } from './use-quick-soul';

/** Menu of the ways to create or import a soul. */
export default function AddSoulMenu(looks: MenuAppearance) {
  const open = useSoulDialog();
  const quick = useQuickSoul();
  return (
    <OpenMenu
      {...looks}
      align="end"
      parts={[
        { kind: 'item', label: TEXTS.main.createSoul, Icon: Plus, onSelect: () => open({ kind: 'create' }) },
        {
          kind: 'item',
          label: SOULPRINT_TEXTS.importSingle,
          Icon: FileUp,
          onSelect: () => open({ kind: 'import' }),
        },
        { kind: 'item', label: SOULPRINT_TEXTS.multiFile, Icon: Files, onSelect: () => open({ kind: 'many' }) },
        { kind: 'item', label: 'Import Character Card', Icon: IdCard, onSelect: () => open({ kind: 'card' }) },
        { kind: 'line' },
        { kind: 'note', text: 'Quick demo souls' },
        ...QUICK_SOULS.map((name) => ({
          kind: 'item' as const,
          label: capitalised(name),
          Icon: Sparkle,
          onSelect: () => quick.mutate({ name }),
        })),
      ]}
    />
  );
}
