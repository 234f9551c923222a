import { Check, CornerUpLeft, FileText } from 'lucide-react';
import { lazy, Suspense, useRef, useState, type Ref } from 'react';
import { Link } from 'wouter';
import { OFFERING_TEXTS, type Offering } from '@kinloom/contract';
import { useNow } from '../../../lib/format/now';
import { relativeTime, fullTime } from '../../../lib/format/time';
import { Avatar, hueStyle } from '../../souls/Avatar';
import { Classification } from './Classification';
import { RequestError } from '../RequestError';
import { KeeperSelection } from './KeeperSelection';
import { Note } from '../Note';
import { EditableText } from './EditableText';
import { OfferingText } from '../OfferingText';
import { isChoiceValid, toReceiveBody, applySuggestion } from './offering-choice';
import { Suggestion } from './Suggestion';
import { useOfferingChoice } from './use-offering-choice';
import { useSoulAvatar } from '../use-soul-avatar';
import type { useDecline, useReceive } from '../use-offerings';
import { formatDeclineQuestion, formatOfferer } from '../offering-text';

const Confirm = lazy(() => import('../../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** Review of one offering: accept with a classification, or decline. */
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
  const isFromSoul = from_human === null;
  const { choice, put, set } = useOfferingChoice(offering);
  const busy = receive.isPending || decline.isPending;
  // The mutations are shared between offerings: ignore errors of another one.
  const receiveError = !busy && receive.variables?.offering_id === id ? receive.error : null;
  const declineError = !busy && decline.variables === id ? decline.error : null;
  const isValid = isChoiceValid(choice);
  const [isConfirming, setIsConfirming] = useState(false);
  const declineButton = useRef<HTMLButtonElement>(null);

  return (
    <article
      aria-label={formatOfferer(offering)}
      className="soul mx-auto flex w-full max-w-3xl flex-1 flex-col"
      style={hueStyle(soul_id)}
    >
      <div className="flex-1 px-4 pt-2 pb-8 md:px-8 wide:pt-8">
        <ReviewHeader ref={ref} offering={offering} />
        <div className="mt-6 rounded-room border border-line bg-surface bg-[image:linear-gradient(160deg,var(--soul-wash),transparent_45%)] p-5 sm:p-6">
          {isFromSoul ? (
            <EditableText
              content={choice.content}
              offered={content}
              busy={busy}
              onChange={(words) => set({ content: words })}
            />
          ) : (
            <OfferingText content={content} />
          )}
          {personal_note !== '' && (
            <div className="mt-5">
              <Note note={personal_note} />
            </div>
          )}
        </div>
        <fieldset disabled={busy} aria-label="How it is stored" className="mt-6 grid min-w-0 gap-7">
          <Suggestion
            name={soul_name}
            suggestion={suggestion}
            choice={choice}
            onTake={(suggested) => put(applySuggestion(choice, suggested))}
          />
          <Classification choice={choice} onChange={set} />
          {isFromSoul && (
            <KeeperSelection of={soul_id} chosen={choice.keepers} onChange={(keepers) => set({ keepers })} />
          )}
        </fieldset>
      </div>
      <div className="sticky bottom-0 grid gap-3 border-t border-line bg-ground px-4 py-3 md:px-8 wide:rounded-t-card wide:border-x">
        {receiveError && <RequestError error={receiveError} title={OFFERING_TEXTS.acceptFailed} />}
        {declineError && <RequestError error={declineError} title={OFFERING_TEXTS.declineFailed} />}
        <div className="flex gap-3">
          <button
            type="button"
            className="btn btn-primary flex-1 sm:min-w-44 sm:flex-none aria-disabled:cursor-not-allowed aria-disabled:opacity-55"
            // `aria-disabled` keeps the focus while the request is in flight.
            aria-disabled={busy || !isValid}
            onClick={() => {
              if (busy || !isValid) return;
              decline.reset();
              receive.mutate(toReceiveBody(id, choice));
            }}
          >
            <Check size={18} aria-hidden="true" />
            Accept
          </button>
          <button
            ref={declineButton}
            type="button"
            className="btn btn-quiet flex-1 aria-disabled:cursor-not-allowed aria-disabled:opacity-55 sm:flex-none"
            aria-disabled={busy}
            aria-haspopup="dialog"
            onClick={() => !busy && setIsConfirming(true)}
          >
            Decline
          </button>
        </div>
      </div>
      {isConfirming && (
        <Suspense>
          <Confirm
            title="Decline this offering"
            question={formatDeclineQuestion(offering)}
            action="Decline it"
            busy={busy}
            onConfirm={() => {
              setIsConfirming(false);
              receive.reset();
              decline.mutate(id);
            }}
            onClose={() => setIsConfirming(false)}
            onFocusBack={(event) => {
              // If the review was replaced meanwhile, the replacement has the focus.
              event.preventDefault();
              declineButton.current?.focus();
            }}
          />
        </Suspense>
      )}
    </article>
  );
}

function ReviewHeader({ ref, offering }: { ref: Ref<HTMLHeadingElement>; offering: Offering }) {
  const { from_human, created_at, file_name, conversation_id, message_id } = offering;
  const avatar = useSoulAvatar(offering);
  const now = useNow();
  return (
    <header className="flex items-start gap-5">
      <span className="p-1">
        <Avatar soul={avatar} size={56} halo={from_human === null ? 'soft-shimmer' : 'steady-glow'} />
      </span>
      <div className="min-w-0 flex-1">
        <h2 ref={ref} tabIndex={-1} className="text-2xl outline-none [overflow-wrap:anywhere]">
          {formatOfferer(offering)}
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
