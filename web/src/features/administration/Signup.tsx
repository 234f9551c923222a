import { useId } from 'react';
import { SIGNUP_MODES, type SignupMode, type SignupSettings } from '@kinloom/contract';
import { Invites } from './Invites';
import { QueryView, Section } from './Parts';
import { useSetSignupMode, useAdminSignupSettings } from './use-signup-settings';

const MODES: Readonly<Record<SignupMode, string>> = {
  open: 'Open: anyone can create an account',
  invite: 'By invitation: only with an invitation link',
  closed: 'Closed: no new accounts can be created',
};

/** Sign-up mode and invitations. */
export function Signup() {
  const settings = useAdminSignupSettings();
  return (
    <Section
      title="Sign-up"
      intro="Who can create an account. A change applies at once; existing accounts stay as they are."
    >
      <QueryView
        query={settings}
        errorTitle="The sign-up settings could not be loaded"
        reserved="min-h-124 wide:min-h-76"
      >
        {(data) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <SignupModeSelect settings={data} />
            <Invites settings={data} />
          </div>
        )}
      </QueryView>
    </Section>
  );
}

function SignupModeSelect({ settings: { mode, fixed } }: { settings: SignupSettings }) {
  const id = useId();
  const change = useSetSignupMode();
  return (
    <div className="grid max-w-xl gap-2">
      <label htmlFor={id} className="text-sm font-medium text-soft">
        Who can sign up
      </label>
      <select
        id={id}
        className="input cursor-pointer disabled:cursor-not-allowed"
        aria-describedby={fixed ? `${id}-about` : undefined}
        value={mode}
        disabled={fixed || change.isPending}
        onChange={(event) => {
          const next = SIGNUP_MODES.find((option) => option === event.target.value);
          if (next) change.mutate(next);
        }}
      >
        {SIGNUP_MODES.map((option) => (
          <option key={option} value={option}>
            {MODES[option]}
          </option>
        ))}
      </select>
      {fixed && (
        <p id={`${id}-about`} className="text-sm text-soft">
          Set by <code>KINLOOM_SIGNUP</code> in the environment. Remove that setting to change it here.
        </p>
      )}
    </div>
  );
}
