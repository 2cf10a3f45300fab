import type { PersonKey } from './personKey.ts';

type Texts<Column extends string> = Record<Column, string>;
type Sealed<Column extends string> = Record<Column, Uint8Array<ArrayBuffer>>;

/** The free texts of one table, named once: stores seal what they write and open what they read with it. */
export interface SealedTexts<Column extends string> {
  seal(key: PersonKey, row: Row, texts: Texts<Column>): Sealed<Column>;
  open(key: PersonKey, row: Row, sealed: Record<Column, Uint8Array>): Texts<Column>;
}

/** Whose row it is, and what names it among that person's own: an id, or a date where there is one a day. */
export interface Row {
  userId: string;
  row: string;
}

/** `sealedTexts('wellbeing.memory', ['title', 'description'])`; the columns are `bytea` and carry the same names. */
export function sealedTexts<const Column extends string>(
  table: string,
  columns: readonly Column[],
): SealedTexts<Column> {
  return {
    seal: (key, row, texts) =>
      Object.fromEntries(
        columns.map((column) => [column, key.seal({ ...row, table, column }, texts[column])]),
      ) as Sealed<Column>,
    open: (key, row, sealed) =>
      Object.fromEntries(
        columns.map((column) => [column, key.open({ ...row, table, column }, sealed[column])]),
      ) as Texts<Column>,
  };
}
