import type { CoreConstraint } from '@kinloom/contract';
import { screen } from '../../testing/queries';
import { show } from '../../testing/render';
import { Constraints } from './Constraints';

const rule = (rule: string, severity: CoreConstraint['severity'], fallbackPhrase = ''): CoreConstraint => ({
  type: 'negative',
  severity,
  rule,
  fallbackPhrase,
});

const RULES = [
  rule('Never mentions boats.', 3, 'Let us talk about something else.'),
  rule('Asks no questions.', 2),
  rule('Never mentions rivers.', 3, 'Let us talk about something else.'),
  rule('Never says “dear”.', 3, 'I would rather not.'),
];

it('groups the rules by severity, collapsed, with counts that add up', async () => {
  const { user } = await show(<Constraints constraints={RULES} />);
  const groups = screen.getAllByRole<HTMLDetailsElement>('group');
  expect(groups.map((group) => group.querySelector('summary')?.textContent)).toEqual([
    'Severity 3 of 3 · 3 rules',
    'Severity 2 of 3 · 1 rule',
  ]);
  expect(groups.map(({ open }) => open)).toEqual([false, false]);
  await user.click(screen.getByText(/Severity 3 of 3/));
  expect(groups[0]?.open).toBe(true);
});

it('shows a phrase once for all rules that share it', async () => {
  await show(<Constraints constraints={RULES} />);
  expect(screen.getAllByText(/Let us talk about something else/)).toHaveLength(1);
  expect(screen.getAllByText(/Otherwise says/)).toHaveLength(2);
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(RULES.length);
});
