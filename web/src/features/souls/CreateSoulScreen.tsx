import { ArrowLeft } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { ARCHETYPES, LIMITS, TEXTS } from '@kinloom/contract';
import { toast } from '../../lib/toasts';
import { focusInvalidField } from '../../lib/focus/focus-invalid-field';
import { Field, TextArea } from '../../ui/Field';
import { ArchetypeChoice } from './ArchetypeChoice';
import { PlainHeader } from '../../ui/PlainHeader';
import { Avatar } from './Avatar';
import { PortraitPicker } from './PortraitPicker';
import { EMPTY_SOUL_PAGE, soulFromPage, type SoulPage } from './soul-form';
import { useCreateSoul } from './use-souls';

const DETAIL_LENGTH = 2_000;

export default function CreateSoulScreen() {
  const create = useCreateSoul();
  const [, navigate] = useLocation();
  const [page, setPage] = useState(EMPTY_SOUL_PAGE);
  const [avatar, setAvatar] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const set = (key: keyof SoulPage) => (value: string) => setPage((current) => ({ ...current, [key]: value }));

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const soul = soulFromPage(page, avatar);
    focusInvalidField(event.currentTarget, () => setMissing(soul === null));
    if (!soul) {
      toast({ title: TEXTS.souls.missingOnPage, description: TEXTS.souls.missing.description, tone: 'bad' });
      return;
    }
    create.mutate(soul, {
      onSuccess: ({ id }) => {
        toast({ title: TEXTS.souls.createdOnPage });
        navigate(`/?soul=${id}`);
      },
      onError: () => toast({ ...TEXTS.souls.createFailedOnPage, tone: 'bad' }),
    });
  }

  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title={TEXTS.product} heading={false} />
      <div className="min-h-0 flex-1 scroll-pb-24 overflow-y-auto">
        <div className="mx-auto max-w-2xl px-4 pt-6 md:px-8">
          <Link href="/" className="link inline-flex min-h-11 items-center gap-2 text-sm">
            <ArrowLeft size={16} aria-hidden="true" />
            Back
          </Link>
          <div className="mt-4 flex items-center gap-6">
            <Avatar
              soul={{ id: null, name: page.name.trim() || TEXTS.product, archetype: page.archetype, avatar }}
              size={84}
              halo="soft-shimmer"
            />
            <div>
              <h1 className="text-4xl">{TEXTS.souls.createPage}</h1>
              <p className="mt-2 text-soft">A name and an archetype are enough. The rest develops as you talk.</p>
            </div>
          </div>
          <form className="mt-10 grid gap-8" onSubmit={submit} noValidate>
            <Field
              label="Name"
              name="soul-name"
              autoComplete="off"
              maxLength={LIMITS.soulNameLength}
              problem={missing && page.name.trim() === '' ? 'A soul needs a name.' : undefined}
              value={page.name}
              onChange={(event) => set('name')(event.target.value)}
            />
            <ArchetypeChoice
              archetypes={ARCHETYPES.page}
              value={page.archetype}
              missing={missing && page.archetype === ''}
              onChange={set('archetype')}
            />
            <PortraitPicker name={page.name} archetype={page.archetype} avatar={avatar} onChange={setAvatar} />
            <fieldset className="grid gap-6 rounded-room border border-line bg-surface p-6">
              <legend className="px-2 text-sm text-soft">Optional</legend>
              <Field
                label="Interests"
                maxLength={DETAIL_LENGTH}
                placeholder="Old maps, gardens, late trains"
                value={page.interests}
                onChange={(event) => set('interests')(event.target.value)}
              />
              <Field
                label="Communication style"
                maxLength={DETAIL_LENGTH}
                placeholder="Short sentences, dry humour"
                value={page.communicationStyle}
                onChange={(event) => set('communicationStyle')(event.target.value)}
              />
              <Field
                label="Emotional depth"
                maxLength={DETAIL_LENGTH}
                placeholder="Gentle, unafraid of silence"
                value={page.emotionalDepth}
                onChange={(event) => set('emotionalDepth')(event.target.value)}
              />
              <TextArea
                label="Description"
                maxLength={DETAIL_LENGTH}
                placeholder="Anything else that makes this soul who it is"
                value={page.description}
                onChange={(event) => set('description')(event.target.value)}
              />
            </fieldset>
            {/* In view from the start, because the name and the archetype are enough. */}
            <div className="sticky bottom-0 z-2 -mx-4 border-t border-line bg-ground px-4 py-3 pb-[max(12px,env(safe-area-inset-bottom))] md:-mx-8 md:rounded-t-card md:border-x md:px-8">
              <button type="submit" className="btn btn-primary w-full sm:w-auto" disabled={create.isPending}>
                Create Soul
              </button>
            </div>
          </form>
        </div>
      </div>
    </div>
  );
}
