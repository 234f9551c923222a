import { useRef, useState } from 'react';
import { OFFERING_TEXTS } from '@kinloom/contract';
import { storeDraft, storedDraft } from '../../lib/storage';
import { useMe } from '../accounts/use-session';
import { EMPTY_DRAFT, readDraft, written, type OfferingDraft } from './drafting';
import { problemOfFile, readOffered } from './reading';

/** What a file put in the place of what was written, so that it can be taken out again. */
interface ReadIn {
  text: string;
  before: string;
}

/** A memory as it is being written, kept in this browser until it is offered. `asked`: the soul the address names. */
export function useDraft(asked: number | null) {
  const place = `offering:${useMe().data?.id ?? 0}`;
  const [draft, setDraft] = useState<OfferingDraft>(() => {
    const held = readDraft(storedDraft(place));
    return asked === null ? held : { ...held, soulId: asked };
  });
  const [trouble, setTrouble] = useState<string | null>(null);
  const readIn = useRef<ReadIn | null>(null);
  const newest = useRef(draft);

  function set(changes: Partial<OfferingDraft>): void {
    newest.current = { ...newest.current, ...changes };
    setDraft(newest.current);
    storeDraft(place, written(newest.current));
  }

  async function bring(files: readonly File[], folders = false): Promise<void> {
    const [file, ...others] = files;
    if (!file) return setTrouble(folders ? OFFERING_TEXTS.wrongFile : null);
    if (others.length > 0) return setTrouble('One file at a time can be read in.');
    const problem = problemOfFile(file);
    if (problem !== null) return setTrouble(problem);
    let bytes: ArrayBuffer;
    try {
      bytes = await file.arrayBuffer();
    } catch (error) {
      console.warn('A file could not be read.', error);
      return setTrouble('This file could not be read.');
    }
    const read = readOffered(new Uint8Array(bytes));
    if ('problem' in read) return setTrouble(read.problem);
    setTrouble(null);
    readIn.current = { text: read.text, before: newest.current.content };
    set({ content: read.text, fileName: file.name });
  }

  /** Takes the file out, and its text with it where nobody has written in it since. */
  function withoutFile(): void {
    const untouched = readIn.current?.text === newest.current.content;
    set({ fileName: null, ...(readIn.current && untouched ? { content: readIn.current.before } : {}) });
    readIn.current = null;
  }

  function reset(): void {
    readIn.current = null;
    setTrouble(null);
    set({ ...EMPTY_DRAFT, soulId: asked });
  }

  return { draft, set, trouble, bring, withoutFile, reset };
}
