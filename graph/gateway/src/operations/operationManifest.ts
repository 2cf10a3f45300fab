import { normalOperationText, operationHash } from '@spire/graph-kit/operationText';
import { parse } from 'graphql';
import { z } from 'zod';
import { PARSE_LIMITS } from '../operationLimits.ts';

/** The operations a client is made of: normal texts by their sha256, as `npm run codegen` and builds write them. */
export type Manifest = Record<string, string>;

/** Ten times what the largest remote needs; more is a mistake, which is not to fill the memory of the gateway. */
export const MANIFEST_LIMITS = { bytes: 131_072, operations: 300 } as const;

const shape = z.record(z.string().regex(/^[0-9a-f]{64}$/), z.string());

/** Reads a manifest whole, or throws what is wrong with it: half of one could be a stranger's, or the wrong file. */
export function readManifest(content: Buffer): Manifest {
  const { bytes, operations } = MANIFEST_LIMITS;
  if (content.length > bytes) throw new Error(`It is longer than ${bytes} bytes`);
  const { success, data: manifest } = shape.safeParse(JSON.parse(content.toString()));
  if (!success) throw new Error('It does not list texts by their sha256');
  const entries = Object.entries(manifest);
  if (entries.length > operations) throw new Error(`It has more than ${operations} operations`);
  for (const [hash, text] of entries) {
    if (operationHash(text) !== hash) throw new Error(`It names an operation by a hash that is not its own: ${hash}`);
    // Another spelling would be found by its hash alone, and never by its text.
    if (normalOperationText(parse(text, { ...PARSE_LIMITS, noLocation: true })) !== text)
      throw new Error(`It holds a text that is not the normal one: ${hash}`);
  }
  return manifest;
}
