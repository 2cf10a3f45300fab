import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { normalOperationText, operationHash } from '@spire/graph-kit/operationText';
import { projectFolder } from '@spire/graph-kit/projectFolder';
import { parse, type ParseOptions } from 'graphql';
import { z } from 'zod';

/** The operations our clients are made of: normal texts by their sha256, as `npm run codegen` writes them. */
export type Manifest = Record<string, string>;

/** The text to run for a request, or undefined when it is none of ours. */
export type KnownOperations = (request: { query?: unknown; extensions?: unknown }) => string | undefined;

const manifestSchema = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());
const persistedSchema = z.object({ persistedQuery: z.object({ sha256Hash: z.string() }) });

/** Texts a client may print in ways of its own; each is normalised once. */
const REMEMBERED_TEXTS = 1000;

function readManifest(file: string): Manifest {
  const manifest = manifestSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  for (const [hash, text] of Object.entries(manifest))
    if (operationHash(text) !== hash)
      throw new Error(`${file} names an operation by a hash that is not its own: ${hash}`);
  return manifest;
}

/**
 * Reads the committed manifest and what `more` adds: a manifest, or a folder of them, that comes with a remote deployed
 * by itself.
 */
export function readManifests(more: string | undefined): Manifest {
  const files = [path.join(projectFolder(), 'graph/operations.json')];
  if (more !== undefined && !existsSync(more)) throw new Error(`OPERATIONS names ${more}, which is not there`);
  if (more !== undefined && statSync(more).isDirectory())
    files.push(
      ...readdirSync(more, { withFileTypes: true }).flatMap((each) =>
        each.name.endsWith('.json') ? [path.join(more, each.name)] : [],
      ),
    );
  else if (more !== undefined) files.push(more);
  return Object.assign({}, ...files.map(readManifest)) as Manifest;
}

/** Knows operations by their text, however it is laid out, and by the hash of their normal text alone. */
export function createKnownOperations(manifest: Manifest, limits: ParseOptions): KnownOperations {
  const known = new Map(Object.entries(manifest));
  const remembered = new Map<string, string>();

  function ofText(text: string): string | undefined {
    const before = remembered.get(text);
    if (before !== undefined) return before;
    try {
      const found = known.get(operationHash(normalOperationText(parse(text, { ...limits, noLocation: true }))));
      if (found === undefined) return undefined;
      if (remembered.size >= REMEMBERED_TEXTS) remembered.clear();
      // The text as it came: it may ask for type names, which the normal one does not.
      remembered.set(text, text);
      return text;
    } catch {
      return undefined;
    }
  }

  return ({ query, extensions }) => {
    if (typeof query === 'string') return ofText(query);
    const persisted = persistedSchema.safeParse(extensions);
    return persisted.success ? known.get(persisted.data.persistedQuery.sha256Hash) : undefined;
  };
}
