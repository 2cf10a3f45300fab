import { pagesOf } from '@spire/domain/remoteRegistry';
import type { RemoteManifest } from '@spire/domain/remoteManifest';
import { graphLacks, shellLacks, type Stated } from '@spire/services/publishing/compatibility';
import { buildSchema } from 'graphql';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { operationManifest } from '../build/operations.ts';
import { needs, offers } from '../build/versions.ts';
import { remoteFolders } from '../remotes.ts';
import { keptReleases } from './kept.ts';

const root = path.resolve(__dirname, '../..');
const kept = keptReleases(root);
const schema = buildSchema(readFileSync(path.join(root, 'graph/schema.graphql'), 'utf8'));

/** The remotes as they stand here. */
async function own(): Promise<Stated[]> {
  return Promise.all(
    remoteFolders(root).map(async (name) => {
      const { default: manifest } = (await import(path.join(root, name, 'src/manifest.ts'))) as {
        default: RemoteManifest;
      };
      const files = globSync('src/**/*.graphql', { cwd: path.join(root, name) });
      const texts = operationManifest(files.map((file) => path.join(root, name, file)));
      return { manifest, needs: needs(), operations: JSON.parse(texts) as Record<string, string> };
    }),
  );
}

test('two releases are kept, each with what it asks', () => {
  expect(kept).toHaveLength(2);
  for (const { release } of kept) {
    expect(release.remotes.length).toBeGreaterThan(0);
    for (const { operations } of release.remotes) expect(Object.keys(operations)).not.toEqual([]);
  }
});

describe.each(kept)('with the release of $name', ({ release }) => {
  test('the graph of today answers all that its shell and its remotes ask', () => {
    const shell = { manifest: { name: 'shell' }, operations: release.operations };
    expect([shell, ...release.remotes].flatMap((version) => graphLacks(version, schema))).toEqual([]);
  });

  test('the shell of today shows its remotes', () => {
    const refused = pagesOf(
      Object.fromEntries(release.remotes.map((remote) => [remote.manifest.name, remote])),
    ).refused;
    expect(refused).toEqual([]);
    expect(release.remotes.flatMap((remote) => shellLacks(remote, offers()))).toEqual([]);
  });

  test('its shell shows the remotes of today', async () => {
    expect((await own()).flatMap((remote) => shellLacks(remote, release.shell))).toEqual([]);
  });
});
