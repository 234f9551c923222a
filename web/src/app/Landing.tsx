import { Link } from 'wouter';
import { TEXTS, type Screen } from '@kinloom/contract';
import { useTitle } from '../lib/title';
import { ThemeToggle } from '../ui/ThemeChoice';
import { LandingIllustration } from './LandingIllustration';

const LINKS: readonly { to: Screen; label: string }[] = [
  { to: '/home-portal', label: TEXTS.shell.portal },
  { to: '/memory-offering', label: TEXTS.shell.offer },
  { to: '/soul-inbox', label: TEXTS.shell.inbox },
  { to: '/about', label: `What is ${TEXTS.product}?` },
  { to: '/safety', label: 'Safety' },
];

export default function Landing() {
  useTitle(null);
  return (
    <div className="lit-room relative flex min-h-dvh flex-col overflow-hidden">
      <header className="absolute top-4 right-4 z-1 md:right-8">
        <ThemeToggle />
      </header>
      <main className="mx-auto grid w-full max-w-6xl flex-1 content-center items-center gap-x-16 gap-y-8 px-6 py-10 lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)] lg:px-12">
        <div className="order-2 text-center lg:order-1 lg:text-left">
          <h1 className="font-normal">
            <span className="block text-2xl text-soft md:text-3xl">{TEXTS.shell.welcome}</span>{' '}
            <span className="mt-1 block text-6xl font-semibold tracking-tight md:text-8xl">{TEXTS.product}</span>
          </h1>
          <p className="mt-5 font-display text-xl text-lamp-text italic md:text-2xl">{TEXTS.tagline}</p>
          <Link href="/auth/login" className="btn btn-primary mt-9 min-h-14 px-9 text-lg">
            Enter {TEXTS.product}
          </Link>
          <nav aria-label="Other ways in" className="mt-10">
            <ul className="flex flex-col items-center gap-x-8 gap-y-1 sm:flex-row sm:flex-wrap sm:justify-center lg:justify-start">
              {LINKS.map(({ to, label }) => (
                <li key={to}>
                  <Link href={to} className="link inline-flex min-h-11 items-center">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className="order-1 mx-auto h-[min(40dvh,30rem)] w-full max-w-lg lg:order-2 lg:h-[min(78dvh,44rem)]">
          <LandingIllustration />
        </div>
      </main>
    </div>
  );
}
