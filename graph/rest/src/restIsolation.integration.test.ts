import { randomUUID } from 'node:crypto';
import { TIME_ZONE_HEADER } from '@spire/domain/servicePaths';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { TEST_ZONE } from '@spire/testing/testDay';
import { comparable, type Answer } from '@spire/graph-shared/testing/comparable';
import { placesIn, withValueAt } from './testing/hostileValues.ts';
import { addressOf, readRestOperations, type RestOperation } from './testing/restOperations.ts';
import { rowsOf } from '@spire/graph-shared/testing/rowsOf';
import { tellEverything } from '@spire/graph-shared/testing/tellEverything';
import { idsIn, twinOf } from '@spire/graph-shared/testing/traces';
import { EXHAUSTIVE_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(EXHAUSTIVE_LIMIT);

const SECRET = 'hemmelig-4712';
/** Where an operation takes an id or the place a page begins at, by the names the document has for them. */
const NAMES_ONE = /(^|\.)(id|selectedContacts\.0|before)$/;

let stack: TestStack;
/** Ola tries the ids of what is Kari's; Per does the same with ids that are nobody's. */
let kari: TestPerson;
let ola: TestPerson;
let per: TestPerson;
let operations: RestOperation[];

async function send(person: TestPerson, { method, body, ...rest }: RestOperation): Promise<Answer> {
  const response = await fetch(stack.url + addressOf(rest), {
    method,
    headers: {
      authorization: `Bearer ${person.token}`,
      [TIME_ZONE_HEADER]: TEST_ZONE,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

async function everythingOf(person: TestPerson): Promise<Answer[]> {
  const lists = operations.filter(({ method, path }) => method === 'GET' && path !== '/api');
  return Promise.all(lists.map((each) => send(person, { ...each, query: {} })));
}

beforeAll(async () => {
  stack = await startTestStack();
  operations = await readRestOperations(stack.url, 'Forsøk');
  [kari, ola, per] = await Promise.all([newPerson(stack), newPerson(stack), newPerson(stack)]);
  await Promise.all([ola, per].map((person) => tellEverything(stack.url, person, 'Mitt eget')));
  await tellEverything(stack.url, kari, SECRET);
});
afterAll(() => stack.stop());

test('no path tells another of what is somebody’s, or changes it', async () => {
  const own = (await everythingOf(kari)).map(({ body }) => body);
  expect(own.join().split(SECRET).length).toBeGreaterThan(10);
  const ids = idsIn(own);
  // The same each time: what one path added under an id, the next may find.
  const twins = new Map(ids.map((id) => [id, randomUUID()]));
  const before = await rowsOf(stack.dataFolder, kari.id);
  const notFound = await everythingOf(ola);
  for (const trace of [SECRET, kari.email, ...ids])
    expect(notFound.map(({ body }) => body).join()).not.toContain(trace);

  const tried: string[] = [];
  for (const operation of operations) {
    const { params, query, body } = operation;
    const places = placesIn({ params, query, ...(body === undefined ? {} : { body }) }).filter((each) =>
      NAMES_ONE.test(each),
    );
    for (const place of places) {
      tried.push(`${operation.method} ${operation.path} ${place}`);
      for (const id of ids) {
        const cursor = Buffer.from(`2026-01-01|0|${id}`).toString('base64url');
        const [theirs, nobodys] = place.endsWith('before') ? [cursor, twinOf(cursor)] : [id, twins.get(id)];
        const [answer, twin] = await Promise.all([
          send(ola, withValueAt(operation, place, theirs) as RestOperation),
          send(per, withValueAt(operation, place, nobodys) as RestOperation),
        ]);
        const what = { tried: tried.at(-1), id };
        expect({ ...what, ...comparable(answer) }).toEqual({ ...what, ...comparable(twin) });
        for (const trace of [SECRET, kari.email, ...ids.filter((each) => each !== id)])
          expect(answer.body).not.toContain(trace);
      }
    }
  }
  // Every path with an id in it was among them.
  for (const { method, path } of operations.filter((each) => each.path.includes('{id}')))
    expect(tried).toContain(`${method} ${path} params.id`);
  expect(tried.length).toBeGreaterThan(10);
  expect(await rowsOf(stack.dataFolder, kari.id)).toEqual(before);
});
