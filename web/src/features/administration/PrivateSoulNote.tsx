import { Lock } from 'lucide-react';

/** Shown in place of the data of a soul that belongs to another account. */
export function PrivateSoulNote() {
  return (
    <div className="flex items-start gap-3 rounded-card border border-dashed border-line px-5 py-6">
      <Lock size={18} aria-hidden="true" className="mt-1 flex-none text-soft" />
      <div>
        <p>This soul is private to its owner.</p>
        <p className="mt-1 max-w-prose text-soft">
          Operators cannot see how another person’s soul is set up, how it feels, or anything that was said to it.
        </p>
      </div>
    </div>
  );
}
