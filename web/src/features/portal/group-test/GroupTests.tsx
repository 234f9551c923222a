import { useMutation } from '@tanstack/react-query';
import { useId, useState, type FormEvent, type ReactNode } from 'react';
import { LIMITS, TEXTS } from '@kinloom/contract';
import { ApiError, call, textOf } from '../../../lib/http/api';
import { uuid } from '../../../lib/uuid';
import { Field } from '../../../ui/Field';
import { useConversation } from '../../conversations/cache/use-conversation';
import { useConversations } from '../../conversations/cache/use-conversations';
import { useFocus } from '../../conversations/header/use-conversation-actions';
import { Toggle } from '../../../ui/Toggle';
import type { TestLogState } from './test-log';
import { useTypingCheck } from './use-typing-check';

/** Focus, typing and send tests of one conversation. */
export function GroupTests({
  id,
  isPreset,
  log,
}: {
  id: number;
  /** The id was not entered by the user: it is looked up only if it is one of the user's conversations. */
  isPreset: boolean;
  log: TestLogState;
}) {
  const { data: conversations } = useConversations();
  const isUnknownPreset = isPreset && conversations !== undefined && conversations.every((item) => item.id !== id);
  const { data: conversation, error } = useConversation(
    id,
    !isPreset || (conversations !== undefined && !isUnknownPreset),
  );
  const isMissing =
    isUnknownPreset || conversation === null || (error instanceof ApiError && error.code === 'conversation_not_found');
  const typingResult = useTypingCheck(id, Boolean(conversation), log);
  const title = conversation?.title ?? (conversation?.isGroup ? TEXTS.main.untitledGroup : 'A conversation');
  return (
    <>
      <p role="status" className="text-sm text-soft">
        {conversation
          ? `${title} · ${TEXTS.main.inGroup(conversation.participantIds.length)}`
          : isMissing
            ? `Conversation ${id}: ${TEXTS.chat.conversationNotFound}. Enter the id of one of yours: the number at the end of its address.`
            : error
              ? `Conversation ${id}: ${textOf(error)}`
              : TEXTS.shell.loading}
      </p>
      <FocusTest id={id} focus={conversation?.focus ?? null} log={log} />
      <TestCard title="Typing check" hint="Checked every two seconds while this page is open. Changes are logged.">
        <p aria-live="off" className="min-h-6" data-typing>
          {typingResult?.text ?? (isMissing ? 'Waits for a conversation.' : TEXTS.shell.loading)}
        </p>
      </TestCard>
      <SendTest id={id} log={log} />
    </>
  );
}

function TestCard({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="rounded-room border border-line bg-surface p-5">
      <h2 id={heading} className="text-lg">
        {title}
      </h2>
      <p className="mt-1 mb-4 text-sm text-soft">{hint}</p>
      {children}
    </section>
  );
}

function FocusTest({ id, focus, log }: { id: number; focus: string | null; log: TestLogState }) {
  const set = useFocus(id);
  const [topic, setTopic] = useState('Group chat test');
  const switchId = useId();
  const blank = topic.trim() === '';

  function toggle(on: boolean): void {
    const wanted = on ? topic.trim() : null;
    set.mutate(wanted, {
      onSuccess: () => log.info(wanted === null ? 'Focus mode is off.' : `Focus mode is on: ${wanted}`),
      onError: (error) => log.error(`Focus mode: ${textOf(error)}`),
    });
  }

  return (
    <TestCard
      title={TEXTS.chat.focusMode}
      hint="Keeps the souls of the conversation on one topic until it is turned off."
    >
      <Field
        label="Topic"
        maxLength={LIMITS.focusLength}
        value={topic}
        onChange={(event) => setTopic(event.target.value)}
      />
      <div className="mt-3 flex items-center justify-between gap-4">
        <label htmlFor={switchId} className="min-w-0">
          <span className="block font-medium">{TEXTS.chat.focusMode}</span>
          <span className="block truncate text-sm text-soft">{focus === null ? 'Off' : `On: ${focus}`}</span>
        </label>
        <Toggle
          id={switchId}
          label={TEXTS.chat.focusMode}
          checked={focus !== null}
          disabled={set.isPending || (focus === null && blank)}
          onChange={toggle}
        />
      </div>
    </TestCard>
  );
}

function SendTest({ id, log }: { id: number; log: TestLogState }) {
  const [content, setContent] = useState('This is a test message.');
  const send = useMutation({
    mutationFn: () =>
      call('POST /api/conversations/:id/messages', { params: { id }, body: { content, clientId: uuid() } }),
    onSuccess: ({ seq }) => log.info(`Test message sent as number ${seq}.`),
    onError: (error) => log.error(`Test message: ${textOf(error)}`),
  });

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (content.trim() !== '' && !send.isPending) send.mutate();
  }

  return (
    <TestCard title="Test message" hint="Sent and answered like any other message.">
      <form className="grid gap-4" onSubmit={submit}>
        <Field
          label="Message"
          maxLength={LIMITS.messageLength}
          value={content}
          onChange={(event) => setContent(event.target.value)}
        />
        <button
          type="submit"
          className="btn btn-primary justify-self-start"
          disabled={content.trim() === '' || send.isPending}
        >
          Send test message
        </button>
      </form>
    </TestCard>
  );
}
