import type { ReactNode } from 'react';
import { useTitle } from '../../lib/browser/title';
import { PublicHeader } from '../../ui/PublicHeader';

/** Layout of the sign-in and sign-up screens. */
export function AuthLayout({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  useTitle(title);
  return (
    <div className="flex min-h-dvh flex-col bg-(image:--room)">
      <PublicHeader />
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
