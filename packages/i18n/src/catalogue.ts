import type { Language } from '@spire/domain/languages';

/** A tree of messages; leaves are i18next texts (`{{value}}`, plural suffixes `_one` and `_other`). */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/** The shape the other language must have: the same keys, other texts. Use with `satisfies`. */
export type Mirror<C> = { readonly [K in keyof C]: C[K] extends string ? string : Mirror<C[K]> };

/** A text for each of these ids. */
export type Labels<Id extends string> = Readonly<Record<Id, string>>;

type WithoutPlural<K extends string> = K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}`
  ? Base
  : K;

/** Every dotted key of a catalogue, plural suffixes left out. */
export type MessageKey<C> = {
  [K in keyof C & string]: C[K] extends string ? WithoutPlural<K> : `${K}.${MessageKey<C[K]>}`;
}[keyof C & string];

export type MessageValues = Readonly<Record<string, string | number>>;

/** Turns a key of that catalogue into a text in the person's language. */
export type Translate<C> = (key: MessageKey<C>, values?: MessageValues) => string;

/** One team's messages: a name and a lazy catalogue for each language. */
export interface Namespace<C = Catalogue> {
  readonly name: string;
  readonly load: Readonly<Record<Language, () => Promise<{ default: Mirror<C> }>>>;
}

/** Declares a namespace; the source language (Norwegian) fixes its keys. */
export function defineNamespace<C>(name: string, load: Namespace<C>['load']): Namespace<C> {
  return { name, load };
}
