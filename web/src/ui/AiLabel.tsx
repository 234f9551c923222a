/** Stands by the name of every soul that is talked with, for good. */
export function AiLabel() {
  return (
    <span className="flex-none rounded-md border border-edge px-1.5 font-sans text-xs leading-5 font-medium tracking-normal text-soft">
      AI
    </span>
  );
}
