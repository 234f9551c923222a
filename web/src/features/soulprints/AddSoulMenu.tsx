import { Files, FileUp, IdCard, Plus, Sparkle } from 'lucide-react';
import { QUICK_SOULS, TEXTS, SOULPRINT_TEXTS } from '@kinloom/contract';
import type { MenuAppearance } from '../../ui/MenuButton';
import type { MenuPart } from '../../ui/menu-parts';
import OpenMenu from '../../ui/OpenMenu';
import { capitalised } from '../souls/soul-appearance';
import { useSoulDialog } from '../souls/soul-dialog-context';
import { useSouls } from '../souls/use-souls';
import { useQuickSoul } from './use-quick-soul';

const DEMO_SOULS_HEADING: readonly MenuPart[] = [{ kind: 'line' }, { kind: 'note', text: 'Quick demo souls' }];

/** Menu of the ways to create or import a soul. Offers the demo souls that do not exist yet. */
export default function AddSoulMenu(looks: MenuAppearance) {
  const open = useSoulDialog();
  const quick = useQuickSoul();
  const { data: souls = [] } = useSouls();
  const existing = new Set(souls.map(({ name }) => name.toLowerCase()));
  const demoSouls = QUICK_SOULS.filter((name) => !existing.has(name));
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
        ...(demoSouls.length === 0 ? [] : DEMO_SOULS_HEADING),
        ...demoSouls.map((name) => ({
          kind: 'item' as const,
          label: capitalised(name),
          Icon: Sparkle,
          onSelect: () => quick.mutate({ name }),
        })),
      ]}
    />
  );
}
