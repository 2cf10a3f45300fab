import type { RecordField, RecordFields } from '@spire/domain/recordFields';
import { snakeCase } from '@spire/domain/snakeCase';
import { z } from 'zod';
import { optionId, text } from './fields.ts';

interface AnsweredKinds {
  text: z.ZodString;
  emoji: z.ZodString;
  option: z.ZodString;
  options: z.ZodArray<z.ZodString>;
  rating: z.ZodInt;
}
type Answered<Fields extends RecordFields> = { -readonly [Name in keyof Fields]: AnsweredKinds[Fields[Name]['kind']] };

function answeredField(field: RecordField): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'emoji':
      return text;
    case 'option':
      return optionId(field.options);
    case 'options':
      return z.array(optionId(field.options)).meta({ description: 'Ids of the chips.' });
    case 'rating':
      return z.int().min(field.min).max(field.max);
  }
}

/** The fields of a record as they are answered, by their table. */
export function answeredFields<Fields extends RecordFields>(fields: Fields): Answered<Fields> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, answeredField(field)]),
  ) as Answered<Fields>;
}

function sentField(name: string, field: RecordField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.isRequired ? text : text.nullish();
    case 'option':
      return text.nullish().meta({ description: field.options.join(', ') });
    case 'rating':
      return z
        .number()
        .nullish()
        .meta({ description: `${field.min} to ${field.max}; also \`${snakeCase(name)}\`.` });
    case 'emoji':
      return text.nullish();
    case 'options':
      return z.array(z.string()).nullish();
  }
}

/** The fields of a record as they may be sent: what is not told has the value it begins with. */
export function sentFields(fields: RecordFields): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sentField(name, field)]));
}
