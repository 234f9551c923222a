import { useState, type FormEvent } from 'react';
import { LIMITS, type Me } from '@kinloom/contract';
import { focusInvalidField } from '../../lib/focus/focus-invalid-field';
import { Checkbox } from '../../ui/Checkbox';
import { Field } from '../../ui/Field';
import { useSaveIntroduction } from './use-save-introduction';

/** Onboarding step: display name and confirmation of age. */
export function Introduction({ me, onDone }: { me: Me; onDone: () => void }) {
  const introduce = useSaveIntroduction();
  const [name, setName] = useState(me.displayName);
  const [adult, setAdult] = useState(me.adult);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const nameProblem = isSubmitted && name.trim() === '' ? 'Please enter a name.' : undefined;
  const isAgeMissing = isSubmitted && !adult;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (name.trim() === '' || !adult) {
      focusInvalidField(event.currentTarget, () => setIsSubmitted(true));
      return;
    }
    introduce.mutate(name.trim(), { onSuccess: onDone });
  }

  return (
    <form className="grid gap-8" onSubmit={submit} noValidate>
      <div>
        <h1 className="text-4xl text-balance">Welcome</h1>
        <p className="mt-3 text-soft">Two quick things first.</p>
      </div>
      <Field
        label="What should souls call you?"
        name="display-name"
        autoComplete="nickname"
        maxLength={LIMITS.displayNameLength}
        problem={nameProblem}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <label
          htmlFor="adult"
          className="flex cursor-pointer items-center gap-3 rounded-card border border-edge bg-surface p-4 hover:bg-lamp-wash has-checked:border-lamp has-checked:bg-lamp-wash"
        >
          <Checkbox
            id="adult"
            checked={adult}
            disabled={me.adult}
            aria-invalid={isAgeMissing}
            aria-describedby="adult-about"
            onChange={(event) => setAdult(event.target.checked)}
          />
          <span>I am 18 or over.</span>
        </label>
        <p id="adult-about" className={`mt-2 text-sm ${isAgeMissing ? 'text-bad' : 'text-faint'}`}>
          {isAgeMissing
            ? 'Kinloom is for adults. Please confirm this to continue.'
            : 'AI companions may not be suitable for some minors.'}
        </p>
      </div>
      <div>
        <button type="submit" className="btn btn-primary min-w-40 max-sm:w-full" disabled={introduce.isPending}>
          Continue
        </button>
      </div>
    </form>
  );
}
