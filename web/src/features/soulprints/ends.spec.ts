import { ERRORS, type Companion, type JobAnswer, SOULPRINT_TEXTS } from '@kinloom/contract';
import { endWords, importTrouble, resultOf } from './ends';

const work = {
  jobId: 4,
  kind: 'import',
  state: 'done',
  progress: 100,
  message: '',
  result: null,
  error: null,
} as const;
const failed = (error: string): JobAnswer => ({ ...work, state: 'failed', error });
const companion = { id: 3, name: 'Ilse' } as Companion;

describe('what is said of an import that did not succeed', () => {
  it.each([
    [ERRORS.too_few_entries.text, 'Insufficient Data', ERRORS.too_few_entries.text],
    [SOULPRINT_TEXTS.importMissing, 'Missing Information', SOULPRINT_TEXTS.importMissing],
    [ERRORS.import_encrypted.text, 'Import Failed', ERRORS.import_encrypted.text],
    [ERRORS.internal.text, 'Import Failed', SOULPRINT_TEXTS.importFailed.description],
    ['', 'Import Failed', SOULPRINT_TEXTS.importFailed.description],
  ])('%p', (said, title, description) =>
    expect(importTrouble(said)).toMatchObject({ title, description, tone: 'bad' }),
  );
});

describe('what is said at the end of work', () => {
  it('tells what an import brought', () => {
    const result = { importId: 1, memoriesCreated: 1, messagesImported: 1_200, companion };
    expect(endWords({ kind: 'import', name: 'Ilse' }, { ...work, result })).toEqual({
      title: 'Soulprint Imported Successfully',
      description: 'Ilse brought 1 memory and 1,200 messages.',
    });
  });

  it('is silent about a preview that is ready, and not about one that failed', () => {
    expect(endWords({ kind: 'preview', name: '' }, { ...work })).toBeNull();
    expect(endWords({ kind: 'preview', name: '' }, failed(ERRORS.too_few_entries.text))).toMatchObject({
      title: 'Insufficient Data',
    });
  });

  it('gives the words of the server on a soul of several files', () => {
    expect(endWords({ kind: 'multi-file', name: 'Ilse' }, failed('Nothing could be read.'))).toEqual({
      title: 'Creation Failed',
      description: 'Nothing could be read.',
      tone: 'bad',
    });
    expect(endWords({ kind: 'multi-file', name: 'Ilse' }, { ...work })).toMatchObject({
      title: 'Soul Created Successfully!',
    });
  });

  it('has no result of what failed', () => {
    expect(resultOf('import', failed('x'))).toBeNull();
    expect(resultOf('import', undefined)).toBeNull();
  });
});
