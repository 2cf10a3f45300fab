import { z } from 'zod';
import { text, type Text } from './fields.ts';

/** Texts that stand at more than one place: a list names them by these words. */
const shared = z.strictObject({ whatOthersKnow: text, thanks: text, hope: text });
type SharedName = keyof z.output<typeof shared>;

const textOrShared = z.union([text, z.enum(['whatOthersKnow', 'thanks', 'hope'])]);

/** The texts for something to say that is no answer to a request, and why it is a good thing to say. */
const outright = z.strictObject({
  after: z.tuple([textOrShared, textOrShared, textOrShared]),
  validations: z.tuple([textOrShared, textOrShared]),
});

const two = z.tuple([text, text]).readonly();
const three = z.tuple([text, text, text]).readonly();

/**
 * No answer to a request: something to ask for, something to tell, what somebody else keeps doing, a question
 * about oneself, or advice.
 */
const kinds = z.strictObject({
  asking: outright,
  telling: outright,
  behaviour: outright,
  privacy: outright,
  advice: outright,
});

/** All the phrases of direct requests. They give no reason of ours, and promise nothing on the other person's behalf. */
export const outrightPhrases = z
  .strictObject({
    shared,
    kinds,
    /** The opening where others do, ask or advise something; it does not judge them. */
    openings: z.strictObject({ behaviour: text, privacy: text, advice: text }),
    /** The opening where others ask repeatedly how the person is. */
    howOneIs: text,
    /** Told where one ought to be back at work, or at school, already: `{where}`. */
    notBackYet: text,
    /** The things that others keep doing, where they can be named. */
    behaviours: z.strictObject({
      visits: text,
      calls: text,
      messages: text,
      noise: text,
      comments: text,
      venting: text,
    }),
    /** The person's need, in their own words, between the beginning and the end: `{need}`. */
    ownNeed: text,
    /** Other ways to say it where it is told in a word: in turns. */
    ownShortNeed: two,
    /** The need in another form of Norwegian than ours: said by the person, and said back. */
    needInOtherForm: z.strictObject({ said: text, back: text }),
    /** A need about others, by its kind: a wish for their deed, a question to them, and a reluctance of one's own. */
    saidOfNeed: z.strictObject({ wish: text, asked: text, 'rather-not': text }),
    /** The need as it stands, for the other: a colon asks nothing of the grammar behind it. */
    stated: three,
    /** The stated need where it is one thing, which may begin the sentence. */
    statedThing: two,
    /** The opening of a refusal where the thing cannot be named: an offer or a need follows. */
    hardForMe: text,
    /** The opening before an offer to take part for some of it. */
    notAllOfIt: text,
    /** A message to oneself, for demands the person makes of themselves: the need stands between. */
    toOneself: z.strictObject({ opening: text, after: three, validations: two, reminder: text }),
    /** The opening before a need that comes first: the request is put off and not declined. */
    notYet: text,
    /** The opening before another way to greet. */
    noThanks: text,
    /** The need as it is said back to the person. */
    statedBack: three,
    /** A preference as it is said to the other, without a hint that they are in the way of it. */
    rather: two,
    /** A preference as it is said back to the person, because "you need to" would be an order. */
    ratherBack: two,
    /** Endings after something one will gladly do in place of the request. */
    inviting: z.array(text).readonly(),
    /** Texts for a person who suggests something in place of a refusal. */
    suggested: z.strictObject({
      suggestion: text,
      /** The text where the suggestion is not repeated. */
      unnamed: text,
      validations: three,
      reminder: text,
    }),
    /** A text for the wish to be without guilt. */
    noGuilt: text,
    /** Texts for a need that answers the request and offers nothing. */
    answered: z.strictObject({ validations: three, reminder: text }),
  })
  .transform(({ kinds: written, shared: common, ...rest }) => {
    const full = (each: Text | SharedName): Text => (typeof each === 'string' ? common[each] : each);
    const of = ({ after, validations }: z.output<typeof outright>) => ({
      after: [full(after[0]), full(after[1]), full(after[2])] as const,
      validations: [full(validations[0]), full(validations[1])] as const,
    });
    return {
      ...rest,
      shared: common,
      kinds: {
        asking: of(written.asking),
        telling: of(written.telling),
        behaviour: of(written.behaviour),
        privacy: of(written.privacy),
        advice: of(written.advice),
      },
    };
  });
export type OutrightPhrases = z.output<typeof outrightPhrases>;
