import { isLocalDate } from '@spire/domain/dates';
import { Worker } from 'node:worker_threads';
import type { Claims } from '@spire/graph-kit/claims';
import { ApplicationError, codeOf } from '@spire/graph-kit/errors';
import { areSame, readerOf, READER_LIMITS } from '@spire/graph-shared/export/partReader';
import type { RecordsPart } from '@spire/graph-shared/export/recordsPart';
import { readRecords } from './readRecords.ts';
import type { RecordsExportStore } from './recordsExport.store.ts';
import type { Joined, RecordsMergeStore } from './recordsMerge.store.ts';
import type { RecordsImportStore } from './recordsImport.store.ts';

export interface ImportWish {
  /** The part of the export as JSON text. */
  document: string;
  /** Says whether it could be done, and does nothing. */
  isTrial: boolean;
}

export interface RecordsService {
  /** Everything the person has written down, and what it counts for (D40). */
  export(claims: Claims): Promise<RecordsPart>;
  /**
   * Brings in all of an export's records, or none: into an account that has none, ACCOUNT_NOT_EMPTY otherwise. The very
   * same document again is no harm (D45), so that an import that was interrupted can be repeated.
   */
  import(claims: Claims, wish: ImportWish, now: Date): Promise<true>;
  /** Brings an export's records into an account that is begun: by id, and of what has one a day the newer. */
  merge(claims: Claims, document: string, now: Date): Promise<Joined>;
}

const DEADLOCK = '40P01';

const read = readerOf(
  readRecords,
  () => new Worker(new URL('./recordsWorker.ts', import.meta.url), { resourceLimits: READER_LIMITS }),
);

/**
 * Files lie in the folder of their account; what comes in is this person's, whoever it was taken out by (D39). A
 * memory of an older document is of the day it was written down.
 */
function asOwn({ sub }: Claims, part: RecordsPart): RecordsPart {
  const move = (path: string) => path.replace(/^[^/]+/, sub);
  const memories = part.memories.map((each) => ({
    ...each,
    writtenOn: each.writtenOn ?? (isLocalDate(each.date) ? each.date : each.createdAt.slice(0, 10)),
    picturePath: each.picturePath === null ? null : move(each.picturePath),
    morePictures: each.morePictures.map(({ path, text }) => ({ path: move(path), text })),
    voicePath: each.voicePath === null ? null : move(each.voicePath),
  }));
  const importedEntries = part.importedEntries.map((each) => ({ ...each, pictures: each.pictures.map(move) }));
  return { ...part, memories, importedEntries };
}

export function createRecordsService(
  source: RecordsExportStore,
  target: RecordsImportStore,
  beside: RecordsMergeStore,
): RecordsService {
  /** Once more where the same record came from another device at the same time, the other way round. */
  async function write(claims: Claims, part: RecordsPart): Promise<boolean> {
    try {
      return await target.write(claims, part);
    } catch (error) {
      if (codeOf(error) !== DEADLOCK) throw error;
      return target.write(claims, part);
    }
  }

  return {
    export: (claims) => source.read(claims),
    merge: async (claims, document, now) => beside.merge(claims, asOwn(claims, await read(document, now))),
    import: async (claims, { document, isTrial }, now) => {
      const part = asOwn(claims, await read(document, now));
      if (await (isTrial ? target.isEmpty(claims) : write(claims, part))) return true;
      if (!(await areSame(await source.read(claims), part))) throw new ApplicationError('ACCOUNT_NOT_EMPTY');
      return true;
    },
  };
}
