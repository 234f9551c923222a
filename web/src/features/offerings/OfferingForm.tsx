import { Eye, EyeOff, Feather, LoaderCircle } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { LIMITS, OFFERING_TEXTS, type Companion, type Offering } from '@kinloom/contract';
import { useDrop } from '../../lib/use-file-drop';
import { TextArea } from '../../ui/Field';
import { offerOf, PROBLEM_WORDS, problemOf } from './drafting';
import { Failed } from './Failed';
import { MemoryText } from './MemoryText';
import { Preview } from './Preview';
import { SoulChoice } from './SoulChoice';
import { useDraft } from './use-draft';
import { useOffer } from './use-offerings';

/** A memory for a soul: whose, what, and what is to be said beside it. */
export function OfferingForm({
  souls,
  asked,
  onOffered,
}: {
  souls: readonly Companion[];
  /** The soul the address names. */
  asked: number | null;
  onOffered: (offering: Offering) => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const { draft, set, trouble, bring, withoutFile, reset } = useDraft(asked);
  const [tried, setTried] = useState(false);
  const [previewed, setPreviewed] = useState(false);
  const offer = useOffer(reset);
  const over = useDrop((files, folders) => {
    if (!offer.isPending) void bring(files, folders);
  });
  // Whoever went meanwhile is not chosen any more.
  const soul = souls.find((one) => one.id === draft.soulId) ?? null;
  const ready = { ...draft, soulId: soul?.id ?? null };
  const problem = problemOf(ready);
  const told = tried ? problem : null;
  const about = `${id}-problem`;

  // It opens below what is in sight.
  const preview = useRef<HTMLElement>(null);
  useEffect(() => {
    if (previewed) preview.current?.scrollIntoView();
  }, [previewed]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (offer.isPending) return;
    const body = offerOf(ready);
    if (body) {
      offer.mutate(body, {
        onSuccess: (offering) => {
          setTried(false);
          setPreviewed(false);
          onOffered(offering);
        },
      });
      return;
    }
    offer.reset();
    setTried(true);
    if (problem === 'soul') form.current?.querySelector<HTMLElement>('[role="radio"]')?.focus();
    else text.current?.focus();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] wide:gap-8">
      <form
        ref={form}
        aria-label="A memory to offer"
        className="grid gap-6 rounded-room border border-line bg-surface p-4 sm:p-6"
        onSubmit={submit}
        noValidate
      >
        <fieldset disabled={offer.isPending} aria-label="What to offer" className="grid min-w-0 gap-6">
          <SoulChoice
            souls={souls}
            chosenId={soul?.id ?? null}
            missing={told === 'soul' ? about : undefined}
            onChoose={(soulId) => set({ soulId })}
          />
          <MemoryText
            ref={text}
            content={draft.content}
            fileName={draft.fileName}
            problem={trouble}
            missing={told === 'content' ? about : undefined}
            over={over}
            onWrite={(content) => set({ content })}
            onFiles={(files) => void bring(files)}
            onWithoutFile={withoutFile}
          />
          <TextArea
            label="A personal note (optional)"
            maxLength={LIMITS.noteLength}
            placeholder="Why you give it, or when it came back to you"
            value={draft.note}
            onChange={(event) => set({ note: event.target.value })}
          />
        </fieldset>
        <div className="grid gap-3">
          {told !== null && (
            <p id={about} role="alert" className="text-sm text-bad">
              {PROBLEM_WORDS[told]}
            </p>
          )}
          {offer.error && told === null && (
            <Failed
              error={offer.error}
              words={OFFERING_TEXTS.offerFailed}
              unreached={OFFERING_TEXTS.offerUnreachable}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <button
              type="submit"
              className="btn btn-primary flex-1 basis-52 aria-disabled:cursor-progress aria-disabled:opacity-55"
              // While it is under way the button keeps the focus, but does nothing.
              aria-disabled={offer.isPending}
            >
              {offer.isPending ? (
                <LoaderCircle size={18} aria-hidden="true" className="animate-spin" />
              ) : (
                <Feather size={18} aria-hidden="true" />
              )}
              Offer this memory
            </button>
            <button
              type="button"
              className="btn btn-quiet flex-1 sm:flex-none wide:hidden"
              aria-expanded={previewed}
              aria-controls={`${id}-preview`}
              onClick={() => setPreviewed(!previewed)}
            >
              {previewed ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
              Preview
            </button>
          </div>
        </div>
      </form>
      <Preview
        ref={preview}
        id={`${id}-preview`}
        soul={soul}
        content={draft.content}
        note={draft.note}
        className={previewed ? '' : 'max-wide:hidden'}
      />
    </div>
  );
}
