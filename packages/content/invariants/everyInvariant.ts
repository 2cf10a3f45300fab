import { KIND_TIPS, QUIET_AHEAD } from '../src/aheadTexts.ts';
import { KIND_OPENINGS } from '../src/eventOpenings.ts';
import { BOUNDARY_TEXTS, INSTEAD_OF_A_NO } from '../src/boundaryTexts.ts';
import { FORWARD_REPLIES, GOOD_REPLIES, NEED_REPLIES } from '../src/checkInReplies.ts';
import { MESSAGE_SENTENCES } from '../src/companyMessages.ts';
import { EXAMPLE_WISHES } from '../src/exampleWishes.ts';
import { BREATHING } from '../src/exercises/breathing.ts';
import { MOVEMENT } from '../src/exercises/movement.ts';
import { SENSORY } from '../src/exercises/sensory.ts';
import { SOURCES } from '../src/expectationTexts/sources.ts';
import { EXPECTATION_TEXTS, WEIGHT_THOUGHTS } from '../src/expectationTexts.ts';
import { HARD_DAY_TEXTS } from '../src/hardDay.ts';
import { HELP_NUMBERS } from '../src/helpNumbers.ts';
import { BREATHING_BREAK, IDEAS } from '../src/ideas.ts';
import { OWN_WORDS } from '../src/ownWords.ts';
import { LOCAL_SUGGESTIONS, PROMPT_FALLBACKS } from '../src/localSuggestions.ts';
import { MEMORY_SUGGESTIONS } from '../src/memorySuggestions.ts';
import { FIXED_EXERCISES, MICRO_EXERCISES } from '../src/microRegulation.ts';
import { REFUSALS, REFUSALS_AGAIN } from '../src/refusals.ts';
import { REMINDER_TEXTS } from '../src/reminderTexts.ts';
import { SEEN_SENTENCES } from '../src/seen.ts';
import { JOINING_WORDS } from '../src/socialSuggestions/joiningWords.ts';
import { SAFETY_LINES } from '../src/socialSuggestions/safetyLines.ts';
import { WITHIN_PLANS } from '../src/socialSuggestions/withinPlans.ts';
import { SOCIAL_SUGGESTIONS } from '../src/socialSuggestions.ts';
import * as places from '../src/suggestionPlaces.ts';
import { SUGGESTIONS } from '../src/suggestions.ts';
import { suggestionsFor } from '../src/suggestionsBySituation.ts';
import { ACTION_TEXTS, PROMPT_FALLBACK_TITLES, SUGGESTION_TITLES } from '../src/suggestionTitles.ts';
import { MOVEMENT_NOTE, taskPool, TASKS } from '../src/tasks.ts';
import { textsIn } from '../src/textInvariants.ts';
import { contraindicationInvariants, screeningInvariants, tagInvariants } from './acrossKinds.ts';
import { boundaryInvariants } from './boundaries.ts';
import { companyInvariants } from './company.ts';
import { companyMessageInvariants } from './companyMessages.ts';
import { eventInvariants, eventLineInvariants } from './events.ts';
import { exampleWishInvariants } from './exampleWishes.ts';
import { exerciseInvariants } from './exercises.ts';
import { expectationInvariants } from './expectations.ts';
import { hardDayInvariants, seenInvariants } from './hardDay.ts';
import { type Invariant, ofEveryText, type Text } from './invariant.ts';
import { ownWordsInvariants } from './ownWords.ts';
import { placeInvariants } from './places.ts';
import { refusalInvariants } from './refusals.ts';
import { ideaInvariants, localInvariants, memoryInvariants } from './shortSuggestions.ts';
import { smallExerciseInvariants } from './smallExercises.ts';
import { suggestionInvariants, titleInvariants } from './suggestions.ts';
import { taskInvariants } from './tasks.ts';

/** The requirements on texts of one kind, and the files and folders below `texts/` that hold them. */
export interface InvariantSet {
  of: string;
  at: readonly string[];
  invariants: readonly Invariant[];
}

const EXERCISES = [...BREATHING, ...MOVEMENT, ...SENSORY];
const SMALL_EXERCISES = [...MICRO_EXERCISES, ...FIXED_EXERCISES];
const EVERY_TASK = Object.values(TASKS).flatMap((pools) => Object.values(pools).flat());
const EVERY_IDEA = [BREATHING_BREAK, ...Object.values(IDEAS).flat()];
const SUGGESTION_FOLDERS = ['suggestions', 'suggestions-for-wishes'];
const TITLES = [...Object.values(SUGGESTION_TITLES), ...PROMPT_FALLBACK_TITLES];

const SHORT_TEXTS: readonly Text[] = [
  ...[GOOD_REPLIES, FORWARD_REPLIES, NEED_REPLIES].flatMap((replies): Text[] => Object.values(replies)),
  ...Object.values(REMINDER_TEXTS),
  ...Object.values(JOINING_WORDS),
];

/** The texts that are shown where a person may have written of a crisis, by the folder that holds them. */
const SCREENED = new Map<string, unknown>([
  ['boundaries', BOUNDARY_TEXTS],
  ['instead-of-a-no', INSTEAD_OF_A_NO],
  ['refusals', REFUSALS],
  ['refusals-again', REFUSALS_AGAIN],
  ['expectations', EXPECTATION_TEXTS],
  ['weight-thoughts', WEIGHT_THOUGHTS],
  ['quiet-ahead', QUIET_AHEAD],
  ['kind-openings', KIND_OPENINGS],
  ['kind-tips', KIND_TIPS],
  ['small-exercises', SMALL_EXERCISES],
  ['exercises', EXERCISES],
  ['local-suggestions', LOCAL_SUGGESTIONS],
  ['own-words', OWN_WORDS],
  ['prompt-fallbacks', PROMPT_FALLBACKS],
  ['company', SOCIAL_SUGGESTIONS],
  ['company-messages', MESSAGE_SENTENCES],
  ['suggestions', SUGGESTIONS],
  ['suggestions-for-wishes', []],
  ['tasks', EVERY_TASK],
]);

