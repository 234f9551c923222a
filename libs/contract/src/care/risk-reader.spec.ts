import { readFileSync } from 'node:fs';
import path from 'node:path';
import { RISK_READER } from './care';

it('the figures that people read are those of the model card', () => {
  const card = readFileSync(path.join(__dirname, '../../../../docs/models/risk.md'), 'utf8');
  expect(card).toContain(RISK_READER.date);
  const row = /^\| test, all languages .*$/m.exec(card)?.[0] ?? '';
  const [, , , explicit = '', implicit = '', , ordinary = ''] = row.split('|').map((cell) => cell.trim());
  expect([explicit, implicit, ordinary].map((cell) => Math.round(Number.parseFloat(cell)))).toEqual([
    RISK_READER.explicit,
    RISK_READER.implicit,
    RISK_READER.ordinaryPerThousand,
  ]);
});
