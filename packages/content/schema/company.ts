import { SOCIAL_SAFETY_FACTORS } from '@spire/domain/options';
import { SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { z } from 'zod';
import { LANGUAGE_FIELDS, SENT_FIELDS, someOf, tags, text } from './fields.ts';

const wants = someOf(SOCIAL_WANTS);

/** A text as it is sent, in each form. */
const sent = z.strictObject(SENT_FIELDS).transform(({ nb, ...rest }) => ({ no: nb, ...rest }));

/** A whole sentence beside what else is asked for; `of` names the wants it goes with, all where left out. */
const also = z
  .strictObject({ ...SENT_FIELDS, of: wants.exactOptional() })
  .transform(({ nb, of = [], ...rest }) => ({ no: nb, of, ...rest }));

/** A want as a message asks for it: first, saying how small it is, or after another want. */
const asked = z.strictObject({ ask: z.array(sent).readonly(), also: z.array(also).readonly().default([]) });

/** The texts of one version, by language, each in the sections it is shown in. */
const version = z
  .strictObject({
    avoid: tags.avoid,
    plan: text,
    /** Missing where nobody is written to. */
    message: asked.exactOptional(),
    safety: text,
    encouragement: text,
  })
  .transform(({ avoid, plan, message, safety, encouragement }) => {
    const of = (language: 'no' | 'en') => ({
      plan: plan[language],
      safety: safety[language],
      encouragement: encouragement[language],
    });
    return { avoid, ...(message === undefined ? {} : { message }), no: of('no'), en: of('en') };
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
      of: wants,
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
});
export type JoiningWords = Readonly<z.output<typeof joiningWords>>;

/** The parts of every message for company that are of no want. */
export const companyMessages = z.strictObject({
  /** `{name}` is the contact. */
  hello: sent,
  /** In place of a name, to several. */
  everyone: sent,
  /** Each leaves room for no. */
  ends: z.array(sent).readonly(),
  /** Things that make company feel safe, by the person's profile: `of` names the wants each suits. */
  safety: z
    .array(
      z
        .strictObject({ ...SENT_FIELDS, for: someOf(SOCIAL_SAFETY_FACTORS), of: wants })
        .transform(({ nb, ...rest }) => ({ no: nb, ...rest })),
    )
    .readonly(),
});
export type CompanyMessages = Readonly<z.output<typeof companyMessages>>;
