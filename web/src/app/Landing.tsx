import { LockKeyhole } from 'lucide-react';
import { Link } from 'wouter';
import { TEXTS, type Screen } from '@kinloom/contract';
import { useTitle } from '../lib/browser/title';
import { useTheme } from '../lib/storage/theme';
import { useMe } from '../features/accounts/use-session';
import { PublicHeader } from '../ui/PublicHeader';
import chatDark from './images/chat-dark.webp';
import chatLight from './images/chat-light.webp';
import phoneDark from './images/chat-phone-dark.webp';
import phoneLight from './images/chat-phone-light.webp';
import { LandingIllustration } from './LandingIllustration';

interface LandingLink {
  to: Screen;
  label: string;
}

const ACCOUNT_LINKS: readonly LandingLink[] = [
  { to: '/home-portal', label: TEXTS.shell.portal },
  { to: '/memory-offering', label: TEXTS.shell.offer },
  { to: '/soul-inbox', label: TEXTS.shell.inbox },
];
const PUBLIC_LINKS: readonly LandingLink[] = [
  { to: '/about', label: `What is ${TEXTS.product}?` },
  { to: '/safety', label: 'Safety' },
  { to: '/privacy', label: 'Privacy' },
];

export default function Landing() {
  useTitle(null);
  const me = useMe();
  // Without a session cookie the page needs no request to know that it is shown to a visitor.
  const isSignedIn = me.isPending || Boolean(me.data);
  return (
    <div className="lit-room relative flex min-h-dvh flex-col overflow-hidden">
      <PublicHeader>
        {!isSignedIn && (
          <Link href="/auth/login" className="link inline-flex min-h-11 items-center px-3">
            {TEXTS.auth.signIn}
          </Link>
        )}
      </PublicHeader>
      <main className="mx-auto w-full max-w-6xl flex-1 px-6 lg:px-12">
        <div className="grid content-center items-center gap-x-16 gap-y-8 pt-2 pb-10 lg:min-h-[80dvh] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
          <div className="order-2 text-center lg:order-1 lg:text-left">
            <h1 className="font-normal">
              <span className="block text-2xl text-soft md:text-3xl">{TEXTS.shell.welcome}</span>{' '}
              <span className="mt-1 block text-6xl font-semibold tracking-tight md:text-8xl">{TEXTS.product}</span>
            </h1>
            <p className="mt-5 font-display text-xl text-lamp-text italic md:text-2xl">{TEXTS.tagline}</p>
            <p className="mx-auto mt-4 max-w-lg text-lg text-pretty text-soft lg:mx-0">
              Talk with AI companions that you create. Each has a character of its own and remembers what you tell it.
            </p>
            <div className="mt-8 flex flex-col items-stretch justify-center gap-3 sm:flex-row lg:justify-start">
              {isSignedIn ? (
                <Link href="/" className="btn btn-primary min-h-14 px-9 text-lg">
                  Open {TEXTS.product}
                </Link>
              ) : (
                <>
                  <Link href="/auth/login" className="btn btn-primary min-h-14 px-9 text-lg">
                    Enter {TEXTS.product}
                  </Link>
                  <Link href="/signup" className="btn btn-quiet min-h-14 border-edge px-9 text-lg">
                    Create account
                  </Link>
                </>
              )}
            </div>
            <LandingLinks label={`More about ${TEXTS.product}`} links={PUBLIC_LINKS} />
          </div>
          <div className="order-1 mx-auto h-[min(32dvh,30rem)] w-full max-w-lg lg:order-2 lg:h-[min(78dvh,44rem)]">
            <LandingIllustration />
          </div>
        </div>
        <Screenshot />
        <section aria-labelledby="landing-account" className="pb-16 text-center">
          <h2 id="landing-account" className="flex items-center justify-center gap-2 text-lg text-soft">
            {!isSignedIn && <LockKeyhole size={18} aria-hidden="true" />}
            {isSignedIn ? 'Your pages' : 'After signing in'}
          </h2>
          <LandingLinks label={isSignedIn ? 'Your pages' : 'After signing in'} links={ACCOUNT_LINKS} centered />
        </section>
      </main>
    </div>
  );
}

function LandingLinks({
  label,
  links,
  centered = false,
}: {
  label: string;
  links: readonly LandingLink[];
  centered?: boolean;
}) {
  return (
    <nav aria-label={label} className={centered ? 'mt-3' : 'mt-6'}>
      <ul
        className={`flex items-center gap-x-8 gap-y-1 sm:flex-row sm:flex-wrap sm:justify-center ${centered ? 'flex-col' : 'flex-wrap justify-center lg:justify-start'}`}
      >
        {links.map(({ to, label: text }) => (
          <li key={to}>
            <Link href={to} className="link inline-flex min-h-11 items-center">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A screenshot of a conversation, in the current theme; on phones one of the phone layout. */
function Screenshot() {
  const { shown } = useTheme();
  return (
    <figure className="pt-4 pb-14">
      <picture>
        <source media="(min-width: 40rem)" srcSet={shown === 'dark' ? chatDark : chatLight} width={1280} height={800} />
        <img
          src={shown === 'dark' ? phoneDark : phoneLight}
          alt={`A conversation in ${TEXTS.product}: the soul Ilse remembers where a sister moved to.`}
          width={780}
          height={1440}
          loading="lazy"
          decoding="async"
          className="mx-auto h-auto w-full rounded-room border border-line shadow-float"
        />
      </picture>
      <figcaption className="mt-4 text-center text-sm text-soft">
        A conversation. The line below a reply shows what the soul remembered for it.
      </figcaption>
    </figure>
  );
}
