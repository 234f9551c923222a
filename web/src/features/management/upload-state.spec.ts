import { QueryClient } from '@tanstack/react-query';
import {
  startUpload,
  showWhisper,
  patchUpload,
  uploadProgress,
  progressChange,
  uploadsKey,
  type Upload,
  type Uploads,
} from './upload-state';

const upload = (uploadId: string): Upload => ({
  uploadId,
  soul: { id: 7, name: 'Ilse' },
  fileType: 'memory',
  count: 1,
  stage: 'sending',
  sentShare: 0,
  stop: () => undefined,
});

it('shows 75 % when everything is sent, and 100 % once it is processed', () => {
  expect(uploadProgress({ stage: 'sending', sentShare: 0.5 }).value).toBe(37.5);
  expect(uploadProgress({ stage: 'sending', sentShare: 7 }).value).toBe(75);
  expect(uploadProgress({ stage: 'processing', sentShare: 1 })).toEqual({ value: 75, message: 'Processing...' });
  expect(uploadProgress({ stage: 'complete', sentShare: 1 })).toEqual({ value: 100, message: 'Upload complete!' });
});

it('is in the processing stage once everything is sent', () => {
  expect(progressChange(0.99)).toEqual({ stage: 'sending', sentShare: 0.99 });
  expect(progressChange(1)).toEqual({ stage: 'processing', sentShare: 1 });
});

it('updates only the current upload', () => {
  const client = new QueryClient();
  expect(patchUpload(client, 'a', { sentShare: 1 })).toBe(false);
  startUpload(client, upload('a'));
  expect(patchUpload(client, 'a', progressChange(1))).toBe(true);
  expect(client.getQueryData<Uploads>(uploadsKey)?.current?.stage).toBe('processing');
  startUpload(client, upload('b'));
  expect(patchUpload(client, 'a', null)).toBe(false);
  expect(client.getQueryData<Uploads>(uploadsKey)?.current?.uploadId).toBe('b');
});

it('ignores updates after the account changed', () => {
  const client = new QueryClient();
  startUpload(client, upload('a'));
  client.removeQueries({ queryKey: uploadsKey });
  expect(patchUpload(client, 'a', { stage: 'complete' })).toBe(false);
  showWhisper(client, { ...upload('a'), pending: 0 });
  expect(client.getQueryData(uploadsKey)).toBeUndefined();
});
