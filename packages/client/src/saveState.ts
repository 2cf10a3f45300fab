import type { FieldError } from '@spire/domain/errorCodes';
import type { Problem } from './problems.ts';

/**
 * How far a save has come. `waiting`: it is kept on this device and sent when it can be; `refused`: these fields must be
 * changed first; `failed`: nothing is wrong with them, and it is neither at the server nor kept.
 */
export type SaveState =
  | { kind: 'resting' }
  | { kind: 'saving' }
  | { kind: 'saved' }
  | { kind: 'waiting'; id: string }
  | { kind: 'refused'; problem: Problem; fields: readonly FieldError[] }
  | { kind: 'failed'; problem: Problem };

/** The answer to one save. A write that waits has the one that the server will give, where it can be told. */
export type SaveAnswer<D> =
  | { kind: 'saved'; data: D }
  | { kind: 'waiting'; id: string; data: D | undefined }
  | Extract<SaveState, { kind: 'refused' | 'failed' }>;
