import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { Logo } from './Logo';
import { ThemeToggle } from './ThemeChoice';

/** Header of the pages that need no account. @param props.children links beside the theme switch */
export function PublicHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="flex items-center justify-between px-5 py-4 md:px-8">
      <Link
        href="/welcome"
        className="flex min-h-11 items-center gap-3 rounded-soft font-display text-xl font-semibold"
      >
        <Logo />
        {TEXTS.product}
      </Link>
      <div className="flex items-center gap-2">
        {children}
        <ThemeToggle />
      </div>
    </header>
  );
}
