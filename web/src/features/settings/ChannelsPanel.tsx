import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { type Channel, SETTINGS_TEXTS } from '@kinloom/contract';
import { useRestoreFocusOnClose } from '../../lib/use-restore-focus-on-close';
import { ErrorNote } from '../../ui/ErrorNote';
import { finished, inOrder, NEW_CHANNEL, type ChannelDraft } from './channel-draft';
import { ChannelForm } from './ChannelForm';
import { ChannelRow } from './ChannelRow';
import { Panel, RowSkeletons } from './Section';
import { useAddChannel, useChannels, useRemoveChannel, useUpdateChannel } from './use-channels';

const Confirm = lazy(() => import('../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** What is being written: a channel of the list, or a new one. */
interface Writing {
  id: number | 'new';
  draft: ChannelDraft;
}

export function ChannelsPanel() {
  const channels = useChannels();
  const add = useAddChannel();
  const update = useUpdateChannel();
  const remove = useRemoveChannel();
  const [writing, setWriting] = useState<Writing | null>(null);
  const [doomed, setDoomed] = useState<Channel | null>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // Where the form was opened from: there the focus goes back to.
  const opened = useRef<Writing['id']>('new');
  function open(next: Writing): void {
    opened.current = next.id;
    setWriting(next);
  }

  useRestoreFocusOnClose(writing !== null, () => {
    const row = list.current?.querySelector<HTMLElement>(`[data-channel="${opened.current}"] [aria-label^="Edit"]`);
    (row ?? adder.current)?.focus();
  });
  const close = (): void => setWriting(null);

  function done(id: Writing['id'], written: ChannelDraft): void {
    const draft = finished(written);
    // What could not be kept comes back to be tried again: no word of it is lost.
    const onError = () => open({ id, draft: written });
    close();
    if (id === 'new') add.mutate(draft, { onError });
    else update.mutate({ id, changes: draft }, { onError });
  }

  const held = channels.data;
  return (
    <Panel
      title={SETTINGS_TEXTS.channels}
      intro="Places of talk with a tone of their own. What is sent in one is answered in its manner."
      aside={
        <button
          ref={adder}
          type="button"
          className="btn btn-primary"
          disabled={!held || writing?.id === 'new'}
          onClick={() => open({ id: 'new', draft: NEW_CHANNEL })}
        >
          <Plus size={18} aria-hidden="true" />
          Add a channel
        </button>
      }
    >
      {channels.isPending && <RowSkeletons rows={3} />}
      {channels.error && !held && (
        <ErrorNote
          title="Your channels could not be loaded"
          error={channels.error}
          onRetry={() => void channels.refetch()}
        />
      )}
      {writing?.id === 'new' && (
        <div className="mb-3">
          <ChannelForm
            label="A new channel"
            begin={writing.draft}
            action="Add channel"
            onDone={(draft) => done('new', draft)}
            onCancel={() => close()}
          />
        </div>
      )}
      {held?.length === 0 && !writing && (
        <p className="rounded-room border border-dashed border-line px-6 py-14 text-center text-soft">
          Your channels will be here. Add one for anything that wants a tone of its own.
        </p>
      )}
      {held && held.length > 0 && (
        <ul ref={list} className="grid gap-3">
          {inOrder(held).map((channel) => (
            <li key={channel.id} data-channel={channel.id}>
              {writing?.id === channel.id ? (
                <ChannelForm
                  label={`Edit ${channel.name}`}
                  begin={writing.draft}
                  action="Save channel"
                  onDone={(draft) => done(channel.id, draft)}
                  onCancel={() => close()}
                />
              ) : (
                <ChannelRow
                  channel={channel}
                  onToggle={(active) => update.mutate({ id: channel.id, changes: { active } })}
                  onEdit={() => open({ id: channel.id, draft: channel })}
                  onDelete={() => setDoomed(channel)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {doomed && (
        <Suspense>
          <Confirm
            title="Delete channel"
            question={SETTINGS_TEXTS.deleteChannelQuestion(doomed.name)}
            action="Delete channel"
            busy={false}
            onConfirm={() => {
              remove.mutate(doomed.id);
              setDoomed(null);
            }}
            onClose={() => setDoomed(null)}
            onFocusBack={(event) => {
              // What was pressed may be gone with the channel.
              event.preventDefault();
              const row = list.current?.querySelector<HTMLElement>(
                `[data-channel="${doomed.id}"] [aria-label^="Delete"]`,
              );
              (row ?? adder.current)?.focus();
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
