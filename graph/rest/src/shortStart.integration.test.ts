import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { REST_PATHS } from '@spire/domain/restPaths';
import { graphClient } from '@spire/graph-kit/testing/graphClient';
import { newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { documentedClient } from './testing/documentedClient.ts';

let stack: TestStack;
let client: ReturnType<typeof documentedClient>;
let kari: TestPerson;

beforeAll(async () => {
  stack = await startTestStack();
  const document: unknown = await (await fetch(`${stack.url}${REST_PATHS.openApi}`)).json();
  client = documentedClient(stack.url, document as Parameters<typeof documentedClient>[1]);
});
beforeEach(async () => {
  kari = await newPerson(stack);
});
afterAll(() => stack.stop());

const rest = (method: string, body: object) => client.call(method, REST_PATHS.userProfile, { token: kari.token, body });
const ask = (query: string, variables: object = {}) =>
  graphClient(stack.url, kari.token)(query, variables as Record<string, unknown>);

const SAVE = `mutation ($i: SaveProfileInput!) {
  saveProfile(input: $i) { nickname considerations capacityLevel goals onboardingCompleted }
}`;
const FINISHED = { considerations: [], goals: [], onboardingCompleted: true };

test('by the graph: finished with nothing told, and only so', async () => {
  const input = { nickname: '', ...FINISHED };
  await expect(ask(SAVE, { i: input })).resolves.toMatchObject({
    errors: [{ extensions: { code: 'VALIDATION_FAILED' } }],
  });
  await expect(ask(SAVE, { i: { ...input, setup: 'short' } })).resolves.toMatchObject({
    data: { saveProfile: { ...input, capacityLevel: null } },
  });
});

test('by REST, as documented: finished with nothing told, one thing later, and never emptied without saying so', async () => {
  const short = { nickname: 'Kari', ...FINISHED, setup: 'short' };
  await expect(rest('POST', { ...short, setup: 'quick' })).resolves.toMatchObject({
    status: 400,
    body: { error: { field: 'setup' } },
  });
  await expect(rest('POST', { ...short, setup: undefined })).resolves.toMatchObject({ status: 400 });
  const { status, body } = await rest('POST', short);
  expect([status, body]).toMatchObject([200, { nickname: 'Kari', goals: [], onboarding_completed: true }]);
  expect(body).not.toHaveProperty('setup');
  await expect(rest('PUT', { goals: ['peace'] })).resolves.toMatchObject({ status: 200, body: { goals: ['peace'] } });
  await expect(rest('PUT', { goals: [] })).resolves.toMatchObject({ status: 400, body: { error: { field: 'goals' } } });
  await expect(rest('PUT', { nickname: 'Kari', considerations: [] })).resolves.toMatchObject({
    status: 400,
    body: { error: { field: 'considerations' } },
  });
});

test('what was put off and what was told is kept, and goes with the consent it came by', async () => {
  await ask(SAVE, { i: { ...FINISHED, setup: 'short', capacityLevel: 'limited' } });
  const decide = (isGiven: boolean) =>
    ask('mutation ($i: DecideConsentInput!) { decideConsent(input: $i) { isGiven } }', {
      i: { kind: 'health', version: CONSENT_VERSIONS.health.at(-1), isGiven },
    });
  await decide(true);
  const settings = 'mutation { saveSettings(input: { questionsOff: [goals] }) { questionsOff questionsFrom } }';
  await expect(ask(settings)).resolves.toMatchObject({
    data: { saveSettings: { questionsOff: ['goals'], questionsFrom: null } },
  });
  await decide(false);
  await expect(ask('{ me { profile { capacityLevel considerations onboardingCompleted } } }')).resolves.toMatchObject({
    data: { me: { profile: { capacityLevel: null, considerations: [], onboardingCompleted: true } } },
  });
});
