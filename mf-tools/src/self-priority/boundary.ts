import { guessRequest } from '@spire/content/guessRequest';
import type { AddSelfPriorityInput } from '../graphTypes.generated.ts';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { FieldError } from '@spire/domain/errorCodes';
import type { Asker, RefusalTone, RequestedThing, RequestGuess } from '@spire/domain/refusals';
import type { TextSource } from '@spire/domain/toolOptions';
import { selfPriorityErrors } from '@spire/domain/toolRules';

/** One whole way to say no. */
export interface Wording {
  tone: RefusalTone;
  text: string;
  source: TextSource;
}

/** Wordings to choose from. */
export interface FoundRefusals {
  /** In turns of a short one, a warm one and one with an offer. */
  wordings: readonly Wording[];
  /** The answer to a person who asks once more. */
  again: string;
  /** The guess by which the wordings were chosen. */
  guess: RequestGuess;
  /** Written by this device alone, because nobody could be reached. */
  isFromHere: boolean;
  /** An acknowledgement of what weighs, to stand first (D61); null where nothing does. */
  seen: string | null;
  /** The kind of help to stand above the wordings, where violence may stand behind the request (D87); null for none. */
  offered: CrisisKind | null;
}

/** Why the need counts, in two paragraphs. */
export interface Backing {
  text: string;
  source: TextSource;
}

/** The person's answers and choices so far. */
export interface BoundaryDraft {
  shouldDo: string;
  needText: string;
  /** One of the 18; empty before one is chosen. */
  emoji: string;
  /** As the person chose; null leaves it to a guess, which is never made over a choice. */
  who: Asker | null;
  kind: RequestedThing | null;
  found: FoundRefusals | null;
  /** Which of the ways is chosen, and its words as the person has edited them; null before. */
  tone: RefusalTone | null;
  message: string | null;
  /** The way that these words were made of, and the words last left of every other one; absent in older drafts. */
  messageOf?: string | null;
  left?: Readonly<Record<string, string>>;
  messageSource: TextSource;
  backing: Backing | null;
}

export const NOTHING: BoundaryDraft = {
  ...{ shouldDo: '', needText: '', emoji: '', who: null, kind: null },
  ...{ found: null, tone: null, message: null, messageOf: null, left: {}, messageSource: 'built_in', backing: null },
};

/** Every question of the first step: what they are answered by goes when one of them changes. */
export const ANEW = {
  found: null,
  tone: null,
  message: null,
  messageOf: null,
  left: {},
  backing: null,
} satisfies Partial<BoundaryDraft>;

/** The asker and kind of request, and whether each is no more than a guess: of plain words, or of the last answer. */
export function requestOf({ shouldDo, who, kind, found }: BoundaryDraft): RequestGuess & {
  isWhoGuessed: boolean;
  isKindGuessed: boolean;
} {
  const plain = guessRequest(shouldDo);
  return {
    who: who ?? plain.who ?? found?.guess.who ?? null,
    kind: kind ?? plain.kind ?? found?.guess.kind ?? null,
    isWhoGuessed: who === null,
    isKindGuessed: kind === null,
  };
}

/** The form's own name of each field that the rules speak of. */
const FIELDS: Readonly<Record<string, string>> = {
  'needInstead.text': 'needText',
  'needInstead.emoji': 'emoji',
  sayNoExample: 'message',
};

/** The draft with that way's words to edit: as they were left where somebody has been there, and nobody's edits lost. */
export function withWays({ message, messageOf, left = {} }: BoundaryDraft, { text, source }: Wording) {
  const all = message === null || typeof messageOf !== 'string' ? left : { ...left, [messageOf]: message };
  return {
    message: all[text] ?? text,
    messageOf: text,
    left: all,
    messageSource: source,
  } satisfies Partial<BoundaryDraft>;
}

/** Everything wrong with the inputs, by the fields of the form. */
export function boundaryErrors({ shouldDo, needText, emoji, message }: BoundaryDraft): FieldError[] {
  const draft = { shouldDo: shouldDo.trim(), needInstead: { text: needText.trim(), emoji } };
  const wrong = selfPriorityErrors({ ...draft, sayNoExample: message?.trim() ?? '', validation: '', source: null });
  return wrong.map((error) => ({ ...error, field: FIELDS[error.field] ?? error.field }));
}

/** The record as it is saved: with the words as the person left them. */
export function inputFrom(
  { shouldDo, needText, emoji, message, messageSource, backing }: BoundaryDraft,
  now: Date,
  date: string,
): Omit<AddSelfPriorityInput, 'id'> {
  return {
    date,
    completedAt: now.toISOString(),
    shouldDo: shouldDo.trim(),
    needInstead: { text: needText.trim(), emoji },
    sayNoExample: message?.trim() ?? '',
    validation: backing?.text ?? '',
    source: messageSource === 'ai' || backing?.source === 'ai' ? 'ai' : 'built_in',
  };
}
