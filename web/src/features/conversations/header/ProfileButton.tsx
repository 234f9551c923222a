import { UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { TEXTS, type Companion } from '@kinloom/contract';
import { MenuButton } from '../../../ui/MenuButton';

const load = () => import('./ProfileSheet');
const ProfileSheet = lazy(load);

/** Opens the profile of the conversation's soul; in a group a menu selects the soul. */
export function ProfileButton({ souls }: { souls: readonly Companion[] }) {
  const [shown, setShown] = useState<Companion | null>(null);
  const preload = (): void => void load();
  const [first, ...more] = souls;
  if (!first) return null;
  return (
    <>
      {more.length === 0 ? (
        <button
          type="button"
          className="icon-btn"
          aria-label={TEXTS.chat.profile}
          title={TEXTS.chat.profile}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setShown(first)}
        >
          <UserRound size={20} aria-hidden="true" />
        </button>
      ) : (
        <MenuButton
          label={TEXTS.chat.profile}
          className="icon-btn"
          align="end"
          parts={souls.map((soul) => ({
            kind: 'item',
            label: soul.name,
            Icon: UserRound,
            onSelect: () => setShown(soul),
          }))}
        >
          <UserRound size={20} aria-hidden="true" />
        </MenuButton>
      )}
      {shown && (
        <Suspense>
          <ProfileSheet soul={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </>
  );
}
