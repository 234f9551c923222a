import { useState, type FormEvent } from 'react';
import { LIMITS } from '@kinloom/contract';
import { ApiError, textOf } from '../../lib/http/api';
import { Field } from '../../ui/Field';
import { FormMessage } from './AuthLayout';
import { useOperatorSetup } from './use-operator-setup';

/**
 * Form for the one-time set-up code, with instructions where to find it. Shown while the installation has no operator.
 */
export function OperatorSetup() {
  const setup = useOperatorSetup();
  const [code, setCode] = useState('');
  const isCodeWrong = setup.error instanceof ApiError && setup.error.code === 'setup_code_wrong';

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (code.trim() !== '') setup.mutate(code.trim());
  }

  return (
    <form className="grid grid-cols-[minmax(0,1fr)] gap-4" onSubmit={submit} noValidate>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-sm text-soft">
        <p>
          The set-up code was printed where Kinloom was started. It is also in the file <code>setup-code</code> of the
          data directory (<code>.data</code> unless it was set otherwise). With Docker:
        </p>
        <code className="block rounded-soft border border-line bg-raised px-3 py-2 text-ink [overflow-wrap:anywhere]">
          docker compose exec api-1 cat /data/setup-code
        </code>
        <p>The first account that enters it becomes the operator. It works once.</p>
      </div>
      <Field
        label="Set-up code"
        name="setup-code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={LIMITS.setupCodeLength}
        problem={isCodeWrong ? textOf(setup.error) : undefined}
        value={code}
        onChange={(event) => {
          setup.reset();
          setCode(event.target.value);
        }}
      />
      <FormMessage tone="bad" text={setup.error && !isCodeWrong ? textOf(setup.error) : null} />
      <div>
        <button type="submit" className="btn btn-quiet" disabled={setup.isPending || code.trim() === ''}>
          Become the operator
        </button>
      </div>
    </form>
  );
}
