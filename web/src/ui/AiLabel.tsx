/** The AI label beside the name of every soul in a conversation. It is always shown. */
export function AiLabel() {
  return (
    <span className="flex-none rounded-md border border-edge px-1.5 font-sans text-xs leading-5 font-medium tracking-normal text-soft">
      AI
    </span>
  );
}
