import { z } from 'zod';
import { accountPart } from './accountPart.ts';
import { exportedInstant, exportedPath } from './exportedValues.ts';
import { recordsPart } from './recordsPart.ts';

export const EXPORT_FORMAT = 'spire-export';
/** Goes up with every change that an older import would not read (decision 0029). */
export const EXPORT_VERSION = 8;
/** The versions an import reads. */
export const READ_VERSIONS = [1, 2, 3, 4, 5, 6, 7, EXPORT_VERSION] as const;

/** A picture or a voice note; without content where it could not be read when the document was made. */
export const exportedFile = z.strictObject({
  path: exportedPath,
  type: z.string().nullable().meta({ description: 'Its media type; null when it could not be read.' }),
  base64: z.base64().nullable().meta({ description: 'Its content; null when it could not be read.' }),
});
export type ExportedFile = z.output<typeof exportedFile>;

/** Everything that is kept of a person, in one document (D40). Export writes it, import reads it. */
export const exportDocument = z
  .strictObject({
    format: z.literal(EXPORT_FORMAT),
    version: z.literal(EXPORT_VERSION),
    exportedAt: exportedInstant,
    account: accountPart,
    records: recordsPart,
    pictures: z.array(exportedFile),
    voices: z.array(exportedFile).meta({ description: 'Voice notes of memories.' }),
  })
  .meta({ id: 'Export', description: 'Everything that is kept of a person.' });
export type ExportDocument = z.output<typeof exportDocument>;
