import { useEffect, useRef, useState } from 'react';
import { ERRORS } from '@kinloom/contract';
import { toast } from '../../../../lib/toasts';
import { uuid } from '../../../../lib/uuid';
import { changed, fitting, type Attached } from './attached';
import { refusalOf, upload, UploadError } from './upload';

export interface Attaching {
  all: readonly Attached[];
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
}

/** The files beside the message box of one conversation: each is on its way as soon as it is chosen. */
export function useAttachments(conversationId: number): Attaching {
  const [all, setAll] = useState<readonly Attached[]>([]);
  const underWay = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = underWay.current;
    return () => controllers.forEach((one) => one.abort());
  }, []);

  function start(file: File): Attached {
    const key = uuid();
    const failure = refusalOf(file);
    const attached: Attached = { key, name: file.name, size: file.size, share: 0, file: null, failure };
    if (failure !== null) return attached;
    const given = new AbortController();
    underWay.current.set(key, given);
    const change = (what: Partial<Attached>): void => setAll((before) => changed(before, key, what));
    upload(conversationId, file, (share) => change({ share }), given.signal)
      .then(
        (stored) => change({ share: 1, file: stored }),
        (error: unknown) => {
          if (given.signal.aborted) return;
          change({ failure: error instanceof UploadError ? error.message : ERRORS.internal.text });
        },
      )
      .finally(() => underWay.current.delete(key));
    return attached;
  }

  return {
    all,
    add: (files) => {
      const taken = fitting(all, files);
      if (taken.length < files.length) toast({ title: ERRORS.too_many_files.text, tone: 'bad' });
      const started = taken.map(start);
      setAll((before) => [...before, ...started]);
    },
    remove: (key) => {
      underWay.current.get(key)?.abort();
      setAll((before) => before.filter((one) => one.key !== key));
    },
  };
}
