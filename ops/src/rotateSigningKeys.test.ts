import { removeFolder, scratchFolder } from '@spire/local/testing/stackProcess';
import { loadKeys } from '@spire/supabase/keys';
import path from 'node:path';
import { rotateSigningKeys } from './rotateSigningKeys.ts';

const folder = scratchFolder();
const keys = () => loadKeys(path.join(folder, 'keys.json'), new Date());
const kids = async () => (await keys()).jwks.keys.map(({ kid }) => kid);

afterAll(() => removeFolder(folder));

test('a new key signs, the older ones verify until they are ended at once', async () => {
  const said: string[] = [];
  const [first] = await kids();
  await rotateSigningKeys({ DATA_DIR: folder }, [], (text) => said.push(text));
  const [second, ...older] = await kids();
  expect(older).toEqual([first]);
  expect(said.join()).toContain(`Key ${second ?? ''} signs from the next start on`);

  await rotateSigningKeys({ DATA_DIR: folder }, ['--at-once'], (text) => said.push(text));
  expect(await kids()).not.toContain(second);
  expect(await kids()).toHaveLength(1);
});

test.each(['GOTRUE_JWT_SECRET', 'GOTRUE_JWT_KEYS'])('keys that %s gives are changed there', async (name) => {
  const secret = 'x'.repeat(43);
  const value =
    name === 'GOTRUE_JWT_SECRET' ? secret : JSON.stringify([{ kty: 'oct', k: secret, kid: 'a', key_ops: ['sign'] }]);
  const before = await kids();
  await expect(rotateSigningKeys({ DATA_DIR: folder, [name]: value }, [])).rejects.toThrow(/change them there/);
  expect(await kids()).toEqual(before);
});
