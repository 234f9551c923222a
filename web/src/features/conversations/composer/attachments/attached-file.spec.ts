import { ERRORS, LIMITS, type MessageFile } from '@kinloom/contract';
import {
  updateAttachedFile,
  takeWithinLimit,
  attachmentStatusText,
  summarizeAttachments,
  type AttachedFile,
} from './attached-file';
import { rejectionOf } from './upload-attachment';

const file: MessageFile = { id: 7, name: 'plan.txt', type: 'text/plain', size: 9, read: true, unread: null };
const attachedFile = (fields: Partial<AttachedFile> = {}): AttachedFile => ({
  key: 'a',
  name: 'plan.txt',
  size: 9,
  progress: 0,
  file: null,
  failure: null,
  ...fields,
});

it('summarises uploaded files and waits for uploads in progress', () => {
  const uploaded = attachedFile({ key: 'b', progress: 1, file });
  const refused = attachedFile({ key: 'c', failure: 'No.' });
  expect(summarizeAttachments([uploaded, refused])).toEqual({ fileIds: [7], isUploading: false });
  expect(summarizeAttachments([uploaded, attachedFile()])).toEqual({ fileIds: [7], isUploading: true });
  expect(summarizeAttachments([])).toEqual({ fileIds: [], isUploading: false });
});

it('accepts at most the allowed number of files per message', () => {
  const uploaded = Array.from({ length: LIMITS.uploadFiles - 1 }, (_, place) => attachedFile({ key: String(place) }));
  expect(takeWithinLimit(uploaded, ['x', 'y'])).toEqual(['x']);
  expect(takeWithinLimit([...uploaded, attachedFile()], ['x'])).toEqual([]);
});

it.each([
  [{ progress: 0.426 }, '43 % sent'],
  [{ progress: 1 }, 'Reading…'],
  [{ progress: 1, file }, 'Ready'],
  [{ progress: 1, file: { ...file, read: false, unread: 'This file is empty.' } }, 'This file is empty.'],
  [{ failure: 'A file may have at most 20 MB.' }, 'A file may have at most 20 MB.'],
])('%j is shown as %s', (fields, words) => expect(attachmentStatusText(attachedFile(fields))).toBe(words));

it('updates one file and keeps the others', () =>
  expect(updateAttachedFile([attachedFile(), attachedFile({ key: 'b' })], 'b', { progress: 1 })).toEqual([
    attachedFile(),
    attachedFile({ key: 'b', progress: 1 }),
  ]));

it('rejects a file over the size limit before uploading it', () => {
  expect(rejectionOf({ size: LIMITS.fileBytes + 1 })).toBe(ERRORS.file_too_large.text);
  expect(rejectionOf({ size: LIMITS.fileBytes })).toBeNull();
});
