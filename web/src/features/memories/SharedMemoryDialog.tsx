import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { type Companion, type Conversation, LIMITS, type Message, SHARED_MEMORY_TYPES, TEXTS } from '@kinloom/contract';
import { call } from '../../lib/http/api';
import { toast } from '../../lib/toasts';
import { Field, TextArea } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { sharedMemoriesKey } from './memory-cache';
import { createSharedDraft, missingText, type SharedDraft } from './shared-draft';

/** Creates a shared memory from one message or a whole chat. */
export function SharedMemoryDialog({
  conversation,
  souls,
  messages,
  from = null,
  onClose,
}: {
  conversation: Conversation;
  /** Participants of the conversation. */
  souls: readonly Companion[];
  /** Messages the memory is created from. */
  messages: readonly Message[];
  /** The single message, if it is created from one. */
  from?: Message | null;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => createSharedDraft(messages, souls, conversation.participantIds));
  const set = (changes: Partial<SharedDraft>): void => setDraft((previous) => ({ ...previous, ...changes }));
  const keep = useMutation({
    mutationFn: ({ memoryType, companionIds, ...rest }: SharedDraft) => {
      if (memoryType === '') throw new Error('a shared memory without a type');
      const body = { ...rest, memoryType, companionIds: [...companionIds] };
      return call('POST /api/shared-memories', {
        body: { ...body, conversationId: conversation.id, createdFromMessage: from?.id ?? null },
      });
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: sharedMemoriesKey });
      toast({ title: TEXTS.memories.sharedCreated });
      onClose();
    },
    onError: () => toast({ ...TEXTS.memories.sharedFailed, tone: 'bad' }),
  });

  const missing = missingText(draft);
  const missingId = useId();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (missing === null && !keep.isPending) keep.mutate(draft);
  }

  return (
    <Modal
      title={TEXTS.memories.createShared}
      description={from ? 'Save this message as a shared memory.' : 'Save a moment of this chat as a shared memory.'}
      onClose={onClose}
      stays
    >
      <form className="grid grid-cols-[minmax(0,1fr)] gap-5" onSubmit={submit}>
        <Field
          label="Title"
          name="title"
          autoComplete="off"
          placeholder="Short title"
          maxLength={LIMITS.titleLength}
          value={draft.title}
          onChange={(event) => set({ title: event.target.value })}
        />
        <TextArea
          label="The moment"
          name="content"
          rows={5}
          maxLength={LIMITS.messageLength}
          value={draft.content}
          onChange={(event) => set({ content: event.target.value })}
        />
        <TextArea
          label="What it means to you (optional)"
          name="meaning"
          rows={2}
          maxLength={LIMITS.messageLength}
          value={draft.personalMeaning}
          onChange={(event) => set({ personalMeaning: event.target.value })}
        />
        <TypeChoice value={draft.memoryType} onChoose={(memoryType) => set({ memoryType })} />
        <Significance value={draft.significance} onChange={(significance) => set({ significance })} />
        {souls.length > 1 && (
          <SoulSelection souls={souls} chosen={draft.companionIds} onChoose={(companionIds) => set({ companionIds })} />
        )}
        <div className="dialog-actions">
          {missing !== null && (
            <p id={missingId} className="min-w-40 flex-1 text-sm text-soft">
              {missing}
            </p>
          )}
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button
            type="submit"
            className="btn btn-primary"
            disabled={missing !== null || keep.isPending}
            aria-describedby={missing === null ? undefined : missingId}
          >
            {keep.isPending ? 'Saving…' : TEXTS.memories.create}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function TypeChoice({
  value,
  onChoose,
}: {
  value: SharedDraft['memoryType'];
  onChoose: (type: SharedDraft['memoryType']) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-medium text-soft">Type</legend>
      <div className="flex flex-wrap gap-2">
        {SHARED_MEMORY_TYPES.map((type) => (
          <label
            key={type}
            className="chip min-h-11 cursor-pointer capitalize has-checked:border-lamp has-checked:text-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="memory-type"
              className="sr-only"
              checked={value === type}
              onChange={() => onChoose(type)}
            />
            {type}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Significance({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const id = useId();
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="flex justify-between text-sm font-medium text-soft">
        Significance
        <output className="font-display text-lg text-ink tabular-nums">{value} of 10</output>
      </label>
      <input
        id={id}
        type="range"
        min={1}
        max={10}
        step={1}
        className="h-11 w-full accent-(--lamp)"
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
    </div>
  );
}

function SoulSelection({
  souls,
  chosen,
  onChoose,
}: {
  souls: readonly Companion[];
  chosen: readonly number[];
  onChoose: (ids: readonly number[]) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium text-soft">Shared with</legend>
      {souls.map(({ id, name }) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 flex-none accent-(--lamp)"
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChoose(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
