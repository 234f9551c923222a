import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { ERRORS, LIMITS, TEXTS, SOULPRINT_TEXTS } from '@kinloom/contract';
import { Modal } from '../../../ui/Modal';
import { FailureNote } from '../FailureNote';
import { validateFile } from '../files/file-validation';
import { Progress } from '../files/Progress';
import { TabRow } from '../../../ui/TabRow';
import { JobView } from '../jobs/JobView';
import type { Corrections } from './analysis-corrections';
import { EMPTY_DRAFT, findShortage, findPreviewShortage, type ImportChoices, type ImportDraft } from './import-draft';
import { ImportForm } from './ImportForm';
import { ImportDone } from './ImportDone';
import { ImportPreview } from './ImportPreview';
import { useSoulprintImport } from './use-soulprint-import';
import type { TrackedJob } from '../../souls/soul-dialog-context';

const { importDialog, importTabs, importMissing, insufficient } = SOULPRINT_TEXTS;

/** Creates a soul from a chat export: input, preview with corrections, import. */
export default function ImportDialog({
  preview: resumedPreview,
  onClose,
}: {
  preview: TrackedJob | undefined;
  onClose: () => void;
}) {
  const importing = useSoulprintImport(resumedPreview);
  const [tab, setTab] = useState(resumedPreview ? 'preview' : 'data');
  const [draft, setDraft] = useState<ImportDraft>({ ...EMPTY_DRAFT, name: resumedPreview?.name ?? '' });
  const [choices, setChoices] = useState<ImportChoices>({});
  const [corrections, setCorrections] = useState<Corrections>({});
  const [missing, setMissing] = useState(false);
  const { shown, busy, sent } = importing;

  function change(change: Partial<ImportDraft>): void {
    setDraft((draft) => ({ ...draft, ...change }));
    importing.clearFailure();
    if (!('text' in change) && !('file' in change)) return;
    importing.forget();
    setChoices({});
    setCorrections({});
  }

  /** Validates the draft and says what the first problem is. @returns whether it is valid */
  function validate(shortage: 'missing' | 'few' | null): boolean {
    const problem = draft.file && validateFile(draft.file, [], LIMITS.exportBytes);
    setMissing(shortage === 'missing');
    if (shortage === 'missing') importing.fail(importMissing);
    else if (shortage === 'few') importing.fail(insufficient.description);
    else if (problem) importing.fail(draft.file?.size === 0 ? ERRORS.import_empty.text : problem);
    else return true;
    // Show the tab with the invalid input.
    if (shortage !== null || problem) setTab('data');
    return false;
  }

  function startPreview(): void {
    if (!shown && !validate(findPreviewShortage(draft))) return;
    setTab('preview');
    importing.preview({ draft, choices, isRepeat: shown !== null });
  }

  function startImport(): void {
    const shortage = shown ? (draft.name.trim() === '' ? 'missing' : null) : findShortage(draft);
    if (validate(shortage)) importing.bring({ draft, choices, corrections });
  }

  function applyChoices(next: ImportChoices): void {
    setChoices(next);
    importing.preview({ draft, choices: next, isRepeat: true });
  }

  function close(): void {
    importing.dismiss();
    onClose();
  }

  return (
    <Modal title={importDialog} description="Create a soul from an exported chat." wide stays onClose={close}>
      {importing.result && <ImportDone result={importing.result} onClose={close} />}
      {importing.brought && <JobView job={importing.brought} onClose={close} onRetry={importing.again} />}
      {!importing.result && !importing.brought && (
        <Tabs.Root value={tab} onValueChange={setTab}>
          <TabRow
            label={importDialog}
            tabs={[
              { value: 'data', label: importTabs.data },
              { value: 'preview', label: importTabs.preview },
            ]}
          />
          <Tabs.Content value="data" className="outline-offset-4">
            <ImportForm draft={draft} missing={missing} busy={busy} onChange={change} />
          </Tabs.Content>
          <Tabs.Content value="preview" className="outline-offset-4">
            <ImportPreview
              preview={shown}
              reading={importing.reading}
              errorText={importing.errorText}
              choices={choices}
              corrections={corrections}
              onChoose={applyChoices}
              onCorrect={setCorrections}
            />
          </Tabs.Content>
          <div className="dialog-actions mt-6">
            {sent !== null && (
              <div className="w-full">
                <Progress
                  label="Progress of the upload"
                  value={sent * 100}
                  message={sent < 1 ? 'Sending the export… Please keep this open until it has been sent.' : 'Sent.'}
                />
              </div>
            )}
            {importing.failure && <FailureNote {...importing.failure} />}
            <button type="button" className="btn btn-quiet" onClick={sent === null ? close : importing.stop}>
              {sent === null ? TEXTS.main.cancel : 'Stop sending'}
            </button>
            <button
              type="button"
              className="btn btn-quiet"
              disabled={busy || importing.reading !== null}
              onClick={startPreview}
            >
              Preview
            </button>
            <button
              type="button"
              className="btn btn-primary"
              disabled={busy || importing.reading !== null}
              onClick={startImport}
            >
              Import Soulprint
            </button>
          </div>
        </Tabs.Root>
      )}
    </Modal>
  );
}
