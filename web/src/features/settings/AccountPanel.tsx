import { OperatorSetup } from '../accounts/OperatorSetup';
import { useMe } from '../accounts/use-session';
import { SecurityLog } from '../security-log/SecurityLog';
import { ChangePassword } from './ChangePassword';
import { DisplayName } from './DisplayName';
import { EndAccount, TakeEverything } from './Leaving';
import { Limits } from './Limits';
import { Panel, Section } from './Section';
import { Sessions } from './Sessions';
import { ThreadKeys } from './ThreadKeys';
import { VoiceInUse } from './VoiceInUse';

export function AccountPanel() {
  const { data: me } = useMe();
  return (
    <Panel title="Account" intro="Who you are here, the ways in, what your souls speak through, and the way out.">
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-2">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {me?.setupPending && (
            <Section
              title="Operator"
              intro="This installation has no operator yet. Did you set it up? Then it can be you."
            >
              <OperatorSetup />
            </Section>
          )}
          {me && <DisplayName me={me} />}
          {me && <ChangePassword email={me.email} />}
          <Limits />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <Sessions />
          <ThreadKeys />
          <SecurityLog />
          <VoiceInUse />
          <TakeEverything />
          {me && <EndAccount email={me.email} />}
        </div>
      </div>
    </Panel>
  );
}
