import { useRef, useState } from 'react';
import { OFFERING_TEXTS } from '@kinloom/contract';
import { storeDraft, readStoredDraft } from '../../../lib/storage/storage';
import { useMe } from '../../accounts/use-session';
import { EMPTY_DRAFT, parseOfferingDraft, serialiseDraft, type OfferingDraft } from './offering-draft';
import { validateFile, readOfferedFile } from './read-offered-file';

/** What reading a file replaced, to undo it. */
interface ReadIn {
  text: string;
  before: string;
}

/** Draft state of an offering, kept in local storage until sent. `asked` is the soul named by the address. */
export function useOfferingDraft(asked: number | null) {
  const storageKey = `offering:${useMe().data?.id ?? 0}`;
  const [draft, setDraft] = useState<OfferingDraft>(() => {
    const stored = parseOfferingDraft(readStoredDraft(storageKey));
    return asked === null ? stored : { ...stored, soulId: asked };
  });
  const [problemText, setProblemText] = useState<string | null>(null);
  const readIn = useRef<ReadIn | null>(null);
  const latestDraft = useRef(draft);

  function set(changes: Partial<OfferingDraft>): void {
    latestDraft.current = { ...latestDraft.current, ...changes };
    setDraft(latestDraft.current);
    storeDraft(storageKey, serialiseDraft(latestDraft.current));
  }

  async function readFile(files: readonly File[], folders = false): Promise<void> {
    const [file, ...others] = files;
    if (!file) return setProblemText(folders ? OFFERING_TEXTS.wrongFile : null);
    if (others.length > 0) return setProblemText('Choose one file at a time.');
    const problem = validateFile(file);
    if (problem !== null) return setProblemText(problem);
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch (error) {
      console.warn('offering.file_read_failed: A file could not be read.', error);
      return setProblemText('This file could not be read.');
    }
    const read = readOfferedFile(new Uint8Array(bytes));
    if ('problem' in read) return setProblemText(read.problem);
    setProblemText(null);
    readIn.current = { text: read.text, before: latestDraft.current.content };
    set({ content: read.text, fileName: file.name });
  }

  /** Removes the file, and its text unless it was edited since. */
  function removeFile(): void {
    const isUnedited = readIn.current?.text === latestDraft.current.content;
    set({ fileName: null, ...(readIn.current && isUnedited ? { content: readIn.current.before } : {}) });
    readIn.current = null;
  }

  function reset(): void {
    readIn.current = null;
    setProblemText(null);
    set({ ...EMPTY_DRAFT, soulId: asked });
  }

  return { draft, set, trouble: problemText, bring: readFile, withoutFile: removeFile, reset };
}
