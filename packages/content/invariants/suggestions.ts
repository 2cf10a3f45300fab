import { CAPACITY_LEVELS, isAtMost } from '@spire/domain/capacity';
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { LIMITS } from '@spire/domain/limits';
import { keysOf } from '@spire/domain/lists';
import { showsMovingBody } from '@spire/domain/movingBodies';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, GOALS, NEED_MORE, SUGGESTION_CATEGORIES } from '@spire/domain/options';
import type { Suggestion } from '../src/suggestions.ts';
import { lix, sentences, words } from '../src/textInvariants.ts';
import { idsOf, idsOnce, invariant, type Invariant, ofEveryText, saidOnce, type Text, textsOf } from './invariant.ts';

/** Never asked of a person in bed or a chair, or with a sore head; looked for as whole words. */
const NOT_IN_BED = {
  no: /(?<!\p{L})(reis(e|er)?|stå|gå|løp|hopp\p{L}*|snu(?! puta| klokka)|rist\p{L}*|skjerm\p{L}*|telefon\p{L}*|mobil\p{L}*|hold(e)? pusten)(?!\p{L})/iu,
  en: /(?<!\p{L})(get up|stand|walk|run|jump|shake|turn your head|screens?|phones?|hold your breath)(?!\p{L})/iu,
};

/** When a movement gets worse, one stops or turns back (S24). */
const WHEN_TO_STOP = {
  no: /(?<!\p{L})(stopp|snu)(?!\p{L})[^.]* verre(?!\p{L})/iu,
  en: /(?<!\p{L})(stop|turn back)(?!\p{L})[^.]* worse(?!\p{L})/iu,
};

const fileOf = (category: string) => `suggestions/${category}`;
const everyFile = SUGGESTION_CATEGORIES.map(fileOf);
const ifLacking = (isLacking: boolean) => (isLacking ? everyFile : []);

