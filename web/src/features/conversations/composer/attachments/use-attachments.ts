import { useEffect, useRef, useState } from 'react';
import { ERRORS } from '@kinloom/contract';
import { ApiError, textOf } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts';
import { uuid } from '../../../../lib/uuid';
import { updateAttachedFile, takeWithinLimit, type AttachedFile } from './attached-file';
import { uploadModelImage } from './model-image';
import { rejectionOf, uploadAttachment, UploadError } from './upload-attachment';

/** The file is sent whether or not a model can be shown it. */
async function prepareForModel(fileId: number, file: File, signal: AbortSignal): Promise<void> {
  try {
    await uploadModelImage(fileId, file, signal);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    toast({ title: 'A model will not see this picture', description: textOf(error), tone: 'bad' });
  }
}

export interface AttachmentControls {
  all: readonly AttachedFile[];
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
}

/** Attachment state of a composer. Each file uploads as soon as it is chosen; uploads are aborted on removal and unmount. */
export function useAttachments(conversationId: number): AttachmentControls {
  const [all, setAll] = useState<readonly AttachedFile[]>([]);
  const uploads = useRef(new Map<string, AbortController>());

  useEffect(() => {
    const controllers = uploads.current;
    return () => controllers.forEach((abortController) => abortController.abort());
  }, []);

  function startUpload(file: File): AttachedFile {
    const key = uuid();
    const failure = rejectionOf(file);
    const attached: AttachedFile = { key, name: file.name, size: file.size, progress: 0, file: null, failure };
    if (failure !== null) return attached;
    const controller = new AbortController();
    uploads.current.set(key, controller);
    const change = (patch: Partial<AttachedFile>): void => setAll((before) => updateAttachedFile(before, key, patch));
    uploadAttachment(conversationId, file, (share) => change({ progress: share }), controller.signal)
      .then(async (stored) => {
        await prepareForModel(stored.id, file, controller.signal);
        return stored;
      })
      .then(
        (stored) => change({ progress: 1, file: stored }),
        (error: unknown) => {
          if (controller.signal.aborted) return;
          change({ failure: error instanceof UploadError ? error.message : ERRORS.internal.text });
        },
      )
      .finally(() => uploads.current.delete(key));
    return attached;
  }

  return {
    all,
    add: (files) => {
      const accepted = takeWithinLimit(all, files);
      if (accepted.length < files.length) toast({ title: ERRORS.too_many_files.text, tone: 'bad' });
      const started = accepted.map(startUpload);
      setAll((before) => [...before, ...started]);
    },
    remove: (key) => {
      uploads.current.get(key)?.abort();
      setAll((before) => before.filter((attachedFile) => attachedFile.key !== key));
    },
  };
}
