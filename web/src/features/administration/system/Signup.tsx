import { SIGNUP_MODES, type SignupMode, type SignupSettings } from '@kinloom/contract';
import { SelectField } from '../../../ui/SelectField';
import { Invites } from './Invites';
import { QueryView, Section } from '../Parts';
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
  const change = useSetSignupMode();
  return (
    <div className="max-w-xl">
      <SelectField
        label="Who can sign up"
        value={mode}
        options={SIGNUP_MODES.map((value) => ({ value, label: MODES[value] }))}
        disabled={fixed || change.isPending}
        hint={
          fixed ? (
            <>
              Set by <code>KINLOOM_SIGNUP</code> in the environment. Remove that setting to change it here.
            </>
          ) : undefined
        }
        onChange={change.mutate}
      />
    </div>
  );
}
