import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';
import { randomUUID } from 'node:crypto';

const [version] = CONSENT_VERSIONS.health;
let stack: TestStack;
let kari: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
  kari = await newPerson(stack);
});
afterAll(() => stack.stop());

const decide = (kind: string, isGiven: boolean, of: string = version) =>
  graphClient(stack.url, kari.token)<{ decideConsent: { decidedAt: string } }>(
    'mutation ($i: DecideConsentInput!) { decideConsent(input: $i) { kind version isGiven decidedAt } }',
    { i: { kind, isGiven, version: of } },
  );
const onRecord = () =>
  asOwner(stack.dataFolder, 'select kind, is_given from users.consent where user_id = $1 order by id', [kari.id]);

test('the last decision of each kind counts, and every one stays on record', async () => {
  await decide('health', true);
  await decide('ai', false);
  await decide('health', false);
  await expect(onRecord()).resolves.toEqual([
    { kind: 'health', is_given: true },
    { kind: 'ai', is_given: false },
    { kind: 'health', is_given: false },
  ]);
  const { data } = await graphClient(stack.url, kari.token)('{ me { consents { kind version isGiven } } }');
  expect(data).toEqual({
    me: {
      consents: [
        { kind: 'ai', version, isGiven: false },
        { kind: 'health', version, isGiven: false },
      ],
    },
  });
});

test('the same decision again adds nothing and answers the first, also at once', async () => {
  const before = (await onRecord()).length;
  const answers = await Promise.all(Array.from({ length: 6 }, () => decide('terms', true)));
  expect(new Set(answers.map(({ data }) => data?.decideConsent.decidedAt)).size).toBe(1);
  await expect(onRecord()).resolves.toHaveLength(before + 1);
});

test('a text that there has never been is refused', async () => {
  await expect(decide('terms', true, '1999')).resolves.toMatchObject({
    errors: [{ extensions: { code: 'VALIDATION_FAILED', fields: [{ field: 'version', code: 'UNKNOWN_OPTION' }] } }],
  });
});

test('taking back the consent to health data takes those out of the profile, and nothing else', async () => {
  const ask = graphClient(stack.url, kari.token);
  const save = 'mutation ($i: SaveProfileInput!) { saveProfile(input: $i) { nickname } }';
  const profile = async () =>
    (await ask('{ me { profile { nickname considerations specificChallenge } } }')).data as { me: { profile: object } };
  const told = { nickname: 'Kari', considerations: ['fatigue', 'mental_strength'], specificChallenge: 'Hodepine' };
  await ask(save, { i: told });
  await decide('health', true);
  await expect(profile()).resolves.toEqual({ me: { profile: told } });
  await decide('health', false);
  await expect(profile()).resolves.toEqual({
    me: { profile: { nickname: 'Kari', considerations: ['mental_strength'], specificChallenge: '' } },
  });
  await ask(save, { i: { considerations: ['fatigue'] } });
  await decide('health', true);
  await decide('health', false);
  await expect(profile()).resolves.toMatchObject({ me: { profile: { considerations: ['feeling_fine'] } } });
});

test('and with them what is followed from day to day, and every answer to it', async () => {
  const ask = graphClient(stack.url, kari.token);
  await decide('health', true);
  await ask('mutation ($i: SaveFollowedScalesInput!) { saveFollowedScales(input: $i) { scales } }', {
    i: { scales: ['pain'] },
  });
  await ask('mutation ($i: SaveScaleEntryInput!) { saveScaleEntry(input: $i) { date } }', {
    i: { date: today, scale: 'pain', value: 4 },
  });
  const kept = async () =>
    (await ask('{ me { followedScales { scales } scaleEntries { nodes { value } } } }')).data as { me: object };
  await expect(kept()).resolves.toEqual({
    me: { followedScales: { scales: ['pain'] }, scaleEntries: { nodes: [{ value: 4 }] } },
  });
  await decide('health', false);
  await expect(kept()).resolves.toEqual({ me: { followedScales: { scales: [] }, scaleEntries: { nodes: [] } } });
});

/** Writes of what a page asks the consent to health data for, with the field that is asked of the answer. */
const HEALTH_WRITES: [input: string, mutation: string, field: string, values: object][] = [
  ['SaveFollowedScales', 'saveFollowedScales', 'scales', { scales: ['pain'] }],
  ['SaveScaleEntry', 'saveScaleEntry', 'date', { date: today, scale: 'pain', value: 4 }],
];

test.each(HEALTH_WRITES)(
  'what another device still had of it is refused once it is taken back: %s',
  async (input, mutation, field, i) => {
    kari = await newPerson(stack);
    const ask = graphClient(stack.url, kari.token);
    const send = () => ask(`mutation ($i: ${input}Input!) { ${mutation}(input: $i) { ${field} } }`, { i });
    expect((await send()).errors).toBeUndefined();
    await decide('health', true);
    expect((await send()).errors).toBeUndefined();
    await decide('health', false);
    const refused = { errors: [{ extensions: { code: 'FORBIDDEN' } }] };
    await expect(send()).resolves.toMatchObject(refused);
    const tables = ['followed_scales', 'scale_entry'];
    const rows = tables.map((table) => `select user_id from wellbeing.${table} where user_id = $1`).join(' union all ');
    await expect(asOwner(stack.dataFolder, rows, [kari.id])).resolves.toEqual([]);
    await decide('health', true);
    expect((await send()).errors).toBeUndefined();
  },
);

test('an export is brought in whole, also after a no: it is the person’s own document', async () => {
  kari = await newPerson(stack);
  const ola = await newPerson(stack);
  const as = (person: TestPerson) => graphClient(stack.url, person.token);
  await decide('health', false);
  await as(ola)('mutation ($i: SaveScaleEntryInput!) { saveScaleEntry(input: $i) { date } }', {
    i: { date: today, scale: 'pain', value: 4 },
  });
  const { data } = await as(ola)<{ me: { recordsExport: object } }>('{ me { recordsExport } }');
  const document = JSON.stringify(data?.me.recordsExport);
  const bring = 'mutation ($document: String!) { importBesideRecords(document: $document) { added } }';
  await expect(as(kari)(bring, { document })).resolves.toMatchObject({ data: { importBesideRecords: { added: 1 } } });
});

test('a sign-up that says which terms it showed puts that on record; anything else in its place is left out', async () => {
  const signUp = async (terms: string) => {
    const email = `terms-${randomUUID()}@example.no`;
    await fetch(`${stack.url}/auth/v1/signup`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', apikey: stack.anonKey },
      body: JSON.stringify({ email, password: 'Lang-setning-med-tegn-1', data: { terms_version: terms } }),
    });
    const sql =
      'select c.kind, c.version, c.is_given from users.consent c join auth.users u on u.id = c.user_id where u.email = $1';
    return asOwner(stack.dataFolder, sql, [email]);
  };
  await expect(signUp('2026-11')).resolves.toEqual([{ kind: 'terms', version: '2026-11', is_given: true }]);
  await expect(signUp('hemmelig tekst')).resolves.toEqual([]);
});
