import { PARTS_OF_DAY } from '@spire/domain/dates';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, MEMORY_CATEGORIES, SUGGESTION_CATEGORIES } from '@spire/domain/options';
import type { Idea, IdeaSection } from '../src/ideas.ts';
import { LOCAL_SUGGESTIONS_SHOWN, type LocalSuggestion } from '../src/localSuggestions.ts';
import type { MemorySuggestion } from '../src/memorySuggestions.ts';
import { lix, sentences, words } from '../src/textInvariants.ts';
import { idsOf, idsOnce, invariant, type Invariant, ofEveryText, saidOnce, type Text, textsOf } from './invariant.ts';

/** Never asked of a person in bed; looked for as whole words. */
const NOT_IN_BED = {
  no: /(?<!\p{L})(reis(e|er)?|stå|gå (?!tilbake)|løp|hopp\p{L}*|snu|skjerm\p{L}*|telefon\p{L}*|hold(e)? pusten)(?!\p{L})/iu,
  en: /(?<!\p{L})(get up|stand|walk|run|jump|shake|screens?|phones?|hold your breath)(?!\p{L})/iu,
};
const STOP = { no: /stopp hvis noe blir verre/iu, en: /stop if anything gets worse/iu };
const TITLE_IN_QUOTES = { no: '«{title}»', en: '"{title}"' };

/** The requirements on the templates that a memory is put into. */
export function memoryInvariants(all: readonly MemorySuggestion[]): Invariant[] {
  const lowest = all.filter(({ capacity }) => capacity === 'low');
  const texts = all.map(({ text }) => text);
  const filesWhere = (hasTooFew: (templates: readonly MemorySuggestion[]) => boolean) =>
    keysOf(MEMORY_CATEGORIES)
      .filter((category) => hasTooFew(all.filter(({ memory }) => memory === category)))
      .map((category) => `memory-suggestions/${category}`);
  return [
    invariant(
      'A file has at least five suggestions.',
      filesWhere((templates) => templates.length < 5),
    ),
    ...PARTS_OF_DAY.map((part) =>
      invariant(
        `In each file at least two suit the lowest level in the ${part}, and avoid nothing.`,
        filesWhere(
          (templates) =>
            templates.filter(
              ({ avoid, capacity, partsOfDay }) =>
                capacity === 'low' && avoid.length === 0 && (partsOfDay.length === 0 || partsOfDay.includes(part)),
            ).length < 2,
        ),
      ),
    ),
    idsOnce(all),
    invariant(
      'A suggestion for the lowest level takes at most five minutes.',
      idsOf(lowest, ({ minutes }) => minutes > 5),
    ),
    invariant(
      'None needs the highest level.',
      idsOf(all, ({ capacity }) => capacity === 'high'),
    ),
    ...(['low', 'limited', 'moderate'] as const).map((level) =>
      invariant(
        `Something is written for the level ${level}.`,
        all.some(({ capacity }) => capacity === level) ? [] : filesWhere(() => true),
      ),
    ),
    invariant(
      'Nobody else is asked for anything at night: name the partsOfDay.',
      idsOf(
        all,
        ({ avoid, partsOfDay }) =>
          avoid.includes('social_contact') && (partsOfDay.length === 0 || partsOfDay.includes('night')),
      ),
    ),
    invariant(
      'A suggestion that asks for movement says "Stopp hvis noe blir verre" and "Stop if anything gets worse" (S24).',
      textsOf(
        all.filter(({ avoid }) => avoid.includes('exercise')).map(({ text }) => text),
        (text, language) => !STOP[language].test(text),
      ),
    ),
    invariant(
      'A text holds {title} once, in quotation marks: «{title}» in Norwegian, "{title}" in English.',
      textsOf(
        texts,
        (text, language) => text.split(TITLE_IN_QUOTES[language]).length !== 2 || text.split(/[{}]/u).length !== 3,
      ),
    ),
    invariant(
      'A text has two to four sentences and at most sixty words, and a LIX of at most 35 (A29).',
      textsOf(
        texts,
        (text) => sentences(text).length < 2 || sentences(text).length > 4 || words(text).length > 60 || lix(text) > 35,
      ),
    ),
    saidOnce(texts),
    ...ofEveryText(texts),
    invariant(
      'A suggestion for the lowest level can be done lying down.',
      textsOf(
        lowest.map(({ text }) => text),
        (text, language) => NOT_IN_BED[language].test(text),
      ),
    ),
  ];
}

