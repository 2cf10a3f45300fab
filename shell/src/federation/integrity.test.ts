import type { RemoteRegistry } from '@spire/domain/remoteRegistry';
import { integrityOf } from './integrity.ts';

const hash = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=';
const origin = 'http://localhost:4000';
const manifest = (name: string) => ({ contract: 2, name, pages: [], cards: [], shortcuts: [] }) as const;

const registry: RemoteRegistry = {
  format: 1,
  revision: 0,
  refused: [],
  remotes: {
    'mf-tools': {
      manifest: manifest('mf-tools'),
      version: '1',
      base: '/remotes/mf-tools/1/',
      entry: 'remoteEntry.js',
      integrity: { 'remoteEntry.js': hash },
      previous: {
        version: '0',
        base: '/remotes/mf-tools/0/',
        entry: 'remoteEntry.js',
        integrity: { 'remoteEntry.js': `${hash.slice(0, -2)}0=` },
      },
    },
    'mf-profile': {
      manifest: manifest('mf-profile'),
      version: '2',
      base: 'https://cdn.example/mf-profile/2/',
      entry: 'remoteEntry.js',
      integrity: { 'remoteEntry.js': hash, 'odd.js': 'md5-nope' },
    },
  },
};
const of = (address: string) => () => integrityOf(registry, address, origin);

describe('the hash of a file of a remote', () => {
  it('is that of its version, also of the one to fall back to, and whatever the query', () => {
    expect(of('/remotes/mf-tools/1/remoteEntry.js?try=1')()).toBe(hash);
    expect(of('/remotes/mf-tools/0/remoteEntry.js')()).toBe(`${hash.slice(0, -2)}0=`);
  });
  it('is the registry’s, on this origin or another', () => {
    expect(of('/remotes/mf-tools/1/remoteEntry.js')()).toBe(hash);
    expect(of('http://localhost:4000/remotes/mf-tools/1/remoteEntry.js')()).toBe(hash);
    expect(of('https://cdn.example/mf-profile/2/remoteEntry.js')()).toBe(hash);
  });
  it('is refused where the registry has none', () => {
    for (const address of [
      '/remotes/mf-tools/1/other.js',
      '/remotes/mf-tools/2/remoteEntry.js',
      'https://evil.example/remotes/mf-tools/1/remoteEntry.js',
      '/remotes/mf-tools/1/../../evil.js',
      'https://cdn.example/mf-profile/2/odd.js',
    ]) {
      expect(of(address)).toThrow('does not vouch');
    }
  });
});
