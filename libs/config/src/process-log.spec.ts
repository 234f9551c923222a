import { withLogContext, ProcessLog } from './process-log';

/** Captures stdout and stderr while `work` runs. */
function written(work: () => void): string {
  const lines: string[] = [];
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    jest.spyOn(process[stream], 'write').mockImplementation((chunk) => {
      lines.push(String(chunk));
      return true;
    }),
  );
  try {
    work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return lines.join('');
}

it('writes one JSON object per line, with the id of the request or job', () => {
  const log = new ProcessLog('worker', { logs: 'json' });
  const text = written(() => {
    withLogContext({ job: 'turn-7' }, () => log.warn('the voice was late', 'Turns'));
    log.error('nothing in particular', undefined, 'Jobs');
    log.log('is not written');
  });
  const lines = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatchObject({
    process: 'worker',
    level: 'warn',
    message: 'the voice was late',
    context: 'Turns',
    job: 'turn-7',
  });
  expect(lines[0]?.['time']).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(lines[1]).not.toHaveProperty('job');
});

it('writes text lines with the request id, also after an await in the same request', async () => {
  const log = new ProcessLog('api', { logs: 'text' });
  let text = '';
  await withLogContext({ request: 'a1b2' }, async () => {
    await Promise.resolve();
    text = written(() => log.warn('was slow', 'Delivery'));
  });
  expect(text).toContain('Delivery, request a1b2');
  expect(written(() => log.warn('was slow', 'Delivery'))).not.toContain('request');
});
