import { Tabs } from 'radix-ui';
import { useLocation, useSearchParams } from 'wouter';
import { TabRow } from '../../../ui/TabRow';
import { AccountsTab } from './AccountsTab';
import { AdminSecurityLog } from './AdminSecurityLog';
import { OperatorLayout } from '../Parts';
import { parseLogFilter, parseSystemTab, systemPath, SYSTEM_TABS } from './system-path';
import { SystemTab } from './SystemTab';

const CONTENT_CLASS = 'grid grid-cols-[minmax(0,1fr)] gap-5 outline-none';

/** State of the installation, its accounts and its security log. Contains no private data. */
export default function SystemScreen() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  return (
    <OperatorLayout title="System" current="/admin/system">
      {/* Manual activation: each tab adds a history entry, so arrow keys only move the focus. */}
      <Tabs.Root
        value={parseSystemTab(query.get('tab'))}
        activationMode="manual"
        onValueChange={(tab) => navigate(systemPath(parseSystemTab(tab)))}
      >
        <TabRow label="System" tabs={SYSTEM_TABS} />
        <Tabs.Content value="system" className={CONTENT_CLASS}>
          <SystemTab />
        </Tabs.Content>
        <Tabs.Content value="accounts" className={CONTENT_CLASS}>
          <AccountsTab />
        </Tabs.Content>
        <Tabs.Content value="security" className={CONTENT_CLASS}>
          <AdminSecurityLog
            filter={parseLogFilter(query)}
            onFilter={(filter) => navigate(systemPath('security', filter), { replace: true })}
          />
        </Tabs.Content>
      </Tabs.Root>
    </OperatorLayout>
  );
}
