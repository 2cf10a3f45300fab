import type { BrowserConfig } from '@spire/domain/servicePaths';
import { manifestOf, publish } from '@spire/gateway/testing/manifests';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { removeFolder, scratchFolder } from '@spire/local/testing/stackProcess';
import { addWebRoutes } from '@spire/services/web/webRoutes';
import { freePort, startTestStack, type TestStack } from '@spire/testing/stack';
import Fastify, { type FastifyInstance } from 'fastify';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { gatewayBefore, serve, type ServiceProcess } from './testing/serviceProcess.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

/** The question of a remote built and published while the gateway runs; nothing in the repository asks it. */
const NEW = 'query NewlyPublished { me { id recoveryCodesLeft } }';
const NOBODYS = 'query Nobodys { me { id recoveryCodesLeft } }';

let stack: TestStack;
let kari: TestPerson;
/** Stands for every subgraph. */
let subgraph: Server;
/** Where the pages are served from, and remotes are published to. */
let root = '';
let web: FastifyInstance;
let gateway: ServiceProcess | undefined;

beforeAll(async () => {
  stack = await startTestStack();
  kari = await newPerson(stack);
  subgraph = createServer((request, response) => {
    if (request.method === 'GET') return response.end('{}');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: { me: { __typename: 'User', id: kari.id, recoveryCodesLeft: 7 } } }));
  });
  await new Promise<void>((resolve) => subgraph.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  subgraph.closeAllConnections();
  await new Promise((resolve) => subgraph.close(resolve));
  await stack.stop();
});

beforeEach(() => {
  root = scratchFolder();
  publish(path.join(root, 'mf-profile/dist/remoteEntry.js'), 'an entry');
  const manifest = { contract: 2, name: 'mf-profile', pages: [], cards: [], shortcuts: [] };
  publish(path.join(root, 'mf-profile/dist/manifest.json'), JSON.stringify(manifest));
  publish(path.join(root, 'mf-profile/dist/operations.json'), manifestOf('query Another { me { id } }'));
  web = Fastify();
  const log = { warn: () => undefined, error: () => undefined };
  const options = { root, remotesFolder: root, log, foreignServices: [], site: 'http://127.0.0.1' };
  addWebRoutes(web, { ...options, config: (origin) => ({ graphqlUrl: origin }) as BrowserConfig });
});
afterEach(async () => {
  await gateway?.stop();
  await web.close();
  removeFolder(root);
});

async function serveGateway(operations: string): Promise<ServiceProcess> {
  return serve('gateway', await freePort(), { ...gatewayBefore(stack, subgraph), OPERATIONS: operations });
}

async function statusOf(query: string): Promise<number> {
  const response = await fetch(`${gateway?.address ?? ''}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${kari.token}` },
    body: JSON.stringify({ query }),
  });
  await response.body?.cancel();
  return response.status;
}

/** Each case names the place, and publishes a new version of a remote there as its deployment would. */
const PLACES: [string, { open: () => Promise<string>; deploy: (manifest: string) => void }][] = [
  [
    'a folder',
    {
      open: () => Promise.resolve(root),
      deploy: (manifest) => publish(path.join(root, 'mf-new/operations.json'), manifest),
    },
  ],
  [
    'a registry',
    {
      open: async () => `${await web.listen({ host: '127.0.0.1', port: 0 })}/remotes.json`,
      deploy: (manifest) => {
        publish(path.join(root, 'mf-profile/dist/operations.json'), manifest);
        publish(path.join(root, 'mf-profile/dist/remoteEntry.js'), 'another entry');
      },
    },
  ],
];

test.each(PLACES)(
  'what a remote asks is answered the first time it is asked after its publication in %s',
  async (_name, place) => {
    gateway = await serveGateway(await place.open());
    expect(await statusOf('query Another { me { id } }')).toBe(200);
    expect(await statusOf(NEW)).toBe(400);
    place.deploy('<!doctype html>');
    expect(await statusOf(NEW)).toBe(400);
    place.deploy(manifestOf(NEW));
    expect(await statusOf(NEW)).toBe(200);
    // Tabs that were opened before go on, and nobody else's operation has become possible.
    expect(await statusOf('query Another { me { id } }')).toBe(200);
    expect(await statusOf(NOBODYS)).toBe(400);
  },
);
