/** Why something failed, inside the dialog in which it was tried. */
export function FailureNote({ title, description }: { title: string; description?: string | undefined }) {
  return (
    <div role="alert" className="w-full rounded-card border border-bad p-4">
      <p className="font-semibold">{title}</p>
      {description !== undefined && <p className="mt-1 text-soft [overflow-wrap:anywhere]">{description}</p>}
    </div>
  );
}
