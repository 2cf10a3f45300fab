import { FAULTS } from './graphFaults.ts';
import { GraphRefusal } from './graphRefusal.ts';
import { startGraphStandIn, type GraphStandIn } from './graphStandIn.ts';
import { OTHER_PERSON_ID, PERSON } from './graphWorld.ts';

function post(graph: GraphStandIn, query: string, variables?: object, signal: AbortSignal | null = null) {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer token' };
  return fetch(graph.url, { method: 'POST', headers, body: JSON.stringify({ query, variables }), signal });
}

interface Body {
  data?: Record<string, Record<string, unknown>> | null;
  errors?: { message: string; path?: unknown[]; extensions: { code: string; fields?: unknown } }[];
}

async function ask(graph: GraphStandIn, query: string, variables?: object) {
  const response = await post(graph, query, variables);
  const { data, errors } = (await response.json()) as Body;
  return { status: response.status, headers: response.headers, data, errors };
}

const complained = (graph: GraphStandIn) => graph.complaints.splice(0).join('\n');

describe('the world', () => {
  test('what a test does not give is filled by its type', async () => {
    const graph = await startGraphStandIn({ me: { profile: { nickname: 'Anna' } } });
    const { data } = await ask(
      graph,
      `{ me { id email createdAt todaysCheckIn { id } growth { points level } profile { nickname capacityLevel }
           dailyProgress { date waterGlasses } todaysSuggestions { id } memories { nodes { id } hasNextPage totalCount } } }`,
    );
    expect(data).toEqual({
      me: {
        id: PERSON.userId,
        email: PERSON.email,
        createdAt: '2026-01-01T12:00:00.000Z',
        todaysCheckIn: null,
        growth: { points: 0, level: 'sprout' },
        profile: { nickname: 'Anna', capacityLevel: null },
        dailyProgress: { date: '2026-01-01', waterGlasses: 0 },
        todaysSuggestions: [],
        memories: { nodes: [], hasNextPage: false, totalCount: 0 },
      },
    });
  });

  test('a record without an id keeps the one it is filled with, and no two share one', async () => {
    const graph = await startGraphStandIn({ me: { contacts: [{ name: 'Kari' }, { name: 'Ola' }] } });
    const first = await ask(graph, '{ me { contacts { id } } }');
    expect(first).toMatchObject({ data: (await ask(graph, '{ me { contacts { id } } }')).data });
    const [kari, ola] = first.data?.['me']?.['contacts'] as { id: string }[];
    expect(kari?.id).not.toBe(ola?.id);
  });

  test('a function answers by the arguments of its field', async () => {
    const graph = await startGraphStandIn({ me: { checkIn: ({ date }: { date: string }) => ({ date }) } });
    const { data } = await ask(graph, '{ me { checkIn(date: "2026-03-11") { date whatIsGood } } }');
    expect(data).toEqual({ me: { checkIn: { date: '2026-03-11', whatIsGood: [] } } });
  });

  test('a list is paged as the graph pages it, also where one was added meanwhile', async () => {
    const memories = ['c', 'b', 'a'].map((title) => ({ title }));
    const graph = await startGraphStandIn({ me: { memories: () => memories } });
    const page =
      'query Page($after: String) { me { memories(first: 2, after: $after) { nodes { title } endCursor hasNextPage totalCount } } }';
    const first = (await ask(graph, page)).data?.['me']?.['memories'] as { endCursor: string };
    expect(first).toMatchObject({ nodes: [{ title: 'c' }, { title: 'b' }], hasNextPage: true, totalCount: 3 });
    memories.unshift({ title: 'd' });
    const { data } = await ask(graph, page, { after: first.endCursor });
    expect(data?.['me']?.['memories']).toMatchObject({ nodes: [{ title: 'a' }], hasNextPage: false, totalCount: 4 });
    const refused = await ask(graph, '{ me { memories(first: 51) { endCursor } } }');
    expect(refused.errors).toMatchObject([{ extensions: { code: 'VALIDATION_FAILED', fields: [{ field: 'first' }] } }]);
  });

  test('a mutation changes what is read next', async () => {
    const memories: object[] = [];
    const addMemory = (input: object) => memories.unshift(input) && input;
    const graph = await startGraphStandIn({ me: { memories }, mutations: { addMemory } });
    const input = {
      title: 'Kaffe',
      description: 'Sol',
      emoji: '☕',
      category: 'ro',
      goodnessRating: 8,
      effortRating: 2,
    };
    const mutation = 'mutation AddMemory($input: AddMemoryInput!) { addMemory(input: $input) { title createdAt } }';
    const added = await ask(graph, mutation, { input: { ...input, date: '2026-03-11' } });
    expect(added).toMatchObject({ status: 200, data: { addMemory: { title: 'Kaffe' } } });
    const { data } = await ask(graph, '{ me { memories { nodes { title } } } }');
    expect(data).toEqual({ me: { memories: { nodes: [{ title: 'Kaffe' }] } } });
    expect(graph.of('AddMemory')).toMatchObject([
      { variables: { input: { title: 'Kaffe' } }, headers: { authorization: 'Bearer token' } },
    ]);
    expect(graph.requests).toHaveLength(2);
  });

  test('a member of a union is what its __typename says', async () => {
    const record = { __typename: 'SelfPriorityRecord', shouldDo: 'alt' };
    const graph = await startGraphStandIn({ me: { toolActivities: [{ tool: 'self_priority', record }] } });
    const { data } = await ask(
      graph,
      '{ me { toolActivities { nodes { record { __typename ... on SelfPriorityRecord { shouldDo } } } } } }',
    );
    expect(data).toEqual({ me: { toolActivities: { nodes: [{ record }] } } });
  });

  test('a refusal in one field costs that field alone', async () => {
    const todaysMood = () => {
      throw new GraphRefusal('UNAVAILABLE');
    };
    const graph = await startGraphStandIn({ me: { todaysMood } });
    await expect(ask(graph, '{ me { email todaysMood { id } } }')).resolves.toMatchObject({
      status: 200,
      data: { me: { email: PERSON.email, todaysMood: null } },
      errors: [{ message: 'UNAVAILABLE', path: ['me', 'todaysMood'], extensions: { code: 'UNAVAILABLE' } }],
    });
  });
});

