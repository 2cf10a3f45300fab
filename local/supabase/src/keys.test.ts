import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLocalJWKSet, jwtVerify } from 'jose';
import { loadKeys } from './keys.ts';

describe('the signing keys', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'spire-keys-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('are made once and found again', async () => {
    const file = path.join(folder, 'deep', 'keys.json');
    const made = await loadKeys(file, new Date());
    const found = await loadKeys(file, new Date());
    expect(found.jwks).toEqual(made.jwks);
    expect(found.anonKey).toBe(made.anonKey);
    expect(found.refreshSecret).toEqual(made.refreshSecret);
  });

  it('are readable by their owner alone, also when somebody loosened that', async () => {
    const file = path.join(folder, 'keys.json');
    await loadKeys(file, new Date());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await chmod(file, 0o644);
    await loadKeys(file, new Date());
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  it('publish no private part and verify the API keys', async () => {
    const keys = await loadKeys(path.join(folder, 'keys.json'), new Date());
    expect(keys.jwks.keys.every((key) => !('d' in key))).toBe(true);
    const verifier = createLocalJWKSet(keys.jwks);
    expect((await jwtVerify(keys.anonKey, verifier)).payload).toMatchObject({ role: 'anon', iss: 'supabase' });
    expect((await jwtVerify(keys.serviceKey, verifier)).payload).toMatchObject({ role: 'service_role' });
  });

  it('are never replaced when their file is damaged', async () => {
    const file = path.join(folder, 'keys.json');
    await writeFile(file, '{"keys":');
    await expect(loadKeys(file, new Date())).rejects.toThrow(/is damaged/);
  });
});
