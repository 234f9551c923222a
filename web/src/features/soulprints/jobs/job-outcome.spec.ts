import { ERRORS, type Companion, type JobAnswer, SOULPRINT_TEXTS } from '@kinloom/contract';
import { outcomeToast, importFailureToast, resultOf } from './job-outcome';

const endedJob = {
  jobId: 4,
  kind: 'import',
  state: 'done',
  progress: 100,
  message: '',
  result: null,
  error: null,
} as const;
const failed = (error: string): JobAnswer => ({ ...endedJob, state: 'failed', error });
const companion = { id: 3, name: 'Ilse' } as Companion;

describe('the toast of a failed import', () => {
  it.each([
    [ERRORS.too_few_entries.text, 'Insufficient Data', ERRORS.too_few_entries.text],
    [SOULPRINT_TEXTS.importMissing, 'Missing Information', SOULPRINT_TEXTS.importMissing],
    [ERRORS.import_encrypted.text, 'Import Failed', ERRORS.import_encrypted.text],
    [ERRORS.internal.text, 'Import Failed', SOULPRINT_TEXTS.importFailed.description],
    ['', 'Import Failed', SOULPRINT_TEXTS.importFailed.description],
  ])('%p', (serverText, title, description) =>
    expect(importFailureToast(serverText)).toMatchObject({ title, description, tone: 'bad' }),
  );
});

describe('the toast of an ended job', () => {
  it('shows the counts of an import', () => {
    const result = { importId: 1, memoriesCreated: 1, messagesImported: 1_200, companion };
    expect(outcomeToast({ kind: 'import', name: 'Ilse' }, { ...endedJob, result })).toEqual({
      title: 'Soulprint Imported Successfully',
      description: 'Ilse was imported with 1 memory and 1,200 messages.',
    });
  });

  it('is absent for a finished preview and present for a failed one', () => {
    expect(outcomeToast({ kind: 'preview', name: '' }, { ...endedJob })).toBeNull();
    expect(outcomeToast({ kind: 'preview', name: '' }, failed(ERRORS.too_few_entries.text))).toMatchObject({
      title: 'Insufficient Data',
    });
  });

  it('shows the server error of a multi-file creation', () => {
    expect(outcomeToast({ kind: 'multi-file', name: 'Ilse' }, failed('Nothing could be read.'))).toEqual({
      title: 'Creation Failed',
      description: 'Nothing could be read.',
      tone: 'bad',
    });
    expect(outcomeToast({ kind: 'multi-file', name: 'Ilse' }, { ...endedJob })).toMatchObject({
      title: 'Soul Created Successfully!',
    });
  });

  it('has no result for a failed job', () => {
    expect(resultOf('import', failed('x'))).toBeNull();
    expect(resultOf('import', undefined)).toBeNull();
  });
});
