import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { MEMORY_CATEGORIES, SUGGESTION_CATEGORIES, TASK_TYPES } from '@spire/domain/options';
import { REQUESTED_THINGS } from '@spire/domain/refusals';
import { textMark } from '@spire/domain/textMark';
import { DESIRED_FEELINGS, INNER_BALANCE_CATEGORIES, SOCIAL_WANTS } from '@spire/domain/toolOptions';
import { type Collection, file, folder } from '../reading/collection.ts';
import { boundaries, insteadOfANo } from './boundaries.ts';
import { companyMessages, joiningWords, safetyLines, socialPlans, withinPlans } from './company.ts';
import { crisisTexts, helpNumbers } from './crisis.ts';
import {
  eventLines,
  eventOpenings,
  eventTips,
  eventWords,
  kindNotes,
  kindOpenings,
  kindTips,
  quietAhead,
} from './events.ts';
import { exampleWishes } from './exampleWishes.ts';
import { exercises } from './exercises.ts';
import { expectations, weightThoughts } from './expectations.ts';
import { guardPhrases, guardSubjects } from './guardWords.ts';
import { type HardDayTexts, hardDayTexts, seenSentences } from './hardDay.ts';
import { heavyWords } from './heavyWords.ts';
import { meanings } from './meanings.ts';
import { providerWords } from './providerWords.ts';
import { checkInReplies, reminders } from './replies.ts';
import { refusals, refusalsAgain, requestWords } from './refusals.ts';
import { sources } from './sources.ts';
import { fixedExercises, smallExercises } from './smallExercises.ts';
import {
  buttons,
  ideas,
  localSuggestions,
  memorySuggestions,
  ownWords,
  promptFallbacks,
  suggestions,
  suggestionsForWishes,
} from './suggestions.ts';
import { movementNote, tasks } from './tasks.ts';
import { titled, type Titled, type TitledByTier, titlesAt, withoutTitles } from './titles.ts';
import { lighterTrial, type SuggestionsByCategory, trialOfHardDays } from './trial.ts';

const TIERS = ['low', 'limited', 'moderate'];

/** The subjects of the suggestions for wishes, in the order they are looked through; a new file follows them. */
const SUBJECTS = [
  ...['kitchen', 'nature', 'learning', 'crafts', 'games', 'keepsakes', 'company', 'self', 'ahead', 'seat', 'basics'],
  ...['undecided', 'aided', 'study', 'nights', 'reading', 'heavy-hours', 'begun', 'longing', 'sorts-of-day', 'close'],
  ...['weather', 'outward', 'upright', 'on-board', 'at-hand', 'good-news', 'unfinished', 'let-be', 'kept-in-place'],
  ...['near-and-apart', 'feasts', 'night-duty'],
];

const marksOf = (all: unknown) =>
  (all as HardDayTexts).flatMap(({ text }) => LANGUAGES.map((language) => textMark(text[language])));

