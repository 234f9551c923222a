/** Who keeps the houses that are tested: an operator, as the first account of a private installation. No test is this person. */
export const KEEPER = { email: 'keeper-1@example.org', password: 'a quiet evening' };

/** Has the keeper move in before anybody else: the first account of a house is an operator's, and would be some test's own. */
export async function moveIn(house: string): Promise<void> {
  const answer = await fetch(`${house}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(KEEPER),
  });
  if (answer.status !== 201) throw new Error(`The keeper could not move in: ${answer.status} ${await answer.text()}`);
}
