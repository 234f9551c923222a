import type { Message } from '@kinloom/contract';
import type { Control } from './reply-controls';

/** What can be done with a message where it stands. The same object as long as the conversation is open. */
export interface MessageActions {
  /** Asks whether to delete it. */
  remove: (message: Message) => void;
  /** Opens what it remembered, or closes it where it is open. */
  remember: (message: Message, line: HTMLElement) => void;
  /** Opens why its soul spoke, or closes it where it is open. */
  explain: (message: Message, line: HTMLElement) => void;
  /** The line something opened from is gone: scrolled out of the document, deleted, or nothing is left of it. */
  lost: (messageId: number) => void;
  control: (message: Message, control: Control) => void;
  /** Shows another wording of a reply. */
  choose: (message: Message, variant: number) => void;
  /** Opens the words for editing; null closes them. */
  edit: (message: Message | null) => void;
  /** Opens a dialog that keeps it as a shared memory. */
  keep: (message: Message) => void;
  /** Opens a dialog that marks it as an anchor. */
  anchor: (message: Message) => void;
  branch: (message: Message) => void;
  copy: (message: Message) => void;
}
