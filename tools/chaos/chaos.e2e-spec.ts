import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SCENARIOS, type Report } from './scenarios.mjs';

/** Each scenario ends by itself, also on a slow machine. */
jest.setTimeout(300_000);

const root = path.resolve(__dirname, '../..');

/** Runs one scenario as `npm run chaos` does, in a separate process. @returns its findings and output */
async function runScenario(name: string): Promise<{ report: Report | undefined; output: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kinloom-chaos-report-'));
  const file = path.join(folder, 'report.json');
  try {
    const output = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [path.join(root, 'tools/chaos/main.mjs'), '--only', name, '--untimed', '--json', file],
        { cwd: root },
        (_error, stdout, stderr) => resolve(stdout + stderr),
      );
    });
    const written = await readFile(file, 'utf8').catch(() => '{ "reports": [] }');
    return { report: (JSON.parse(written) as { reports: Report[] }).reports[0], output };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

describe('under a fault, no acknowledged message is lost or duplicated, and service recovers', () => {
  for (const { name, about, missing } of SCENARIOS.filter(({ short }) => short)) {
    const why = missing?.() ?? null;
    if (why !== null) {
      it.skip(`${name}: skipped: no ${why}`, () => undefined);
      continue;
    }
    it(`${name}: ${about}`, async () => {
      const { report, output } = await runScenario(name);
      // What it printed says why, where it did not come to its end.
      expect({ faults: report?.faults, output: report ? '' : output }).toEqual({ faults: [], output: '' });
      expect(report?.records.acknowledged).toBeGreaterThan(0);
      expect(report?.records).toMatchObject({ lost: 0, doubled: 0, unanswered: 0, answeredTwice: 0, gaps: 0 });
    });
  }
});
