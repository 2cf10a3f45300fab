import type { z } from 'zod';

/** A module that is written from texts: one constant, `TEXTS`. */
export interface WrittenModule {
  /** Its path below `src/generated`, without `.ts`. */
  path: string;
  /** The type of the constant, as it is written, and the schemas' types that it names. */
  type: string;
  types: readonly string[];
  /** The file below `schema/` that has those types. */
  schema: string;
  value: unknown;
}

/** Files of texts that have one schema, and what is written from them. */
export interface Collection {
  /** The path of its one file below `texts/`, or of its folder. */
  at: string;
  /** The word for an entry of its files in a message. */
  noun: string;
  /** The names of the files in the folder; null for one file. */
  names: readonly string[] | null;
  /** Whether more files may lie beside those named: they follow them by the alphabet. */
  isOpen: boolean;
  schema: z.ZodType;
  modulesOf: (value: unknown) => WrittenModule[];
}

type Target = Pick<WrittenModule, 'path' | 'schema' | 'type'> & { types?: readonly string[] };

const moduleAt = ({ path, schema, type, types = [type] }: Target, value: unknown): WrittenModule => ({
  path,
  schema,
  type,
  types,
  value,
});

/** One file, which becomes one module. */
export function file(at: string, noun: string, schema: z.ZodType, target: Target): Collection {
  return { at, noun, schema, names: null, isOpen: false, modulesOf: (value) => [moduleAt(target, value)] };
}

/** A folder with a file for each name, which becomes one module: a record by those names. */
export function folder(
  at: string,
  noun: string,
  schema: z.ZodType,
  names: readonly string[],
  target: Omit<Target, 'types'>,
): Collection {
  const { type } = target;
  const keys = names.map((name) => `'${name}'`).join(' | ');
  const record = { ...target, type: `Readonly<Record<${keys}, ${type}>>`, types: [type] };
  return { at, noun, schema, names, isOpen: false, modulesOf: (value) => [moduleAt(record, value)] };
}
