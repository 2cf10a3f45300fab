import { ASSUMPTIONS } from '@spire/domain/assumptions';
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, GOALS, NEED_MORE } from '@spire/domain/options';
import { keysOf } from '@spire/domain/lists';
import { SENSITIVITIES } from '@spire/domain/sensitivities';
import { z } from 'zod';

/** One text in one language: a line or a paragraph, as it is shown. */
export const said = z
  .string()
  .min(1, 'is empty')
  .refine((text) => text.trim() === text, 'has spaces at its beginning or end')
  .refine((text) => !/\n| {2}/u.test(text), 'has two spaces or an empty line in it');

/** The two languages of every text, as the files name them. The code calls Norwegian `no`, which older YAML reads as false. */
export const LANGUAGE_FIELDS = { nb: said, en: said };

/** A text that is sent to somebody else, in the two forms of Norwegian and in English. */
export const SENT_FIELDS = { ...LANGUAGE_FIELDS, nn: said };

/** A text in both languages. */
export const text = z.strictObject(LANGUAGE_FIELDS).transform(({ nb, en }) => ({ no: nb, en }));
export type Text = z.output<typeof text>;

/** An id: lower-case words with hyphens between them. It is stored with what a person has done, so it never changes. */
const id = z.string().regex(/^[a-z]+(-[a-z]+)*$/u, 'is no id: an id is lower-case words with hyphens between');

/** Some of the words of a list, each once. */
export const someOf = <const T extends readonly [string, ...string[]]>(list: T) =>
  z
    .array(z.enum(list))
    .refine((tags) => new Set(tags).size === tags.length, 'names something twice')
    .readonly();

/** Every key of a table of options, in its order, as a schema of one of them asks for it. */
export const optionsOf = <T extends object>(table: T) => {
  const [first, ...rest] = keysOf(table);
  if (first === undefined) throw new RangeError('A table of options is empty');
  return [first, ...rest] as const;
};

const NEEDS = optionsOf(NEED_MORE);

/** Either a whole number of minutes, or a fault. */
export const minutes = z.int('is to be a whole number').min(1).max(60);
export const emoji = z.string().regex(/^\p{Emoji}/u, 'is to be an emoji');

/** The tags by which a text is chosen, so that no text has to be read by code. */
export const tags = {
  /** Names what it touches that a person may have asked to be spared; nothing where left out. */
  avoid: someOf(AVOID_SUGGESTIONS).default([]),
  /** Names whom it does not suit, by what they cannot bear; nobody where left out. */
  contraindications: someOf(SENSITIVITIES).exactOptional(),
  /** Says that it plays, celebrates or makes light: it is not shown on a day on which something weighs. */
  isLight: z.literal(true).exactOptional(),
  /** Names what it takes for granted of a person's life; nothing where left out. */
  assumes: someOf(ASSUMPTIONS).exactOptional(),
};

/** The needs it gives more of, as the check-in asks for it. */
export const needs = someOf(NEEDS);
/** The people it suits especially; anybody where left out. */
export const considerations = someOf(CONSIDERATIONS);
export const goals = someOf(GOALS);
/** The parts of the day in which it makes sense; any time where left out. */
export const partsOfDay = someOf(PARTS_OF_DAY);

/** A file of entries by their ids: each id stands before its entry, and is part of it afterwards. */
export const entries = <T extends z.ZodRawShape>(fields: z.ZodObject<T, z.core.$strict>) =>
  z
    .record(id, fields)
    .transform((all) => Object.entries(all).map(([key, entry]) => ({ id: key, ...entry })))
    .readonly();
