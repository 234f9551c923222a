import { ArrowLeft, UserRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { TEXTS, type Companion } from '@kinloom/contract';
import { DrawerButton } from '../../ui/drawer';
import { ThemeToggle } from '../../ui/ThemeChoice';
import { Avatar, type Faced } from '../souls/Avatar';
import type { Glow } from '../souls/soul-look';

const load = () => import('./PresenceSheet');
const PresenceSheet = lazy(load);

export function ChatHeader({
  face,
  soul,
  title,
  glow,
  back,
}: {
  face: Faced;
  /** The one soul that the conversation is with, where it is one. */
  soul: Companion | undefined;
  title: string;
  glow: Glow;
  back: boolean;
}) {
  const [presence, setPresence] = useState(false);
  const near = (): void => void load();
  return (
    <header className="flex items-center gap-2 border-b border-line px-2 py-2.5 md:px-6 md:py-3">
      <DrawerButton />
      {back && (
        <Link href="/" className="btn btn-quiet gap-1 px-3">
          <ArrowLeft size={18} aria-hidden="true" />
          Back
        </Link>
      )}
      <div className="flex min-w-0 flex-1 items-center gap-4 pl-2">
        <Avatar soul={face} size={40} {...glow} />
        <div className="min-w-0">
          <h1 className="flex items-center gap-2 text-xl">
            <span className="truncate">{title}</span>
            <span className="flex-none rounded-md border border-edge px-1.5 font-sans text-xs leading-5 font-medium tracking-normal text-soft">
              AI
            </span>
          </h1>
          <p className="truncate text-sm text-soft">{TEXTS.chat.reflecting}</p>
        </div>
      </div>
      {soul && (
        <button
          type="button"
          className="icon-btn wide:hidden"
          aria-label={`Presence of ${soul.name}`}
          aria-haspopup="dialog"
          onPointerEnter={near}
          onFocus={near}
          onClick={() => setPresence(true)}
        >
          <UserRound size={20} aria-hidden="true" />
        </button>
      )}
      <ThemeToggle />
      {soul && presence && (
        <Suspense>
          <PresenceSheet soul={soul} glow={glow} onClose={() => setPresence(false)} />
        </Suspense>
      )}
    </header>
  );
}
