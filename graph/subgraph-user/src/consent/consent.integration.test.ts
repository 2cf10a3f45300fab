import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';

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