/** The requirements on the built-in suggestions. */
export function suggestionInvariants(all: readonly Suggestion[]): Invariant[] {
  const lowest = all.filter(({ capacity }) => capacity === 'low');
  const texts = all.map(({ text }) => text);
  const movement = all.filter(({ goals }) => goals.includes('movement'));
  const inTime = (part: (typeof PARTS_OF_DAY)[number]) =>
    lowest.filter(({ partsOfDay }) => partsOfDay.length === 0 || partsOfDay.includes(part));

  return [
    invariant('There are at least 120 suggestions.', ifLacking(all.length < 120)),
    invariant('At least 45 suggestions suit the lowest level.', ifLacking(lowest.length < 45)),
    idsOnce(all),
    invariant(
      'No emoji for somebody in bed or a chair shows a body that stands or moves.',
      idsOf(all, ({ capacity, emoji }) => isAtMost(capacity, 'limited') && showsMovingBody(emoji)),
    ),
    invariant(
      'Every category has something for the lowest and for the highest level.',
      SUGGESTION_CATEGORIES.filter((category) =>
        (['low', 'high'] as const).some(
          (level) => !all.some((each) => each.category === category && each.capacity === level),
        ),
      ).map(fileOf),
    ),
    invariant(
      'A suggestion has two to four sentences.',
      textsOf(texts, (text) => sentences(text).length < 2 || sentences(text).length > 4),
    ),
    invariant(
      'A suggestion has eight to sixty words.',
      textsOf(texts, (text) => words(text).length > 60 || words(text).length < 8),
    ),
    saidOnce(texts),
    ...ofEveryText(texts),
    invariant(
      'A suggestion is easy to read: LIX is at most 35 (A29).',
      textsOf(texts, (text) => lix(text) > 35),
    ),
    invariant(
      'A suggestion for the lowest level can be done lying down with the screen off.',
      textsOf(
        lowest.map(({ text }) => text),
        (text, language) => NOT_IN_BED[language].test(text),
      ),
    ),
    invariant(
      'The two languages of a text differ.',
      texts.filter(({ no, en }) => no === en).map(({ no }) => no),
    ),
    invariant(
      'A suggestion for the lowest level takes at most five minutes.',
      idsOf(lowest, ({ minutes }) => minutes > 5),
    ),
    ...GOALS.map((goal) =>
      invariant(
        `Something for the lowest level serves the goal ${goal}.`,
        ifLacking(!lowest.some(({ goals }) => goals.includes(goal))),
      ),
    ),
    ...keysOf(NEED_MORE).map((need) =>
      invariant(
        `Something for the lowest level gives more of ${need}.`,
        ifLacking(!lowest.some(({ needs }) => needs.includes(need))),
      ),
    ),
    ...CONSIDERATIONS.map((id) =>
      invariant(
        `At least three suggestions suit ${id} especially, one of them for the lowest level.`,
        ifLacking(
          all.filter(({ considerations }) => considerations.includes(id)).length < 3 ||
            !lowest.some(({ considerations }) => considerations.includes(id)),
        ),
      ),
    ),
    invariant(
      'At least eight suggestions for the lowest level suit a person after a brain injury and need no screen.',
      ifLacking(
        lowest.filter(
          ({ considerations, avoid }) => considerations.includes('brain_injury') && !avoid.includes('screen_use'),
        ).length < 8,
      ),
    ),
    ...PARTS_OF_DAY.map((part) =>
      invariant(
        `The ${part} has something of its own for the lowest level, and enough for a day.`,
        ifLacking(
          !lowest.some(({ partsOfDay }) => partsOfDay.includes(part)) || inTime(part).length < LIMITS.suggestionsPerDay,
        ),
      ),
    ),
    invariant(
      'Nobody else is asked for anything at night: name the partsOfDay.',
      idsOf(
        all.filter(({ avoid }) => avoid.includes('social_contact')),
        ({ partsOfDay }) => partsOfDay.length === 0 || partsOfDay.includes('night'),
      ),
    ),
    invariant(
      'A suggestion for every part of the day leaves partsOfDay out.',
      idsOf(all, ({ partsOfDay }) => partsOfDay.length === PARTS_OF_DAY.length),
    ),
    invariant(
      'A suggestion for the goal movement says `avoid: [exercise]`.',
      idsOf(movement, ({ avoid }) => !avoid.includes('exercise')),
    ),
    invariant(
      'A suggestion for the goal movement says when to stop or turn back (S24).',
      textsOf(
        movement.map(({ text }) => text),
        (text, language) => !WHEN_TO_STOP[language].test(text),
      ),
    ),
    ...CAPACITY_LEVELS.flatMap((level) => {
      const left = all.filter((each) => isAtMost(each.capacity, level));
      return [
        ...AVOID_SUGGESTIONS.map((avoided) =>
          invariant(
            `A person at level ${level} who avoids ${avoided} has a full day of suggestions.`,
            ifLacking(left.filter(({ avoid }) => !avoid.includes(avoided)).length < LIMITS.suggestionsPerDay),
          ),
        ),
        invariant(
          `A person at level ${level} who avoids everything has a full day of suggestions.`,
          ifLacking(left.filter(({ avoid }) => avoid.length === 0).length < LIMITS.suggestionsPerDay),
        ),
        invariant(
          `At least eight suggestions are written for exactly the level ${level}.`,
          ifLacking(all.filter(({ capacity }) => capacity === level).length < 8),
        ),
      ];
    }),
  ];
}

/** The requirements on titles and buttons. */
export function titleInvariants(titles: readonly Text[], buttons: readonly Text[]): Invariant[] {
  const all = [...titles, ...buttons];
  return [
    invariant(
      'A title has at most six words and forty letters.',
      textsOf(titles, (text) => words(text).length > 6 || text.length > 40),
    ),
    invariant(
      'A button has at most four words.',
      textsOf(buttons, (text) => words(text).length > 4),
    ),
    saidOnce(all),
    ...ofEveryText(all),
  ];
}
