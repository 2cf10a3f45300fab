import type { GraphiQLProps } from 'graphiql';
import { SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { currentSession } from './session.ts';

type Fetcher = GraphiQLProps['fetcher'];

/** Sends operations as the person whose session the app keeps under `key`; what stands in the headers editor wins. */
export function askGraphAs(key: string | undefined): Fetcher {
  return async (operation, { headers: typed } = {}) => {
    const session = currentSession(key);
    const headers = new Headers({
      accept: 'application/json',
      'content-type': 'application/json',
      [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
    if (session.kind === 'fresh') headers.set('authorization', `Bearer ${session.session.access_token}`);
    for (const [name, value] of Object.entries(typed ?? {})) headers.set(name, String(value));
    const response = await fetch(SERVICE_PATHS.graphql, { method: 'POST', headers, body: JSON.stringify(operation) });
    return (await response.json()) as { data?: unknown };
  };
}
