import { REST_PATHS } from '@spire/domain/restPaths';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { request } from 'node:http';

let stack: TestStack;
beforeAll(async () => {
  stack = await startTestStack();
});
afterAll(() => stack.stop());

/** The status of the answer to headers alone, or 0 when there is none for as long as their body has not come. */
function statusBeforeBody(method: string, path: string, type: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      apikey: stack.anonKey,
      authorization: 'Bearer a.b.c',
      'content-type': type,
      'content-length': '20000',
    };
    const asked = request(stack.url + path, { method, headers }, ({ statusCode = 0 }) => {
      resolve(statusCode);
      asked.destroy();
    });
    asked.setTimeout(10_000, () => {
      resolve(0);
      asked.destroy();
    });
    asked.on('error', reject);
    asked.flushHeaders();
  });
}

const { auth, storage, graphql, signUpTest } = SERVICE_PATHS;

test.each([
  ['POST', graphql, 401],
  ['POST', REST_PATHS.privacyImport, 401],
  ['PUT', REST_PATHS.userProfile, 401],
  ['POST', signUpTest, 401],
  ['PUT', `${auth}/user`, 403],
  ['POST', `${auth}/factors`, 403],
  ['POST', `${auth}/logout`, 403],
  ['POST', `${auth}/invite`, 403],
  ['POST', `${auth}/admin/users`, 403],
  ['POST', `${storage}/bucket`, 400],
  ['POST', `${storage}/object/list/memories`, 400],
  ['POST', `${storage}/object/move`, 400],
  ['POST', `${storage}/object/sign/memories`, 400],
  ['DELETE', `${storage}/object/memories`, 400],
])('%s %s refuses a wrong token before the body has come', async (method, path, status) => {
  await expect(statusBeforeBody(method, path, 'application/json')).resolves.toBe(status);
});

test('an upload is refused before its picture has come', async () => {
  const place = `${storage}/object/memories/a/b.png`;
  await expect(statusBeforeBody('POST', place, 'image/png')).resolves.toBe(400);
});
