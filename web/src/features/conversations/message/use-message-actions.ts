import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'wouter';
import type { Message } from '@kinloom/contract';
import type { MessageActions } from './message-actions';

/** What stands open beside a message. */
export interface Opened {
  kind: 'remembered' | 'why';
  message: Message;
  line: HTMLElement;
}

export interface MessageDoings {
  actions: MessageActions;
  opened: Opened | null;
  close: () => void;
  /** The message that is asked about, whether to delete it. */
  doomed: Message | null;
  spare: () => void;
  /** The message that is being kept as a shared memory. */
  kept: Message | null;
  letKeep: () => void;
  /** The message that is being marked as an anchor. */
  anchored: Message | null;
  letAnchor: () => void;
  /** The id of the message whose words are being edited. */
  editing: number | undefined;
  /** What had the focus when something was asked. */
  asked: RefObject<Element | null>;
}

/** What is being done with the messages of a conversation. */
export function useMessageActions(): MessageDoings {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [doomed, setDoomed] = useState<Message | null>(null);
  const [kept, setKept] = useState<Message | null>(null);
  const [anchored, setAnchored] = useState<Message | null>(null);
  const [editing, setEditing] = useState<number>();
  const asked = useRef<Element | null>(null);

  const actions = useMemo((): MessageActions => {
    const toggle = (next: Opened): void =>
      setOpened((held) => (held?.message.id === next.message.id && held.kind === next.kind ? null : next));
    const acts = () => import('./message-requests');
    return {
      remove: (message) => {
        asked.current = document.activeElement;
        setDoomed(message);
      },
      remember: (message, line) => toggle({ kind: 'remembered', message, line }),
      explain: (message, line) => toggle({ kind: 'why', message, line }),
      lost: (messageId) => setOpened((held) => (held?.message.id === messageId ? null : held)),
      control: (message, what) => void acts().then(({ requestControl: control }) => control(client, message, what)),
      choose: (message, variant) => void acts().then(({ chooseVariant: choose }) => choose(client, message, variant)),
      keep: setKept,
      anchor: setAnchored,
      edit: (message) => setEditing(message?.id),
      branch: (message) =>
        void acts().then(({ branchConversation: branch }) =>
          branch(client, message, ({ id }) => navigate(`/conversation/${id}`)),
        ),
      copy: (message) => void acts().then(({ copyText: copy }) => copy(message)),
    };
  }, [client, navigate]);

  return {
    actions,
    opened,
    close: () => setOpened(null),
    doomed,
    spare: () => setDoomed(null),
    kept,
    letKeep: () => setKept(null),
    anchored,
    letAnchor: () => setAnchored(null),
    editing,
    asked,
  };
}
