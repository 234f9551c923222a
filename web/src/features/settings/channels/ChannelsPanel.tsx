import { Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { type Channel, SETTINGS_TEXTS } from '@kinloom/contract';
import { useRestoreFocusOnClose } from '../../../lib/focus/use-restore-focus-on-close';
import { ErrorNote } from '../../../ui/ErrorNote';
import { normaliseDraft, sortChannels, EMPTY_CHANNEL_DRAFT, type ChannelDraft } from './channel-draft';
import { ChannelForm } from './ChannelForm';
import { ChannelRow } from './ChannelRow';
import { Panel, RowSkeletons } from '../../../ui/Section';
import { useCreateChannel, useChannels, useDeleteChannel, useUpdateChannel } from './use-channels';

const Confirm = lazy(() => import('../../../ui/Confirm').then(({ Confirm }) => ({ default: Confirm })));

/** The open form: an existing channel, or a new one. */
interface OpenForm {
  id: number | 'new';
  draft: ChannelDraft;
}

export function ChannelsPanel() {
  const channels = useChannels();
  const add = useCreateChannel();
  const update = useUpdateChannel();
  const remove = useDeleteChannel();
  const [openForm, setOpenForm] = useState<OpenForm | null>(null);
  const [pendingDelete, setPendingDelete] = useState<Channel | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);

  // The element that opened the form, to restore the focus to.
  const lastOpened = useRef<OpenForm['id']>('new');
  function open(next: OpenForm): void {
    lastOpened.current = next.id;
    setOpenForm(next);
  }

  useRestoreFocusOnClose(openForm !== null, () => {
    const row = list.current?.querySelector<HTMLElement>(`[data-channel="${lastOpened.current}"] [aria-label^="Edit"]`);
    (row ?? addButton.current)?.focus();
  });
  const close = (): void => setOpenForm(null);

  function saveDraft(id: OpenForm['id'], input: ChannelDraft): void {
    const draft = normaliseDraft(input);
    // After a failed save the form opens again with the same input.
    const onError = () => open({ id, draft: input });
    close();
    if (id === 'new') add.mutate(draft, { onError });
    else update.mutate({ id, changes: draft }, { onError });
  }

  const data = channels.data;
  return (
    <Panel
      title={SETTINGS_TEXTS.channels}
      intro="Channels have their own tone. Messages sent in a channel are answered in its style."
      aside={
        <button
          ref={addButton}
          type="button"
          className="btn btn-primary"
          disabled={!data || openForm?.id === 'new'}
          onClick={() => open({ id: 'new', draft: EMPTY_CHANNEL_DRAFT })}
        >
          <Plus size={18} aria-hidden="true" />
          Add a channel
        </button>
      }
    >
      {channels.isPending && <RowSkeletons rows={3} />}
      {channels.error && !data && (
        <ErrorNote
          title="Your channels could not be loaded"
          error={channels.error}
          onRetry={() => void channels.refetch()}
        />
      )}
      {openForm?.id === 'new' && (
        <div className="mb-3">
          <ChannelForm
            label="A new channel"
            initial={openForm.draft}
            action="Add channel"
            onDone={(draft) => saveDraft('new', draft)}
            onCancel={() => close()}
          />
        </div>
      )}
      {data?.length === 0 && !openForm && (
        <p className="rounded-room border border-dashed border-line px-6 py-14 text-center text-soft">
          Your channels will be listed here. Add one for every topic that needs its own tone.
        </p>
      )}
      {data && data.length > 0 && (
        <ul ref={list} className="grid gap-3">
          {sortChannels(data).map((channel) => (
            <li key={channel.id} data-channel={channel.id}>
              {openForm?.id === channel.id ? (
                <ChannelForm
                  label={`Edit ${channel.name}`}
                  initial={openForm.draft}
                  action="Save channel"
                  onDone={(draft) => saveDraft(channel.id, draft)}
                  onCancel={() => close()}
                />
              ) : (
                <ChannelRow
                  channel={channel}
                  onToggle={(active) => update.mutate({ id: channel.id, changes: { active } })}
                  onEdit={() => open({ id: channel.id, draft: channel })}
                  onDelete={() => setPendingDelete(channel)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {pendingDelete && (
        <Suspense>
          <Confirm
            title="Delete channel"
            question={SETTINGS_TEXTS.deleteChannelQuestion(pendingDelete.name)}
            action="Delete channel"
            busy={false}
            onConfirm={() => {
              remove.mutate(pendingDelete.id);
              setPendingDelete(null);
            }}
            onClose={() => setPendingDelete(null)}
            onFocusBack={(event) => {
              // The pressed button may have been removed with the channel.
              event.preventDefault();
              const row = list.current?.querySelector<HTMLElement>(
                `[data-channel="${pendingDelete.id}"] [aria-label^="Delete"]`,
              );
              (row ?? addButton.current)?.focus();
            }}
          />
        </Suspense>
      )}
    </Panel>
  );
}
