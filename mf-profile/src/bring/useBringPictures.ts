import { usePictures } from '@spire/client/lazy';
import type { EntryInput } from '@spire/imports/entryInputs';
import { useRef } from 'react';

/** The beginning of the names of an import's pictures: the server takes them away with it. */
const beginning = (importId: string) => `import-${importId.replaceAll('-', '')}-`;

/** The same for the same picture of a file, so that a repeat puts it where it was. */
async function markOf(name: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(name));
  return [...new Uint8Array(digest, 0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Brings the pictures of a file, made small here (D28), before the entries that name them. */
export function useBringPictures() {
  const { put } = usePictures();
  /** Where each picture is; undefined of those that this browser cannot open. */
  const places = useRef(new Map<string, string | undefined>());

  async function placeOf(importId: string, name: string, picture: Blob): Promise<string | undefined> {
    const { shrinkPicture } = await import(/* webpackChunkName: "me" */ '@spire/client/shrinkPicture');
    const shrunk = await shrinkPicture(picture);
    if (shrunk.kind === 'refused') return undefined;
    return put(`${beginning(importId)}${await markOf(name)}`, shrunk.picture);
  }

  return {
    /** The entries with the places of their pictures instead of the names in the file. Rejects with what `problemOf` reads. */
    bring: async (importId: string, files: ReadonlyMap<string, Blob>, entries: readonly EntryInput[]) => {
      const known = places.current;
      for (const name of entries.flatMap(({ pictures }) => pictures)) {
        const file = files.get(name);
        if (file !== undefined && !known.has(name)) known.set(name, await placeOf(importId, name, file));
      }
      return entries.map((entry) => ({ ...entry, pictures: entry.pictures.flatMap((name) => known.get(name) ?? []) }));
    },
    /** How many could not be opened. */
    unopened: () => [...places.current.values()].filter((place) => place === undefined).length,
    startAnew: () => places.current.clear(),
  };
}
