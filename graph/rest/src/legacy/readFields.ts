import { blankValue, type DraftOf, type RecordField, type RecordFields } from '@spire/domain/recordFields';
import { snakeCase } from '@spire/domain/snakeCase';
import { number, text, textList } from './parsers.ts';
import type { Parse, ReadField, Source } from './readBody.ts';

const PARSERS: Record<RecordField['kind'], Parse<unknown>> = {
  text,
  option: text,
  emoji: text,
  options: textList,
  rating: number,
};

/**
 * The fields of a record by their table, each under its name in either casing or from the `sources` named for it; what
 * is not told has the value it begins with.
 */
export function readFields<Fields extends RecordFields>(
  read: ReadField,
  fields: Fields,
  sources: { readonly [Name in keyof Fields]?: readonly Source<DraftOf<Fields>[Name]>[] },
): DraftOf<Fields> {
  const draft = Object.entries(fields).map(([name, field]) => {
    const usual: Source<unknown> = [[...new Set([name, snakeCase(name)])], PARSERS[field.kind]];
    return [name, read<unknown>(name, ...(sources[name] ?? [usual])) ?? blankValue(field)];
  });
  return Object.fromEntries(draft) as DraftOf<Fields>;
}
