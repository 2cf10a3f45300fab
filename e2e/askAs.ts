import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { tokenOf, type StoredSession } from '@spire/testing/persons';

/** Asks the graph at that address in somebody's name, past the page; throws what it refuses. */
export async function askAs<T>(
  url: string,
  session: StoredSession,
  query: string,
  { variables = {}, timeZone = 'Europe/Oslo' }: { variables?: object; timeZone?: string } = {},
): Promise<T> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokenOf(session)}`,
      [TIME_ZONE_HEADER]: timeZone,
    },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data: T; errors?: unknown };
  if (errors !== undefined) throw new Error(JSON.stringify(errors));
  return data;
}
