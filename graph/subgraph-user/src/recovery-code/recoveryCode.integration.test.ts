import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { logIn, newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { addFactor, logInWithFactor } from '@spire/graph-kit/testing/secondFactor';
import { startTestStack, type TestStack } from '@spire/testing/stack';

let stack: TestStack;

beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

const ask = (token: string, query: string, variables = {}) => graphClient(stack.url, token)(query, variables);
const use = (token: string, code: string) =>
  ask(token, 'mutation ($code: String!) { useRecoveryCode(code: $code) }', { code });
const left = async (token: string) => {
  const { data } = await graphClient(
    stack.url,
    token,
  )<{ me: { recoveryCodesLeft: number } }>('{ me { recoveryCodesLeft } }');
  return data?.me.recoveryCodesLeft;
};
async function make(token: string): Promise<string[]> {
  const query = 'mutation { makeRecoveryCodes }';
  const { data, errors } = await graphClient(stack.url, token)<{ makeRecoveryCodes: string[] }>(query);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.makeRecoveryCodes;
}

const factorWanted = { status: 403, errors: [{ extensions: { code: 'SECOND_FACTOR_REQUIRED' } }] };
const wrong = {
  errors: [{ extensions: { code: 'VALIDATION_FAILED', fields: [{ field: 'code', code: 'INVALID' }] } }],
};
const right = { data: { useRecoveryCode: true } };

/** A person with a second factor: their codes, and a login that has not shown the factor. */
async function personWithCodes(): Promise<{ person: TestPerson; codes: string[]; half: string; whole: string }> {
  const person = await newPerson(stack);
  await addFactor(stack, person);
  const whole = (await logInWithFactor(stack, person)).token;
  const codes = await make(whole);
  return { person, codes, half: (await logIn(stack, person.email)).token, whole };
}

test('without the second factor nothing opens but the way back', async () => {
  const { codes, half } = await personWithCodes();
  for (const query of [
    '{ me { id } }',
    'mutation { makeRecoveryCodes }',
    `mutation { useRecoveryCode(code: "${codes[0] ?? ''}") saveProfile(input: { nickname: "x" }) { nickname } }`,
  ])
    await expect(ask(half, query)).resolves.toMatchObject(factorWanted);
  await expect(use(half, codes[0] ?? '')).resolves.toMatchObject(right);
  await expect(ask(half, '{ me { id } }')).resolves.toMatchObject({ status: 200 });
});

test('codes are ten, readable, counted, and replaced by the next ten', async () => {
  const { codes, half, whole } = await personWithCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([^\s01258OILZSB-]{5})(-[^\s01258OILZSB-]{5}){2}$/);
  await expect(left(whole)).resolves.toBe(10);
  const next = await make(whole);
  await expect(left(whole)).resolves.toBe(10);
  await expect(use(half, codes[0] ?? '')).resolves.toMatchObject(wrong);
  await expect(use(half, next[9] ?? '')).resolves.toMatchObject(right);
  await expect(left(half)).resolves.toBe(0);
  await expect(use(half, next[1] ?? '')).resolves.toMatchObject(wrong);
});

test('case, spaces and dashes do not count', async () => {
  const { codes, half } = await personWithCodes();
  await expect(use(half, ` ${(codes[3] ?? '').toLowerCase().replaceAll('-', ' – ')}\t`)).resolves.toMatchObject(right);
});

test('whoever has no second factor makes no codes', async () => {
  const person = await newPerson(stack);
  const forbidden = { errors: [{ extensions: { code: 'FORBIDDEN' } }] };
  await expect(ask(person.token, 'mutation { makeRecoveryCodes }')).resolves.toMatchObject(forbidden);
  await expect(use(person.token, 'AAAAA-AAAAA-AAAAA')).resolves.toMatchObject(wrong);
});

test('a code opens nobody else’s account, and tells nothing of it', async () => {
  const [kari, ola] = [await personWithCodes(), await personWithCodes()];
  await expect(use(ola.half, kari.codes[0] ?? '')).resolves.toMatchObject(wrong);
  await expect(use(ola.half, ola.codes[0] ?? '')).resolves.toMatchObject(right);
  const factors = await asOwner<{ user_id: string }>(
    stack.dataFolder,
    'select user_id from auth.mfa_factors where user_id = any($1)',
    [[kari.person.id, ola.person.id]],
  );
  expect(factors).toEqual([{ user_id: kari.person.id }]);
  await expect(left(kari.whole)).resolves.toBe(10);
});

test('a code ends every other session: whoever has the lost phone is out', async () => {
  const { person, codes, half } = await personWithCodes();
  const sessions = () => asOwner(stack.dataFolder, 'select from auth.sessions where user_id = $1', [person.id]);
  expect((await sessions()).length).toBeGreaterThan(1);
  await expect(use(half, codes[0] ?? '')).resolves.toMatchObject(right);
  await expect(sessions()).resolves.toHaveLength(1);
});

test('a code takes no factor away that was set up after it', async () => {
  const { person, codes, half } = await personWithCodes();
  const later = `update auth.mfa_factors set created_at = now() + interval '1 minute' where user_id = $1`;
  await asOwner(stack.dataFolder, later, [person.id]);
  await expect(use(half, codes[0] ?? '')).resolves.toMatchObject(wrong);
});

test('ten wrong codes an hour, also at once; then the right one has to wait as well', async () => {
  const { codes, half } = await personWithCodes();
  const answers = await Promise.all(Array.from({ length: 14 }, (_, at) => use(half, `WRONG-CODE-${at}`)));
  const seen = answers.map(({ errors }) => errors?.[0]?.extensions.code);
  expect(seen.filter((code) => code === 'VALIDATION_FAILED')).toHaveLength(10);
  expect(seen.filter((code) => code === 'RATE_LIMITED')).toHaveLength(4);
  await expect(use(half, codes[0] ?? '')).resolves.toMatchObject({
    errors: [{ extensions: { code: 'RATE_LIMITED' } }],
  });
});

test('one code used twenty times at once is used once', async () => {
  const { person, codes, half } = await personWithCodes();
  const answers = await Promise.all(Array.from({ length: 20 }, () => use(half, codes[5] ?? '')));
  expect(answers.filter(({ data }) => data)).toHaveLength(1);
  const query = 'select count(*)::integer as wrong from users.attempt where user_id = $1';
  await expect(asOwner(stack.dataFolder, query, [person.id])).resolves.toEqual([{ wrong: 10 }]);
});

test('what is stored gives no code away, and the person reads nothing of it', async () => {
  const { person, codes } = await personWithCodes();
  const rows = await asOwner<{ row: string }>(
    stack.dataFolder,
    'select to_jsonb(s)::text || to_jsonb(c)::text as row from users.recovery_set s join users.recovery_code c using (user_id) where user_id = $1',
    [person.id],
  );
  expect(rows).toHaveLength(10);
  for (const code of codes) expect(JSON.stringify(rows)).not.toContain(code.replaceAll('-', ''));
  const readable = await asOwner(
    stack.dataFolder,
    `select attname from pg_attribute where attrelid = any(array['users.recovery_set', 'users.recovery_code', 'users.attempt']::regclass[])
        and attnum > 0 and has_column_privilege('authenticated', attrelid, attnum, 'select')`,
  );
  expect(readable).toEqual([{ attname: 'user_id' }]);
});
