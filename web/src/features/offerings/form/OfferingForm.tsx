import { Eye, EyeOff, Feather, LoaderCircle } from 'lucide-react';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { LIMITS, OFFERING_TEXTS, type Companion, type Offering } from '@kinloom/contract';
import { useFileDrop } from '../../../lib/browser/use-file-drop';
import { TextArea } from '../../../ui/Field';
import { toOfferBody, PROBLEM_TEXTS, validateOffering } from './offering-draft';
import { RequestError } from '../RequestError';
import { MemoryText } from './MemoryText';
import { Preview } from './Preview';
import { SoulChoice } from './SoulChoice';
import { useOfferingDraft } from './use-offering-draft';
import { useOffer } from '../use-offerings';

/** Form to offer a memory to a soul. */
export function OfferingForm({
  souls,
  requestedSoulId,
  onOffered,
}: {
  souls: readonly Companion[];
  /** The soul named by the address. */
  requestedSoulId: number | null;
  onOffered: (offering: Offering) => void;
}) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const { draft, set, trouble, bring, withoutFile, reset } = useOfferingDraft(requestedSoulId);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [isPreviewOpen, setIsPreviewOpen] = useState(false);
  const offer = useOffer(reset);
  const isDragging = useFileDrop((files, folders) => {
    if (!offer.isPending) void bring(files, folders);
  });
  // Ignores a selected soul that has been deleted meanwhile.
  const soul = souls.find((one) => one.id === draft.soulId) ?? null;
  const validDraft = { ...draft, soulId: soul?.id ?? null };
  const problem = validateOffering(validDraft);
  const shownProblem = isSubmitted ? problem : null;
  const problemId = `${id}-problem`;

  // The preview opens below the visible area.
  const preview = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isPreviewOpen) preview.current?.scrollIntoView();
  }, [isPreviewOpen]);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (offer.isPending) return;
    const body = toOfferBody(validDraft);
    if (body) {
      offer.mutate(body, {
        onSuccess: (offering) => {
          setIsSubmitted(false);
          setIsPreviewOpen(false);
          onOffered(offering);
        },
      });
      return;
    }
    offer.reset();
    setIsSubmitted(true);
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
            missing={shownProblem === 'soul' ? problemId : undefined}
            onChoose={(soulId) => set({ soulId })}
          />
          <MemoryText
            ref={text}
            content={draft.content}
            fileName={draft.fileName}
            problem={trouble}
            problemId={shownProblem === 'content' ? problemId : undefined}
            isDragging={isDragging}
            onWrite={(content) => set({ content })}
            onFiles={(files) => void bring(files)}
            onWithoutFile={withoutFile}
          />
          <TextArea
            label="A personal note (optional)"
            maxLength={LIMITS.noteLength}
            placeholder="Why you offer it, or what reminded you of it"
            value={draft.note}
            onChange={(event) => set({ note: event.target.value })}
          />
        </fieldset>
        <div className="grid gap-3">
          {shownProblem !== null && (
            <p id={problemId} role="alert" className="text-sm text-bad">
              {PROBLEM_TEXTS[shownProblem]}
            </p>
          )}
          {offer.error && shownProblem === null && (
            <RequestError
              error={offer.error}
              title={OFFERING_TEXTS.offerFailed}
              unreached={OFFERING_TEXTS.offerUnreachable}
            />
          )}
          <div className="flex flex-wrap gap-3">
            <button
              type="submit"
              className="btn btn-primary flex-1 basis-52 aria-disabled:cursor-progress aria-disabled:opacity-55"
              // `aria-disabled` keeps the focus while the request is in flight.
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
              aria-expanded={isPreviewOpen}
              aria-controls={`${id}-preview`}
              onClick={() => setIsPreviewOpen(!isPreviewOpen)}
            >
              {isPreviewOpen ? <EyeOff size={18} aria-hidden="true" /> : <Eye size={18} aria-hidden="true" />}
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
        className={isPreviewOpen ? '' : 'max-wide:hidden'}
      />
    </div>
  );
}
