import type { RelationalInsight } from '@kinloom/contract';
import { aSoul } from '../../../testing/fixtures';
import { screen } from '../../../testing/queries';
import { server, show } from '../../../testing/render';
import { Insights } from './Insights';

const insight = (more: Partial<RelationalInsight>): RelationalInsight => ({
  id: 1,
  companionId: 3,
  category: 'pattern',
  insight: 'Joy is often near when you speak of the garden.',
  confidence: 0.43,
  evidence: [],
  generatedAt: '2026-01-02T10:00:00.000Z',
  ...more,
});

describe('Insights', () => {
  it('shows the confidence of estimates and none for counts', async () => {
    server.on('GET /api/relational-insights', [
      insight({}),
      insight({ id: 2, category: 'growth', insight: 'Wren remembers 11 things you told it.', confidence: 1 }),
    ]);
    await show(<Insights souls={[aSoul()]} most={4} />);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'GrowthWren remembers 11 things you told it.',
      expect.stringContaining('It seems so · 43'),
    ]);
  });
});
