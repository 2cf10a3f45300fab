import { createCache, CURSOR_LISTS } from '@spire/client/cache';
import { applyCacheRules, forgetDay } from '@spire/client/cacheRules';
import { todaysDate } from '@spire/client/today';
import { registerWrites, type CacheChange } from '@spire/client/writeRules';
import { readSchemaText } from '@spire/testing/loopbackServer';
import { buildSchema, getNamedType, isObjectType, parse, type GraphQLObjectType } from 'graphql';
import { sharedWrites } from '@spire/written/writes.ts';
import { appWrites, writesByFile } from './appWrites.ts';
import { writtenOperations } from './writtenOperations.ts';

type Cache = ReturnType<typeof createCache>;

const schema = buildSchema(readSchemaText());
const userType = schema.getType('User') as GraphQLObjectType;
const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {});

const QUERY = parse(`{
  me { id growth { points } todaysCheckIn { id date } consents { kind isGiven } memories(first: 2) { nodes { id title } totalCount endCursor hasNextPage } }
}`);
const ANNA = { userId: 'anna' };
const memory = (id: string) => ({ __typename: 'Memory', id, title: `Minne ${id}` });

function known() {
  const cache = createCache();
  cache.writeQuery({
    query: QUERY,
    data: {
      me: {
        __typename: 'User',
        id: 'anna',
        growth: { __typename: 'Growth', points: 4 },
        todaysCheckIn: null,
        consents: [{ __typename: 'Consent', kind: 'health', isGiven: true }],
        memories: {
          __typename: 'MemoryConnection',
          nodes: [memory('b'), memory('a')],
          totalCount: 5,
          endCursor: 'a',
          hasNextPage: true,
        },
      },
    },
  });
  return cache;
}

const root = (cache: Cache) => cache.extract()['User:anna'] ?? {};
const read = (cache: Cache) =>
  cache.readQuery<{ me: Record<'todaysCheckIn' | 'consents' | 'memories', unknown> }>({
    query: QUERY,
    returnPartialData: true,
  })?.me;

const workspaceOf = (file: string) => file.slice(0, file.indexOf('/src/'));

describe('the rules of writes', () => {
  it('stand in the remote or package whose operations they are about, or with what the shell makes known', async () => {
    const brought = Object.entries(await writesByFile()).map(([file, writes]) => [workspaceOf(file), writes] as const);
    const missing = writtenOperations()
      .filter(({ file, mutation }) => {
        const own = brought.find(([workspace]) => workspace.endsWith(`/${workspaceOf(file)}`))?.[1];
        return own?.[mutation] === undefined && !(mutation in sharedWrites);
      })
      .map(({ file, mutation }) => `${mutation} of ${file}`);
    expect(missing).toEqual([]);
  });

  it('are about mutations that the graph has and somebody writes', async () => {
    const used = new Set(writtenOperations().map(({ mutation }) => mutation));
    expect(Object.keys(await appWrites()).filter((name) => !used.has(name) || !mutations.includes(name))).toEqual([]);
  });

  it('are one for each mutation, however many remotes write it', async () => {
    const all = await appWrites();
    const others = Object.values(await writesByFile()).flatMap((writes) =>
      Object.entries(writes).filter(([mutation, rule]) => all[mutation] !== rule),
    );
    expect(others.map(([mutation]) => mutation)).toEqual([]);
  });
});

describe('the table of lists', () => {
  it('knows every cursor list of the person, and what makes one another', () => {
    const fields = Object.values(userType.getFields());
    const lists = fields.filter(({ type }) => {
      const named = getNamedType(type);
      return isObjectType(named) && named.name.endsWith('Connection');
    });
    const found = lists.map(({ name, args }) => [
      name,
      args.map((argument) => argument.name).filter((each) => each !== 'first' && each !== 'after'),
    ]);
    expect(CURSOR_LISTS).toEqual(Object.fromEntries(found));
  });
});

