import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { MANAGEMENT_TEXTS } from '@kinloom/contract';
import { PlainHeader } from '../../ui/PlainHeader';
import { Overview } from './Overview';
import { ReloadButton, ReloadProgress } from './ReloadControls';
import { useReloads } from './reloads';
import { UploadForm } from './UploadForm';
import { useSoulStates } from './use-soul-states';
import { Whisper } from './Whisper';
import { EMPTY_UPLOAD_DRAFT, type UploadDraft } from './upload-texts';

/** Soul management: overview, file upload and memory reload. */
export default function ManageScreen() {
  const states = useSoulStates('GET /api/soul');
  const [draft, setDraft] = useState(EMPTY_UPLOAD_DRAFT);
  const change = (changes: Partial<UploadDraft>): void => setDraft((current) => ({ ...current, ...changes }));
  const all = useReloads().find(({ soulId }) => soulId === null);
  return (
    <div className="flex h-full flex-col bg-(image:--room)">
      <PlainHeader title={MANAGEMENT_TEXTS.page} />
      <div className="min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto w-full max-w-6xl px-4 pt-4 pb-16 md:px-8 md:pt-6">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <Link href="/" className="link inline-flex min-h-11 items-center gap-2 text-sm">
              <ArrowLeft size={16} aria-hidden="true" />
              Back to home
            </Link>
            <ReloadButton soulId={null} label={MANAGEMENT_TEXTS.refreshAll} isBlocked={states.souls.length === 0} />
          </div>
          {all && (
            <div className="mt-4">
              <ReloadProgress reload={all} label="Reload of all souls" />
            </div>
          )}
          {/* A new grid after loading: the list above the form has another height than its placeholder. */}
          <div
            key={String(states.pending)}
            className="mt-6 grid items-start gap-8 wide:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
          >
            <div className="min-w-0">
              <Overview states={states} chosenId={draft.soulId} onChoose={(soulId) => change({ soulId })} />
            </div>
            <div className="min-w-0">
              <Whisper souls={states.souls} />
              <section aria-labelledby="upload" className="rounded-room border border-line bg-surface p-4 sm:p-6">
                <h2 id="upload" className="mb-4 text-2xl">
                  {MANAGEMENT_TEXTS.uploadSoulFiles}
                </h2>
                <UploadForm souls={states.souls} draft={draft} narrow onChange={change} />
              </section>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
