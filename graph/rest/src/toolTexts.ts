import { EVENT_KINDS } from '@spire/domain/eventKinds';
import { REST_PATHS } from '@spire/domain/restPaths';
import { EXERCISE_TYPES, SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { z } from 'zod';
import {
  readExpectationRequest,
  readMicroExerciseRequest,
  readSocialPlanRequest,
} from './legacy/readWritingRequest.ts';
import { optionId, text } from './fields.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';
import {
  asking,
  askedWith,
  besideOf,
  dayCheckIn,
  inHelp,
  inOne,
  language,
  linesOf,
  origin,
  person,
  sourceOf,
  words,
  WRITING_ERRORS,
  WRITTEN_TAG,
} from './writtenTexts.ts';

interface Exercise {
  source: string;
  type: string;
  emoji: string;
  title: string;
  instruction: string;
  reasoning: string | null;
}
const EXERCISE = asking<Exercise>(
  'MicroExercise',
  'writeMicroExercise',
  'WriteMicroExerciseInput',
  'WrittenExercise',
  'type emoji title instruction reasoning source',
);
interface Expectation {
  source: string;
  message: string;
  suggestions: string[];
  learning: { text: string };
  brainTraining: { text: string };
  about: string;
  event: string | null;
}
const EXPECTATION = asking<Expectation>(
  'ExpectationResponse',
  'writeExpectationResponse',
  'WriteExpectationResponseInput',
  'ExpectationResponse',
  'message suggestions learning { text } brainTraining { text } source about event',
);
const messages = z
  .array(z.object({ contact: z.string().nullable(), wants: z.array(optionId(SOCIAL_WANTS)), message: text }))
  .meta({ description: 'One for each contact, by id; null is for nobody in particular.' });
const PLAN = asking<{ text: string; source: string; messages: z.output<typeof messages> }>(
  'SocialPlan',
  'writeSocialPlan',
  'WriteSocialPlanInput',
  'SocialPlan',
  'text source messages { contact: contactId wants message: text }',
);
const CONTACTS = operation<{ me: { contacts: { id: string; name: string }[] } }>(
  'query RestContactNames { me { contacts { id name } } }',
);

/** Ids of the person's own contacts by the names older clients know them by; other names are nobody's. */
function idsOf(contacts: readonly { id: string; name: string }[], names: readonly string[]): string[] {
  const wanted = new Set(names.map((name) => name.trim().toLowerCase()));
  return contacts.filter(({ id, name }) => wanted.has(name.toLowerCase()) || wanted.has(id)).map(({ id }) => id);
}

/** Texts of the tools, written when they are asked for (spec 2 §7). */
export const toolTextRoutes = [
  route({
    method: 'POST',
    path: REST_PATHS.microExercise,
    tag: WRITTEN_TAG,
    summary: 'A small exercise that fits',
    errors: WRITING_ERRORS,
    body: z.looseObject({ userProfile: person, dailyCheckIn: dayCheckIn, language }).meta({ id: 'ExerciseWanted' }),
    reads: readMicroExerciseRequest,
    answer: z
      .object({
        exercise: z.object({
          type: optionId(EXERCISE_TYPES),
          emoji: text,
          title: text,
          instruction: text,
          reasoning: text.optional(),
        }),
        ...origin,
      })
      .meta({ id: 'MicroExercise' }),
    run: async ({ ask, draft, language: usual }) => {
      const { written } = await ask(EXERCISE, { input: await askedWith(draft, usual) });
      if (written.__typename === 'CrisisHelp') {
        const [message, numbers, instruction] = linesOf(written);
        const exercise = { type: 'sensory', emoji: '🤍', title: written.title, instruction };
        return { exercise: { ...exercise, reasoning: `${message}\n\n${numbers}` }, ...inHelp(written) };
      }
      const { type, emoji, title, instruction, reasoning } = written;
      const exercise = { type, emoji, title, instruction, ...(reasoning === null ? {} : { reasoning }) };
      return { exercise, source: sourceOf(written.source), ...besideOf(written) };
    },
  }),
  route({
    method: 'POST',
    path: REST_PATHS.expectationResponse,
    tag: WRITTEN_TAG,
    summary: 'An encouragement for what is ahead',
    description: 'Earlier sessions, the profile and the check-in are the server’s to know.',
    errors: WRITING_ERRORS,
    body: z
      .looseObject({
        whatToDo: words,
        whatCanGoBetter: words,
        howToFeelGood: words,
        desiredFeeling: words.meta({ description: 'An id, or its emoji.' }),
        about: optionId(EVENT_KINDS).nullish().meta({ description: 'What it is about; guessed where left out.' }),
        event: z.string().nullish().meta({ description: 'In place of `about`: an event, which tells its kind.' }),
        ownSteps: z
          .array(z.string())
          .nullish()
          .meta({ description: 'The plan line by line, in place of `howToFeelGood`.' }),
        userProfile: person,
        dailyCheckIn: dayCheckIn,
        language,
      })
      .meta({ id: 'EncouragementWanted' }),
    reads: readExpectationRequest,
    answer: z
      .object({
        message: text,
        suggestions: z.array(text).min(1).max(3),
        learning: text,
        brainTraining: text,
        guess: z.object({ about: optionId(EVENT_KINDS), event: text.nullable() }).optional(),
        ...origin,
      })
      .meta({ id: 'ExpectationResponse' }),
    run: async ({ ask, draft, language: usual }) => {
      const { whatToDo, whatCanGoBetter, howToFeelGood, desiredFeeling, about } = draft;
      const told = { whatToDo, whatCanGoBetter, howToFeelGood, desiredFeeling, about };
      const input = { ...told, ...(await askedWith(draft, usual)) };
      const { written } = await ask(EXPECTATION, { input });
      if (written.__typename === 'CrisisHelp') {
        const [message, ...suggestions] = linesOf(written);
        return { message, suggestions, learning: '', brainTraining: '', ...inHelp(written) };
      }
      const { message, suggestions, learning, brainTraining, about: taken, event } = written;
      return {
        message,
        suggestions,
        learning: learning.text,
        brainTraining: brainTraining.text,
        guess: { about: taken, event },
        source: sourceOf(written.source),
        ...besideOf(written),
      };
    },
  }),
  route({
    method: 'POST',
    path: REST_PATHS.socialPlan,
    tag: WRITTEN_TAG,
    summary: 'A plan for company',
    description: 'In sections that begin with their emoji. Contacts are the person’s own, chosen by name.',
    errors: WRITING_ERRORS,
    fieldNames: { wants: 'socialWants' },
    body: z
      .looseObject({
        socialWants: z
          .union([z.array(z.string()), z.string()])
          .nullish()
          .meta({ description: 'Ids or labels.' }),
        selectedContacts: z
          .union([z.array(z.string()), z.string()])
          .nullish()
          .meta({
            description: 'Names; those of nobody among the contacts are hidden in what is sent here, and not used.',
          }),
        contacts: z.array(z.looseObject({})).nullish().meta({ description: 'Not used: the server knows them.' }),
        userProfile: person,
        dailyCheckIn: dayCheckIn,
        language,
      })
      .meta({ id: 'PlanWanted' }),
    reads: readSocialPlanRequest,
    answer: z.object({ suggestion: text, messages: messages.optional(), ...origin }).meta({ id: 'SocialPlan' }),
    run: async ({ ask, draft, language: usual }) => {
      const { wants, selectedContacts: names } = draft;
      const contactIds = names.length === 0 ? [] : idsOf((await ask(CONTACTS, {})).me.contacts, names);
      const { written } = await ask(PLAN, { input: { wants, contactIds, names, ...(await askedWith(draft, usual)) } });
      if (written.__typename === 'CrisisHelp') return { suggestion: inOne(written), ...inHelp(written) };
      const { messages: beside, source, text: suggestion } = written;
      return { suggestion, messages: beside, source: sourceOf(source), ...besideOf(written) };
    },
  }),
];
