import { randomUUID } from 'node:crypto';
import { isAcceptedDate } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import { LIMITS } from '@spire/domain/limits';
import { memoryErrors } from '@spire/domain/memoryRules';
import { type Claims, UUID } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { storableErrors } from '@spire/graph-kit/texts';
import type { AddMemoryInput } from './memory.input.ts';
import type { MemoryStore } from './memory.store.ts';
import type { Memory, MemoryConnection } from './memory.type.ts';
import { parseCursor, toCursor } from './memoryCursor.ts';

export interface MemoryService {
  /** A page of at most 50 memories (D17), newest first, after a cursor of an earlier page. */
  page(claims: Claims, first: number, after: string | null): Promise<MemoryConnection>;
  /** Stores a memory; a repeat with the same id answers the stored one, so that a lost answer does no harm (D45). */
  add(claims: Claims, input: AddMemoryInput, now: Date): Promise<Memory>;
}

export function createMemoryService(store: MemoryStore): MemoryService {
  return {
    page: async (claims, first, after) => {
      const place = after === null ? undefined : parseCursor(after);
      const errors: FieldError[] = [];
      if (first < 1 || first > LIMITS.listEntries)
        errors.push({ field: 'first', code: 'OUT_OF_RANGE', limit: LIMITS.listEntries });
      if (after !== null && place === undefined) errors.push({ field: 'after', code: 'INVALID' });
      refuseWhenWrong(errors);
      const { found, totalCount } = await store.list(claims, first + 1, place);
      const nodes = found.slice(0, first);
      const last = nodes.at(-1);
      return {
        nodes,
        totalCount,
        endCursor: last === undefined ? null : toCursor(last),
        hasNextPage: found.length > first,
      };
    },
    add: async (claims, input, now) => {
      const id = (input.id ?? randomUUID()).toLowerCase();
      const { emoji, category, goodnessRating, effortRating, date } = input;
      const texts = { title: input.title.trim(), description: input.description.trim() };
      const memory: Memory = { id, ...texts, emoji, category, goodnessRating, effortRating, date, createdAt: now };
      const errors: FieldError[] = [];
      if (!UUID.test(id)) errors.push({ field: 'id', code: 'INVALID' });
      if (!isAcceptedDate(date, now, LIMITS.lateDays))
        errors.push({ field: 'date', code: 'DATE_NOT_ACCEPTED', limit: LIMITS.lateDays });
      refuseWhenWrong([...errors, ...storableErrors(texts), ...memoryErrors(memory)]);
      return store.addOnce(claims, memory);
    },
  };
}
