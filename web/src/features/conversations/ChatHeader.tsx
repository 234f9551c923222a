import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS, type GlowState } from '@kinloom/contract';
import { DrawerButton } from '../../ui/drawer';
import { ThemeToggle } from '../../ui/ThemeChoice';
import { Avatar, type Faced } from '../souls/Avatar';

export function ChatHeader({
  soul,
  title,
  halo,
  back,
}: {
  soul: Faced;
  title: string;
  halo: GlowState;
  back: boolean;
}) {
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
        <Avatar soul={soul} size={40} halo={halo} />
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
      <ThemeToggle />
    </header>
  );
}
