import { Plus } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { ERRORS, TEXTS, type Companion, SETTINGS_TEXTS } from '@kinloom/contract';
import { ErrorNote } from '../../ui/ErrorNote';
import { LayersPanel } from '../archive/LayersPanel';
import { useCreateDialog } from '../souls/create-dialog';
import { useSouls } from '../souls/use-souls';
import { ProfileEditor } from './ProfileEditor';
import { Panel, RowSkeletons, Section } from './Section';
import { SoulPicker } from './SoulPicker';
import { soulIdOf } from './tabs';

export function SoulProfilesPanel() {
  const souls = useSouls();
  return (
    <Panel
      title={SETTINGS_TEXTS.soulProfiles}
      intro="Who each of your souls is: name, nature, manner, and how deep their memories lie."
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
        The profiles of your souls will be here. A soul needs only a name and a nature.
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
  const asked = query.get('soul');
  // Where there is only one, there is nothing to choose.
  const chosen = asked === null && souls.length === 1 ? souls[0] : souls.find(({ id }) => id === soulIdOf(asked));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 wide:grid-cols-[15rem_minmax(0,1fr)]">
      <SoulPicker souls={souls} chosenId={chosen?.id ?? null} />
      {chosen ? (
        // Of another soul nothing may stay.
        <div key={chosen.id} className="grid gap-6">
          <ProfileEditor soul={chosen} />
          <Section
            title="Memory depth"
            intro={`What ${chosen.name} remembers, and how near at hand it lies. Emphasize what matters to you, and let lie further what does not.`}
          >
            <LayersPanel companionId={chosen.id} />
          </Section>
        </div>
      ) : (
        <p
          role={asked === null ? undefined : 'alert'}
          className="grid min-h-40 place-items-center rounded-room border border-dashed border-line p-6 text-center text-soft"
        >
          {asked === null ? 'Select a soul to see and change who it is.' : ERRORS.soul_not_found.text}
        </p>
      )}
    </div>
  );
}