/** The least number of ideas in each section (D25). */
const LEAST_IDEAS: Readonly<Record<IdeaSection, number>> = { movement: 12, mind: 8, food: 15 };

/** The requirements on the catalogue of ideas, and the break that stands before it. */
export function ideaInvariants(ideas: Readonly<Record<IdeaSection, readonly Idea[]>>, pause: Idea): Invariant[] {
  const all = [pause, ...keysOf(ideas).flatMap((section) => ideas[section])];
  const texts = all.map(({ text }) => text);
  return [
    ...keysOf(LEAST_IDEAS).map((section) =>
      invariant(
        `There are at least ${LEAST_IDEAS[section]} ideas (D25).`,
        ideas[section].length < LEAST_IDEAS[section] ? [`ideas/${section}`] : [],
      ),
    ),
    invariant(
      'In each file at least five ideas suit the lowest level and avoid nothing.',
      keysOf(ideas)
        .filter(
          (section) =>
            ideas[section].filter(({ capacity, avoid }) => capacity === 'low' && avoid.length === 0).length < 5,
        )
        .map((section) => `ideas/${section}`),
    ),
    idsOnce(all),
    saidOnce(texts),
    ...ofEveryText(texts),
    invariant(
      'An idea is easy to read: LIX is at most 35 (A29).',
      textsOf(texts, (text) => lix(text) > 35),
    ),
  ];
}

/** The requirements on what the browser carries itself: its suggestions, and the answers to a prompt. */
export function localInvariants(all: readonly LocalSuggestion[], fallbacks: readonly Text[]): Invariant[] {
  const descriptions = all.map(({ description }) => description);
  const texts = [
    ...all.flatMap(({ title, description, actionText }) => [title, description, actionText]),
    ...fallbacks,
  ];
  const file = ['local-suggestions'];
  const left = (avoided: readonly string[]) => all.filter(({ avoid }) => !avoid.some((each) => avoided.includes(each)));
  return [
    invariant('There are at least nine suggestions (spec 2 §8).', all.length < 9 ? file : []),
    ...SUGGESTION_CATEGORIES.map((category) =>
      invariant(
        `There is a suggestion of the category ${category}.`,
        all.some((each) => each.category === category) ? [] : file,
      ),
    ),
    idsOnce(all),
    ...[...AVOID_SUGGESTIONS.map((each) => [each]), [...AVOID_SUGGESTIONS]].map((avoided) =>
      invariant(
        `At least ${LOCAL_SUGGESTIONS_SHOWN} are left for a person who avoids ${avoided.join(', ')}.`,
        left(avoided).length < LOCAL_SUGGESTIONS_SHOWN ? file : [],
      ),
    ),
    invariant('One of them asks for movement.', all.some(({ avoid }) => avoid.includes('exercise')) ? [] : file),
    invariant(
      'A suggestion that asks for movement says "Stopp hvis noe blir verre." and "Stop if anything gets worse." (S24).',
      textsOf(
        all.filter(({ avoid }) => avoid.includes('exercise')).map(({ description }) => description),
        (text, language) => !STOP[language].test(text),
      ),
    ),
    ...ofEveryText(texts),
    saidOnce(texts),
    invariant(
      'A title has at most six words.',
      textsOf(
        all.map(({ title }) => title),
        (text) => words(text).length > 6,
      ),
    ),
    invariant(
      'A button has at most three words.',
      textsOf(
        all.map(({ actionText }) => actionText),
        (text) => words(text).length > 3,
      ),
    ),
    invariant(
      'A description is two sentences of at most twenty-five words.',
      textsOf(descriptions, (text) => sentences(text).length !== 2 || words(text).length > 25),
    ),
    invariant(
      'A text is easy to read: LIX is at most 35 (A29).',
      textsOf([...descriptions, ...fallbacks], (text) => lix(text) > 35),
    ),
    invariant(
      'The two languages of a text differ.',
      texts.filter(({ no }) => texts.some(({ en }) => no === en)).map(({ no }) => no),
    ),
  ];
}
