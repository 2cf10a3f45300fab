import { snakeCase } from '@spire/domain/snakeCase';

/** good nights → Good nights: the beginning of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** quietRoom → QuietRoom: a component, a type. */
export const componentOf = (id: string): string => capital(id);

/** quietRoom → quiet-room: a folder, a path of a page. */
export const dashed = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** quietRoom → Quiet room: words to begin with. */
export const wordsOf = (id: string): string => componentOf(dashed(id).replaceAll('-', ' '));

/** mf-garden → garden: the name of its messages. */
export const namespaceOf = (remote: string): string => remote.replace(/^mf-/, '');

/** quietRoom → quiet_room: a column or a table. A word that SQL keeps for itself is an error: ours stand unquoted. */
export function columnName(id: string): string {
  const name = snakeCase(id);
  if (SQL_WORDS.has(name) || id in Object.prototype)
    throw new Error(`${id} is a word of SQL or JavaScript: choose another name`);
  if (name.length > LONGEST) throw new Error(`${id} is longer than ${LONGEST} letters: choose a shorter name`);
  return name;
}

/** PostgreSQL cuts names off at 63, and an index is named by its table and columns. */
const LONGEST = 30;

/** The words that PostgreSQL lets nobody name a column or a table. */
const SQL_WORDS = new Set(
  (
    'all analyse analyze and any array as asc asymmetric authorization binary both case cast check collate collation ' +
    'column concurrently constraint create cross current_catalog current_date current_role current_schema ' +
    'current_time current_timestamp current_user default deferrable desc distinct do else end except false fetch for ' +
    'foreign freeze from full grant group having ilike in initially inner intersect into is isnull join lateral ' +
    'leading left like limit localtime localtimestamp natural not notnull null offset on only or order outer overlaps ' +
    'placing primary references returning right select session_user similar some symmetric system_user table ' +
    'tablesample then to trailing true union unique user using variadic verbose when where window with'
  ).split(' '),
);
