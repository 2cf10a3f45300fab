import { randomUUID } from 'node:crypto';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';

/** What these helpers need of a running stack; `TestStack` of packages/testing has it. */
export interface StackAddress {
  url: string;
  anonKey: string;
  inbox: (address: string) => Promise<{ links: string[] }[]>;
}

/** A person who has signed up and confirmed the address, and the token they hold. */
export interface TestPerson {
  id: string;
  email: string;
  token: string;
}

/** A fresh person, made the way people make themselves: sign-up, mail, confirmation. */
export async function newPerson(stack: StackAddress): Promise<TestPerson> {
  const email = `person-${randomUUID()}@example.no`;
  await callAuth(stack, '/signup', { email, password: 'Lang-setning-med-tegn-1' });
  const link = (await stack.inbox(email))[0]?.links.find((each) => each.includes('token='));
  const token = new URL(link ?? 'missing:').searchParams.get('token');
  const session = await callAuth(stack, '/verify', { type: 'signup', token_hash: token });
  return { id: session.user.id, email, token: session.access_token };
}

async function callAuth(
  { url, anonKey }: StackAddress,
  path: string,
  body: object,
): Promise<{ access_token: string; user: { id: string } }> {
  const response = await fetch(`${url}${SERVICE_PATHS.auth}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: anonKey },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as { access_token: string; user: { id: string } };
}
