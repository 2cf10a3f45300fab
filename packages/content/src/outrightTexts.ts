import type { Language } from '@spire/domain/languages';
import { TEXTS } from './generated/outrightPhrases.ts';

type Text = Record<Language, string>;

/**
 * No answer to a request: something to ask for, something to tell, what somebody else keeps doing, a question about
 * oneself, or advice.
 */
export type OutrightKind = keyof typeof TEXTS.kinds;

/** The texts of a kind. They give no reason of ours, and promise nothing on the other's behalf. */
export interface OutrightTexts {
  after: readonly [Text, Text, Text];
  /** Why it is a good thing to say, to the one who says it. */
  validations: readonly [Text, Text];
}

/** How it begins where others do, ask or advise something: nobody is told what they are like. */
export const OUTRIGHT_OPENINGS: Record<'behaviour' | 'privacy' | 'advice', Text> = TEXTS.openings;

/** How it begins where others ask time and again how one is. */
export const HOW_ONE_IS: Text = TEXTS.howOneIs;

/** Told where one ought to be back at work, or at school, already. */
export const NOT_BACK_YET: Text = TEXTS.notBackYet;

/** The things others keep doing, where they can be named. */
export const BEHAVIOURS = TEXTS.behaviours;
export type Behaviour = keyof typeof BEHAVIOURS;

/** The person's need, in their own words, between the beginning and the end. */
export const OWN_NEED: Text = TEXTS.ownNeed;

/** The same where it is told in a word: in turns. */
export const OWN_SHORT_NEED: readonly [Text, ...Text[]] = [OWN_NEED, ...TEXTS.ownShortNeed];

/** The same where its words are of another form of Norwegian than ours: said by the person, and said back. */
export const NEED_IN_OTHER_FORM: Record<'said' | 'back', Text> = TEXTS.needInOtherForm;

/** For what others are to do, for what is asked of them, and for what one would rather not do. */
export const SAID_OF_NEED: Record<'wish' | 'asked' | 'rather-not', Text> = TEXTS.saidOfNeed;

/** The need as it stands, for the other: a colon asks nothing of the grammar behind it. */
export const STATED: readonly [Text, Text, Text] = TEXTS.stated;

/** The same where it is one thing, which may begin the sentence. */
export const STATED_THING: readonly [Text, Text] = TEXTS.statedThing;

/** How a no begins where the thing asked cannot be named: what is offered instead, or needed, follows. */
export const HARD_FOR_ME: Text = TEXTS.hardForMe;

/** Stands before what one will be there for. */
export const NOT_ALL_OF_IT: Text = TEXTS.notAllOfIt;

/** To oneself, of what nobody but oneself has asked for: what is needed stands between. */
export const TO_ONESELF: OutrightTexts & { opening: Text; reminder: Text } = TEXTS.toOneself;

/** Stands before what is needed first: the rest is put off, and not declined. */
export const NOT_YET: Text = TEXTS.notYet;

/** Stands before how one would rather greet. */
export const NO_THANKS: Text = TEXTS.noThanks;

/** The need, said to the one who has it. */
export const STATED_BACK: readonly [Text, Text, Text] = TEXTS.statedBack;

/** The wish to do something else, said to the other: nobody hears that they are in the way of it. */
export const RATHER: readonly [Text, Text] = TEXTS.rather;

/** The same, said to the one who has the wish: "you need to" would be an order. */
export const RATHER_BACK: readonly [Text, Text] = TEXTS.ratherBack;

export const OUTRIGHT_TEXTS: Record<OutrightKind, OutrightTexts> = TEXTS.kinds;

/** Follows what is offered in place of what was asked: a question, or what one will gladly do. */
export const OFFERED: Record<'asking' | 'telling' | 'inviting', readonly Text[]> = {
  asking: OUTRIGHT_TEXTS.asking.after,
  telling: [TEXTS.shared.thanks, TEXTS.shared.hope],
  inviting: TEXTS.inviting,
};

/** Said to a person who suggests something in place of a no: what it is, why it counts, and a line to keep. */
export const SUGGESTED: { suggestion: Text; unnamed: Text; validations: readonly [Text, Text, Text]; reminder: Text } =
  TEXTS.suggested;

/** To whoever would like to be without guilt. */
export const NO_GUILT: Text = TEXTS.noGuilt;

/** The same for what is wished instead and offers nothing. */
export const ANSWERED: { validations: readonly [Text, Text, Text]; reminder: Text } = TEXTS.answered;
