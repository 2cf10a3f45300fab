import type { ExportedFile } from '@spire/graph-shared/export/exportDocument';
import type { StoredPictures } from '@spire/graph-shared/storedPictures';

/** Pictures and voice notes as one request reaches them: with the token of whoever asks. */
export interface PersonsPictures {
  list(userId: string): Promise<string[]>;
  /** The file as an export holds it: without content where it cannot be read. */
  read(userId: string, path: string): Promise<ExportedFile>;
  /** Puts an exported file into the person's own folder, under the name it had. */
  put(userId: string, picture: ExportedFile): Promise<void>;
  /** Takes files away. */
  remove(paths: readonly string[]): Promise<void>;
}

export function personsPictures(pictures: StoredPictures, token: string): PersonsPictures {
  return {
    list: (userId) => pictures.list({ userId, token }),
    read: async (userId, path) => {
      const found = await pictures.read({ userId, token }, path);
      if (found === undefined) return { path, type: null, base64: null };
      return { path, type: found.type, base64: Buffer.from(found.bytes).toString('base64') };
    },
    remove: (paths) => pictures.remove({ token }, paths),
    put: async (userId, { path, type, base64 }) => {
      if (type === null || base64 === null) return;
      const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
      await pictures.put({ userId, token }, path.replace(/^[^/]+/, userId), { type, bytes });
    },
  };
}