/** Every requirement on the written texts, asked of them as they are. */
export const EVERY_INVARIANT: readonly InvariantSet[] = [
  {
    of: 'exercises',
    at: ['exercises', 'small-exercises', 'fixed-exercises'],
    invariants: exerciseInvariants(
      EXERCISES,
      MICRO_EXERCISES.map(({ title }) => title),
    ),
  },
  {
    of: 'small exercises',
    at: ['small-exercises', 'fixed-exercises'],
    invariants: smallExerciseInvariants(MICRO_EXERCISES, FIXED_EXERCISES),
  },
  { of: 'tasks', at: ['tasks', 'movement-note'], invariants: taskInvariants(TASKS, MOVEMENT_NOTE) },
  { of: 'suggestions', at: SUGGESTION_FOLDERS, invariants: suggestionInvariants(SUGGESTIONS) },
  { of: 'example wishes', at: ['example-wishes'], invariants: exampleWishInvariants(EXAMPLE_WISHES, SUGGESTIONS) },
  {
    of: 'titles of suggestions',
    at: [...SUGGESTION_FOLDERS, 'prompt-fallbacks', 'suggestion-buttons'],
    invariants: titleInvariants(TITLES, Object.values(ACTION_TEXTS)),
  },
  {
    of: 'lists of suggestions',
    at: SUGGESTION_FOLDERS,
    invariants: placeInvariants(SUGGESTIONS, {
      idsFor: suggestionsFor,
      places: Object.values(places),
      atHome: places.AT_HOME,
      outOfDoors: places.OUT_OF_DOORS,
      forTheNextTimeUp: places.FOR_THE_NEXT_TIME_UP,
    }),
  },
  { of: 'suggestions about own words', at: ['own-words'], invariants: ownWordsInvariants(OWN_WORDS) },
  { of: 'memory suggestions', at: ['memory-suggestions'], invariants: memoryInvariants(MEMORY_SUGGESTIONS) },
  {
    of: 'local suggestions',
    at: ['local-suggestions', 'prompt-fallbacks'],
    invariants: localInvariants(LOCAL_SUGGESTIONS, PROMPT_FALLBACKS),
  },
  { of: 'ideas', at: ['ideas'], invariants: ideaInvariants(IDEAS, BREATHING_BREAK) },
  { of: 'texts for hard days', at: ['hard-day'], invariants: hardDayInvariants(HARD_DAY_TEXTS) },
  { of: 'first sentences', at: ['seen-sentences'], invariants: seenInvariants(SEEN_SENTENCES) },
  {
    of: 'lines of events',
    at: ['event-lines', 'event-openings', 'event-tips'],
    invariants: eventLineInvariants(),
  },
  {
    of: 'events',
    at: ['event-openings', 'event-tips', 'kind-openings', 'kind-tips', 'quiet-ahead'],
    invariants: eventInvariants(),
  },
  {
    of: 'refusals',
    at: ['refusals', 'refusals-again'],
    invariants: refusalInvariants(REFUSALS, REFUSALS_AGAIN),
  },
  {
    of: 'expectation lift',
    at: ['expectations', 'weight-thoughts', 'sources'],
    invariants: expectationInvariants(EXPECTATION_TEXTS, {
      thoughts: WEIGHT_THOUGHTS,
      sources: Object.values(SOURCES),
    }),
  },
  {
    of: 'boundaries',
    at: ['boundaries', 'instead-of-a-no'],
    invariants: boundaryInvariants(BOUNDARY_TEXTS, INSTEAD_OF_A_NO, HELP_NUMBERS),
  },
  {
    of: 'company',
    at: ['company', 'safety-lines', 'within-plans'],
    invariants: companyInvariants(SOCIAL_SUGGESTIONS, {
      safety: Object.values(SAFETY_LINES),
      within: Object.values(WITHIN_PLANS),
    }),
  },
  {
    of: 'messages for company',
    at: ['company', 'company-messages'],
    invariants: companyMessageInvariants(MESSAGE_SENTENCES),
  },
  {
    of: 'what texts do not suit',
    at: [...SUGGESTION_FOLDERS, 'tasks', 'small-exercises', 'fixed-exercises', 'memory-suggestions', 'ideas'],
    invariants: contraindicationInvariants(
      [...SUGGESTIONS, ...EVERY_TASK, ...SMALL_EXERCISES, ...MEMORY_SUGGESTIONS, ...EVERY_IDEA],
      {
        suggestions: SUGGESTIONS,
        ideas: EVERY_IDEA,
      },
    ),
  },
  {
    of: 'tone of texts',
    at: [...SUGGESTION_FOLDERS, 'tasks', 'small-exercises', 'ideas', 'exercises', 'local-suggestions'],
    invariants: tagInvariants(
      {
        suggestions: SUGGESTIONS,
        tasks: EVERY_TASK,
        'small-exercises': SMALL_EXERCISES,
        ideas: EVERY_IDEA,
        exercises: EXERCISES,
        'local-suggestions': LOCAL_SUGGESTIONS,
      },
      { suggestions: SUGGESTIONS, tasksFor: taskPool },
    ),
  },
  {
    of: 'short texts',
    at: ['check-in-replies', 'reminders', 'joining-words'],
    invariants: ofEveryText(SHORT_TEXTS),
  },
  {
    of: 'screening',
    at: [...SCREENED.keys()],
    invariants: screeningInvariants(textsIn([...SCREENED.values()])),
  },
];
