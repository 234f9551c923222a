import { useState, type ReactNode } from 'react';
import { Link } from 'wouter';
import { ATTENTIVE_HOURS, RISK_READER, TEXTS, type YearOfReferrals } from '@kinloom/contract';
import { formatNumber } from '../../lib/format/locale';
import { ErrorNote } from '../../ui/ErrorNote';
import { PublicHeader } from '../../ui/PublicHeader';
import { Skeleton } from '../../ui/Skeleton';
import { guessCountry } from './countries';
import { CountryField } from './CountryField';
import { Resources } from './Resources';
import { withheldText } from './withheld-text';
import { useSafety } from './use-safety';

/** Public page about safety measures and helplines. */
export default function SafetyScreen() {
  const [country, setCountry] = useState(() => guessCountry(navigator.languages));
  const safety = useSafety(country);
  return (
    <div className="min-h-dvh bg-(image:--room)">
      <PublicHeader />
      <main className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-12 px-5 pt-8 pb-20 md:pt-14">
        <div>
          <h1 className="text-5xl">Safety</h1>
          <p className="mt-4 text-lg text-pretty text-soft">
            Souls are AI. They can be good company, but they are not therapists and cannot help in an emergency. This
            page says what {TEXTS.product} does about that.
          </p>
        </div>
        <Part title="If you need help now">
          <CountryField
            label="Country"
            countries={safety.data?.countries ?? []}
            value={country}
            onChoose={setCountry}
          />
          {safety.data ? (
            <div aria-live="polite" aria-busy={safety.isPlaceholderData}>
              <Resources resources={safety.data.help.resources} />
            </div>
          ) : safety.error ? (
            <ErrorNote
              title="The helplines could not be loaded"
              error={safety.error}
              onRetry={() => void safety.refetch()}
            />
          ) : (
            <Skeleton className="mt-4 h-64 rounded-room" />
          )}
        </Part>
        {/* After the helplines, whose height differs from country to country. */}
        {!safety.isPending && (
          <>
            <Principles />
            <Part title="What is counted">
              <p>
                How often help was shown: the day, the country, and whether it was an emergency. No account, name or
                message is stored with it, so it cannot identify anyone, and it stays when an account is deleted. The
                number of a year is published once help was shown to at least five members in it.
              </p>
              {safety.data && <Years referrals={safety.data.referrals} />}
            </Part>
          </>
        )}
      </main>
    </div>
  );
}

function Principles() {
  return (
    <>
      <Part title="When someone is in distress">
        <p>
          Every message is checked for signs of danger on the server, by small built-in models, before any soul answers.
          This works without the language model, in several languages, and no soul, imported card or setting can turn it
          off. No person reads your messages.
        </p>
        <p>
          If there are such signs, contact details of people who help are shown below the message at once. For{' '}
          {ATTENTIVE_HOURS} hours after that, help is shown for milder signs too. The conversation stays open: no one is
          blocked for what they feel.
        </p>
        <p>
          These checks miss things and give false alarms. On {RISK_READER.date}, on hard test messages of writers they
          had not met, they found {RISK_READER.explicit} of 100 messages that speak of danger plainly and{' '}
          {RISK_READER.implicit} of 100 that hint at it, and took {RISK_READER.ordinaryPerThousand} of 1,000 ordinary
          messages for danger. If you need help, do not wait for them.
        </p>
      </Part>
      <Part title="Notices during conversations">
        <p>
          A notice says that you are talking with an AI: when a conversation starts, at least every three hours while it
          continues, and next to every soul’s name. A break is suggested after an hour, or after a time you choose
          between 15 minutes and two hours.
        </p>
        <p>{TEXTS.product} is for adults. AI companions may not be suitable for some minors.</p>
      </Part>
      <Part title="What imported text may not do">
        <p>
          Imported cards, chats and files are treated as text, never as instructions. The parts of a card that would
          override the safety rules arrive switched off and are shown to you. Invisible characters are removed, and
          nothing is loaded from other sites because of a file. Imported text is not screened for distress, because it
          was written elsewhere.
        </p>
      </Part>
      <Part title="Your data">
        <p>
          A message, a memory, a conversation or a soul that you delete is also removed from what the souls remember. A
          soul can be exported as a card with its memories, from its menu. You can download everything as one file, and
          delete the account for good, in{' '}
          <Link href="/settings?tab=account" className="link">
            Settings, Account
          </Link>
          .
        </p>
      </Part>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="text-2xl">{title}</h2>
      <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4 text-pretty">{children}</div>
    </section>
  );
}

function Years({ referrals }: { referrals: readonly YearOfReferrals[] }) {
  const withheld = withheldText(referrals);
  if (withheld !== null) return <p className="font-semibold">{withheld}</p>;
  return (
    <dl className="grid gap-1">
      {referrals.map(({ year, count }) => (
        <div key={year} className="flex gap-4">
          <dt className="w-16 text-soft">{year}</dt>
          <dd className="font-semibold tabular-nums">
            {typeof count === 'number' ? `${formatNumber(count)} times` : `Withheld: ${count}`}
          </dd>
        </div>
      ))}
    </dl>
  );
}
