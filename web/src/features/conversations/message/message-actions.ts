import type { Message } from '@kinloom/contract';
import type { ReplyControl } from './reply-controls';

/** Callbacks of a message row. Referentially stable while the conversation is open. */
export interface MessageActions {
  /** Opens the delete confirmation. */
  remove: (message: Message) => void;
  /** Toggles the popover with what the reply recalled. */
  toggleRecalled: (message: Message, line: HTMLElement) => void;
  /** Toggles the popover with why the soul was selected. */
  toggleReason: (message: Message, line: HTMLElement) => void;
  /** Closes the popover of a message whose row was unmounted. */
  closePopoverOf: (messageId: number) => void;
  runControl: (message: Message, runControl: ReplyControl) => void;
  /** Shows another variant of a reply. */
  chooseVariant: (message: Message, variant: number) => void;
  /** Opens the edit form; null closes it. */
  edit: (message: Message | null) => void;
  /** Opens the shared-memory dialog. */
  createMemory: (message: Message) => void;
  /** Opens the anchor dialog. */
  createAnchor: (message: Message) => void;
  /** Scrolls to a message. */
  show: (message: Message) => void;
  branch: (message: Message) => void;
  copy: (message: Message) => void;
}
