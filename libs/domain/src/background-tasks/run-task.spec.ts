import { DomainError, ERRORS } from '@kinloom/contract';
import { RetriesExhaustedError } from '@kinloom/jobs';
import type { BackgroundTasksService, ClaimedTask } from './background-tasks.service';
import { MAX_ATTEMPTS, runTask } from './run-task';
import { TaskLeaseLostError } from './task-lease.repository';

const outage = () => Object.assign(new Error('no space'), { code: 'ENOSPC' });
const statementTimeout = () => Object.assign(new Error('cancelled'), { code: '57014' });

function setUp({ attempt = 1, isClaimed = true } = {}) {
  const task: ClaimedTask = { id: 7, attempt, accountId: 3, payload: { fileId: 1 } };
  const tasks = {
    claim: jest.fn(async () => (isClaimed ? task : null)),
    report: jest.fn(async () => true),
    release: jest.fn(async () => undefined),
    done: jest.fn(async () => undefined),
    failed: jest.fn(async () => true),
  };
  return { task, tasks, service: tasks as unknown as BackgroundTasksService };
}

const nothing = async () => ({ result: null, message: '' });

describe('runTask', () => {
  it('runs a claimed task and stores its result', async () => {
    const { task, tasks, service } = setUp();
    await runTask(service, 7, async (claimed, report) => {
      await report(40, 'Reading');
      return { result: { soul: claimed.payload }, message: 'Read.' };
    });
    expect(tasks.claim).toHaveBeenCalledWith(7);
    expect(tasks.report).toHaveBeenCalledWith(task, 40, 'Reading');
    expect(tasks.done.mock.calls).toEqual([[task, { soul: { fileId: 1 } }, 'Read.']]);
    expect(tasks.failed).not.toHaveBeenCalled();
    expect(tasks.release).not.toHaveBeenCalled();
  });

  it('does nothing if the task is finished or runs elsewhere', async () => {
    const { service } = setUp({ isClaimed: false });
    const execute = jest.fn(nothing);
    await runTask(service, 7, execute);
    expect(execute).not.toHaveBeenCalled();
  });

  it('stops without further writes once the lease is lost', async () => {
    const { tasks, service } = setUp();
    tasks.report.mockResolvedValue(false);
    const after = jest.fn();
    await runTask(service, 7, async (_, report) => {
      await report(40, 'Reading');
      after();
      return nothing();
    });
    expect(after).not.toHaveBeenCalled();
    for (const write of [tasks.done, tasks.failed, tasks.release]) expect(write).not.toHaveBeenCalled();
  });

  it('stops without further writes if a transaction finds that the lease is lost', async () => {
    const { tasks, service } = setUp();
    await runTask(service, 7, () => Promise.reject(new TaskLeaseLostError()));
    for (const write of [tasks.done, tasks.failed, tasks.release]) expect(write).not.toHaveBeenCalled();
  });

  it('fails with the text of an error that a retry would not change', async () => {
    const { task, tasks, service } = setUp();
    await runTask(service, 7, () => Promise.reject(new DomainError('import_empty')));
    expect(tasks.failed.mock.calls).toEqual([[task, ERRORS.import_empty.text, { code: 'import_empty' }]]);
    expect(tasks.release).not.toHaveBeenCalled();
  });

  it('releases the task after an unexpected error, and lets the queue retry it', async () => {
    const { task, tasks, service } = setUp({ attempt: MAX_ATTEMPTS - 1 });
    const error = new TypeError('x');
    await expect(runTask(service, 7, () => Promise.reject(error))).rejects.toBe(error);
    expect(tasks.release.mock.calls).toEqual([[task]]);
    expect(tasks.failed).not.toHaveBeenCalled();
  });

  it('gives up after the last attempt, without the message of the error', async () => {
    const { task, tasks, service } = setUp({ attempt: MAX_ATTEMPTS });
    const error = new TypeError('Ana has a greenhouse.');
    const failure = await runTask(service, 7, () => Promise.reject(error)).catch((reason: unknown) => reason);
    expect(failure).toBeInstanceOf(RetriesExhaustedError);
    expect(failure).toMatchObject({ payload: { jobId: 7 }, attempts: MAX_ATTEMPTS, cause: error });
    expect(tasks.failed.mock.calls).toEqual([[task, ERRORS.internal.text, { code: 'internal' }]]);
    expect(tasks.release).not.toHaveBeenCalled();
  });

  it('does not report exhausted retries of a task that another attempt has taken over', async () => {
    const { tasks, service } = setUp({ attempt: MAX_ATTEMPTS });
    tasks.failed.mockResolvedValue(false);
    await expect(runTask(service, 7, () => Promise.reject(new TypeError('x')))).resolves.toBeUndefined();
  });

  it('is retried more often during an outage, but not without end', async () => {
    const during = setUp({ attempt: MAX_ATTEMPTS });
    await expect(runTask(during.service, 7, () => Promise.reject(outage()))).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(during.tasks.release).toHaveBeenCalledTimes(1);
    const last = setUp({ attempt: 60 });
    await expect(runTask(last.service, 7, () => Promise.reject(outage()))).rejects.toBeInstanceOf(
      RetriesExhaustedError,
    );
    expect(last.tasks.failed.mock.calls).toEqual([[last.task, ERRORS.unavailable.text, { code: 'unavailable' }]]);
  });

  it('does not count a statement timeout as an outage, because the task may cause it', async () => {
    const { tasks, service } = setUp({ attempt: MAX_ATTEMPTS });
    await expect(runTask(service, 7, () => Promise.reject(statementTimeout()))).rejects.toBeInstanceOf(
      RetriesExhaustedError,
    );
    expect(tasks.release).not.toHaveBeenCalled();
  });

  describe('renewal of the lease', () => {
    beforeEach(() => jest.useFakeTimers());
    afterEach(() => jest.useRealTimers());

    it('repeats the last report while a step takes long, and ends with the task', async () => {
      const { task, tasks, service } = setUp();
      let end = (): void => undefined;
      const step = new Promise<void>((resolve) => (end = resolve));
      const run = runTask(service, 7, async (_, report) => {
        await report(40, 'Reading');
        await step;
        return nothing();
      });
      await jest.advanceTimersByTimeAsync(10_000);
      expect(tasks.report.mock.calls).toEqual(Array(3).fill([task, 40, 'Reading']));
      end();
      await run;
      await jest.advanceTimersByTimeAsync(10_000);
      expect(tasks.report).toHaveBeenCalledTimes(3);
    });

    it('survives a renewal that fails', async () => {
      const { tasks, service } = setUp();
      let end = (): void => undefined;
      const step = new Promise<void>((resolve) => (end = resolve));
      const run = runTask(service, 7, async (_, report) => {
        await report(40, 'Reading');
        await step;
        return nothing();
      });
      await jest.advanceTimersByTimeAsync(0);
      tasks.report.mockRejectedValue(outage());
      await jest.advanceTimersByTimeAsync(5_000);
      end();
      await run;
      expect(tasks.done).toHaveBeenCalledTimes(1);
    });
  });
});
