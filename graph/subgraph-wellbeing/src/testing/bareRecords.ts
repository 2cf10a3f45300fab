import { snakeCase } from '@spire/domain/snakeCase';
import type { SealedTexts } from '@spire/graph-kit/sealing/sealedTexts';
import { CHECK_IN_TEXTS } from '../check-in/checkIn.texts.ts';
import { MEMORY_TEXTS } from '../memory/memory.texts.ts';

/** Adds rows of $1's for each row of `wanted`, which has these columns; all their texts are nothing, which no key opens. */
function bareRows({ table, columns }: SealedTexts<string>, names: string, wanted: string, rest = {}): string {
  const values = { ...Object.fromEntries(columns.map((column) => [snakeCase(column), `''`])), ...rest };
  return `insert into ${table} (user_id, ${names}, ${Object.keys(values).join(', ')})
    select $1, wanted.*, ${Object.values(values).join(', ')} from (${wanted}) wanted (${names}) on conflict do nothing`;
}

/** A statement that adds memories without content, for what is counted of them; `wanted` selects an id and a date each. */
export const bareMemories = (wanted: string): string =>
  bareRows(MEMORY_TEXTS, 'id, written_on', wanted, {
    date: 'wanted.written_on',
    told_date: 'wanted.written_on::text',
    emoji: `''`,
    category: `'ro'`,
    goodness_rating: '5',
    effort_rating: '5',
  });

/** Bare check-ins; `wanted` selects a date each. */
export const bareCheckIns = (wanted: string): string => bareRows(CHECK_IN_TEXTS, 'date', wanted);
