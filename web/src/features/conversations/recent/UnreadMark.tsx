/** Marks a conversation with unread messages. */
export function UnreadMark() {
  return (
    <span className="flex-none">
      <span aria-hidden="true" className="block size-2.5 rounded-full bg-lamp" />
      <span className="sr-only">unread</span>
    </span>
  );
}
