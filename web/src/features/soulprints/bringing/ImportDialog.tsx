import { Tabs } from 'radix-ui';
import { useState } from 'react';
import { ERRORS, LIMITS, TEXTS, SOULPRINT_TEXTS } from '@kinloom/contract';
import { Modal } from '../../../ui/Modal';
import { problemOf } from '../files';
import { Progress } from '../Progress';
import { FOOT, TabRow } from '../TabRow';
import { WorkView } from '../WorkView';
import type { Work } from '../works';
import type { Corrections } from './corrections';
import { EMPTY_DRAFT, shortOf, shortOfPreview, type Choices, type Draft } from './draft';
import { ImportData } from './ImportData';
import { ImportDone } from './ImportDone';
import { Preview } from './Preview';
import { sayTrouble, useBringing } from './use-bringing';

const { importDialog, importTabs, importMissing, insufficient } = SOULPRINT_TEXTS;

/** A soul out of what was said elsewhere: what to bring, a look at what is understood of it, and the bringing. */
export default function ImportDialog({ preview: first, onClose }: { preview: Work | undefined; onClose: () => void }) {
  const bringing = useBringing(first);
  const [tab, setTab] = useState(first ? 'preview' : 'data');
  const [draft, setDraft] = useState<Draft>({ ...EMPTY_DRAFT, name: first?.name ?? '' });
  const [choices, setChoices] = useState<Choices>({});
  const [corrections, setCorrections] = useState<Corrections>({});
  const [missing, setMissing] = useState(false);
  const { shown, busy, sent } = bringing;

  function change(change: Partial<Draft>): void {
    setDraft((held) => ({ ...held, ...change }));
    if (!('text' in change) && !('file' in change)) return;
    bringing.forget();
    setChoices({});
    setCorrections({});
  }

  /** Whether all is there; says what is not. */
  function mayGoOn(short: 'missing' | 'few' | null): boolean {
    const problem = draft.file && problemOf(draft.file, [], LIMITS.exportBytes);
    setMissing(short === 'missing');
    if (short === 'missing') sayTrouble(importMissing);
    else if (short === 'few') sayTrouble(insufficient.description);
    else if (problem) sayTrouble(draft.file?.size === 0 ? ERRORS.import_empty.text : problem);
    else return true;
    // Where something is missing is where it can be mended.
    if (short !== null || problem) setTab('data');
    return false;
  }

  function look(): void {
    if (!shown && !mayGoOn(shortOfPreview(draft))) return;
    setTab('preview');
    bringing.preview({ draft, choices, again: shown !== null });
  }

  function bring(): void {
    const short = shown ? (draft.name.trim() === '' ? 'missing' : null) : shortOf(draft);
    if (mayGoOn(short)) bringing.bring({ draft, choices, corrections });
  }

  function choose(next: Choices): void {
    setChoices(next);
    bringing.preview({ draft, choices: next, again: true });
  }

  function close(): void {
    bringing.putAway();
    onClose();
  }

  return (
    <Modal
      title={importDialog}
      description="Somebody you talked with elsewhere, out of what was said there."
      wide
      stays
      onClose={close}
    >
      {bringing.result && <ImportDone result={bringing.result} onClose={close} />}
      {bringing.brought && <WorkView work={bringing.brought} onClose={close} onAgain={bringing.again} />}
      {!bringing.result && !bringing.brought && (
        <Tabs.Root value={tab} onValueChange={setTab}>
          <TabRow
            label={importDialog}
            tabs={[
              { value: 'data', label: importTabs.data },
              { value: 'preview', label: importTabs.preview },
            ]}
          />
          <Tabs.Content value="data" className="outline-offset-4">
            <ImportData draft={draft} missing={missing} busy={busy} onChange={change} />
          </Tabs.Content>
          <Tabs.Content value="preview" className="outline-offset-4">
            <Preview
              preview={shown}
              reading={bringing.reading}
              trouble={bringing.trouble}
              choices={choices}
              corrections={corrections}
              onChoose={choose}
              onCorrect={setCorrections}
            />
          </Tabs.Content>
          <div className={FOOT}>
            {sent !== null && (
              <div className="w-full">
                <Progress
                  label="Progress of the upload"
                  value={sent * 100}
                  message={sent < 1 ? 'Sending the export… Please keep this open until it has been sent.' : 'Sent.'}
                />
              </div>
            )}
            <button type="button" className="btn btn-quiet" onClick={sent === null ? close : bringing.stop}>
              {sent === null ? TEXTS.main.cancel : 'Stop sending'}
            </button>
            <button type="button" className="btn btn-quiet" disabled={busy || bringing.reading !== null} onClick={look}>
              Preview
            </button>
            <button
              type="button"
              className="btn btn-primary"
              disabled={busy || bringing.reading !== null}
              onClick={bring}
            >
              Import Soulprint
            </button>
          </div>
        </Tabs.Root>
      )}
    </Modal>
  );
}
