import { Plus } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { ERRORS, TEXTS, type Companion, SETTINGS_TEXTS } from '@kinloom/contract';
import { ErrorNote } from '../../../ui/ErrorNote';
import { LayersPanel } from '../../archive/LayersPanel';
import { useSouls } from '../../souls/use-souls';
import { ProfileEditor } from './ProfileEditor';
import { Panel, RowSkeletons, Section } from '../../../ui/Section';
import { SoulPicker } from './SoulPicker';
import { parseId } from '../../../lib/parse-id';
import { useCreateDialog } from '../../souls/soul-dialog-context';

export function SoulProfilesPanel() {
  const souls = useSouls();
  return (
    <Panel
      title={SETTINGS_TEXTS.soulProfiles}
      intro="Name, archetype, personality and memory depth of each of your souls."
    >
      {souls.isPending && <RowSkeletons rows={3} />}
      {souls.error && !souls.data && (
        <ErrorNote title="Your souls could not be loaded" error={souls.error} onRetry={() => void souls.refetch()} />
      )}
      {souls.data?.length === 0 && <NoSouls />}
      {souls.data && souls.data.length > 0 && <Souls souls={souls.data} />}
    </Panel>
  );
}

function NoSouls() {
  const openCreate = useCreateDialog();
  return (
    <div className="grid justify-items-center gap-6 rounded-room border border-dashed border-line px-6 py-14 text-center">
      <p className="max-w-sm text-soft">
        The profiles of your souls will be listed here. A soul needs only a name and an archetype.
      </p>
      <button type="button" className="btn btn-primary" onClick={openCreate}>
        <Plus size={18} aria-hidden="true" />
        {TEXTS.main.createSoul}
      </button>
    </div>
  );
}

function Souls({ souls }: { souls: readonly Companion[] }) {
  const [query] = useSearchParams();
  const soulParam = query.get('soul');
  // Without a soul in the address, the first one is selected.
  const chosen = soulParam === null ? souls[0] : souls.find(({ id }) => id === parseId(soulParam));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-[15rem_minmax(0,1fr)]">
      <SoulPicker souls={souls} chosenId={chosen?.id ?? null} />
      {chosen ? (
        // Keyed by soul, so that no state carries over to another one.
        <div key={chosen.id} className="grid gap-6">
          <ProfileEditor soul={chosen} />
          <Section
            title="Memory depth"
            intro={`What ${chosen.name} remembers, and how readily it comes up. Emphasize what matters to you, and lower what does not.`}
          >
            <LayersPanel companionId={chosen.id} />
          </Section>
        </div>
      ) : (
        <p
          role="alert"
          className="grid min-h-40 place-items-center rounded-room border border-dashed border-line p-6 text-center text-soft"
        >
          {ERRORS.soul_not_found.text}
        </p>
      )}
    </div>
  );
}
