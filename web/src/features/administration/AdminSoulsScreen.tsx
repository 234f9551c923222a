import { Tabs } from 'radix-ui';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ADMINISTRATION_TEXTS, type AdminSoul } from '@kinloom/contract';
import { figure } from '../../lib/locale';
import { TabRow } from '../soulprints/TabRow';
import { Configuration } from './Configuration';
import { Loaded, OperatorRoom, Section, Tiles } from './Parts';
import { ProcessingLogs } from './ProcessingLogs';
import { Remembered } from './Remembered';
import { Table } from './Table';
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
  const [, navigate] = useLocation();
  const below = useRef<HTMLDivElement>(null);

  // What was asked for stands below all souls, which may be many.
  function choose(id: number): void {
    navigate(pathOf(id, 'configuration'));
    below.current?.scrollIntoView();
    below.current?.focus({ preventScroll: true });
  }

  return (
    <OperatorRoom title="Soul Configuration" here="/admin/souls">
      <Tiles
        label="System stats"
        failed={stats.error !== null}
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
          {(souls) => <Overview souls={souls} chosen={soul?.id} onChoose={choose} />}
        </Loaded>
      </Section>
      {soul && (
        <div ref={below} tabIndex={-1} className="min-w-0 scroll-mt-5 outline-none">
          <Soul key={soul.id} soul={soul} place={placeOf(query.get('tab'))} />
        </div>
      )}
    </OperatorRoom>
  );
}

function Overview({
  souls,
  chosen,
  onChoose,
}: {
  souls: readonly AdminSoul[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}) {
  if (souls.length === 0) return <p className="text-soft">No soul has been made on this installation yet.</p>;
  return (
    <Table
      label="Souls"
      heads={['Soul', 'State', 'Energy', 'Adaptability', 'Constraints', 'Patterns', 'Whose']}
      rows={souls.map((soul) => {
        const state = stateOf(soul.status, soul.restraintState);
        return {
          id: soul.id,
          chosen: soul.id === chosen,
          head: (
            <button
              type="button"
              className="grid min-h-11 min-w-11 content-center text-left"
              aria-pressed={soul.id === chosen}
              onClick={() => onChoose(soul.id)}
            >
              <span className="link [overflow-wrap:anywhere]">{soul.name}</span>
              <span className="text-sm font-normal text-soft [overflow-wrap:anywhere]">{soul.archetype}</span>
            </button>
          ),
          cells: [
            <span key="state" className="inline-flex items-center gap-2">
              <span
                aria-hidden="true"
                className="size-2.5 flex-none rounded-full"
                style={{ background: state.color }}
              />
              {state.word}
            </span>,
            `${soul.energy}%`,
            `${soul.adaptabilityLevel} of 3`,
            figure(soul.constraintCount),
            figure(soul.relationalPatternCount),
            soul.own ? 'yours' : 'another account’s',
          ],
        };
      })}
    />
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
