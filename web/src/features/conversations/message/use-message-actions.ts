import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { Message } from '@kinloom/contract';
import type { MessageActions } from './message-actions';

/** The open popover of a message. */
export interface OpenPopover {
  kind: 'remembered' | 'why';
  message: Message;
  line: HTMLElement;
}

export interface MessageActionState {
  actions: MessageActions;
  opened: OpenPopover | null;
  close: () => void;
  /** The message for which the shared-memory dialog is open. */
  memorySource: Message | null;
  closeMemoryDialog: () => void;
  /** The message for which the anchor dialog is open. */
  anchorSource: Message | null;
  closeAnchorDialog: () => void;
  /** The id of the message being edited. */
  editing: number | undefined;
}

/** State of popovers, dialogs and the edit form of a conversation's messages, with the callbacks for its rows. `jumpTo` scrolls to a message. */
export function useMessageActions(jumpTo: (messageId: number) => void): MessageActionState {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<OpenPopover | null>(null);
  const [memorySource, setMemorySource] = useState<Message | null>(null);
  const [anchorSource, setAnchorSource] = useState<Message | null>(null);
  const [editing, setEditing] = useState<number>();
  /** The element from which editing was started: the composer gets the focus back, a row takes it itself. */
  const openedFrom = useRef<Element | null>(null);

  const actions = useMemo((): MessageActions => {
    const toggle = (next: OpenPopover): void =>
      setOpened((current) => (current?.message.id === next.message.id && current.kind === next.kind ? null : next));
    const loadRequests = () => import('./message-requests');
    return {
      remove: (message) => void import('./remove-message').then(({ removeMessage }) => removeMessage(client, message)),
      toggleRecalled: (message, line) => toggle({ kind: 'remembered', message, line }),
      toggleReason: (message, line) => toggle({ kind: 'why', message, line }),
      closePopoverOf: (messageId) => setOpened((current) => (current?.message.id === messageId ? null : current)),
      runControl: (message, what) =>
        void loadRequests().then(({ requestControl: control }) => control(client, message, what)),
      chooseVariant: (message, variant) =>
        void loadRequests().then(({ chooseVariant: choose }) => choose(client, message, variant)),
      show: ({ id }) => jumpTo(id),
      createMemory: setMemorySource,
      createAnchor: setAnchorSource,
      edit: (message) => {
        setEditing(message?.id);
        if (message) openedFrom.current = document.activeElement;
        else if (openedFrom.current instanceof HTMLTextAreaElement) openedFrom.current.focus({ preventScroll: true });
      },
      branch: (message) =>
        void loadRequests().then(({ branchConversation: branch }) =>
          branch(client, message, ({ id }) => navigate(`/conversation/${id}`)),
        ),
      copy: ({ content }) => void import('../../../lib/browser/copy-text').then(({ copyText }) => copyText(content)),
    };
  }, [client, jumpTo, navigate]);

  return {
    actions,
    opened,
    close: () => setOpened(null),
    memorySource,
    closeMemoryDialog: () => setMemorySource(null),
    anchorSource,
    closeAnchorDialog: () => setAnchorSource(null),
    editing,
  };
}
