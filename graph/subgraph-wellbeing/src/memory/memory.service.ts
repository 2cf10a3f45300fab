import { randomUUID } from 'node:crypto';
import { isAcceptedDate } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import { LIMITS } from '@spire/domain/limits';
import { memoryErrors } from '@spire/domain/memoryRules';
import { type Claims, UUID } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { type PageArguments, readPage } from '@spire/graph-kit/pages';
import { storableErrors } from '@spire/graph-kit/texts';
import type { AddMemoryInput } from './memory.input.ts';
import type { MemoryStore } from './memory.store.ts';
import type { Memory, MemoryConnection } from './memory.type.ts';

export interface MemoryService {
  /** A page of at most 50 memories (D17), newest first, after a cursor of an earlier page. */
  page(claims: Claims, wanted: PageArguments): Promise<MemoryConnection>;
  /** Stores a memory; a repeat with the same id answers the stored one, so that a lost answer does no harm (D45). */
  add(claims: Claims, input: AddMemoryInput, now: Date): Promise<Memory>;
}

export function createMemoryService(store: MemoryStore): MemoryService {
  return {
    page: async (claims, wanted) => {
      const page = await readPage(wanted, (wish) => store.list(claims, wish));
      return { ...page, totalCount: await store.count(claims) };
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
