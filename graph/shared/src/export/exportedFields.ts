import { blankValue, type DraftOf, type RecordField, type RecordFields } from '@spire/domain/recordFields';
import { z } from 'zod';
import { exportedOption, exportedText } from './exportedValues.ts';

function exportedField(field: RecordField): z.ZodType {
  const schema: z.ZodType = {
    text: exportedText,
    option: exportedOption,
    emoji: exportedOption,
    options: z.array(exportedOption),
    rating: z.int(),
  }[field.kind];
  return field.isLater === true ? schema.default(blankValue(field) as never) : schema;
}

type Exported<Fields extends RecordFields> = {
  [Name in keyof Fields]: z.ZodType<DraftOf<Fields>[Name] extends readonly string[] ? string[] : DraftOf<Fields>[Name]>;
};

/** How an export holds the fields of a record, by their table. */
export function exportedFields<Fields extends RecordFields>(fields: Fields): Exported<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, exportedField(field)]),
  ) as Exported<Fields>;
}
