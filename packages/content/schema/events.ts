import { EVENT_KINDS, GRAVE_EVENTS, isGrave, type LighterEvent } from '@spire/domain/eventKinds';
import { EVENTS, EVENTS_BY_WORDS, GRAVE_BY_WORDS } from '@spire/domain/readingLabels';
import { z } from 'zod';
import { LANGUAGE_FIELDS, said, tags, text } from './fields.ts';
import { sources } from './sources.ts';

const LIGHTER = [...EVENTS, ...EVENTS_BY_WORDS].filter((each): each is LighterEvent => !isGrave(each));
const event = z.enum(LIGHTER);
const kinds = z.enum(EVENT_KINDS);

/** Something to do, and what it touches that a person may have asked to be spared. */
export const tip = z
  .strictObject({
    ...LANGUAGE_FIELDS,
    avoid: tags.avoid.unwrap().exactOptional(),
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

/** Tips by what lies ahead; each group serves the events it names, and no event is named twice. */
export const eventTips = z
  .record(
    z.string(),
    z
      .strictObject({
        events: z.array(event).min(1).readonly(),
        tips: z.tuple([tip, tip, tip, tip, tip], tip).readonly(),
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

/** Tips by the kind of event, where no more is known of it; grief has none, and those of `other` are true of anything. */
export const kindTips = z
  .record(kinds.exclude(['grief', 'other']), z.tuple([tip, tip, tip, tip, tip], tip).readonly())
  .readonly();
export type KindTips = z.output<typeof kindTips>;

/** Lines about what lies ahead where its kind is known and no more, in turns. */
export const kindOpenings = z
  .record(kinds.exclude(['grief', 'other']), z.tuple([text, text, text]).readonly())
  .readonly();
export type KindOpenings = z.output<typeof kindOpenings>;

/** One sentence that bears with, and two things that are all right. */
export const quietAhead = z.record(
  z.enum(['any', ...GRAVE_EVENTS]),
  z.strictObject({ sentence: text, permissions: z.tuple([text, text]).readonly() }).readonly(),
);
export type QuietAhead = Readonly<z.output<typeof quietAhead>>;

/** The works that belong to a kind of event. */
export const kindNotes = z.partialRecord(
  kinds.exclude(['grief', 'other']),
  z.strictObject({ learning: sources.keyof().exactOptional(), brainTraining: sources.keyof() }).readonly(),
);
export type KindNotes = Readonly<z.output<typeof kindNotes>>;

/** Words separated by spaces; a star stands for any beginning or ending, and ` + ` for words that both stand somewhere. */
const words = z.array(said).readonly();

const everyEvent = z.enum([...EVENTS, ...EVENTS_BY_WORDS, ...GRAVE_BY_WORDS]);

/** The words by which is guessed what lies ahead; what is found first counts. */
export const eventWords = z.strictObject({
  events: z
    .array(z.strictObject({ event: everyEvent, words }))
    .refine((list) => everyEvent.options.every((each) => list.some(({ event: of }) => of === each)), 'lacks an event')
    .readonly(),
  kinds: z.array(z.strictObject({ kind: kinds, words })).readonly(),
});
export type EventWords = z.output<typeof eventWords>;
