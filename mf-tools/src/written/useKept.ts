import { deviceStorage } from '@spire/domain/deviceStorage';
import { useCallback, useState } from 'react';

/** The key lies among the drafts, so that logging out deletes it. */
const keyOf = (name: string) => `spire.draft.${name}`;

function read<T>(name: string): T | undefined {
  try {
    const text: unknown = JSON.parse(deviceStorage.getItem(keyOf(name)) ?? 'null');
    return typeof text === 'string' ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, value: object | undefined): void {
  if (value === undefined) deviceStorage.removeItem(keyOf(name));
  // A text rather than an object: what is saved is no draft, and nobody is asked about it on logging out.
  else deviceStorage.setItem(keyOf(name), JSON.stringify(JSON.stringify(value)));
}

/**
 * The content of a tool's end, until the person goes on: it survives a reload, and is no draft, being saved by then.
 * `name` ends with the person's id, as a draft's.
 */
export function useKept<T extends object>(name: string) {
  const [kept, setKept] = useState(() => read<T>(name));
  const keep = useCallback(
    (value: T | undefined) => {
      write(name, value);
      setKept(value);
    },
    [name],
  );
  return [kept, keep] as const;
}
