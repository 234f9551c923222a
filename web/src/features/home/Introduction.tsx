import { useState, type FormEvent } from 'react';
import { LIMITS, type Me } from '@kinloom/contract';
import { focusInvalidField } from '../../lib/focus-invalid-field';
import { Field } from '../../ui/Field';
import { useIntroduce } from './use-first-run';

/** What somebody is called, and their word that they are an adult. */
export function Introduction({ me, onDone }: { me: Me; onDone: () => void }) {
  const introduce = useIntroduce();
  const [name, setName] = useState(me.displayName);
  const [adult, setAdult] = useState(me.adult);
  const [tried, setTried] = useState(false);
  const nameless = tried && name.trim() === '' ? 'A name, please: any will do.' : undefined;
  const unstated = tried && !adult;

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (name.trim() === '' || !adult) {
      focusInvalidField(event.currentTarget, () => setTried(true));
      return;
    }
    introduce.mutate(name.trim(), { onSuccess: onDone });
  }

  return (
    <form className="grid gap-8" onSubmit={submit} noValidate>
      <div>
        <h1 className="text-4xl text-balance">It is good that you are here</h1>
        <p className="mt-3 text-soft">Two things before the first evening.</p>
      </div>
      <Field
        label="What shall souls call you?"
        name="display-name"
        autoComplete="nickname"
        maxLength={LIMITS.displayNameLength}
        problem={nameless}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <div>
        <label className="flex cursor-pointer items-start gap-3 rounded-card border border-line bg-surface p-4">
          <input
            type="checkbox"
            className="mt-1 size-5 flex-none accent-(--lamp)"
            checked={adult}
            disabled={me.adult}
            aria-invalid={unstated}
            aria-describedby="adult-about"
            onChange={(event) => setAdult(event.target.checked)}
          />
          <span>I am 18 or over.</span>
        </label>
        <p id="adult-about" className={`mt-2 text-sm ${unstated ? 'text-bad' : 'text-faint'}`}>
          {unstated
            ? 'Kinloom is for adults. Please say so before you go on.'
            : 'AI companions may not be suitable for some minors.'}
        </p>
      </div>
      <div>
        <button type="submit" className="btn btn-primary" disabled={introduce.isPending}>
          Go on
        </button>
      </div>
    </form>
  );
}
