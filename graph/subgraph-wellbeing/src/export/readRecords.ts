import { readPart } from '@spire/graph-shared/export/readPart';
import { recordsPart, type RecordsPart } from '@spire/graph-shared/export/recordsPart';
import { recordsErrors } from './recordsRules.ts';

/** Reads the records of an export that somebody brings in. */
export const readRecords = (document: string, now: Date): RecordsPart =>
  readPart(recordsPart, document, (read) => recordsErrors(read, now));
