import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Manifest, MANIFEST_LIMITS, readManifest } from './operationManifest.ts';
import type { OperationSource, Tell } from './publishedOperations.ts';

/** The time a registry may take for a whole look: a request waits for it. */
const PATIENCE_MS = 3000;
const REGISTRY_LIMITS = { bytes: 1_048_576, remotes: 100 } as const;

const MANIFEST = 'operations.json';
const registryShape = z.object({ remotes: z.record(z.string(), z.unknown()) });
const entryShape = z.object({ base: z.string(), integrity: z.record(z.string(), z.string()) });
const previousShape = z.object({ previous: z.unknown() });

interface ReadRemote {
  /** The hash under which the manifest was published. */
  hash: string | undefined;
  manifest: Manifest;
}

async function fetchWhole(address: URL, bytes: number, signal: AbortSignal): Promise<Buffer> {
  const response = await fetch(address, { signal, redirect: 'error' });
  if (!response.ok || response.body === null) {
    await response.body?.cancel();
    throw new Error(`It was answered ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > bytes) throw new Error(`It is longer than ${bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A page falls back to the version before, and then asks what that one asks. */
function withPrevious([name, entry]: [string, unknown]): [string, unknown][] {
  const previous = previousShape.safeParse(entry).data?.previous;
  return previous === undefined
    ? [[name, entry]]
    : [
        [name, entry],
        [`${name}, the version before`, previous],
      ];
}

/** Manifests of the remotes that a registry names (`/remotes.json`), each by the hash the registry vouches for. */
export function createManifestRegistry(address: string, patienceMs = PATIENCE_MS): OperationSource {
  const registry = new URL(address);
  let remotes = new Map<string, ReadRemote>();

  async function readAgain(name: string, entry: unknown, tell: Tell, signal: AbortSignal): Promise<ReadRemote> {
    const before = remotes.get(name) ?? { hash: undefined, manifest: {} };
    try {
      const { base, integrity } = entryShape.parse(entry);
      const hash = integrity[MANIFEST];
      if (hash === undefined) throw new Error(`The registry has no hash of its ${MANIFEST}`);
      if (hash === before.hash) return before;
      const content = await fetchWhole(new URL(base + MANIFEST, registry), MANIFEST_LIMITS.bytes, signal);
      if (hash !== `sha256-${createHash('sha256').update(content).digest('base64')}`)
        throw new Error('It is not what the registry vouches for');
      return { hash, manifest: readManifest(content) };
    } catch (error) {
      tell(`${registry.href} ${name}`, error instanceof z.ZodError ? 'The registry describes it wrongly' : error);
      return before;
    }
  }

  return {
    look: async (tell) => {
      try {
        const signal = AbortSignal.timeout(patienceMs);
        const content = await fetchWhole(registry, REGISTRY_LIMITS.bytes, signal);
        const { success, data } = registryShape.safeParse(JSON.parse(content.toString()));
        if (!success) throw new Error('It is not a registry of remotes');
        const entries = Object.entries(data.remotes);
        if (entries.length > REGISTRY_LIMITS.remotes)
          tell(registry.href, `Only the first ${REGISTRY_LIMITS.remotes} remotes are read`);
        const read = entries
          .slice(0, REGISTRY_LIMITS.remotes)
          .flatMap(withPrevious)
          .map(async ([name, entry]) => [name, await readAgain(name, entry, tell, signal)] as const);
        remotes = new Map(await Promise.all(read));
      } catch (error) {
        tell(registry.href, error);
      }
      return [...remotes.values()].map(({ manifest }) => manifest);
    },
  };
}
