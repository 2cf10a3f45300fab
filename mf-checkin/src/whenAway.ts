import type { Words } from '@spire/domain/remoteManifest';
import type { Told, WhenAway, Written } from '@spire/remote-kit';
import { PlantDocument } from './check-in/Plant.generated.ts';
import { TodaysCheckInDocument } from './check-in/TodaysCheckIn.generated.ts';
import { EveningDocument } from './evening/Evening.generated.ts';
import { IdeasForDocument } from './ideas/IdeasFor.generated.ts';
import { BudsDocument } from './plant/Buds.generated.ts';
import { RestDayDocument } from './rest-day/RestDay.generated.ts';
import { TodaysSuggestionsDocument } from './suggestion/TodaysSuggestions.generated.ts';
import { TodaysTasksDocument } from './tasks/TodaysTasks.generated.ts';
import { TodayDocument } from './today/Today.generated.ts';
import type { writes } from './writes.ts';

/** At most so many of the choices of a check-in name it. */
const NAMED = 3;
const CHIPS = ['whatIsGood', 'lookingForward', 'needMore'] as const;

const chosenIn = (input: Written) =>
  CHIPS.flatMap((field) => ((input[field] ?? []) as readonly string[]).map((id) => `${field}.${id}`)).slice(0, NAMED);
const onHome = { page: 'home', icon: 'leaf' } as const;
const suggested = { page: 'suggestion', icon: 'heart' } as const;
/** As much of a text as names it in a line. */
const LINE = 48;
const itself = (text: unknown): { detail?: Words } => {
  if (typeof text !== 'string' || text === '') return {};
  const short = text.length > LINE ? `${text.slice(0, text.lastIndexOf(' ', LINE))} …` : text;
  return { detail: { no: short, en: short } };
};

const told: Told<typeof writes> = {
  addDailyProgress: ({ meditationMinutes }) => ({
    title:
      meditationMinutes === 0
        ? { no: 'Et glass vann', en: 'A glass of water' }
        : { no: 'Noen minutter med ro', en: 'Some quiet minutes' },
    page: 'today',
    icon: 'leaf',
  }),
  keepSuggestions: ({ form, texts }) => ({
    title:
      form === 'card'
        ? { no: 'Et forslag fra denne enheten', en: 'A suggestion from this device' }
        : { no: 'Tre forslag fra denne enheten', en: 'Three suggestions from this device' },
    ...(form === 'card' ? itself((texts as readonly unknown[])[0]) : {}),
    page: form === 'card' ? 'suggestion' : 'choose',
    icon: 'heart',
  }),
  recordSuggestion: ({ interactionType, suggestionText }) => ({
    title:
      interactionType === 'liked'
        ? { no: 'Et forslag du liker', en: 'A suggestion you like' }
        : { no: 'Et forslag du har gjort', en: 'A suggestion you have done' },
    ...itself(suggestionText),
    ...suggested,
  }),
  replaceTasks: () => ({
    title: { no: 'Små ting for i dag', en: 'Small things for today' },
    page: 'home',
    icon: 'list',
  }),
  saveCheckIn: (input, today) => ({
    title:
      input['date'] === today ? { no: 'Dagens innsjekk', en: 'Today’s check-in' } : { no: 'Innsjekk', en: 'Check-in' },
    own: [input['whatIsGoodText'], input['lookingForwardText'], input['needMoreText']],
    chosen: chosenIn(input),
    page: 'checkin',
    icon: 'check',
  }),
  saveMood: () => ({ title: { no: 'Hvordan du har det', en: 'How you feel' }, page: 'today', icon: 'sun' }),
  setTaskCompleted: ({ isCompleted }) => ({
    title:
      isCompleted === true
        ? { no: 'En liten ting du har gjort', en: 'A small thing you have done' }
        : { no: 'En liten ting som er åpen igjen', en: 'A small thing that is open again' },
    page: 'home',
    icon: 'list',
  }),
  takeRestDay: () => ({ title: { no: 'Hviledag', en: 'A rest day' }, ...onHome, icon: 'moon' }),
  undoRestDay: () => ({
    title: { no: 'Ingen hviledag likevel', en: 'No rest day after all' },
    ...onHome,
    icon: 'moon',
  }),
  undoSuggestion: () => ({ title: { no: 'Et forslag du angret på', en: 'A suggestion you undid' }, ...suggested }),
};

export default {
  told,
  reads: () =>
    [
      TodaysCheckInDocument,
      TodaysSuggestionsDocument,
      TodaysTasksDocument,
      TodayDocument,
      PlantDocument,
      BudsDocument,
      RestDayDocument,
      EveningDocument,
      IdeasForDocument,
    ].map((query) => ({ query })),
} satisfies WhenAway;
