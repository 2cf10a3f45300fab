import { SERVICE_PATHS, TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { TEST_ZONE } from '@spire/testing/testDay';

export interface GraphAnswer<Data> {
  status: number;
  data?: Data | null;
  errors?: {
    message: string;
    path?: string[];
    extensions: { code: string; fields?: { field: string; code: string }[] };
  }[];
}

/** Asks the graph of a running stack over HTTP, as a browser does. */
export function graphClient(url: string, token?: string) {
  return async <Data = unknown>(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphAnswer<Data>> => {
    const response = await fetch(`${url}${SERVICE_PATHS.graphql}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [TIME_ZONE_HEADER]: TEST_ZONE,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify({ query, variables }),
    });
    return { status: response.status, ...((await response.json()) as Omit<GraphAnswer<Data>, 'status'>) };
  };
}
