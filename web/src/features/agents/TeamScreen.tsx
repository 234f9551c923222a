import { Tabs } from 'radix-ui';
import { Link, useLocation, useSearchParams } from 'wouter';
import { AGENT_TEXTS, type AgentTeam } from '@kinloom/contract';
import { formatNumber } from '../../lib/format/locale';
import { useNow } from '../../lib/format/now';
import { relativeTime, fullTime } from '../../lib/format/time';
import { useMe } from '../accounts/use-session';
import { QueryView, Tiles } from '../administration/Parts';
import { Table } from '../../ui/Table';
import { TabRow } from '../../ui/TabRow';
import { AgentCard, AgentLayout, StatusMark } from './AgentParts';
import { Files } from './Files';
import { useTeam } from './use-agents';
import { STATUS_COLOURS, toTitle } from './agent-text';

const TABS = ['status', 'build', 'files'] as const;
type Tab = (typeof TABS)[number];
const parseTab = (tab: string | null): Tab => TABS.find((candidate) => candidate === tab) ?? 'status';

/** Agent status, build information and created files. */
export default function TeamScreen() {
  const team = useTeam();
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const now = useNow();
  const { data } = team;
  const buildDate = data?.build?.date;
  // How the release was built concerns who operates it.
  const isOperator = useMe(false).data?.role === 'operator';
  const tabs = TABS.filter((tab) => isOperator || tab !== 'build');
  const requestedTab = parseTab(query.get('tab'));
  return (
    <AgentLayout
      here="/agents"
      intro={`What the agents are doing,${isOperator ? ' how this release was built,' : ''} and what they created for you.`}
      aside={
        <div className="flex flex-wrap items-center gap-4">
          {data && (
            <StatusMark
              word={data.operational ? AGENT_TEXTS.operational : 'Some parts are down'}
              color={data.operational ? 'var(--good)' : 'var(--bad)'}
            />
          )}
          <Link href="/agents/runtime" className="btn btn-primary">
            Open the runtime
          </Link>
        </div>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Tiles
          label="The team in figures"
          failed={team.error !== null}
          tiles={[
            ...(isOperator
              ? [
                  { name: 'Total phases', value: data && formatNumber(data.totalPhases) },
                  { name: 'Completed', value: data && formatNumber(data.completedPhases) },
                ]
              : []),
            { name: 'Active souls', value: data && formatNumber(data.activeSouls) },
            { name: 'Reflections', value: data && formatNumber(data.reflections) },
            { name: 'Drift states', value: data && formatNumber(data.driftStates) },
            ...(isOperator
              ? [{ name: 'Last build', value: data && (buildDate ? relativeTime(buildDate, now) : 'not recorded') }]
              : []),
          ]}
        />
        <AgentCard title="The team">
          <Tabs.Root
            value={tabs.includes(requestedTab) ? requestedTab : 'status'}
            activationMode="manual"
            onValueChange={(next) => navigate(`/agents?tab=${parseTab(next)}`)}
          >
            <TabRow
              label="The team"
              tabs={tabs.map((candidate) => ({ value: candidate, label: AGENT_TEXTS.tabs[candidate] }))}
            />
            <QueryView query={team} errorTitle="The team could not be loaded">
              {(loaded) => (
                <>
                  <Tabs.Content value="status">
                    <Agents team={loaded} />
                  </Tabs.Content>
                  {isOperator && (
                    <Tabs.Content value="build">
                      <Build team={loaded} />
                    </Tabs.Content>
                  )}
                  <Tabs.Content value="files">
                    {loaded.files.length === 0 && (
                      <p className="text-soft">Files that agents create for you are listed here.</p>
                    )}
                    <Files files={loaded.files} />
                  </Tabs.Content>
                </>
              )}
            </QueryView>
          </Tabs.Root>
        </AgentCard>
      </div>
    </AgentLayout>
  );
}

function Agents({ team }: { team: AgentTeam }) {
  const now = useNow();
  return (
    <Table
      label="Agents"
      headings={['Agent', 'Status', 'Waiting', 'Active', 'Done', 'Failed', 'Last run']}
      rows={team.agents.map((agent) => ({
        id: agent.task,
        head: toTitle(AGENT_TEXTS.agents[agent.task]),
        cells: [
          <span key="status" className="inline-flex items-center gap-2">
            <span
              aria-hidden="true"
              className="size-2.5 flex-none rounded-full"
              style={{ background: STATUS_COLOURS[agent.status] }}
            />
            {agent.status}
          </span>,
          formatNumber(agent.waiting),
          formatNumber(agent.active),
          formatNumber(agent.done),
          formatNumber(agent.failed),
          agent.lastRunAt === null ? (
            'never'
          ) : (
            <time key="last" dateTime={agent.lastRunAt} title={fullTime(agent.lastRunAt)}>
              {relativeTime(agent.lastRunAt, now)}
            </time>
          ),
        ],
      }))}
    />
  );
}

function Build({ team: { build } }: { team: AgentTeam }) {
  if (!build) return <p className="text-soft">This release has no build record.</p>;
  return (
    <>
      <p className="mb-3 text-soft">
        Version {build.version}
        {build.commit !== null && ` · ${build.commit.slice(0, 10)}`} ·{' '}
        <time dateTime={build.date}>{fullTime(build.date)}</time>
      </p>
      <Table
        label="Phases of the build"
        headings={['Phase', 'State', 'Duration', 'Description']}
        rows={build.phases.map((phase) => ({
          id: phase.name,
          head: phase.name,
          cells: [
            phase.state,
            phase.seconds === null ? 'not measured' : `${formatNumber(phase.seconds)} s`,
            <span key="detail" className="[overflow-wrap:anywhere]">
              {phase.detail}
            </span>,
          ],
        }))}
      />
    </>
  );
}
