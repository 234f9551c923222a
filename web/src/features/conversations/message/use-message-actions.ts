import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState, type RefObject } from 'react';
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
  /** The message whose deletion is being confirmed. */
  pendingDelete: Message | null;
  cancelDelete: () => void;
  /** The message for which the shared-memory dialog is open. */
  memorySource: Message | null;
  closeMemoryDialog: () => void;
  /** The message for which the anchor dialog is open. */
  anchorSource: Message | null;
  closeAnchorDialog: () => void;
  /** The id of the message being edited. */
  editing: number | undefined;
  /** The element that had the focus before the confirmation opened. */
  focusBeforeDialog: RefObject<Element | null>;
}

/** State of popovers, dialogs and the edit form of a conversation's messages, with the callbacks for its rows. */
export function useMessageActions(): MessageActionState {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [opened, setOpened] = useState<OpenPopover | null>(null);
  const [pendingDelete, setPendingDelete] = useState<Message | null>(null);
  const [memorySource, setMemorySource] = useState<Message | null>(null);
  const [anchorSource, setAnchorSource] = useState<Message | null>(null);
  const [editing, setEditing] = useState<number>();
  const focusBeforeDialog = useRef<Element | null>(null);

  const actions = useMemo((): MessageActions => {
    const toggle = (next: OpenPopover): void =>
      setOpened((current) => (current?.message.id === next.message.id && current.kind === next.kind ? null : next));
    const loadRequests = () => import('./message-requests');
    return {
      remove: (message) => {
        focusBeforeDialog.current = document.activeElement;
        setPendingDelete(message);
      },
      toggleRecalled: (message, line) => toggle({ kind: 'remembered', message, line }),
      toggleReason: (message, line) => toggle({ kind: 'why', message, line }),
      closePopoverOf: (messageId) => setOpened((current) => (current?.message.id === messageId ? null : current)),
      runControl: (message, what) =>
        void loadRequests().then(({ requestControl: control }) => control(client, message, what)),
      chooseVariant: (message, variant) =>
        void loadRequests().then(({ chooseVariant: choose }) => choose(client, message, variant)),
      createMemory: setMemorySource,
      createAnchor: setAnchorSource,
      edit: (message) => setEditing(message?.id),
      branch: (message) =>
        void loadRequests().then(({ branchConversation: branch }) =>
          branch(client, message, ({ id }) => navigate(`/conversation/${id}`)),
        ),
      copy: (message) => void loadRequests().then(({ copyText: copy }) => copy(message)),
    };
  }, [client, navigate]);

  return {
    actions,
    opened,
    close: () => setOpened(null),
    pendingDelete,
    cancelDelete: () => setPendingDelete(null),
    memorySource,
    closeMemoryDialog: () => setMemorySource(null),
    anchorSource,
    closeAnchorDialog: () => setAnchorSource(null),
    editing,
    focusBeforeDialog,
  };
}
