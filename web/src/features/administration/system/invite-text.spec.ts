import { inviteLink, inviteState } from './invite-text';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const DAY = 86_400_000;
const state = (left: number, usedAt: string | null = null) =>
  inviteState({ usedAt, expiresAt: new Date(NOW + left).toISOString() }, NOW);

describe('invitation text', () => {
  it.each([
    [-1, 'expired'],
    [0, 'expired'],
    [DAY / 2, 'valid for less than a day'],
    [DAY + 1_000, 'valid for one more day'],
    [7 * DAY + 30_000, 'valid for 7 more days'],
    [7 * DAY - 30_000, 'valid for 7 more days'],
  ])('with %i ms left is %s', (left, words) => expect(state(left)).toBe(words));

  it('says when it was used, even after expiry', () =>
    expect(state(-DAY, new Date(NOW - 2 * DAY).toISOString())).toMatch(/^used .*ago$/));

  it('builds the link', () =>
    expect(inviteLink('https://kin.example', 'a-b_c')).toBe('https://kin.example/signup?invite=a-b_c'));
});
