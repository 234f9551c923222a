import { useId } from 'react';
import { OperatorSetup } from '../accounts/OperatorSetup';

/** Operator setup, shown while the installation has no operator. Other users can ignore it. */
export function OperatorNote() {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-10 rounded-room border border-line bg-surface p-4 sm:p-6">
      <h2 id={id} className="text-xl">
        Did you set up this installation?
      </h2>
      <p className="mt-1 mb-5 text-sm text-pretty text-soft">
        It has no operator yet. Enter the set-up code here, or later in your settings under Account. If you did not set
        it up, ignore this.
      </p>
      <OperatorSetup />
    </section>
  );
}
