import { MessageCirclePlus } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { type Companion, type Conversation, PORTAL_TEXTS } from '@kinloom/contract';
import { textOf } from '../../lib/api';
import { useNow } from '../../lib/now';
import { chatTime, dayName, fullTime } from '../../lib/time';
import { toast } from '../../lib/toasts';
import { isUnread, lastAt, withSoul } from '../conversations/recent/recent-conversations';
import { UnreadMark } from '../conversations/recent/UnreadMark';
import { useBeginAnew } from '../conversations/header/use-conversation-actions';
import { useConversations } from '../conversations/cache/use-conversations';
import { Avatar, hueStyle } from '../souls/Avatar';
import { DRIFT_WORDS } from '../souls/soul-look';
import { interactPath } from './presence';
import { usePresence, type Presence } from './use-presence';

/** Who can be spoken with, and what was spoken with the one that is. */
export function Aside({
  soul,
  souls,
  current,
}: {
  soul: Companion;
  souls: readonly Companion[];
  /** The conversation that is open. */
  current: number | undefined;
}) {
  const presences = usePresence(souls);
  return (
    <div className="grid gap-8">
      <Part title="Available souls">
        <ul className="grid gap-1">
          {presences.map((presence) => (
            <Available key={presence.soul.id} presence={presence} chosen={presence.soul.id === soul.id} />
          ))}
        </ul>
      </Part>
      <Threads soul={soul} current={current} />
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2
        id={id}
        className="flex min-h-10 items-center px-3 font-sans text-sm font-medium tracking-normal text-soft [overflow-wrap:anywhere]"
      >
        {title}
      </h2>
      {children}
    </section>
  );
}

function Available({ presence: { soul, state, failed }, chosen }: { presence: Presence; chosen: boolean }) {
  return (
    <li className="soul" style={hueStyle(soul.name)}>
      <Link
        href={interactPath(soul.id)}
        aria-current={chosen ? 'true' : undefined}
        className="flex min-h-14 items-center gap-4 rounded-card px-3 py-2 hover:bg-raised aria-[current]:bg-raised"
      >
        <Avatar
          soul={soul}
          size={34}
          {...(state ? { halo: state.glow_state, drift: state.drift_state } : { halo: 'none' })}
        />
        <span className="min-w-0 flex-1">
          <span className="block truncate font-display leading-tight font-semibold">{soul.name}</span>
          {(state ?? failed) && (
            <span className="block truncate text-sm leading-snug text-soft">
              {state ? DRIFT_WORDS[state.drift_state] : PORTAL_TEXTS.unavailable}
            </span>
          )}
        </span>
      </Link>
    </li>
  );
}

function Threads({ soul, current }: { soul: Companion; current: number | undefined }) {
  const { data: list } = useConversations();
  const anew = useBeginAnew();
  const [, navigate] = useLocation();
  const threads = withSoul(list ?? [], soul.id);

  function begin(): void {
    anew.mutate(soul.id, {
      onSuccess: ({ id }) => navigate(interactPath(soul.id, id)),
      onError: (error) =>
        toast({ title: 'A new conversation could not be begun', description: textOf(error), tone: 'bad' }),
    });
  }

  return (
    <Part title={`Conversations with ${soul.name}`}>
      {list && threads.length === 0 && (
        <p className="px-3 pb-2 text-sm text-faint">What you say to each other will be here.</p>
      )}
      <ul className="grid gap-1">
        {threads.map((one) => (
          <ThreadRow key={one.id} soulId={soul.id} thread={one} here={one.id === current} />
        ))}
      </ul>
      <button
        type="button"
        className="btn btn-quiet mt-3 w-full px-3 text-sm"
        disabled={anew.isPending}
        onClick={begin}
      >
        <MessageCirclePlus size={17} aria-hidden="true" />
        Begin a new conversation
      </button>
    </Part>
  );
}

function ThreadRow({ soulId, thread, here }: { soulId: number; thread: Conversation; here: boolean }) {
  const now = useNow();
  const at = lastAt(thread);
  return (
    <li>
      <Link
        href={interactPath(soulId, thread.id)}
        aria-current={here ? 'true' : undefined}
        className="flex min-h-13 items-center gap-3 rounded-card px-3 py-2 hover:bg-raised aria-[current]:bg-raised"
      >
        <span className="min-w-0 flex-1">
          <span className="block truncate leading-tight font-medium">
            {thread.title ?? `Begun ${dayName(thread.createdAt, now)}`}
          </span>
          <time dateTime={at} title={fullTime(at)} className="block truncate text-sm leading-snug text-soft">
            {thread.lastSeq === 0 ? 'Nothing said yet' : chatTime(at, now)}
          </time>
        </span>
        {isUnread(thread) && !here && <UnreadMark />}
      </Link>
    </li>
  );
}
