import { EVENTS, EVENTS_BY_WORDS } from '@spire/domain/readingLabels';
import { DESIRED_FEELINGS } from '@spire/domain/toolOptions';
import { z } from 'zod';
import { LANGUAGE_FIELDS, optionsOf, tags, text } from './fields.ts';

const event = z.enum([...EVENTS, ...EVENTS_BY_WORDS]);
const feeling = z.enum(optionsOf(DESIRED_FEELINGS));

/** Something to do, and what it touches that a person may have asked to be spared. */
export const tip = z
  .strictObject({
    ...LANGUAGE_FIELDS,
    avoid: tags.avoid.unwrap().exactOptional(),
    /** It calls up the last time: nothing for a person who does it for the first time, or the first since. */
    isOfLastTime: z.literal(true).exactOptional(),
    /** It speaks of where to meet: nothing for a person who has told where. */
    ifNoPlace: z.literal(true).exactOptional(),
    /** It is to have somebody along: nothing for a person who has told of one. */
    ifAlone: z.literal(true).exactOptional(),
    /** It helps a person who has told what they do not want there: for them it comes first. */
    isOfUnwanted: z.literal(true).exactOptional(),
  })
  .transform(({ nb, ...rest }) => ({ no: nb, ...rest }));
export type Tip = z.output<typeof tip>;

const twoLines = z.tuple([text, text]).readonly();

/** For one feeling, what is said of each event, in turns: it follows the opening of the event. */
export const eventLines = z.record(event, twoLines).readonly();
export type EventLines = z.output<typeof eventLines>;

/** One line about what lies ahead, before the encouragement for the feeling. */
export const eventOpenings = z.record(event, text);
export type EventOpenings = z.output<typeof eventOpenings>;

const tipOrNamed = z.union([tip, z.literal('animalComesHome')]);

/** Tips by what lies ahead; each group serves the events it names, and no event is named twice. */
export const eventTips = z
  .record(
    z.string(),
    z
      .strictObject({
        events: z.array(event).min(1).readonly(),
        tips: z.tuple([tipOrNamed, tipOrNamed, tipOrNamed, tipOrNamed, tipOrNamed], tipOrNamed).readonly(),
      })
      .readonly(),
  )
  .superRefine((groups, context) => {
    const named = Object.values(groups).flatMap(({ events }) => events);
    for (const [name, { events }] of Object.entries(groups))
      for (const each of events)
        if (named.indexOf(each) !== named.lastIndexOf(each))
          context.addIssue({
            code: 'custom',
            path: [name, 'events'],
            message: `name "${each}", as another group does`,
          });
    for (const each of event.options)
      if (!named.includes(each)) context.addIssue({ code: 'custom', path: [], message: `has no tips for "${each}"` });
  })
  .transform((groups) => Object.values(groups))
  .readonly();
export type EventTips = z.output<typeof eventTips>;

const threeTips = z.tuple([tip, tip, tip]).readonly();

/** Tips that go with the feeling that is wished for, whatever is done; in turns. */
export const feelingTips = z
  .record(
    feeling,
    z
      .array(
        z.strictObject({
          /** They are care for oneself: a person who is there for another would miss them. */
          onlyFor: z.literal('oneself').exactOptional(),
          tips: threeTips,
        }),
      )
      .readonly(),
  )
  .readonly();
export type FeelingTips = z.output<typeof feelingTips>;

/** Where an animal is to be put down, or has been. */
export const animalFarewell = z.strictObject({
  opening: text,
  lines: z.record(feeling, twoLines).readonly(),
  tips: z.array(tip).readonly(),
});
export type AnimalFarewell = z.output<typeof animalFarewell>;

/** A tip each for what can belong to what lies ahead, beside the kind of event. */
export const alongTips = z.strictObject({
  birthday: tip,
  bus: tip,
  phone: tip,
  ex: tip,
  exByChild: tip,
  otherParent: tip,
  baby: tip,
  cabin: tip,
});
export type AlongTips = Readonly<z.output<typeof alongTips>>;

/** The people one can travel with, as they are called to the one who does, and the opening of such a journey. */
export const tripTogether = z.strictObject({
  /** `{companion}` is one of them. */
  opening: text,
  companions: z
    .strictObject({
      mum: text,
      mom: text,
      mother: text,
      dad: text,
      father: text,
      sister: text,
      brother: text,
      wife: text,
      husband: text,
      partner: text,
      daughter: text,
      son: text,
      grandmother: text,
      grandfather: text,
    })
    .readonly(),
});
export type TripTogether = z.output<typeof tripTogether>;
