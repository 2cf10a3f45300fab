import type { PersonKey } from './personKey.ts';

type Texts<Column extends string> = Record<Column, string>;
type Sealed<Column extends string> = Record<Column, Uint8Array<ArrayBuffer>>;

/** The free texts of one table, named once: stores seal what they write and open what they read with it. */
export interface SealedTexts<Column extends string> {
  readonly table: string;
  readonly columns: readonly Column[];
  /** The texts of a record alone. */
  of(record: Texts<Column>): Texts<Column>;
  seal(key: PersonKey, row: Row, texts: Texts<Column>): Sealed<Column>;
  /** Throws when one of them was changed, moved, or never sealed. */
  open(key: PersonKey, row: Row, sealed: Record<Column, Uint8Array>): Texts<Column>;
}

/** The row's owner, and its name among that person's own: an id, a date where there is one a day, or `own`. */
export interface Row {
  userId: string;
  row: string;
}

/**
 * `sealedTexts('wellbeing.memory', ['title', 'description'])`; the columns are `bytea` and go by the names of the model.
 * Neither name may change later: what is sealed is bound to both.
 */
export function sealedTexts<const Column extends string>(
  table: string,
  columns: readonly Column[],
): SealedTexts<Column> {
  const eachOf = <Value>({ userId, row }: Row, make: (column: Column, place: Row & { table: string }) => Value) =>
    Object.fromEntries(columns.map((column) => [column, make(column, { userId, row, table })])) as Record<
      Column,
      Value
    >;
  return {
    table,
    columns,
    of: (record) => Object.fromEntries(columns.map((column) => [column, record[column]])) as Texts<Column>,
    seal: (key, row, texts) => eachOf(row, (column, place) => key.seal({ ...place, column }, texts[column])),
    open: (key, row, sealed) => eachOf(row, (column, place) => key.open({ ...place, column }, sealed[column])),
  };
}
