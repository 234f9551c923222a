import { Tabs } from 'radix-ui';
import { useLocation, useSearchParams } from 'wouter';
import { ADMINISTRATION_TEXTS, type AdminSoul } from '@kinloom/contract';
import { figure } from '../../lib/locale';
import { TabRow } from '../soulprints/TabRow';
import { Configuration } from './Configuration';
import { Loaded, OperatorRoom, Section, Table, Tiles } from './Parts';
import { ProcessingLogs } from './ProcessingLogs';
import { Remembered } from './Remembered';
import { useOverview, useStats } from './use-administration';
import { pathOf, placeOf, stateOf } from './words';

const { tabs } = ADMINISTRATION_TEXTS;
const TABS = [
  { value: 'configuration', label: tabs.configurations },
  { value: 'logs', label: tabs.logs },
  { value: 'remembered', label: tabs.remembered },
] as const;

/** Every soul of the installation: how it is made, how its replies come about, and what it made of them. */
export default function AdminSoulsScreen() {
  const stats = useStats();
  const overview = useOverview();
  const [query] = useSearchParams();
  const asked = Number(query.get('soul'));
  const { data: all } = overview;
  // Of what is one's own, more can be seen and done.
  const soul = all?.find(({ id }) => id === asked) ?? all?.find(({ own }) => own) ?? all?.[0];
  return (
    <OperatorRoom title="Soul Configuration" here="/admin/souls">
      <Tiles
        label="System stats"
        tiles={[
          { name: 'Souls', value: stats.data && figure(stats.data.totalSouls) },
          { name: 'Active restraints', value: stats.data && figure(stats.data.activeRestraints) },
          { name: 'Relational patterns', value: stats.data && figure(stats.data.totalRelationalPatterns) },
          { name: 'Constraints', value: stats.data && figure(stats.data.totalConstraints) },
        ]}
      />
      <Section
        title="Souls Overview"
        intro="Of other accounts’ souls their setting and counts are shown; what was said, remembered and thought there is private to its owner."
      >
        <Loaded query={overview} trouble="The souls could not be loaded">
          {(souls) => <Overview souls={souls} chosen={soul?.id} />}
        </Loaded>
      </Section>
      {soul && <Soul key={soul.id} soul={soul} place={placeOf(query.get('tab'))} />}
    </OperatorRoom>
  );
}

function Overview({ souls, chosen }: { souls: readonly AdminSoul[]; chosen: number | undefined }) {
  const [, navigate] = useLocation();
  if (souls.length === 0) return <p className="text-soft">No soul has been made on this installation yet.</p>;
  return (
    <Table label="Souls" heads={['Soul', 'State', 'Energy', 'Adaptability', 'Constraints', 'Patterns', 'Whose']}>
      {souls.map((soul) => {
        const state = stateOf(soul.status, soul.restraintState);
        return (
          <tr key={soul.id} className={soul.id === chosen ? 'bg-lamp-wash' : ''}>
            <th scope="row" className="font-medium">
              <button
                type="button"
                className="link min-h-11 text-left [overflow-wrap:anywhere]"
                aria-pressed={soul.id === chosen}
                onClick={() => navigate(pathOf(soul.id, 'configuration'))}
              >
                {soul.name}
              </button>
              <span className="block text-soft">{soul.archetype}</span>
            </th>
            <td>
              <span className="inline-flex items-center gap-2">
                <span aria-hidden="true" className="size-2.5 rounded-full" style={{ background: state.color }} />
                {state.word}
              </span>
            </td>
            <td className="tabular-nums">{soul.energy}%</td>
            <td className="tabular-nums">{soul.adaptabilityLevel} of 3</td>
            <td className="tabular-nums">{soul.constraintCount}</td>
            <td className="tabular-nums">{soul.relationalPatternCount}</td>
            <td>{soul.own ? 'yours' : 'another account’s'}</td>
          </tr>
        );
      })}
    </Table>
  );
}

function Soul({ soul, place }: { soul: AdminSoul; place: ReturnType<typeof placeOf> }) {
  const [, navigate] = useLocation();
  return (
    <Section title={soul.name}>
      <Tabs.Root
        value={place}
        activationMode="manual"
        onValueChange={(next) => navigate(pathOf(soul.id, placeOf(next)))}
      >
        <TabRow label={`What is known of ${soul.name}`} tabs={TABS} />
        <Tabs.Content value="configuration">
          <Configuration id={soul.id} />
        </Tabs.Content>
        <Tabs.Content value="logs">
          <ProcessingLogs id={soul.id} />
        </Tabs.Content>
        <Tabs.Content value="remembered">
          <Remembered id={soul.id} />
        </Tabs.Content>
      </Tabs.Root>
    </Section>
  );
}
