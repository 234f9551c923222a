import { useState, type FormEvent } from 'react';
import { Link } from 'wouter';
import { LIMITS, SLIDERS, TEXTS, type Companion } from '@kinloom/contract';
import { toast } from '../../../lib/toasts';
import { Field, TextArea } from '../../../ui/Field';
import { SliderField } from '../../../ui/SliderField';
import { Avatar } from '../../souls/Avatar';
import { MISSING_FIELDS_TEXT, TRAIT_LABELS } from '../../souls/soul-form';
import { capitalised, haloOf } from '../../souls/soul-appearance';
import { RadioTiles } from '../../../ui/RadioTiles';
import { archetypeOptions, STATUS_OPTIONS } from '../../soulprints/profile/profile-options';
import { useSoulProfile } from '../../soulprints/profile/use-soul-profile';

/** Edits a soul's profile. Nothing is sent before saving; the unsaved draft survives a reload. */
export function ProfileEditor({ soul }: { soul: Companion }) {
  const { profile, changes, set, discard, save } = useSoulProfile(soul);
  const [isNameMissing, setIsNameMissing] = useState(false);
  const isNameEmpty = profile.name.trim() === '';

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsNameMissing(isNameEmpty);
    if (isNameEmpty) toast({ ...MISSING_FIELDS_TEXT, tone: 'bad' });
    else if (changes) save.mutate(changes);
  }

  return (
    <form
      aria-label={`Profile of ${soul.name}`}
      className="grid grid-cols-[minmax(0,1fr)] gap-7 rounded-room border border-line bg-surface p-4 sm:p-6"
      onSubmit={submit}
      noValidate
    >
      <div className="flex items-center gap-5 px-1 pt-1">
        <Avatar soul={soul} size={72} halo={haloOf(soul.status)} />
        <div className="min-w-0">
          <h3 className="text-2xl [overflow-wrap:anywhere]">{soul.name}</h3>
          <p className="text-sm text-soft">
            {capitalised(soul.archetype)} · {TEXTS.main.level} {soul.relationshipLevel}
          </p>
          <Link
            href={`/?soul=${soul.id}`}
            className="link inline-flex min-h-11 items-center text-sm [overflow-wrap:anywhere]"
          >
            Talk with {soul.name}
          </Link>
        </div>
      </div>
      <Field
        label="Name"
        name="soul-name"
        autoComplete="off"
        maxLength={LIMITS.soulNameLength}
        problem={isNameMissing && isNameEmpty ? 'A soul needs a name.' : undefined}
        value={profile.name}
        onChange={(event) => set('name', event.target.value)}
      />
      <RadioTiles
        label="Archetype"
        columns="grid-cols-[repeat(auto-fill,minmax(8.75rem,1fr))] sm:grid-cols-2 lg:grid-cols-3"
        options={archetypeOptions(soul.archetype)}
        value={profile.archetype}
        onChange={(archetype) => set('archetype', archetype)}
      />
      <fieldset>
        <legend className="mb-3 text-sm font-medium text-soft">Personality</legend>
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {SLIDERS.map((slider) => (
            <SliderField
              key={slider}
              {...TRAIT_LABELS[slider]}
              value={profile.traits[slider]}
              onChange={(value) => set('traits', { ...profile.traits, [slider]: value })}
            />
          ))}
        </div>
      </fieldset>
      <TextArea
        label="Instructions"
        name="instructions"
        rows={6}
        maxLength={LIMITS.instructionsLength}
        placeholder={`Instructions that ${soul.name} should follow`}
        value={profile.gptInstructions}
        onChange={(event) => set('gptInstructions', event.target.value)}
      />
      <RadioTiles
        label="Status"
        columns="grid-cols-2"
        options={STATUS_OPTIONS}
        value={profile.status}
        onChange={(status) => set('status', status)}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p role="status" className="mr-auto text-sm text-lamp-text">
          {changes && !save.isPending && 'Not saved yet'}
        </p>
        {changes && (
          <button type="button" className="btn btn-quiet" onClick={discard} disabled={save.isPending}>
            Discard
          </button>
        )}
        <button type="submit" className="btn btn-primary" disabled={save.isPending || !changes}>
          Save profile
        </button>
      </div>
    </form>
  );
}
