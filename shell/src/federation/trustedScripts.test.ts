/** @jest-environment jsdom */
import { guardScripts, isTrusted, trustOriginOf } from './trustedScripts.ts';

test.each([
  ['/main.0123abcd.js', true],
  ['/sw.js', true],
  ['/remotes/mf-tools/0123/remoteEntry.js?try=1', true],
  ['/storage/v1/object/public/pictures/mine.js', false],
  ['/rest/v1/notes.js', false],
  ['/home', false],
  ['data:text/javascript,1', false],
  ['https://elsewhere.example/remotes/mf-tools/remoteEntry.js', false],
  ['//elsewhere.example/main.js', false],
])('a script from %s is taken: %s', (address, isTaken) => {
  expect(isTrusted(address)).toBe(isTaken);
});

test('another origin is taken once the registry has a remote there', () => {
  expect(isTrusted('https://cdn.example/mf-tools/1/page.js')).toBe(false);
  trustOriginOf('https://cdn.example/mf-tools/1/');
  expect(isTrusted('https://cdn.example/mf-tools/1/page.js')).toBe(true);
  expect(isTrusted('https://cdn.example.evil/mf-tools/1/page.js')).toBe(false);
});

test('the browser is given one policy, which makes addresses alone and says why it refuses one', () => {
  const createPolicy = jest.fn<unknown, [string, { createScriptURL: (address: string) => string }]>();
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  guardScripts();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  expect([name, Object.keys(rules ?? {})]).toEqual(['default', ['createScriptURL']]);
  expect(rules?.createScriptURL('/main.js')).toBe('/main.js');
  expect(() => rules?.createScriptURL('/rest/v1/x.js')).toThrow('/rest/v1/x.js');
});
