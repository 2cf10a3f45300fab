import type { FieldError } from './errorCodes.ts';
import { textErrors } from './fieldChecks.ts';
import { characterCount } from './limits.ts';
import { keysOf } from './lists.ts';

/**
 * One field of a record, as people fill it in. `isLater` is for one that records had not from the start: an export made
 * before it is read without it, so it may not be required.
 */
export type RecordField = { readonly isLater?: true } & (
  | { readonly kind: 'text'; readonly limit: number; readonly isRequired: boolean }
  | { readonly kind: 'option' | 'emoji'; readonly options: readonly string[]; readonly default: string }
  | { readonly kind: 'options'; readonly options: readonly string[]; readonly cap: number | null }
  | { readonly kind: 'rating'; readonly min: number; readonly max: number; readonly default: number }
);

/** The fields of a record by name, in the order in which they are told (decision 0050). */
export type RecordFields = Readonly<Record<string, RecordField>>;

/** Names of the fields of one kind. */
export type NamesOf<Fields extends RecordFields, Kind extends RecordField['kind']> = {
  [Name in keyof Fields]: Fields[Name]['kind'] extends Kind ? Name : never;
}[keyof Fields] &
  string;

type ValueOf<Field extends RecordField> = Field['kind'] extends 'rating'
  ? number
  : Field['kind'] extends 'options'
    ? readonly string[]
    : string;

/** A record as a form holds it. */
export type DraftOf<Fields extends RecordFields> = { -readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

/** Names of the fields of a kind, in their order. */
export function namesOf<Fields extends RecordFields, Kind extends RecordField['kind']>(
  fields: Fields,
  kind: Kind,
): NamesOf<Fields, Kind>[] {
  return keysOf(fields).filter((name): name is NamesOf<Fields, Kind> => fields[name]?.kind === kind);
}

/** The value of a field before anybody has filled it in. */
export function blankValue(field: RecordField): string | number | readonly string[] {
  if (field.kind === 'text') return '';
  return field.kind === 'options' ? [] : field.default;
}

function eachField<Fields extends RecordFields>(fields: Fields, make: (name: string, field: RecordField) => unknown) {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, make(name, field)]));
}

export function blankDraft<Fields extends RecordFields>(fields: Fields): DraftOf<Fields> {
  return eachField(fields, (_, field) => blankValue(field)) as DraftOf<Fields>;
}

type Values<Fields extends RecordFields> = { readonly [Name in keyof Fields]: unknown };

/** The fields of a record alone, in the table's order. */
export function pickFields<Fields extends RecordFields, Record extends Values<Fields>>(
  fields: Fields,
  record: Record,
): Pick<Record, keyof Fields> {
  return eachField(fields, (name) => record[name]) as Pick<Record, keyof Fields>;
}

/** The same as they are stored: texts without the blanks around them. */
export function trimFields<Fields extends RecordFields, Record extends Values<Fields>>(
  fields: Fields,
  record: Record,
): Pick<Record, keyof Fields> {
  const trimmed = (value: unknown) => (typeof value === 'string' ? value.trim() : value);
  return eachField(fields, (name, { kind }) => (kind === 'text' ? trimmed(record[name]) : record[name])) as Pick<
    Record,
    keyof Fields
  >;
}

function errorsOf(name: string, field: RecordField, value: unknown): FieldError[] {
  switch (field.kind) {
    case 'text': {
      const { limit } = field;
      if (field.isRequired) return textErrors(name, String(value), limit);
      return characterCount(String(value)) > limit ? [{ field: name, code: 'TOO_LONG', limit }] : [];
    }
    case 'option':
    case 'emoji':
      return field.options.includes(String(value)) ? [] : [{ field: name, code: 'UNKNOWN_OPTION' }];
    case 'options':
      return chosenErrors(name, value as readonly string[], field);
    case 'rating':
      return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max
        ? []
        : [{ field: name, code: 'OUT_OF_RANGE', limit: field.max }];
  }
}

function chosenErrors(
  name: string,
  chosen: readonly string[],
  { options, cap }: RecordField & { kind: 'options' },
): FieldError[] {
  const errors: FieldError[] = [];
  if (new Set(chosen).size !== chosen.length) errors.push({ field: name, code: 'INVALID' });
  if (!chosen.every((id) => options.includes(id))) errors.push({ field: name, code: 'UNKNOWN_OPTION' });
  if (cap !== null && chosen.length > cap) errors.push({ field: name, code: 'TOO_MANY', limit: cap });
  return errors;
}

/** Everything wrong with a draft by the table of its fields, in the table's order. */
export function fieldErrors<Fields extends RecordFields>(fields: Fields, draft: DraftOf<Fields>): FieldError[] {
  return Object.entries(fields).flatMap(([name, field]) => errorsOf(name, field, draft[name]));
}
