import { Tabs } from 'radix-ui';
import { useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { ADMINISTRATION_TEXTS, type AdminSoul, type PrivateSoul } from '@kinloom/contract';
import { formatNumber } from '../../lib/format/locale';
import { TabRow } from '../../ui/TabRow';
import { Configuration } from './Configuration';
import { QueryView, OperatorLayout, Section, Tiles } from './Parts';
import { PrivateSoulNote } from './PrivateSoulNote';
import { ProcessingLogs } from './ProcessingLogs';
import { MemoryReflections } from './MemoryReflections';
import { Table } from '../../ui/Table';
import { useOverview, useStats } from './use-administration';
import { adminSoulPath, parseTab, describeSoulState } from './admin-text';

const { tabs } = ADMINISTRATION_TEXTS;
const TABS = [
  { value: 'configuration', label: tabs.configurations },
  { value: 'logs', label: tabs.logs },
  { value: 'remembered', label: tabs.remembered },
] as const;

/**
 * The operator's own souls: configuration, processing logs and reflections. Souls of other accounts are only counted.
 */
export default function AdminSoulsScreen() {
  const stats = useStats();
  const overview = useOverview();
  const [query] = useSearchParams();
  const requestedId = Number(query.get('soul'));
  const { data: all } = overview;
  const soul = all?.find(({ id }) => id === requestedId) ?? all?.find(({ own }) => own);
  const [, navigate] = useLocation();
  const details = useRef<HTMLDivElement>(null);

  // The details are below the table, which may be long.
  function choose(id: number): void {
    navigate(adminSoulPath(id, 'configuration'));
    details.current?.scrollIntoView();
    details.current?.focus({ preventScroll: true });
  }

  return (
    <OperatorLayout title="Soul Configuration" current="/admin/souls">
      <Tiles
        label="System stats"
        failed={stats.error !== null}
        mayBeWithheld
        tiles={[
          { name: 'Souls', value: stats.data?.totalSouls },
          { name: 'Active restraints', value: stats.data?.activeRestraints },
          { name: 'Relational patterns', value: stats.data?.totalRelationalPatterns },
          { name: 'Constraints', value: stats.data?.totalConstraints },
        ]}
      />
      <Section
        title="Souls Overview"
        intro="Your own souls; the figures above count the souls of all accounts. Other people’s souls are private: their configuration, state, conversations and memories are not shown."
      >
        <QueryView query={overview} errorTitle="The souls could not be loaded">
          {(souls) => <Overview souls={souls} chosen={soul?.id} onChoose={choose} />}
        </QueryView>
      </Section>
      {soul && (
        <div ref={details} tabIndex={-1} className="min-w-0 scroll-mt-5 outline-none">
          {soul.own ? (
            <SoulSection key={soul.id} soul={soul} tab={parseTab(query.get('tab'))} />
          ) : (
            <PrivateSoulSection soul={soul} />
          )}
        </div>
      )}
    </OperatorLayout>
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
      headings={['Soul', 'State', 'Energy', 'Adaptability', 'Constraints', 'Patterns']}
      rows={souls.map((soul) => {
        const state = describeSoulState(soul.status, soul.restraintState);
        return {
          id: soul.id,
          selected: soul.id === chosen,
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

function PrivateSoulSection({ soul }: { soul: PrivateSoul }) {
  return (
    <Section title={`Soul ${soul.id}`}>
      <PrivateSoulNote />
    </Section>
  );
}

function SoulSection({ soul, tab }: { soul: AdminSoul; tab: ReturnType<typeof parseTab> }) {
  const [, navigate] = useLocation();
  return (
    <Section title={soul.name}>
      <Tabs.Root
        value={tab}
        activationMode="manual"
        onValueChange={(next) => navigate(adminSoulPath(soul.id, parseTab(next)))}
      >
        <TabRow label={`Details of ${soul.name}`} tabs={TABS} />
        <Tabs.Content value="configuration">
          <Configuration id={soul.id} />
        </Tabs.Content>
        <Tabs.Content value="logs">
          <ProcessingLogs id={soul.id} />
        </Tabs.Content>
        <Tabs.Content value="remembered">
          <MemoryReflections id={soul.id} />
        </Tabs.Content>
      </Tabs.Root>
    </Section>
  );
}
