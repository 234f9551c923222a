/** Credentials of the operator: the first account of a private installation. No test signs in as it. */
export const OPERATOR = { email: 'operator-1@example.org', password: 'a quiet evening' };

/** Creates the operator first: otherwise some test's account would become the operator. */
export async function createOperator(baseUrl: string): Promise<void> {
  const answer = await fetch(`${baseUrl}/api/auth/signup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OPERATOR),
  });
  if (answer.status !== 201)
    throw new Error(`The operator could not be created: ${answer.status} ${await answer.text()}`);
}
