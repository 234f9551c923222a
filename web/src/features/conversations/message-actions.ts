import type { Message } from '@kinloom/contract';

/** What can be done with a message where it stands. The same object as long as the conversation is open. */
export interface MessageActions {
  /** Asks whether to delete it. */
  remove: (message: Message) => void;
  /** Opens what it remembered, or closes it where it is open. */
  remember: (message: Message, line: HTMLElement) => void;
  /** The line it opened from is gone: scrolled out of the document, deleted, or nothing is left of it. */
  lost: (messageId: number) => void;
}
