import { randomUUID } from 'node:crypto';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';

/** The parts of a running stack that these helpers need; `TestStack` of packages/testing has them. */
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

/** One login of a person's: its tokens and its session. */
export interface TestLogin {
  token: string;
  refreshToken: string;
  sessionId: string;
}

const PASSWORD = 'Lang-setning-med-tegn-1';

interface AuthSession {
  access_token: string;
  refresh_token: string;
  user: { id: string };
}

/** A fresh person, made the way people make themselves: sign-up, mail, confirmation. */
export async function newPerson(stack: StackAddress): Promise<TestPerson> {
  const email = `person-${randomUUID()}@example.no`;
  await callAuth(stack, '/signup', { email, password: PASSWORD });
  const link = (await stack.inbox(email))[0]?.links.find((each) => each.includes('token='));
  const token = new URL(link ?? 'missing:').searchParams.get('token');
  const session = await callAuth(stack, '/verify', { type: 'signup', token_hash: token });
  return { id: session.user.id, email, token: session.access_token };
}

/** Logs in once more: with the password, or going on from a login by its refresh token. */
export async function logIn(
  stack: StackAddress,
  email: string,
  refreshToken?: string,
  headers: Record<string, string> = {},
): Promise<TestLogin> {
  const session =
    refreshToken === undefined
      ? await callAuth(stack, '/token?grant_type=password', { email, password: PASSWORD }, headers)
      : await callAuth(stack, '/token?grant_type=refresh_token', { refresh_token: refreshToken });
  const [, payload = ''] = session.access_token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { session_id: string };
  return { token: session.access_token, refreshToken: session.refresh_token, sessionId: claims.session_id };
}

async function callAuth(
  { url, anonKey }: StackAddress,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<AuthSession> {
  const response = await fetch(`${url}${SERVICE_PATHS.auth}${path}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', apikey: anonKey },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as AuthSession;
}