describe('a write', () => {
  beforeAll(async () => registerWrites(await appWrites()));

  it('is the first of its list, once, and makes what it counts for be asked anew', () => {
    const cache = known();
    const data = { addMemory: memory('c') };
    cache.writeQuery({ query: parse('mutation { addMemory { id title } }'), id: 'ROOT_MUTATION', data });
    for (let times = 0; times < 2; times += 1) applyCacheRules(cache, { ...ANNA, data, input: { id: 'c' } });
    expect(read(cache)?.memories).toMatchObject({ nodes: [{ id: 'c' }, { id: 'b' }, { id: 'a' }], totalCount: 6 });
    expect(root(cache)).not.toHaveProperty('growth');
  });

  it('stands for today only when it is for today', () => {
    const save = (date: string) => {
      const cache = known();
      const data = { saveCheckIn: { __typename: 'CheckIn', id: 'k', date } };
      cache.writeQuery({ query: parse('mutation { saveCheckIn { id date } }'), id: 'ROOT_MUTATION', data });
      applyCacheRules(cache, { ...ANNA, data, input: { date } });
      return read(cache)?.todaysCheckIn;
    };
    expect(save(todaysDate())).toMatchObject({ id: 'k' });
    expect(save('2020-01-01')).toBeNull();
  });

  it('stands in a list of the day for as long as its own date is today, once', () => {
    const changes: CacheChange[] = [{ forTodayAmong: { list: 'todaysPlans', by: 'planOn' } }];
    const query = parse('{ me { id todaysPlans { id planOn } } }');
    const cache = createCache();
    cache.writeQuery({ query, data: { me: { __typename: 'User', id: 'anna', todaysPlans: [] } } });
    const plan = (planOn: string | null) => {
      const data = { planExpectationSession: { __typename: 'ExpectationSession', id: 's', planOn } };
      cache.writeQuery({
        query: parse('mutation { planExpectationSession { id planOn } }'),
        id: 'ROOT_MUTATION',
        data,
      });
      applyCacheRules(cache, { ...ANNA, data, input: {}, changes });
      return cache.readQuery<{ me: { todaysPlans: object[] } }>({ query })?.me.todaysPlans.length;
    };
    expect([null, todaysDate(), todaysDate(), '2020-01-01', null].map(plan)).toEqual([0, 1, 1, 0, 0]);
  });

  it('is gone from its list when it is deleted', () => {
    const cache = known();
    applyCacheRules(cache, { ...ANNA, data: { deleteMemory: true }, input: { id: 'b' } });
    expect(cache.extract()).not.toHaveProperty('Memory:b');
    expect(root(cache)).not.toHaveProperty('memories');
  });

  it('that is a decision stands in the list of them, once for its kind', () => {
    const cache = known();
    for (const isGiven of [true, false]) {
      const data = { decideConsent: { __typename: 'Consent', kind: 'ai', isGiven } };
      cache.writeQuery({ query: parse('mutation { decideConsent { kind isGiven } }'), id: 'ROOT_MUTATION', data });
      applyCacheRules(cache, { ...ANNA, data, input: {} });
    }
    expect(read(cache)?.consents).toMatchObject([{ kind: 'health' }, { kind: 'ai', isGiven: false }]);
  });

  it('is the first of the list of its own kind, and of no other kind', () => {
    const cache = known();
    const lists = parse(`{ me { id
      mine: toolActivities(first: 2, tool: inner_balance) { nodes { id } endCursor hasNextPage }
      other: toolActivities(first: 2, tool: self_priority) { nodes { id } endCursor hasNextPage }
    } }`);
    const empty = { __typename: 'ToolActivityConnection', nodes: [], endCursor: null, hasNextPage: false };
    cache.writeQuery({ query: lists, data: { me: { __typename: 'User', id: 'anna', mine: empty, other: empty } } });
    const data = { addInnerBalance: { __typename: 'ToolActivity', id: 'x', tool: 'inner_balance' } };
    cache.writeQuery({ query: parse('mutation { addInnerBalance { id tool } }'), id: 'ROOT_MUTATION', data });
    applyCacheRules(cache, { ...ANNA, data, input: { id: 'x' }, isPending: true });
    expect(cache.readQuery({ query: lists })).toMatchObject({
      me: { mine: { nodes: [{ id: 'x' }] }, other: { nodes: [] } },
    });
  });

  it('that answers with help puts no help into a list of suggestions', () => {
    const cache = known();
    const help = { generateSuggestion: { __typename: 'CrisisHelp', kind: 'suicide' } };
    expect(applyCacheRules(cache, { ...ANNA, data: help, input: {} })).toBe(false);
    expect(JSON.stringify(cache.extract())).not.toContain('CrisisHelp');
  });

  it('that nobody here has heard of makes everything be asked anew', () => {
    expect(applyCacheRules(known(), { ...ANNA, data: { plantTree: true }, input: {} })).toBe(true);
    expect(applyCacheRules(known(), { ...ANNA, data: { saveCheckIn: null }, input: {} })).toBe(false);
  });

  it('that changes something in a way that a newer remote brings makes everything be asked anew', () => {
    const changes = [{ turned: 'tree' }] as unknown as CacheChange[];
    expect(applyCacheRules(known(), { ...ANNA, data: { turnTree: true }, input: {}, changes })).toBe(true);
  });

  it('is told by the remote that brought its rule, beside another one, and by the latest version of it', () => {
    const fieldsAfter = (mutation: string) => {
      const cache = known();
      const isEverything = applyCacheRules(cache, { ...ANNA, data: { [mutation]: true }, input: {} });
      return { isEverything, fields: Object.keys(root(cache)).filter((field) => /^(growth|consents)$/.test(field)) };
    };
    registerWrites({ plantOak: { changes: [{ forget: ['growth'] }] } });
    registerWrites({ plantElm: { changes: [{ forget: ['consents'] }] } });
    expect(fieldsAfter('plantOak')).toEqual({ isEverything: false, fields: ['consents'] });
    expect(fieldsAfter('plantElm')).toEqual({ isEverything: false, fields: ['growth'] });
    registerWrites({ plantOak: { changes: [{ forget: ['growth', 'consents'] }] } });
    expect(fieldsAfter('plantOak')).toEqual({ isEverything: false, fields: [] });
  });

  it('forgets what its input says, and only then', () => {
    const decide = (isGiven: boolean) => {
      const cache = known();
      const input = { kind: 'health', isGiven };
      applyCacheRules(cache, {
        ...ANNA,
        data: { decideConsent: { __typename: 'Consent', ...input } },
        input,
        changes: [{ forget: ['growth'], when: { kind: 'health', isGiven: false } }],
      });
      return 'growth' in root(cache);
    };
    expect([decide(true), decide(false)]).toEqual([true, false]);
  });
});

test('when the day turns, what held for it is known no more, and the rest still is', () => {
  const cache = known();
  forgetDay(cache, 'anna');
  expect(root(cache)).not.toHaveProperty('todaysCheckIn');
  expect(root(cache)).not.toHaveProperty('growth');
  expect(read(cache)?.memories).toMatchObject({ totalCount: 5 });
});
