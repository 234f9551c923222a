import { QueryClient } from '@tanstack/react-query';
import {
  beginUpload,
  letWhisper,
  patchUpload,
  progressOf,
  sentSoFar,
  uploadsKey,
  type Upload,
  type Uploads,
} from './uploading';

const upload = (run: string): Upload => ({
  run,
  soul: { id: 7, name: 'Ilse' },
  fileType: 'memory',
  count: 1,
  stage: 'sending',
  share: 0,
  stop: () => undefined,
});

it('shows what is sent as three quarters, and all of it only once it is taken in', () => {
  expect(progressOf({ stage: 'sending', share: 0.5 }).value).toBe(37.5);
  expect(progressOf({ stage: 'sending', share: 7 }).value).toBe(75);
  expect(progressOf({ stage: 'processing', share: 1 })).toEqual({ value: 75, message: 'Processing...' });
  expect(progressOf({ stage: 'complete', share: 1 })).toEqual({ value: 100, message: 'Upload complete!' });
});

it('is being processed from the moment all is sent', () => {
  expect(sentSoFar(0.99)).toEqual({ stage: 'sending', share: 0.99 });
  expect(sentSoFar(1)).toEqual({ stage: 'processing', share: 1 });
});

it('changes only the upload it is about', () => {
  const client = new QueryClient();
  expect(patchUpload(client, 'a', { share: 1 })).toBe(false);
  beginUpload(client, upload('a'));
  expect(patchUpload(client, 'a', sentSoFar(1))).toBe(true);
  expect(client.getQueryData<Uploads>(uploadsKey)?.current?.stage).toBe('processing');
  beginUpload(client, upload('b'));
  expect(patchUpload(client, 'a', null)).toBe(false);
  expect(client.getQueryData<Uploads>(uploadsKey)?.current?.run).toBe('b');
});

it('has nothing said once the account is another', () => {
  const client = new QueryClient();
  beginUpload(client, upload('a'));
  client.removeQueries({ queryKey: uploadsKey });
  expect(patchUpload(client, 'a', { stage: 'complete' })).toBe(false);
  letWhisper(client, upload('a'));
  expect(client.getQueryData(uploadsKey)).toBeUndefined();
});
