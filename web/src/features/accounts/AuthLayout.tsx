import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { TEXTS } from '@kinloom/contract';
import { useTitle } from '../../lib/browser/title';
import { Logo } from '../../ui/Logo';
import { ThemeToggle } from '../../ui/ThemeChoice';

/** Layout of the sign-in and sign-up screens. */
export function AuthLayout({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  useTitle(title);
  return (
    <div className="flex min-h-dvh flex-col bg-(image:--room)">
      <header className="flex items-center justify-between px-5 py-4 md:px-8">
        <Link
          href="/welcome"
          className="flex min-h-11 items-center gap-3 rounded-soft font-display text-xl font-semibold"
        >
          <Logo />
          {TEXTS.product}
        </Link>
        <ThemeToggle />
      </header>
      <main className="grid flex-1 place-items-center px-4 pt-4 pb-12">
        <section className="w-full max-w-md">
          <h1 className="text-4xl">{title}</h1>
          <p className="mt-3 text-soft">{intro}</p>
          <div className="mt-8 rounded-room border border-line bg-surface p-6 shadow-float sm:p-8">{children}</div>
        </section>
      </main>
    </div>
  );
}

/** Result message of a form, announced to screen readers when it appears. */
export function FormMessage({ tone, text }: { tone: 'bad' | 'good'; text: string | null }) {
  if (text === null) return null;
  return (
    <p
      role={tone === 'bad' ? 'alert' : 'status'}
      className={`rounded-soft border px-4 py-3 text-sm ${tone === 'bad' ? 'border-bad text-bad' : 'border-lamp bg-lamp-wash text-ink'}`}
    >
      {text}
    </p>
  );
}
