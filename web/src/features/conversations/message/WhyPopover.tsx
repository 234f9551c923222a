import { CornerUpLeft } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { Message } from '@kinloom/contract';
import { closeOnEscape } from '../../../lib/focus/close-on-escape';

/** Explains why a soul of a group was selected to reply, with a link to the message it answers. */
export default function WhyPopover({
  message,
  name,
  line: trigger,
  onShow,
  onClose,
}: {
  message: Message;
  name: string;
  /** The element it opened from: anchor of the popover and target of the focus on close. */
  line: HTMLElement;
  onShow: (conversationId: number, messageId: number) => void;
  onClose: () => void;
}) {
  const { why } = message;
  if (!why) return null;
  return (
    <Popover.Root open onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={{ current: trigger }} />
      <Popover.Content
        onKeyDown={closeOnEscape(onClose)}
        align="start"
        sideOffset={6}
        collisionPadding={12}
        aria-label={`Why ${name} spoke`}
        className="float sheet z-40 w-[min(20rem,calc(100vw-24px))] p-4"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          trigger.focus({ preventScroll: true });
        }}
        onInteractOutside={(event) => {
          // The button toggles the popover: closing it here as well would reopen it with the same press.
          if (event.target instanceof Node && trigger.contains(event.target)) event.preventDefault();
        }}
      >
        <h2 className="text-lg">Why {name} spoke</h2>
        <p className="mt-1 text-soft">{why.text}</p>
        <button
          type="button"
          className="link mt-1 -mb-1 inline-flex min-h-11 items-center gap-1.5 text-sm"
          onClick={() => {
            onClose();
            onShow(message.conversationId, why.answers);
          }}
        >
          <CornerUpLeft size={15} aria-hidden="true" />
          Show what it answered
        </button>
      </Popover.Content>
    </Popover.Root>
  );
}
