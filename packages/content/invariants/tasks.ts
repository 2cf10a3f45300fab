import { PARTS_OF_DAY } from '@spire/domain/dates';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { AVOID_SUGGESTIONS, CONSIDERATIONS, NEED_MORE, TASK_TYPES, type TaskType } from '@spire/domain/options';
import { isBearable, SENSITIVITIES } from '@spire/domain/sensitivities';
import { type Task, TASK_TIERS, type TaskPools } from '../src/tasks/task.ts';
import { lix, sentences } from '../src/textInvariants.ts';
import { idsOf, idsOnce, invariant, type Invariant, ofEveryText, saidOnce, type Text, textsOf } from './invariant.ts';

/** Never asked of a person in bed, or with a sore head; and what a task for limited never asks for. */
const NOT_IN_BED = {
  no: /(?<!\p{L})(reis(e|er)?|stå|gå|tur|ute|løp|hopp\p{L}*|snu|rist\p{L}*|skjerm\p{L}*|telefon\p{L}*|hold(e)? pusten)(?!\p{L})/iu,
  en: /(?<!\p{L})(get up|stand|walk|stroll|outside|run|jump|shake|screens?|phones?|hold your breath)(?!\p{L})/iu,
};
const NOT_SEATED = {
  no: /(?<!\p{L})(reis deg|stå|gå|tur|løp|hopp\p{L}*|dans|rist\p{L}*|hold(e)? pusten)(?!\p{L})/iu,
  en: /(?<!\p{L})(get up|stand|walk|stroll|jump|dance|shake|hold your breath)(?!\p{L})/iu,
};
/** Over, dark or asleep at night. */
const BY_DAY =
  /(?<!\p{L})(outdoors|outside|daylight|walk|stroll|nearby|the rest of the day|into the day|do today)(?!\p{L})/iu;

const LEAST_OF_EACH = 15;
const MOST_LETTERS = 100;
const MOST_MINUTES = { low: 5, limited: 10, high: 30 };

/** The requirements on tasks; `note` stands after each that moves the body. */
export function taskInvariants(pools: Readonly<Record<TaskType, TaskPools>>, note: Text): Invariant[] {
  const files = TASK_TYPES.flatMap((type) =>
    TASK_TIERS.map((tier) => ({ file: `tasks/${type}/${tier}`, type, tier, tasks: pools[type][tier] })),
  );
  const all = files.flatMap(({ tasks }) => tasks);
  const texts = all.map(({ text }) => text);
  const of = (tier: 'low' | 'limited') => TASK_TYPES.flatMap((type) => pools[type][tier]).map(({ text }) => text);
  const filesWhere = (hasTooFew: (tasks: readonly Task[]) => boolean) =>
    files.filter(({ tasks }) => hasTooFew(tasks)).map(({ file }) => file);
  const filesOf = (tier: string) => files.filter((each) => each.tier === tier).map(({ file }) => file);
  const tiersWhere = (isLacking: (tier: (typeof TASK_TIERS)[number]) => boolean) =>
    TASK_TIERS.filter(isLacking).flatMap(filesOf);
  const atNight = all.filter(({ partsOfDay = PARTS_OF_DAY }) => partsOfDay.includes('night'));

  return [
    invariant(
      `A file has at least ${LEAST_OF_EACH} tasks.`,
      filesWhere((tasks) => tasks.length < LEAST_OF_EACH),
    ),
    ...AVOID_SUGGESTIONS.map((avoided) =>
      invariant(
        `In each file at least four tasks are left for a person who avoids ${avoided}.`,
        filesWhere((tasks) => tasks.filter(({ avoid }) => !avoid.includes(avoided)).length < 4),
      ),
    ),
    invariant(
      'In each file at least three tasks avoid nothing.',
      filesWhere((tasks) => tasks.filter(({ avoid }) => avoid.length === 0).length < 3),
    ),
    idsOnce(all),
    invariant(
      `A task is one sentence with a full stop, of at most ${MOST_LETTERS} letters.`,
      textsOf(texts, (text) => text.length > MOST_LETTERS || sentences(text).length !== 1 || !text.endsWith('.')),
    ),
    saidOnce(texts),
    invariant(
      `A task that moves the body has room for "${note.en}" within ${MOST_LETTERS} letters (S24).`,
      textsOf(
        all.filter(({ avoid }) => avoid.includes('exercise')).map(({ text }) => text),
        (text, language) => `${text} ${note[language]}`.length > MOST_LETTERS,
      ),
    ),
    ...ofEveryText([...texts, note]),
    invariant(
      'A task is easy to read: LIX is at most 40 (A29).',
      textsOf(texts, (text) => lix(text) > 40),
    ),
    invariant(
      'The tasks of a file together are easy to read: LIX is below 30 (A29).',
      filesWhere((tasks) => LANGUAGES.some((language) => lix(tasks.map(({ text }) => text[language]).join(' ')) >= 30)),
    ),
    invariant(
      'A task of the lowest tier can be done lying down, without a screen.',
      textsOf(of('low'), (text, language) => NOT_IN_BED[language].test(text)),
    ),
    invariant(
      'A task of the limited tier can be done sitting down.',
      textsOf(of('limited'), (text, language) => NOT_SEATED[language].test(text)),
    ),
    invariant(
      'The two languages of a text differ.',
      texts.filter(({ no, en }) => no === en).map(({ no }) => no),
    ),
    invariant(
      'Minutes are at most five in the lowest tier, ten in the limited one and thirty in the highest.',
      files.flatMap(({ tier, tasks }) => idsOf(tasks, ({ minutes }) => minutes > MOST_MINUTES[tier])),
    ),
    ...CONSIDERATIONS.map((each) =>
      invariant(
        `In every tier a task suits ${each}.`,
        tiersWhere((tier) => !TASK_TYPES.some((type) => pools[type][tier].some(({ suits }) => suits.includes(each)))),
      ),
    ),
    ...keysOf(NEED_MORE).map((need) =>
      invariant(
        `In every tier tasks of two types at least give more of ${need}.`,
        tiersWhere(
          (tier) => TASK_TYPES.filter((type) => pools[type][tier].some(({ needs }) => needs.includes(need))).length < 2,
        ),
      ),
    ),
    ...PARTS_OF_DAY.map((part) =>
      invariant(
        `In the lowest tier at least fourteen tasks of each type are left in the ${part} for a person who bears nothing and avoids everything.`,
        TASK_TYPES.filter(
          (type) =>
            pools[type].low.filter(
              ({ avoid, contraindications, partsOfDay = PARTS_OF_DAY }) =>
                avoid.length === 0 && isBearable(contraindications, SENSITIVITIES) && partsOfDay.includes(part),
            ).length < 14,
        ).map((type) => `tasks/${type}/low`),
      ),
    ),
    invariant(
      'Nothing asks at night for daylight, other people or the rest of the day: name the partsOfDay.',
      idsOf(atNight, ({ text, avoid }) => BY_DAY.test(text.en) || avoid.includes('social_contact')),
    ),
  ];
}
