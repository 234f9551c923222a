/** Credentials of the operator: the first account of a private installation. No test signs in as it. */
export const KEEPER = { email: 'keeper-1@example.org', password: 'a quiet evening' };

/** Creates the operator first: otherwise some test's account would become the operator. */
export async function moveIn(house: string): Promise<void> {
  const answer = await fetch(`${house}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(KEEPER),
  });
  if (answer.status !== 201) throw new Error(`The keeper could not move in: ${answer.status} ${await answer.text()}`);
}