/** Every file of texts there is, by its schema, and the modules that the code reads them from. */
export const COLLECTIONS: readonly Collection[] = [
  ...keysOf(INNER_BALANCE_CATEGORIES).map((category) => {
    const path = `exercises/${category}`;
    const all = folder(path, 'exercise', exercises, TIERS, { path, schema: 'exercises', type: 'Exercises' });
    return { ...all, modulesOf: (value: unknown) => [...all.modulesOf(value), titlesAt(path, value as TitledByTier)] };
  }),
  ...TASK_TYPES.map((type) =>
    folder(`tasks/${type}`, 'task', tasks, ['low', 'limited', 'high'], {
      path: `tasks/${type}`,
      schema: 'tasks',
      type: 'Tasks',
    }),
  ),
  file('movement-note', 'text', movementNote, { path: 'movementNote', schema: 'tasks', type: 'MovementNote' }),
  {
    at: 'suggestions',
    noun: 'suggestion',
    schema: suggestions,
    names: SUGGESTION_CATEGORIES,
    isOpen: false,
    modulesOf: (value) => {
      const all = value as SuggestionsByCategory;
      const modules = titled('suggestions', Object.values(all).flat(), {
        type: 'Readonly<Record<SuggestionCategory, SuggestionsOfCategory>>',
        types: ['SuggestionCategory', 'SuggestionsOfCategory'],
        value: Object.fromEntries(Object.entries(all).map(([category, each]) => [category, withoutTitles(each)])),
      });
      return [...modules, lighterTrial(all)];
    },
  },
  {
    at: 'suggestions-for-wishes',
    noun: 'suggestion',
    schema: suggestionsForWishes,
    names: SUBJECTS,
    isOpen: true,
    modulesOf: (value) => {
      const all = Object.entries(value as Record<string, readonly Titled[]>).flatMap(([subject, some]) =>
        some.map((each) => ({ ...each, subject })),
      );
      return titled('suggestionsForWishes', all, {
        type: 'SuggestionsForWishes',
        types: ['SuggestionsForWishes'],
        value: withoutTitles(all),
      });
    },
  },
  {
    at: 'example-wishes',
    noun: 'suggestion',
    schema: exampleWishes,
    names: [],
    isOpen: true,
    modulesOf: (value) => [
      {
        path: 'exampleWishes',
        schema: 'exampleWishes',
        type: 'ExampleWishes',
        types: ['ExampleWishes'],
        value: Object.assign({}, ...Object.values(value as Record<string, object>)) as object,
      },
    ],
  },
  file('suggestion-buttons', 'category', buttons, {
    path: 'suggestionButtons',
    schema: 'suggestions',
    type: 'Buttons',
  }),
  file('own-words', 'suggestion', ownWords, {
    path: 'ownWords',
    schema: 'suggestions',
    type: 'OwnWords',
  }),
  file('prompt-fallbacks', 'answer', promptFallbacks, {
    path: 'promptFallbacks',
    schema: 'suggestions',
    type: 'PromptFallbacks',
  }),
  file('local-suggestions', 'suggestion', localSuggestions, {
    path: 'localSuggestions',
    schema: 'suggestions',
    type: 'LocalSuggestions',
  }),
  folder('memory-suggestions', 'suggestion', memorySuggestions, keysOf(MEMORY_CATEGORIES), {
    path: 'memorySuggestions',
    schema: 'suggestions',
    type: 'MemorySuggestions',
  }),
  folder('ideas', 'idea', ideas, ['breathing-break', 'movement', 'mind', 'food'], {
    path: 'ideas',
    schema: 'suggestions',
    type: 'Ideas',
  }),
  folder('small-exercises', 'exercise', smallExercises, TIERS, {
    path: 'smallExercises',
    schema: 'smallExercises',
    type: 'SmallExercises',
  }),
  file('fixed-exercises', 'exercise', fixedExercises, {
    path: 'fixedExercises',
    schema: 'smallExercises',
    type: 'FixedExercises',
  }),
  {
    ...file('hard-day', 'text', hardDayTexts, { path: 'hardDay', schema: 'hardDay', type: 'HardDayTexts' }),
    modulesOf: (value) => [
      { path: 'hardDay', schema: 'hardDay', type: 'HardDayTexts', types: ['HardDayTexts'], value },
      { path: 'hardDayMarks', schema: 'hardDay', type: 'HardDayMarks', types: ['HardDayMarks'], value: marksOf(value) },
      trialOfHardDays(value as HardDayTexts),
    ],
  },
  file('seen-sentences', 'weight', seenSentences, { path: 'seenSentences', schema: 'hardDay', type: 'SeenSentences' }),
  file('event-openings', 'event', eventOpenings, { path: 'eventOpenings', schema: 'events', type: 'EventOpenings' }),
  file('event-tips', 'group', eventTips, { path: 'eventTips', schema: 'events', type: 'EventTips' }),
  folder('event-lines', 'event', eventLines, keysOf(DESIRED_FEELINGS), {
    path: 'eventLines',
    schema: 'events',
    type: 'EventLines',
  }),
  file('event-words', 'word', eventWords, { path: 'eventWords', schema: 'events', type: 'EventWords' }),
  file('kind-openings', 'kind', kindOpenings, { path: 'kindOpenings', schema: 'events', type: 'KindOpenings' }),
  file('kind-tips', 'kind', kindTips, { path: 'kindTips', schema: 'events', type: 'KindTips' }),
  file('kind-notes', 'kind', kindNotes, { path: 'kindNotes', schema: 'events', type: 'KindNotes' }),
  file('quiet-ahead', 'event', quietAhead, { path: 'quietAhead', schema: 'events', type: 'QuietAhead' }),
  folder('expectations', 'part', expectations, keysOf(DESIRED_FEELINGS), {
    path: 'expectations',
    schema: 'expectations',
    type: 'Expectations',
  }),
  file('sources', 'source', sources, { path: 'sources', schema: 'sources', type: 'Sources' }),
  file('weight-thoughts', 'weight', weightThoughts, {
    path: 'weightThoughts',
    schema: 'expectations',
    type: 'WeightThoughts',
  }),
  folder('boundaries', 'part', boundaries, ['rest', 'quiet', 'outdoors', 'interests', 'closeness', 'care', 'privacy'], {
    path: 'boundaries',
    schema: 'boundaries',
    type: 'Boundaries',
  }),
  file('instead-of-a-no', 'part', insteadOfANo, { path: 'insteadOfANo', schema: 'boundaries', type: 'InsteadOfANo' }),
  folder('company', 'version', socialPlans, SOCIAL_WANTS, {
    path: 'company',
    schema: 'company',
    type: 'SocialPlans',
  }),
  file('safety-lines', 'line', safetyLines, { path: 'safetyLines', schema: 'company', type: 'SafetyLines' }),
  file('within-plans', 'want', withinPlans, { path: 'withinPlans', schema: 'company', type: 'WithinPlans' }),
  file('joining-words', 'words', joiningWords, { path: 'joiningWords', schema: 'company', type: 'JoiningWords' }),
  file('company-messages', 'part', companyMessages, {
    path: 'companyMessages',
    schema: 'company',
    type: 'CompanyMessages',
  }),
  folder('refusals', 'tone', refusals, ['any', ...REQUESTED_THINGS], {
    path: 'refusals',
    schema: 'refusals',
    type: 'Refusals',
  }),
  file('refusals-again', 'text', refusalsAgain, {
    path: 'refusalsAgain',
    schema: 'refusals',
    type: 'RefusalsAgain',
  }),
  file('request-words', 'word', requestWords, { path: 'requestWords', schema: 'refusals', type: 'RequestWords' }),
  file('meanings', 'meaning', meanings, { path: 'meanings', schema: 'meanings', type: 'Meanings' }),
  file('guard-phrases', 'part', guardPhrases, { path: 'guardPhrases', schema: 'guardWords', type: 'GuardPhrases' }),
  file('guard-subjects', 'part', guardSubjects, { path: 'guardSubjects', schema: 'guardWords', type: 'GuardSubjects' }),
  file('heavy-words', 'part', heavyWords, { path: 'heavyWords', schema: 'heavyWords', type: 'HeavyWords' }),
  file('provider-words', 'part', providerWords, {
    path: 'providerWords',
    schema: 'providerWords',
    type: 'ProviderWords',
  }),
  file('check-in-replies', 'part', checkInReplies, {
    path: 'checkInReplies',
    schema: 'replies',
    type: 'CheckInReplies',
  }),
  file('reminders', 'reminder', reminders, { path: 'reminders', schema: 'replies', type: 'ReminderTexts' }),
  file('help-numbers', 'part', helpNumbers, { path: 'helpNumbers', schema: 'crisis', type: 'HelpNumbers' }),
  file('crisis-help', 'part', crisisTexts, { path: 'crisisHelpTexts', schema: 'crisis', type: 'CrisisTexts' }),
];
