import { Script } from 'node:vm';
import { columnName, componentOf, dashed, wordsOf } from './names.ts';
import type { Sources } from './sources.ts';

/** A kind of record by all its names. */
export interface Noun {
  /** goodNight: in code. */
  name: string;
  /** goodNights: a list of them. */
  plural: string;
  /** GoodNight: its type. */
  type: string;
  /** good-night: its folder. */
  folder: string;
  /** good_night: its table. */
  table: string;
  /** GOOD_NIGHT: its texts. */
  texts: string;
  /** good night, good nights: in a sentence. */
  words: string;
  manyWords: string;
  /** a good night */
  one: string;
}

/** The names of a kind of record; a name that would stand for two things is an error. */
export function nounOf(sources: Sources, name: string): Noun {
  const table = columnName(name);
  const words = wordsOf(name).toLowerCase();
  const noun = {
    name,
    plural: pluralOf(name),
    type: componentOf(name),
    folder: dashed(name),
    table,
    texts: table.toUpperCase(),
    words,
    manyWords: pluralOf(words),
    one: `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`,
  };
  const isTaken = PLACES.some(([file, taken]) => taken(noun).test(sources.read(file)));
  if (isTaken || NOT_TYPES.has(noun.type) || noun.type in globalThis || !isIdentifier(name))
    throw new Error(`${name} means something else already: choose another name`);
  return noun;
}

/** The places that show that a name is in use. */
const PLACES: readonly (readonly [file: string, taken: (noun: Noun) => RegExp])[] = [
  ['graph/schema.graphql', ({ type }) => new RegExp(`^\\w+ (${type}|${type}Connection|Save${type}Input)\\b`, 'm')],
  ['graph/schema.graphql', ({ plural }) => new RegExp(`^  ${plural}[(:]`, 'm')],
  ['graph/subgraph-wellbeing/schema.prisma', ({ type, table }) => new RegExp(`model ${type} |"${table}"`)],
  ['graph/subgraph-wellbeing/src/export/recordsExport.store.ts', ({ plural }) => new RegExp(`\\b${plural}\\b`)],
  ['graph/shared/src/export/recordsPart.ts', ({ name, plural }) => new RegExp(`\\b(${name} =|${plural}:)`)],
  ['graph/subgraph-user/src/account/account.integration.test.ts', ({ name }) => new RegExp(`^  ${name}: \\(`, 'm')],
  ['packages/content/src/exportWords.ts', ({ plural }) => new RegExp(`^    ${plural}:`, 'm')],
];

/** Names that the code of a kind of record uses itself, and folders that are no kind of record. */
const NOT_TYPES = new Set(
  (
    'Arg Args Claims Ctx Field FieldResolver Fields Generated Mutation Page PageArguments PageWish PersonKey Prisma Query ' +
    'Record RequestContext Resolver Row Subscription Testing TestPerson TestStack User UserType Vault WellbeingDatabase'
  ).split(' '),
);

/** Whether a name may stand for a value in code. */
export function isIdentifier(name: string): boolean {
  try {
    new Script(`'use strict'; async () => { const ${name} = 0; }`);
    return true;
  } catch {
    return false;
  }
}

/** gratitude → gratitudes, diary → diaries, wish → wishes */
function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
  return word + (/(?:s|x|z|ch|sh)$/.test(word) ? 'es' : 's');
}
