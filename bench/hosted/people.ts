import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { randomUUID } from 'node:crypto';

export interface Person {
  token: string;
}

/** People who have signed up, where an address needs no confirmation. */
export function newPeople({ url, anonKey }: { url: string; anonKey: string }, count: number): Promise<Person[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const response = await fetch(`${url}${SERVICE_PATHS.auth}/signup`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', apikey: anonKey },
        body: JSON.stringify({ email: `load-${randomUUID()}@example.org`, password: 'Kaffe-og-regn-7' }),
      });
      if (!response.ok) throw new Error(`Signing up answered ${response.status}: ${await response.text()}`);
      return { token: ((await response.json()) as { access_token: string }).access_token };
    }),
  );
}
