import { readRegistry, SIGNING, signedText } from './readRegistry.ts';
import type { RemoteRegistry } from './remoteRegistry.ts';

const hash = `sha256-${'a'.repeat(43)}=`;
const version = (digits: string) => ({
  version: digits,
  base: `/remotes/mf-tools/${digits}/`,
  entry: 'remoteEntry.js',
  integrity: { 'remoteEntry.js': hash, 'assets/leaf.01234567.js': hash },
});
const registry = {
  format: 1,
  revision: 7,
  remotes: { 'mf-tools': { ...version('0123456789ab'), manifest: {}, previous: version('ba9876543210') } },
  refused: [],
} as unknown as RemoteRegistry;

const base64url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
async function keys() {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(SIGNING, true, ['sign', 'verify']);
  const sign = async (of: RemoteRegistry) =>
    base64url(await crypto.subtle.sign(SIGNING, privateKey, new TextEncoder().encode(signedText(of))));
  return { sign, publicKey: base64url(await crypto.subtle.exportKey('spki', publicKey)) };
}

test('a registry is taken as it is, with fields that are not known here', async () => {
  const newer = { ...registry, mood: 'good' };
  await expect(readRegistry(newer)).resolves.toEqual({ kind: 'registry', registry: newer });
});

test.each<[string, unknown, string]>([
  ['a page', '<!doctype html>', 'registry is not an object'],
  ['nothing', null, 'registry is not an object'],
  ['another layout', { ...registry, format: 2 }, 'registry.format'],
  ['half a document', { format: 1 }, 'registry.revision'],
  ['a revision that is no number', { ...registry, revision: '7' }, 'registry.revision'],
  ['no list of what was left out', { ...registry, refused: undefined }, 'registry.refused'],
  ['a stranger’s name', { ...registry, remotes: { shell: version('0123456789ab') } }, 'odd name'],
  ['a version that is a path', remote({ version: '../../etc' }), 'mf-tools.version'],
  ['an address that is no folder', remote({ base: '/remotes/mf-tools' }), 'mf-tools.base'],
  ['an address of another kind', remote({ base: 'javascript:alert(1)/' }), 'mf-tools.base'],
  ['an entry elsewhere', remote({ entry: '../x.js' }), 'mf-tools.entry'],
  ['a file outside', remote({ integrity: { '../x.js': hash } }), 'odd name'],
  ['a hash that is none', remote({ integrity: { 'x.js': 'sha256-' } }), 'integrity.x.js'],
  ['a version before that is none', remote({ previous: {} }), 'previous.version'],
])('%s is refused, with the field', async (_name, value, reason) => {
  await expect(readRegistry(value)).resolves.toEqual({
    kind: 'refused',
    reason: expect.stringContaining(reason) as string,
  });
});

function remote(change: object) {
  return { ...registry, remotes: { 'mf-tools': { ...version('0123456789ab'), ...change } } };
}

test('an older one than is known is refused; the same one is not, nor that nothing is published', async () => {
  await expect(readRegistry(registry, { revision: 7 })).resolves.toMatchObject({ kind: 'registry' });
  await expect(readRegistry(registry, { revision: 8 })).resolves.toMatchObject({ kind: 'refused' });
  await expect(readRegistry({ ...registry, revision: 0 }, { revision: 8 })).resolves.toMatchObject({
    kind: 'registry',
  });
});

test('where a key is given, one signature is as good as none but for the right one', async () => {
  const [ours, theirs] = [await keys(), await keys()];
  const signed = { ...registry, signature: await ours.sign(registry) };
  const read = async (value: unknown) => (await readRegistry(value, { publicKey: ours.publicKey })).kind;
  expect(await read(signed)).toBe('registry');
  expect(await read(registry)).toBe('refused');
  expect(await read({ ...signed, revision: 8 })).toBe('refused');
  expect(await read({ ...signed, remotes: {} })).toBe('refused');
  expect(await read({ ...registry, signature: await theirs.sign(registry) })).toBe('refused');
  await expect(readRegistry(signed, { publicKey: 'no key' })).resolves.toMatchObject({ kind: 'refused' });
});

test('a signature outlives that the document is written down in another order', async () => {
  const { sign, publicKey } = await keys();
  const { remotes, revision, format } = registry;
  const [tools] = Object.values(remotes);
  const turned = Object.fromEntries(Object.entries(tools ?? {}).reverse());
  const other = { signature: await sign(registry), remotes: { 'mf-tools': turned }, revision, format, refused: [] };
  await expect(readRegistry(other, { publicKey })).resolves.toMatchObject({ kind: 'registry' });
});
