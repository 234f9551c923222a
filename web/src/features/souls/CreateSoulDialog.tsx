import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { ARCHETYPES, LIMITS, SLIDERS, TEXTS, type Companion } from '@kinloom/contract';
import { toast } from '../../lib/toasts';
import { focusInvalidField } from '../../lib/focus/focus-invalid-field';
import { Field } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { SliderField } from '../../ui/SliderField';
import { ArchetypeChoice } from './ArchetypeChoice';
import { PortraitPicker } from './PortraitPicker';
import { DEFAULT_TRAITS, MISSING_FIELDS_TEXT, soulFromDialog, TRAIT_LABELS } from './soul-form';
import { useCreateSoul } from './use-souls';

export default function CreateSoulDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (soul: Companion) => void;
}) {
  const create = useCreateSoul();
  const [name, setName] = useState('');
  const [archetype, setArchetype] = useState('');
  const [traits, setTraits] = useState(DEFAULT_TRAITS);
  const [avatar, setAvatar] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const soul = soulFromDialog(name, archetype, traits, avatar);
    focusInvalidField(event.currentTarget, () => setMissing(soul === null));
    if (!soul) {
      toast({ ...MISSING_FIELDS_TEXT, tone: 'bad' });
      return;
    }
    create.mutate(soul, {
      onSuccess: (created) => {
        toast({ title: TEXTS.souls.created, description: `${created.name} is ready.` });
        onCreated(created);
      },
      onError: () => toast({ ...TEXTS.souls.createFailed, tone: 'bad' }),
    });
  }

  return (
    <Modal title={TEXTS.souls.createDialog} description="Who would you like to talk with?" wide onClose={onClose}>
      <form className="grid gap-6" onSubmit={submit} noValidate>
        <Field
          label="Name"
          name="soul-name"
          autoComplete="off"
          maxLength={LIMITS.soulNameLength}
          placeholder="What is this soul called?"
          problem={missing && name.trim() === '' ? 'A soul needs a name.' : undefined}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <ArchetypeChoice
          archetypes={ARCHETYPES.dialog}
          value={archetype}
          missing={missing && archetype === ''}
          onChange={setArchetype}
        />
        <PortraitPicker name={name} archetype={archetype} avatar={avatar} onChange={setAvatar} />
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {SLIDERS.map((slider) => (
            <SliderField
              key={slider}
              {...TRAIT_LABELS[slider]}
              value={traits[slider]}
              onChange={(value) => setTraits((current) => ({ ...current, [slider]: value }))}
            />
          ))}
        </div>
        <div className="dialog-actions">
          <Link href="/souls/new" className="link mr-auto inline-flex min-h-11 items-center text-sm" onClick={onClose}>
            Describe it in more detail
          </Link>
          <button type="button" className="btn btn-quiet" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="btn btn-primary" disabled={create.isPending}>
            Create Soul
          </button>
        </div>
      </form>
    </Modal>
  );
}
