import { Tabs } from 'radix-ui';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ADMINISTRATION_TEXTS, type AdminSoul, type PrivateSoul } from '@kinloom/contract';
import { formatNumber } from '../../lib/locale';
import { TabRow } from '../soulprints/TabRow';
import { Configuration } from './Configuration';
import { Loaded, OperatorRoom, Section, Tiles } from './Parts';
import { PrivateSoulNote } from './PrivateSoulNote';
import { ProcessingLogs } from './ProcessingLogs';
import { Remembered } from './Remembered';
import { Table } from './Table';
import { useOverview, useStats } from './use-administration';
import { aggregateText, pathOf, placeOf, stateOf } from './words';

const { tabs } = ADMINISTRATION_TEXTS;
const TABS = [
  { value: 'configuration', label: tabs.configurations },
  { value: 'logs', label: tabs.logs },
  { value: 'remembered', label: tabs.remembered },
] as const;

/** The operator's own souls: configuration, how replies came about, and what was remembered. Other people's souls are only counted. */
export default function AdminSoulsScreen() {
  const stats = useStats();
  const overview = useOverview();
  const [query] = useSearchParams();
  const asked = Number(query.get('soul'));
  const { data: all } = overview;
  const soul = all?.find(({ id }) => id === asked) ?? all?.find(({ own }) => own);
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
          { name: 'Souls', value: stats.data && formatNumber(stats.data.totalSouls) },
          { name: 'Active restraints', value: stats.data && aggregateText(stats.data.activeRestraints) },
          { name: 'Relational patterns', value: stats.data && aggregateText(stats.data.totalRelationalPatterns) },
          { name: 'Constraints', value: stats.data && aggregateText(stats.data.totalConstraints) },
        ]}
      />
      <Section
        title="Souls Overview"
        intro="Your own souls. Everything about other people’s souls is private to their owners: how they are set up, how they feel, and what was said, remembered and thought."
      >
        <Loaded query={overview} trouble="The souls could not be loaded">
          {(souls) => <Overview souls={souls} chosen={soul?.id} onChoose={choose} />}
        </Loaded>
      </Section>
      {soul && (
        <div ref={below} tabIndex={-1} className="min-w-0 scroll-mt-5 outline-none">
          {soul.own ? <Soul key={soul.id} soul={soul} place={placeOf(query.get('tab'))} /> : <Foreign soul={soul} />}
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
  souls: readonly (AdminSoul | PrivateSoul)[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}) {
  const mine = souls.filter((soul) => soul.own);
  const others = souls.length - mine.length;
  return (
    <>
      {mine.length === 0 ? (
        <p className="text-soft">You have no souls of your own yet.</p>
      ) : (
        <OwnSouls souls={mine} chosen={chosen} onChoose={onChoose} />
      )}
      <p className="mt-4 text-sm text-soft">
        {others === 0
          ? 'No other account has souls.'
          : `${formatNumber(others)} ${others === 1 ? 'soul belongs' : 'souls belong'} to other accounts and ${others === 1 ? 'is private to its owner' : 'are private to their owners'}.`}
      </p>
    </>
  );
}

function OwnSouls({
  souls,
  chosen,
  onChoose,
}: {
  souls: readonly AdminSoul[];
  chosen: number | undefined;
  onChoose: (id: number) => void;
}) {
  return (
    <Table
      label="Souls"
      heads={['Soul', 'State', 'Energy', 'Adaptability', 'Constraints', 'Patterns']}
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
            formatNumber(soul.constraintCount),
            formatNumber(soul.relationalPatternCount),
          ],
        };
      })}
    />
  );
}

function Foreign({ soul }: { soul: PrivateSoul }) {
  return (
    <Section title={`Soul ${soul.id}`}>
      <PrivateSoulNote />
    </Section>
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
