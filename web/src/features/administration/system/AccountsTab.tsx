import { useFirstResults } from '../../../lib/http/use-first-results';
import { AccountDeletions } from './AccountDeletions';
import { Accounts } from './Accounts';
import { LoadingLines, QueryView, Section } from '../Parts';
import { Signup } from './Signup';
import { useAccounts, useSystem } from '../use-administration';
import { useAdminSignupSettings } from './use-signup-settings';

/** Who can sign up, deletions in progress, and the accounts. */
export function AccountsTab() {
  const system = useSystem();
  const isLoaded = useFirstResults([system, useAccounts(), useAdminSignupSettings()]);
  if (!isLoaded) return <LoadingLines />;
  return (
    <>
      <Signup />
      <Section title="Deleted accounts" intro="Deletions continue by themselves until they are finished.">
        <QueryView query={system} errorTitle="The deletions could not be loaded">
          {({ deletions }) => <AccountDeletions deletions={deletions} />}
        </QueryView>
      </Section>
      {/* Last, because the list grows while it is open. */}
      <Accounts />
    </>
  );
}
