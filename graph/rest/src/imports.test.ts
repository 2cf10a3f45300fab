import { AWAY_SECONDS } from '@spire/domain/errorCodes';
import { REST_PATHS } from '@spire/domain/restPaths';
import { createLog } from '@spire/graph-kit/log';
import { claimsOf } from '@spire/graph-kit/testing/requests';
import { verifierOf } from '@spire/graph-kit/testing/verifier';
import type { StorageCall } from '@spire/graph-shared/storedPictures';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Graph } from './graph.ts';
import { registerRest } from './registerRest.ts';

const claims = claimsOf();
const ID = randomUUID();
const PICTURE = `import-${ID.replaceAll('-', '')}-0123.png`;
let app: FastifyInstance;
let isStorageAway: boolean;
/** Names of pictures in storage, and the ids of imports that were undone. */
let stored: string[];
let undone: string[];

const graph: Graph = {
  ask: (document, { id }) => {
    if (!document.includes('undoImport')) {
      const imports = undone.map((each) => ({ id: each, undoneAt: '2026-11-21T10:00:00.000Z' }));
      return Promise.resolve({ data: { me: { id: claims.sub, imports } } });
    }
    if (id !== ID || undone.includes(ID))
      return Promise.resolve({ errors: [{ message: 'NOT_FOUND', extensions: { code: 'NOT_FOUND' } }] });
    undone.push(ID);
    return Promise.resolve({ data: { undoImport: { id } } });
  },
};

/** A storage service with one folder of pictures. */
function storage({ method, path, body }: StorageCall) {
  const answer = (status: number, found: unknown) =>
    Promise.resolve({ status, type: 'application/json', bytes: new Uint8Array(Buffer.from(JSON.stringify(found))) });
  if (isStorageAway) return answer(503, {});
  if (method === 'DELETE') stored = [];
  const isFirstPage = body !== undefined && 'offset' in body && body.offset === 0;
  return answer(200, isFirstPage && path.endsWith('/memories') ? stored.map((name) => ({ name, id: name })) : []);
}

beforeEach(() => {
  [isStorageAway, stored, undone] = [false, [PICTURE], []];
  app = Fastify();
  registerRest(app, {
    graph,
    storage,
    verifier: verifierOf(() => claims),
    limits: { hourly: () => () => Promise.resolve(0) },
    log: createLog('test', 'silent'),
  });
});
afterEach(() => app.close());

const undo = (id = ID) =>
  app.inject({
    method: 'DELETE',
    url: REST_PATHS.importOf.replace('{id}', id),
    headers: { authorization: 'Bearer right' },
  });

test('storage that is away is said to be so, with when to come again', async () => {
  isStorageAway = true;
  const answer = await undo();
  expect([answer.statusCode, answer.json()]).toMatchObject([503, { error: { code: 'UNAVAILABLE' } }]);
  expect(answer.headers['retry-after']).toBe(String(AWAY_SECONDS));
});

test('an import that is undone once more loses the pictures that stayed, and one that never was is not found', async () => {
  isStorageAway = true;
  await undo();
  expect([stored, undone]).toEqual([[PICTURE], [ID]]);
  isStorageAway = false;
  expect((await undo()).statusCode).toBe(204);
  expect(stored).toEqual([]);
  expect((await undo()).statusCode).toBe(204);
  expect((await undo(randomUUID())).statusCode).toBe(404);
});
