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
    /** How it begins where others do, ask or advise something: nobody is told what they are like. */
    openings: z.strictObject({ behaviour: text, privacy: text, advice: text }),
    /** How it begins where others ask time and again how one is. */
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
    /** The same where its words are of another form of Norwegian than ours: said by the person, and said back. */
    needInOtherForm: z.strictObject({ said: text, back: text }),
    /** For what others are to do, for what is asked of them, and for what one would rather not do. */
    saidOfNeed: z.strictObject({ wish: text, asked: text, 'rather-not': text }),
    /** The need as it stands, for the other: a colon asks nothing of the grammar behind it. */
    stated: three,
    /** The same where it is one thing, which may begin the sentence. */
    statedThing: two,
    /** How a no begins where the thing asked cannot be named: what is offered instead, or needed, follows. */
    hardForMe: text,
    /** Stands before what one will be there for. */
    notAllOfIt: text,
    /** To oneself, of what nobody but oneself has asked for: the need stands between. */
    toOneself: z.strictObject({ opening: text, after: three, validations: two, reminder: text }),
    /** Stands before what is needed first: the rest is put off, and not declined. */
    notYet: text,
    /** Stands before how one would rather greet. */
    noThanks: text,
    /** The need, said to the one who has it. */
    statedBack: three,
    /** The wish to do something else, said to the other: nobody hears that they are in the way of it. */
    rather: two,
    /** The same, said to the one who has the wish: "you need to" would be an order. */
    ratherBack: two,
    /** Follows what one will gladly do in place of what was asked. */
    inviting: z.array(text).readonly(),
    /** For a person who suggests something in place of a no. */
    suggested: z.strictObject({
      suggestion: text,
      /** Where the suggestion is not said again. */
      unnamed: text,
      validations: three,
      reminder: text,
    }),
    /** To whoever would like to be without guilt. */
    noGuilt: text,
    /** For a wish that offers nothing. */
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
