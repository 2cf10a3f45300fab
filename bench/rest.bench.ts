import { REST_PATHS } from '@spire/domain/restPaths';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { STATIC_OPERATIONS } from '@spire/graph-kit/staticOperation';
import '@spire/rest';
import { startStack } from '@spire/testing/stack';
import { newPersonWithData } from './graph/people.ts';
import type { Figure } from './measure.ts';

/** Many short turns: whatever else the machine does meets both, and the median is of what met neither alone. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 31);
const AT_ONCE = 8;
const REQUESTS = Number(process.env['REQUESTS'] ?? 200);

const QUESTIONS = [
  { path: REST_PATHS.userStats, operation: 'RestStats', variables: {} },
  { path: REST_PATHS.userProfile, operation: 'RestProfile', variables: {} },
  { path: `${REST_PATHS.memoryBank}?limit=12`, operation: 'RestMemories', variables: { first: 12 } },
];

interface Question {
  url: string;
  method: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string;
}

async function milliseconds({ url, ...request }: Question): Promise<number> {
  let left = REQUESTS;
  const started = performance.now();
  const askOn = async () => {
    for (; left > 0; left -= 1) {
      const response = await fetch(url, request);
      const text = await response.text();
      if (!response.ok || text.includes('"errors"')) throw new Error(`${url} answered ${response.status}: ${text}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askOn));
  return performance.now() - started;
}

/** The facade beside the very operations it asks, sent to `/graphql`: what the shapes cost (D38). */
export async function rest(): Promise<Figure[]> {
  const stack = await startStack({ RATE_LIMITS: 'off', KNOWN_OPERATIONS: 'off' });
  try {
    const { token } = await newPersonWithData(stack);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const figures: Figure[] = [];
    for (const { path, operation, variables } of QUESTIONS) {
      const query = STATIC_OPERATIONS.find((text) => text.includes(`query ${operation}`));
      if (query === undefined) throw new Error(`No route asks ${operation}`);
      const body = JSON.stringify({ query, variables });
      const graph: Question = { url: stack.url + SERVICE_PATHS.graphql, method: 'POST', headers, body };
      const facade: Question = { url: stack.url + path, method: 'GET', headers };
      await milliseconds(graph);
      await milliseconds(facade);
      const runs: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const isFirst = round % 2 === 0;
        const before = isFirst ? await milliseconds(graph) : 0;
        const ours = await milliseconds(facade);
        runs.push(ours / (isFirst ? before : await milliseconds(graph)));
      }
      figures.push({ name: `GET ${path} beside the same by GraphQL`, runs, unit: 'times', limit: 1.1 });
    }
    return figures;
  } finally {
    await stack.stop();
  }
}
