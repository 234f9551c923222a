import { Tabs } from 'radix-ui';
import { useState, type FormEvent } from 'react';
import { TEXTS, type Companion, SOULPRINT_TEXTS } from '@kinloom/contract';
import { toast } from '../../../lib/toasts';
import { Modal } from '../../../ui/Modal';
import { useProfile } from '../../settings/use-profile';
import { MISSING } from '../../souls/soul-form';
import { useSouls } from '../../souls/use-souls';
import type { ProfileTab } from '../opening';
import { FOOT, TabRow } from '../TabRow';
import { AdvancedTab } from './AdvancedTab';
import { Archive } from './Archive';
import { BasicTab } from './BasicTab';
import { HeldFiles } from './HeldFiles';
import { PersonalityTab } from './PersonalityTab';

const { profileTabs } = SOULPRINT_TEXTS;
const TABS = [
  { value: 'basic', label: profileTabs.basic },
  { value: 'personality', label: profileTabs.personality },
  { value: 'files', label: profileTabs.files },
  { value: 'advanced', label: profileTabs.advanced },
] as const;

/** Who a soul is, what it holds and where it came from; to be looked at and changed. */
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
      description={soul ? `Who ${soul.name} is, and what it was brought with.` : 'This soul is not there any more.'}
      wide
      stays
      onClose={onClose}
    >
      {soul && <Profile soul={soul} first={tab} onClose={onClose} />}
    </Modal>
  );
}

function Profile({ soul, first, onClose }: { soul: Companion; first: ProfileTab; onClose: () => void }) {
  const editing = useProfile(soul);
  const { profile, changes, discard, save } = editing;
  const [tab, setTab] = useState<string>(first);
  const [missing, setMissing] = useState(false);
  const nameless = profile.name.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setMissing(nameless);
    if (nameless) {
      setTab('basic');
      toast({ ...MISSING, tone: 'bad' });
    } else if (changes) save.mutate(changes);
  }

  return (
    <Tabs.Root value={tab} onValueChange={setTab}>
      <TabRow label={TEXTS.chat.profile} tabs={TABS} />
      <form aria-label={`Profile of ${soul.name}`} noValidate onSubmit={submit}>
        <Tabs.Content value="basic" className="outline-offset-4">
          <BasicTab soul={soul} editing={editing} problem={missing && nameless ? 'A soul needs a name.' : undefined} />
        </Tabs.Content>
        <Tabs.Content value="personality" className="outline-offset-4">
          <PersonalityTab editing={editing} />
        </Tabs.Content>
        <Tabs.Content value="files" className="grid grid-cols-[minmax(0,1fr)] gap-8 outline-offset-4">
          <HeldFiles soul={soul} />
          <Archive soul={soul} />
        </Tabs.Content>
        <Tabs.Content value="advanced" className="outline-offset-4">
          <AdvancedTab soul={soul} editing={editing} />
        </Tabs.Content>
        <div className={FOOT}>
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
