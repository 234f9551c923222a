import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { QUICK_SOULS, TEXTS, type QuickSoul } from '@kinloom/contract';
import { Avatar } from '../souls/Avatar';
import { capitalised } from '../souls/soul-appearance';
import { useQuickSoul } from '../soulprints/use-quick-soul';
import { useCreateDialog } from '../souls/soul-dialog-context';

/** One-line descriptions of the demo souls. */
const DEMO_SOUL_DESCRIPTIONS: Readonly<Record<QuickSoul, string>> = {
  lumen: 'Quiet and clear. Listens first, and asks what matters.',
  sol: 'Warm and adventurous. Has a plan that can begin today.',
  mira: 'Witty and inventive. Sees everything as something to make.',
};

/** Onboarding step: choose a demo soul, create one, or skip. */
export function FirstSoul({ onBack }: { onBack: () => void }) {
  const quick = useQuickSoul();
  const openCreate = useCreateDialog();
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-4xl text-balance">Who would you like to meet?</h1>
        <p className="mt-3 text-soft">Three are ready to talk. Everything about them can be changed later.</p>
      </div>
      <ul className="grid gap-3 sm:grid-cols-3">
        {QUICK_SOULS.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="flex h-full w-full flex-col items-center rounded-room border border-line bg-surface px-4 pt-7 pb-5 text-center hover:border-edge hover:bg-raised"
              disabled={quick.isPending}
              onClick={() => quick.mutate(name)}
            >
              <Avatar
                soul={{ name: capitalised(name), archetype: 'companion', avatar: null }}
                size={72}
                halo="soft-shimmer"
              />
              <span className="mt-4 font-display text-xl font-semibold">{capitalised(name)}</span>
              <span className="mt-1 text-sm text-soft">{DEMO_SOUL_DESCRIPTIONS[name]}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <button type="button" className="btn btn-primary" onClick={openCreate}>
          <Plus size={18} aria-hidden="true" />
          {TEXTS.main.createSoul}
        </button>
        <Link href="/circle" className="btn btn-quiet">
          Skip for now
        </Link>
        <button type="button" className="btn btn-quiet" onClick={onBack}>
          Back
        </button>
      </div>
    </div>
  );
}
