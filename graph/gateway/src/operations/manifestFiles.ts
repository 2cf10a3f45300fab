import { readFile, stat } from 'node:fs/promises';
import { type Manifest, MANIFEST_LIMITS, readManifest } from './operationManifest.ts';
import type { OperationSource, Tell } from './publishedOperations.ts';

interface ReadFile {
  /** By which a file is known to be the same without reading it; undefined for one that could not be read. */
  stamp: string | undefined;
  manifest: Manifest;
}

const ABSENT: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR']);
const isAbsent = (error: unknown) => ABSENT.has((error as NodeJS.ErrnoException).code);

/** The file as it is now; the manifest of before when it is wrong, nothing when there is none. */
async function readAgain(file: string, before: ReadFile | undefined, tell: Tell): Promise<ReadFile | undefined> {
  const manifest = before?.manifest ?? {};
  let stamp: string | undefined;
  try {
    const found = await stat(file);
    if (!found.isFile()) throw new Error('It is not a file');
    const { ino, size, ctimeMs, mtimeMs } = found;
    const now = [ino, size, ctimeMs, mtimeMs].join(' ');
    if (now === before?.stamp) return before;
    if (size > MANIFEST_LIMITS.bytes) throw new Error(`It is longer than ${MANIFEST_LIMITS.bytes} bytes`);
    const content = await readFile(file);
    // From here on it is the content that is wrong, which stays so until the file is another.
    stamp = now;
    return { stamp, manifest: readManifest(content) };
  } catch (error) {
    if (isAbsent(error)) return undefined;
    tell(file, error);
    return { stamp, manifest };
  }
}

/** Manifests in files of this machine. `find` names where they may lie; a file that is not there is no mistake. */
export function createManifestFiles(place: string, find: (tell: Tell) => Promise<string[]>): OperationSource {
  let files = new Map<string, ReadFile>();
  return {
    look: async (tell) => {
      try {
        const found = await Promise.all(
          (await find(tell)).map(async (file) => [file, await readAgain(file, files.get(file), tell)] as const),
        );
        files = new Map(found.flatMap(([file, read]) => (read === undefined ? [] : [[file, read]])));
      } catch (error) {
        tell(place, error);
      }
      return [...files.values()].map(({ manifest }) => manifest);
    },
  };
}
