import { z } from 'zod';
import { isStorable } from '../http/storageBody.ts';
import { invalidParameter } from '../http/storageError.ts';

const cursorShape = z.object({
  name: z.string(),
  time: z.iso.datetime().nullable(),
  column: z.enum(['name', 'updated_at', 'created_at']),
  order: z.enum(['asc', 'desc']),
});

/** Where a page ended and how it was sorted, so that the next one goes on alike. */
export type PageCursor = z.infer<typeof cursorShape>;

export function writeCursor(cursor: PageCursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url');
}

export function readCursor(text: string): PageCursor {
  try {
    const cursor = cursorShape.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
    if (isStorable(cursor)) return cursor;
  } catch {
    // Refused below, with everything else that is no cursor of ours.
  }
  throw invalidParameter('continuation token');
}
