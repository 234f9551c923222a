import { OperatorSetup } from '../../accounts/OperatorSetup';
import { useMe } from '../../accounts/use-session';
import { SecurityLog } from '../../security-log/SecurityLog';
import { ChangePasswordForm } from './ChangePasswordForm';
import { DisplayNameForm } from './DisplayNameForm';
import { ImportAccount } from './ImportAccount';
import { DeleteAccount } from './DeleteAccount';
import { DownloadAccount } from './DownloadAccount';
import { Limits } from './Limits';
import { Panel, Section } from '../../../ui/Section';
import { Sessions } from './Sessions';
import { ThreadKeys } from '../thread-keys/ThreadKeys';
import { VoiceInUse } from './VoiceInUse';

export function AccountPanel() {
  const { data: me } = useMe();
  return (
    <Panel title="Account" intro="Your name, password, sessions, the voice in use, export, deletion and limits.">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {me?.setupPending && (
            <Section
              title="Operator"
              intro="This installation has no operator yet. If you set it up, you can become its operator."
            >
              <OperatorSetup />
            </Section>
          )}
          {me && <DisplayNameForm me={me} />}
          {me && <ChangePasswordForm email={me.email} />}
          <Sessions />
          <ThreadKeys />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <SecurityLog />
          <VoiceInUse />
          <DownloadAccount />
          <ImportAccount />
          {me && <DeleteAccount email={me.email} />}
          <Limits />
        </div>
      </div>
    </Panel>
  );
}
