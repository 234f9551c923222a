import { ERRORS, LIMITS, type MessageFile } from '@kinloom/contract';
import { changed, fitting, stateOf, summed, type Attached } from './attached';
import { refusalOf } from './upload';

const file: MessageFile = { id: 7, name: 'plan.txt', type: 'text/plain', size: 9, read: true, unread: null };
const one = (fields: Partial<Attached> = {}): Attached => ({
  key: 'a',
  name: 'plan.txt',
  size: 9,
  share: 0,
  file: null,
  failure: null,
  ...fields,
});

it('the files that are there go with the message, which waits for those under way', () => {
  const there = one({ key: 'b', share: 1, file });
  const refused = one({ key: 'c', failure: 'No.' });
  expect(summed([there, refused])).toEqual({ fileIds: [7], underWay: false });
  expect(summed([there, one()])).toEqual({ fileIds: [7], underWay: true });
  expect(summed([])).toEqual({ fileIds: [], underWay: false });
});

it('no more are taken than a message may have', () => {
  const there = Array.from({ length: LIMITS.uploadFiles - 1 }, (_, place) => one({ key: String(place) }));
  expect(fitting(there, ['x', 'y'])).toEqual(['x']);
  expect(fitting([...there, one()], ['x'])).toEqual([]);
});

it.each([
  [{ share: 0.426 }, '43 % sent'],
  [{ share: 1 }, 'Being read…'],
  [{ share: 1, file }, 'Ready'],
  [{ share: 1, file: { ...file, read: false, unread: 'This file is empty.' } }, 'This file is empty.'],
  [{ failure: 'A file may have at most 20 MB.' }, 'A file may have at most 20 MB.'],
])('%j says %s', (fields, words) => expect(stateOf(one(fields))).toBe(words));

it('one is changed, the others stay', () =>
  expect(changed([one(), one({ key: 'b' })], 'b', { share: 1 })).toEqual([one(), one({ key: 'b', share: 1 })]));

it('what is too large is not even sent', () => {
  expect(refusalOf({ size: LIMITS.fileBytes + 1 })).toBe(ERRORS.file_too_large.text);
  expect(refusalOf({ size: LIMITS.fileBytes })).toBeNull();
});
