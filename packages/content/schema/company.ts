import { SOCIAL_SAFETY_FACTORS } from '@spire/domain/options';
import { SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { z } from 'zod';
import { LANGUAGE_FIELDS, someOf, tags, text } from './fields.ts';

/** The texts of one version, by language, each in the sections it is shown in. */
const version = z
  .strictObject({
    avoid: tags.avoid,
    plan: text,
    /** Can be sent as it is; `{name}` is the contact. Missing where nobody is written to. */
    message: text.exactOptional(),
    safety: text,
    encouragement: text,
  })
  .transform(({ avoid, plan, message, safety, encouragement }) => {
    const of = (language: 'no' | 'en') => ({
      plan: plan[language],
      ...(message === undefined ? {} : { message: message[language] }),
      safety: safety[language],
      encouragement: encouragement[language],
    });
    return { avoid, no: of('no'), en: of('en') };
  });

/** A want in its three versions: for days with little energy, for other days, and without any contact. */
export const socialPlans = z.strictObject({ gentle: version, ordinary: version, alone: version });
export type SocialPlans = z.output<typeof socialPlans>;

/** One small line for each thing that makes company feel safe. */
export const safetyLines = z.record(z.enum(SOCIAL_SAFETY_FACTORS), text);
export type SafetyLines = z.output<typeof safetyLines>;

/** Wants that go together with another, and then need no plan of their own: a walk can be a quiet one. */
export const withinPlans = z.partialRecord(
  z.enum(SOCIAL_WANTS),
  z
    .strictObject({
      ...LANGUAGE_FIELDS,
      /** The wants whose plans have room for it. */
      of: someOf(SOCIAL_WANTS),
    })
    .transform(({ nb, ...rest }) => ({ no: nb, ...rest })),
);
export type WithinPlans = z.output<typeof withinPlans>;

/** The words that join several plans to one text, and name the people they could be for. */
export const joiningWords = z.strictObject({
  /** Before a second plan: one of them is enough. */
  orElse: text,
  /** Beside a plan; `{names}` are the contacts. */
  maybe: text,
  /** In place of the names that there is no room for. */
  another: text,
  /** Beside a plan for those one shares a home with: nothing has to be sent. */
  atHome: text,
  /** Said to several. */
  everyone: text,
});
export type JoiningWords = Readonly<z.output<typeof joiningWords>>;
