import { isForHardDay } from '@spire/content/hardDay';
import { isTodaySomewhere } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import { lengthErrors, textErrors } from '@spire/domain/fieldChecks';
import { LIMITS } from '@spire/domain/limits';
import { GROUP_OF_LEANING } from '@spire/domain/promptQuestions';
import type { SuggestionForm } from '@spire/domain/suggestionSet';
import { ApplicationError, refuseWhenWrong } from '@spire/graph-kit/errors';
import { idErrors, newRecordId } from '@spire/graph-kit/recordIds';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import type { HeardInSet, SuggestionSet } from '@spire/graph-shared/suggestionSet';
import { storableErrors } from '@spire/graph-kit/texts';
import { seedOf } from '../builtIn/seed.ts';
import type { Heard } from '../builtIn/suggestion/retrieval/heard.ts';
import type { CrisisHelp } from '@spire/graph-shared/crisisHelp';
import type { Answering, Desk } from '../writing/answering.ts';
import type { TextKind } from '../writing/askedText.ts';
import { requireCheckIn } from '../writing/requireCheckIn.ts';
import type { WriteSuggestions } from './askedSuggestions.ts';
import type {
  GenerateSuggestionInput,
  GenerateSuggestionsInput,
  KeepSuggestionsInput,
  SuggestionRequest,
} from './suggestion.input.ts';
import type { SuggestionItem } from './suggestionItem.ts';
import type { SuggestionSets } from './suggestionSets.adapter.ts';

export interface SuggestionService {
  /** One suggestion for a card, from the profile and today's check-in. */
  generateOne(input: GenerateSuggestionInput, context: RequestContext): Promise<SuggestionSet | CrisisHelp>;
  /** Three suggestions for a list, from the same facts or from the person's own words. */
  generateThree(input: GenerateSuggestionsInput, context: RequestContext): Promise<SuggestionSet | CrisisHelp>;
  /** Stores built-in texts that a device has given; null where they are not counted any more. */
  keepGiven(input: KeepSuggestionsInput, context: RequestContext): Promise<SuggestionSet | null>;
}

interface Wanted {
  form: SuggestionForm;
  kind: TextKind;
  wrong: readonly FieldError[];
  told: readonly string[];
  write: WriteSuggestions;
  /** The part of a wish that is kept beside the answer. */
  heardIn?: (items: readonly SuggestionItem[]) => Promise<HeardInSet | null>;
}

/** The writers are imported when first needed, because their word lists are large. */
const writers = () => import('./askedSuggestions.ts');
type Writers = Awaited<ReturnType<typeof writers>>;

const by =
  (choose: (all: Writers) => WriteSuggestions): WriteSuggestions =>
  async (desk, seed) =>
    choose(await writers())(desk, seed);

/** The stored set, or the texts for hard days in its place where the day has become one since. */
function forHardDay(stored: SuggestionSet, written: Awaited<ReturnType<WriteSuggestions>>): SuggestionSet {
  if (written === 'flagged' || stored.suggestions.every(({ text }) => isForHardDay(text))) return stored;
  const suggestions = stored.suggestions.map((each, at) => ({ ...each, why: null, ...written[at] }));
  return { ...stored, about: null, guesses: null, suggestions };
}

/** Understands a wish once, for its answers and for what is said of them. */
function hearingOnce(wish: string): () => Promise<Heard> {
  let heard: Promise<Heard> | undefined;
  return () => (heard ??= import('../builtIn/suggestion/retrieval/hearWish.ts').then(({ hearWish }) => hearWish(wish)));
}

export function createSuggestionService(answering: Answering, sets: SuggestionSets): SuggestionService {
  /** Counts the request before anything is written, and takes the count back when nothing is (D22, S12). */
  async function written(id: string, { form, write, heardIn }: Wanted, desk: Desk, context: RequestContext) {
    const { date, language } = desk.facts;
    const { stored } = await sets.begin({ id, form, language, date }, context);
    if (stored !== null) {
      // A repeat has to ask for the same form: a card is no answer to a request for a list.
      refuseWhenWrong(stored.form === form ? [] : [{ field: 'id', code: 'INVALID' }]);
      return desk.offering === 'hardDayTexts' ? forHardDay(stored, await write(desk, seedOf(id))) : stored;
    }
    try {
      const items = await write(desk, seedOf(id));
      if (items !== 'flagged') {
        const heard = (await heardIn?.(items)) ?? null;
        return await sets.finish(id, { suggestions: items, offer: desk.offer, heard }, context);
      }
    } catch (error) {
      await sets.drop(id, context);
      throw error;
    }
    await sets.drop(id, context);
    return 'flagged';
  }

  async function generate(input: SuggestionRequest, wanted: Wanted, context: RequestContext) {
    const id = newRecordId(input.id);
    const { kind, told } = wanted;
    const wrong = [...idErrors(id), ...wanted.wrong];
    return answering({ kind, request: input, wrong, told }, context, (desk) => {
      if (wanted.form !== 'prompt') requireCheckIn(desk);
      return written(id, wanted, desk, context);
    });
  }

  return {
    keepGiven: async ({ id: given, form, language, date, texts }, context) => {
      const id = newRecordId(given);
      const { givenItems } = await import('./givenSuggestions.ts');
      const items = givenItems(texts, { language, form });
      refuseWhenWrong([
        ...idErrors(id),
        ...(items === undefined ? [{ field: 'texts', code: 'UNKNOWN_OPTION' } as const] : []),
      ]);
      if (items === undefined || !isTodaySomewhere(date, context.now)) return null;
      try {
        const { stored } = await sets.begin({ id, form, language, date }, context);
        return stored ?? (await sets.finish(id, { suggestions: items, offer: null, heard: null }, context));
      } catch (error) {
        if (error instanceof ApplicationError && error.code === 'DAILY_LIMIT') return null;
        throw error;
      }
    },
    generateOne: async (input, context) => {
      const note = input.note?.trim() ?? '';
      const wrong = [...lengthErrors('note', note, LIMITS.freeText), ...storableErrors({ note })];
      return generate(
        input,
        { form: 'card', kind: 'suggestion', wrong, told: [note], write: by(({ writeCard }) => writeCard(note)) },
        context,
      );
    },
    generateThree: async (input, context) => {
      const about = input.about ?? (input.leaning ? GROUP_OF_LEANING[input.leaning] : null);
      const prompt = input.prompt?.trim() ?? (about === null ? undefined : '');
      if (prompt === undefined)
        return generate(
          input,
          { form: 'list', kind: 'suggestions', wrong: [], told: [], write: by(({ writeList }) => writeList) },
          context,
        );
      const wrong = [
        ...(about === null ? textErrors : lengthErrors)('prompt', prompt, LIMITS.freeText),
        ...storableErrors({ prompt }),
      ];
      const hear = hearingOnce(prompt);
      const write = by(({ writeAnswers }) => writeAnswers(prompt, hear, about));
      const { heardInSet, withQuestion } = await import('./heardInSet.ts');
      const heardIn = (items: readonly SuggestionItem[]) => heardInSet(items, hear, about);
      const asked = { form: 'prompt', kind: 'promptAnswers', wrong, told: [prompt], write, heardIn } as const;
      const answer = await generate(input, asked, context);
      return 'suggestions' in answer ? withQuestion(answer) : answer;
    },
  };
}
