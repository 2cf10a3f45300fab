import type { Language } from '@spire/domain/languages';
import { TEXTS } from './generated/outrightPhrases.ts';

type Text = Record<Language, string>;

/**
 * Inputs other than requests of others: a request or message of one's own, a behaviour of others, a question about
 * oneself, and advice.
 */
export type OutrightKind = keyof typeof TEXTS.kinds;

/** The texts of a kind. They give no reason of ours, and promise nothing on the other's behalf. */
export interface OutrightTexts {
  after: readonly [Text, Text, Text];
  /** Reasons why it is a good thing to say, for the person. */
  validations: readonly [Text, Text];
}

/** The opening where others do, ask or advise something; it does not judge them. */
export const OUTRIGHT_OPENINGS: Record<'behaviour' | 'privacy' | 'advice', Text> = TEXTS.openings;

/** The opening where others ask repeatedly how the person is. */
export const HOW_ONE_IS: Text = TEXTS.howOneIs;

/** The opening for demands to be back at work or at school already. */
export const NOT_BACK_YET: Text = TEXTS.notBackYet;

/** Behaviours of others, where they can be named. */
export const BEHAVIOURS = TEXTS.behaviours;
export type Behaviour = keyof typeof BEHAVIOURS;

/** The person's need, in their own words, between the beginning and the end. */
export const OWN_NEED: Text = TEXTS.ownNeed;

/** A need of one word, in turns. */
export const OWN_SHORT_NEED: readonly [Text, ...Text[]] = [OWN_NEED, ...TEXTS.ownShortNeed];

/** The need in another form of Norwegian than ours: said by the person, and said back. */
export const NEED_IN_OTHER_FORM: Record<'said' | 'back', Text> = TEXTS.needInOtherForm;

/** A need about others, by its kind: a wish for their deed, a question to them, and a reluctance of one's own. */
export const SAID_OF_NEED: Record<'wish' | 'asked' | 'rather-not', Text> = TEXTS.saidOfNeed;

/** The need as it stands, for the other, behind a colon because that asks nothing of its grammar. */
export const STATED: readonly [Text, Text, Text] = TEXTS.stated;

/** The stated need where it is one thing, which may begin the sentence. */
export const STATED_THING: readonly [Text, Text] = TEXTS.statedThing;

/** The opening of a refusal where the thing cannot be named: an offer or a need follows. */
export const HARD_FOR_ME: Text = TEXTS.hardForMe;

/** The opening before an offer to take part for some of it. */
export const NOT_ALL_OF_IT: Text = TEXTS.notAllOfIt;

/** A message to oneself, for demands the person makes of themselves: the need stands between. */
export const TO_ONESELF: OutrightTexts & { opening: Text; reminder: Text } = TEXTS.toOneself;

/** The opening before a need that comes first: the request is put off and not declined. */
export const NOT_YET: Text = TEXTS.notYet;

/** The opening before another way to greet. */
export const NO_THANKS: Text = TEXTS.noThanks;

/** The need as it is said back to the person. */
export const STATED_BACK: readonly [Text, Text, Text] = TEXTS.statedBack;

/** A preference as it is said to the other, without a hint that they are in the way of it. */
export const RATHER: readonly [Text, Text] = TEXTS.rather;

/** A preference as it is said back to the person, because "you need to" would be an order. */
export const RATHER_BACK: readonly [Text, Text] = TEXTS.ratherBack;

export const OUTRIGHT_TEXTS: Record<OutrightKind, OutrightTexts> = TEXTS.kinds;

/** Endings after an offer in place of the request, by the kind of offer. */
export const OFFERED: Record<'asking' | 'telling' | 'inviting', readonly Text[]> = {
  asking: OUTRIGHT_TEXTS.asking.after,
  telling: [TEXTS.shared.thanks, TEXTS.shared.hope],
  inviting: TEXTS.inviting,
};

/**
 * Texts for a person who suggests something in place of a refusal: the suggestion, why it counts, and a line to keep.
 */
export const SUGGESTED: { suggestion: Text; unnamed: Text; validations: readonly [Text, Text, Text]; reminder: Text } =
  TEXTS.suggested;

/** A text for the wish to be without guilt. */
export const NO_GUILT: Text = TEXTS.noGuilt;

/** Texts for a need that answers the request and offers nothing. */
export const ANSWERED: { validations: readonly [Text, Text, Text]; reminder: Text } = TEXTS.answered;
