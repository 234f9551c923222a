import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { TEXTS, MANAGEMENT_TEXTS } from '@kinloom/contract';
import { PlainHeader } from '../../ui/PlainHeader';
import { Skeleton } from '../../ui/Skeleton';
import { LoadError, NoSoulsNotice } from './notices';
import { UploadForm } from './UploadForm';
import { useSoulStates } from './use-soul-states';
import { Whisper } from './Whisper';
import { EMPTY_UPLOAD_DRAFT, type UploadDraft } from './upload-texts';

/** Upload page with the form alone. */
export default function UploadScreen() {
  const { souls, pending, error, retry } = useSoulStates('GET /api/get_souls');
  const [draft, setDraft] = useState(EMPTY_UPLOAD_DRAFT);
  const change = (changes: Partial<UploadDraft>): void => setDraft((current) => ({ ...current, ...changes }));
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title={MANAGEMENT_TEXTS.uploadSoulFiles} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 pt-4 pb-16 md:px-8 md:pt-6">
          <Link
            href="/souls/manage"
            className="link inline-flex min-h-11 items-center gap-2 justify-self-start text-sm"
          >
            <ArrowLeft size={16} aria-hidden="true" />
            {MANAGEMENT_TEXTS.page}
          </Link>
          {error ? (
            <LoadError error={error} onRetry={retry} />
          ) : pending ? (
            <FormSkeleton />
          ) : souls.length === 0 ? (
            <NoSoulsNotice />
          ) : (
            <section
              aria-label={MANAGEMENT_TEXTS.uploadSoulFiles}
              className="rounded-room border border-line bg-surface p-4 sm:p-6"
            >
              <UploadForm souls={souls} draft={draft} onChange={change} />
            </section>
          )}
          <Whisper souls={souls} />
        </div>
      </div>
    </div>
  );
}

function FormSkeleton() {
  return (
    <div role="status" aria-busy="true" className="grid gap-6 rounded-room border border-line bg-surface p-4 sm:p-6">
      <span className="sr-only">{TEXTS.shell.loading}</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
