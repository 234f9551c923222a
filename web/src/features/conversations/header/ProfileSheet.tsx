import { PencilLine, Settings } from 'lucide-react';
import { Link } from 'wouter';
import { SLIDERS, TEXTS, type Companion } from '@kinloom/contract';
import { Modal } from '../../../ui/Modal';
import { useSoulDialog } from '../../souls/soul-dialog-context';
import { capitalised } from '../../souls/soul-appearance';
import { useGlow } from '../../souls/use-soul-state';
import { soulSettingsPath } from './soul-settings-path';
import { PresenceDetails } from '../group/PresenceDetails';

/** Profile dialog of a soul. */
export default function ProfileSheet({ soul, onClose }: { soul: Companion; onClose: () => void }) {
  const glow = useGlow(soul, false);
  const edit = useSoulDialog();
  return (
    <Modal title={soul.name} description="Personality, instructions and current state of this soul." onClose={onClose}>
      <PresenceDetails soul={soul} glow={glow} heading={false} />
      <PersonalitySummary soul={soul} />
      <div className="mt-8 grid gap-3 sm:grid-cols-2">
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => {
            onClose();
            edit({ kind: 'profile', soul });
          }}
        >
          <PencilLine size={18} aria-hidden="true" />
          Edit profile
        </button>
        <Link href={soulSettingsPath(soul.id)} className="btn btn-quiet">
          <Settings size={18} aria-hidden="true" />
          {TEXTS.chat.soulSettings}
        </Link>
      </div>
    </Modal>
  );
}

/** Personality traits and instructions set by the user. */
function PersonalitySummary({ soul }: { soul: Companion }) {
  const { personality, gptInstructions } = soul;
  const traits =
    typeof personality === 'string'
      ? []
      : SLIDERS.flatMap((name) => {
          const value = personality[name];
          return typeof value === 'number' ? [{ name, value }] : [];
        });
  if (traits.length === 0 && gptInstructions.trim() === '') return null;
  return (
    <dl className="mt-6 grid gap-4 border-t border-line pt-6">
      {traits.map(({ name, value }) => (
        <div key={name} className="flex items-baseline justify-between">
          <dt className="text-soft">{capitalised(name)}</dt>
          <dd className="text-sm tabular-nums">{value} of 5</dd>
        </div>
      ))}
      {gptInstructions.trim() !== '' && (
        <div>
          <dt className="text-soft">Instructions</dt>
          <dd className="mt-1 line-clamp-4 whitespace-pre-line [overflow-wrap:anywhere]">{gptInstructions}</dd>
        </div>
      )}
    </dl>
  );
}
