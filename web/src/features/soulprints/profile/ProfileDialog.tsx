import { Tabs } from 'radix-ui';
import { useState, type FormEvent } from 'react';
import { TEXTS, type Companion, SOULPRINT_TEXTS } from '@kinloom/contract';
import { toast } from '../../../lib/toasts';
import { Modal } from '../../../ui/Modal';
import { useSoulProfile } from './use-soul-profile';
import { MISSING_FIELDS_TEXT } from '../../souls/soul-form';
import { useSouls } from '../../souls/use-souls';
import type { ProfileTab } from '../../souls/soul-dialog-context';
import { TabRow } from '../../../ui/TabRow';
import { AdvancedTab } from './AdvancedTab';
import { ImportedArchive } from './ImportedArchive';
import { BasicTab } from './BasicTab';
import { SoulFiles } from './SoulFiles';
import { PersonalityTab } from './PersonalityTab';

const { profileTabs } = SOULPRINT_TEXTS;
const TABS = [
  { value: 'basic', label: profileTabs.basic },
  { value: 'personality', label: profileTabs.personality },
  { value: 'files', label: profileTabs.files },
  { value: 'advanced', label: profileTabs.advanced },
] as const;

/** Profile editor of a soul, in tabs. */
export default function ProfileDialog({
  soulId,
  tab,
  onClose,
}: {
  soulId: number;
  tab: ProfileTab;
  onClose: () => void;
}) {
  const souls = useSouls();
  const soul = souls.data?.find(({ id }) => id === soulId);
  return (
    <Modal
      title={TEXTS.chat.profile}
      description={soul ? `Personality, files and settings of ${soul.name}.` : 'This soul no longer exists.'}
      wide
      stays
      onClose={onClose}
    >
      {soul && <Profile soul={soul} first={tab} onClose={onClose} />}
    </Modal>
  );
}

function Profile({ soul, first, onClose }: { soul: Companion; first: ProfileTab; onClose: () => void }) {
  const editing = useSoulProfile(soul);
  const { profile, changes, discard, save } = editing;
  const [tab, setTab] = useState<string>(first);
  const [missing, setMissing] = useState(false);
  const isNameMissing = profile.name.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(isNameMissing);
    if (isNameMissing) {
      setTab('basic');
      toast({ ...MISSING_FIELDS_TEXT, tone: 'bad' });
    } else if (changes) save.mutate(changes);
  }

  return (
    <Tabs.Root value={tab} onValueChange={setTab}>
      <TabRow label={TEXTS.chat.profile} tabs={TABS} />
      <form aria-label={`Profile of ${soul.name}`} noValidate onSubmit={submit}>
        <Tabs.Content value="basic" className="outline-offset-4">
          <BasicTab
            soul={soul}
            editing={editing}
            problem={missing && isNameMissing ? 'A soul needs a name.' : undefined}
          />
        </Tabs.Content>
        <Tabs.Content value="personality" className="outline-offset-4">
          <PersonalityTab editing={editing} />
        </Tabs.Content>
        <Tabs.Content value="files" className="grid grid-cols-[minmax(0,1fr)] gap-8 outline-offset-4">
          <SoulFiles soul={soul} />
          <ImportedArchive soul={soul} />
        </Tabs.Content>
        <Tabs.Content value="advanced" className="outline-offset-4">
          <AdvancedTab soul={soul} editing={editing} />
        </Tabs.Content>
        <div className="dialog-actions mt-6">
          <p role="status" className="mr-auto self-center text-sm text-lamp-text">
            {changes && !save.isPending && 'Not saved yet'}
          </p>
          {changes ? (
            <button type="button" className="btn btn-quiet" onClick={discard} disabled={save.isPending}>
              Discard
            </button>
          ) : (
            <button type="button" className="btn btn-quiet" onClick={onClose}>
              Close
            </button>
          )}
          <button type="submit" className="btn btn-primary" disabled={save.isPending || !changes}>
            Save profile
          </button>
        </div>
      </form>
    </Tabs.Root>
  );
}
