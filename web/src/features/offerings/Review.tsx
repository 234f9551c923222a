import { Check, CornerUpLeft, FileText } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type Ref } from 'react';
import { Link } from 'wouter';
import { OFFERING_TEXTS, type Offering } from '@kinloom/contract';
import { useNow } from '../../lib/now';
import { relativeTime, fullTime } from '../../lib/time';
import { Avatar, hueStyle } from '../souls/Avatar';
import { Classification } from './Classification';
import { Failed } from './Failed';
import { Keepers } from './Keepers';
import { Note } from './Note';
import { OwnWords } from './OwnWords';
import { OfferingWords } from './OfferingWords';
import { mayReceive, receiptOf, taken } from './reviewing';
import { Suggestion } from './Suggestion';
import { useChoice } from './use-choice';
import { useFaceOf } from './use-face';
import type { useDecline, useReceive } from './use-offerings';
import { declineWords, offererWords } from './words';

const Confirm = lazy(() => import('../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** One offering as a whole: what it says, how it may be kept, and to take or decline it. */
export function Review({
  ref,
  offering,
  receive,
  decline,
}: {
  ref: Ref<HTMLHeadingElement>;
  offering: Offering;
  receive: ReturnType<typeof useReceive>;
  decline: ReturnType<typeof useDecline>;
}) {
  const { id, content, personal_note, soul_id, soul_name, from_human, suggestion } = offering;
  const own = from_human === null;
  const { choice, put, set } = useChoice(offering);
  const busy = receive.isPending || decline.isPending;
  // What was tried with another offering is not this one's.
  const notReceived = !busy && receive.variables?.offering_id === id ? receive.error : null;
  const notDeclined = !busy && decline.variables === id ? decline.error : null;
  const ready = mayReceive(choice);
  const [asking, setAsking] = useState(false);
  const decliner = useRef<HTMLButtonElement>(null);

  return (
    <article
      aria-label={offererWords(offering)}
      className="soul mx-auto flex w-full max-w-3xl flex-1 flex-col"
      style={hueStyle(soul_name)}
    >
      <div className="flex-1 px-4 pt-2 pb-8 md:px-8 wide:pt-8">
        <Head ref={ref} offering={offering} />
        <div className="mt-6 rounded-room border border-line bg-surface bg-[image:linear-gradient(160deg,var(--soul-wash),transparent_45%)] p-5 sm:p-6">
          {own ? (
            <OwnWords
              content={choice.content}
              offered={content}
              busy={busy}
              onChange={(words) => set({ content: words })}
            />
          ) : (
            <OfferingWords content={content} />
          )}
          {personal_note !== '' && (
            <div className="mt-5">
              <Note note={personal_note} />
            </div>
          )}
        </div>
        <fieldset disabled={busy} aria-label="How it is kept" className="mt-6 grid min-w-0 gap-7">
          <Suggestion
            name={soul_name}
            suggestion={suggestion}
            choice={choice}
            onTake={(suggested) => put(taken(choice, suggested))}
          />
          <Classification choice={choice} onChange={set} />
          {own && <Keepers of={soul_id} chosen={choice.keepers} onChange={(keepers) => set({ keepers })} />}
        </fieldset>
      </div>
      <div className="sticky bottom-0 grid gap-3 border-t border-line bg-ground px-4 py-3 md:px-8 wide:rounded-t-card wide:border-x">
        {notReceived && <Failed error={notReceived} words={OFFERING_TEXTS.acceptFailed} />}
        {notDeclined && <Failed error={notDeclined} words={OFFERING_TEXTS.declineFailed} />}
        <div className="flex gap-3">
          <button
            type="button"
            className="btn btn-primary flex-1 sm:min-w-44 sm:flex-none aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
            // What is under way keeps the focus, but does nothing more.
            aria-disabled={busy || !ready}
            onClick={() => {
              if (busy || !ready) return;
              decline.reset();
              receive.mutate(receiptOf(id, choice));
            }}
          >
            <Check size={18} aria-hidden="true" />
            Accept
          </button>
          <button
            ref={decliner}
            type="button"
            className="btn btn-quiet flex-1 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 sm:flex-none"
            aria-disabled={busy}
            aria-haspopup="dialog"
            onClick={() => !busy && setAsking(true)}
          >
            Decline
          </button>
        </div>
      </div>
      {asking && (
        <Suspense>
          <Confirm
            title="Decline this offering"
            question={declineWords(offering)}
            action="Decline it"
            busy={busy}
            onConfirm={() => {
              setAsking(false);
              receive.reset();
              decline.mutate(id);
            }}
            onClose={() => setAsking(false)}
            onFocusBack={(event) => {
              // Where this review goes meanwhile, the focus is on what took its place.
              event.preventDefault();
              decliner.current?.focus();
            }}
          />
        </Suspense>
      )}
    </article>
  );
}

function Head({ ref, offering }: { ref: Ref<HTMLHeadingElement>; offering: Offering }) {
  const { from_human, created_at, file_name, conversation_id, message_id } = offering;
  const face = useFaceOf(offering);
  const now = useNow();
  return (
    <header className="flex items-start gap-5">
      <span className="p-1">
        <Avatar soul={face} size={56} halo={from_human === null ? 'soft-shimmer' : 'steady-glow'} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 ref={ref} tabIndex={-1} className="text-2xl outline-none [overflow-wrap:anywhere]">
          {offererWords(offering)}
        </h2>
        <p className="mt-1 flex flex-wrap items-center gap-x-4 text-sm text-soft">
          <time dateTime={created_at} title={fullTime(created_at)}>
            {relativeTime(created_at, now)}
          </time>
          {file_name !== null && (
            <span className="inline-flex min-w-0 items-center gap-2">
              <FileText size={15} aria-hidden="true" className="flex-none text-lamp-text" />
              <span className="[overflow-wrap:anywhere]">{file_name}</span>
            </span>
          )}
          {conversation_id !== null && message_id !== null && (
            <Link
              href={`/conversation/${conversation_id}?message=${message_id}`}
              className="link inline-flex min-h-11 items-center gap-1.5"
            >
              <CornerUpLeft size={15} aria-hidden="true" />
              Show where it was said
            </Link>
          )}
        </p>
      </div>
    </header>
  );
}
