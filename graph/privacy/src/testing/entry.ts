import { randomUUID } from 'node:crypto';
import type { ExportDocument } from '@spire/graph-shared/export/exportDocument';

export type Json = Record<string, unknown>;

/** A person's input to a mutation, and its place in the export. */
export interface Entry {
  mutation: string;
  input: Json;
  in: (document: ExportDocument) => unknown;
  /** The export's form of it; the input itself when left out. */
  as?: Json;
}

export const withId = (records: readonly { id: string }[], id: unknown): unknown =>
  records.find((each) => each.id === id);

/** A contact that is entered, and named again by a tool. */
export const CONTACT = randomUUID();