describe('a test hears of', () => {
  test.each([
    ['a field the schema does not know', '{ me { passwords } }', 400, /passwords/],
    ['a question without its variable', 'query Q($id: ID!) { me { memory(id: $id) { id } } }', 400, /\$id/],
    ['what is no GraphQL', 'me', 400, /Not a question/],
    ['a mutation that it has no handler for', 'mutation { recordExport }', 200, /recordExport/],
  ])('%s', async (_name, query, status, complaint) => {
    const graph = await startGraphStandIn();
    expect(await ask(graph, query)).toMatchObject({ status, errors: [expect.anything()] });
    expect(complained(graph)).toMatch(complaint);
  });

  test.each([
    ['a field of its own that the schema does not know', { growth: { pionts: 3 } }, /Growth.pionts/],
    ['a value that its type does not take', { growth: { level: 'tree' } }, /tree/],
    ['nothing where something has to be', { growth: null }, /non-nullable/],
    ['a date that is none', { createdAt: 'yesterday' }, /ISO 8601/],
  ])('%s', async (_name, me, complaint) => {
    const graph = await startGraphStandIn({ me });
    await ask(graph, '{ me { createdAt growth { level } } }');
    expect(complained(graph)).toMatch(complaint);
  });
});

describe('what goes wrong', () => {
  let graph: GraphStandIn;
  beforeEach(async () => {
    graph = await startGraphStandIn({ mutations: { recordExport: () => true } });
  });
  const question = '{ me { id } }';

  test.each([
    ['UNAUTHENTICATED', 401, undefined],
    ['SECOND_FACTOR_REQUIRED', 403, undefined],
    ['BAD_REQUEST', 400, undefined],
    ['RATE_LIMITED', 429, undefined],
    ['FORBIDDEN', 200, ['me']],
    ['CAPACITY_AT_LIMIT', 200, ['me']],
    ['DAILY_LIMIT', 200, ['me']],
    ['INTERNAL', 200, ['me']],
  ] as const)('%s has the status and the place that the gateway gives it', async (code, status, path) => {
    graph.goWrong(FAULTS.refuses(code, { retryAfter: 30 }));
    const refused = await ask(graph, question);
    expect(refused).toMatchObject({ status, errors: [{ message: code, extensions: { code } }] });
    expect(refused.errors?.[0]?.path).toEqual(path);
    expect(refused.headers.get('retry-after')).toBe(code === 'RATE_LIMITED' ? '30' : null);
    expect(refused.headers.get('www-authenticate')).toBe(code === 'UNAUTHENTICATED' ? 'Bearer' : null);
    expect(await ask(graph, question)).toMatchObject({ status: 200, data: { me: { id: PERSON.userId } } });
  });

  test('wrong fields are named', async () => {
    const fields = [{ field: 'title', code: 'TOO_LONG', limit: 120 } as const];
    graph.goWrong(FAULTS.refuses('VALIDATION_FAILED', { fields }));
    expect(await ask(graph, question)).toMatchObject({
      errors: [{ extensions: { code: 'VALIDATION_FAILED', fields } }],
    });
  });

  test('a gateway that breaks answers 500', async () => {
    graph.goWrong(FAULTS.breaks());
    expect(await ask(graph, question)).toMatchObject({ status: 500, errors: [{ extensions: { code: 'INTERNAL' } }] });
  });

  test('one operation alone can be struck, so often, and until it is taken back', async () => {
    const takeBack = graph.goWrong(FAULTS.refuses('INTERNAL'), { of: 'Struck', times: Infinity });
    expect((await ask(graph, question)).errors).toBeUndefined();
    for (let time = 0; time < 3; time += 1)
      expect((await ask(graph, `query Struck ${question}`)).errors).toHaveLength(1);
    takeBack();
    expect((await ask(graph, `query Struck ${question}`)).errors).toBeUndefined();
  });

  test('a server that hangs answers nobody', async () => {
    graph.goWrong(FAULTS.hangs());
    await expect(post(graph, question, {}, AbortSignal.timeout(100))).rejects.toMatchObject({ name: 'TimeoutError' });
  });

  test('a slow server takes its time', async () => {
    graph.goWrong(FAULTS.isSlow(300));
    const begin = performance.now();
    expect(await ask(graph, question)).toMatchObject({ status: 200, data: { me: { id: PERSON.userId } } });
    expect(performance.now() - begin).toBeGreaterThan(290);
  });

  test('half an answer breaks off in its body, and what was asked for has been done', async () => {
    const recordExport = jest.fn(() => true);
    const other = await startGraphStandIn({ mutations: { recordExport } });
    other.goWrong(FAULTS.cutsAnswer());
    const response = await post(other, 'mutation { recordExport }');
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect(recordExport).toHaveBeenCalledTimes(1);
  });

  test('a page comes where JSON was asked for', async () => {
    graph.goWrong(FAULTS.answersPage());
    const response = await post(graph, question);
    expect(response.headers.get('content-type')).toContain('text/html');
    await expect(response.json()).rejects.toThrow();
  });

  test('a connection is lost before any answer', async () => {
    graph.goWrong(FAULTS.resets());
    await expect(post(graph, question)).rejects.toThrow('fetch failed');
  });

  test('a server that is gone refuses, until it comes back where it was', async () => {
    await graph.leave();
    await expect(post(graph, question)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    await graph.comeBack();
    expect((await post(graph, question)).status).toBe(200);
  });

  test('an answer is somebody else’s', async () => {
    graph.goWrong(FAULTS.answersForAnother());
    expect(await ask(graph, question)).toMatchObject({ data: { me: { id: OTHER_PERSON_ID } } });
  });
});
