import { CRISIS_KINDS } from '@spire/domain/crisis/crisisKinds';
import { z } from 'zod';
import { answered, said, text } from './fields.ts';

/** The help numbers, for Norway. */
export const helpNumbers = z.strictObject({
  /** The day the numbers were last checked against the services' own pages. */
  checked: z.iso.date(),
  numbers: z
    .array(
      z
        .strictObject({
          id: z.string().regex(/^[a-z_]+$/u),
          /** As people read it. */
          number: said,
          /** The part after `tel:` in a link. */
          tel: said,
          name: text,
          when: text,
          /** Both again, short enough for a button. */
          brief: z.strictObject({ name: text, when: text }),
        })
        .transform(({ brief: { name, when }, ...rest }) => ({
          ...rest,
          brief: { no: { name: name.no, when: when.no }, en: { name: name.en, when: when.en } },
        })),
    )
    .readonly(),
});
export type HelpNumbers = z.output<typeof helpNumbers>;

/** The help texts of each kind, and those for every kind. */
export const crisisTexts = z.strictObject({
  kinds: z.record(z.enum(CRISIS_KINDS), z.strictObject({ title: answered, lead: answered, message: answered })),
  alwaysSaid: answered,
  brieflySaid: answered,
  grounding: answered,
  closing: answered,
});
export type CrisisTexts = z.output<typeof crisisTexts>;
