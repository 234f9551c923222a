/** Personal note of an offering. */
export function Note({ note }: { note: string }) {
  return (
    <div className="border-l-2 border-lamp pl-4">
      <p className="text-sm text-soft">With a note</p>
      <p className="whitespace-pre-line italic [overflow-wrap:anywhere]">{note.trim()}</p>
    </div>
  );
}
