import { CAPACITY_LEVELS, type ContentTier, contentTier } from '@spire/domain/capacity';
import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import { CONSIDERATIONS } from '@spire/domain/options';
import { SENSITIVITIES, type Sensitivity, sensitivitiesOf } from '@spire/domain/sensitivities';
import { INNER_BALANCE_CATEGORIES } from '@spire/domain/toolOptions';
import type { Exercise } from '../src/exercises/exercise.ts';
import { grade, lix, sentences, words } from '../src/textInvariants.ts';
import { earInvariants } from './forTheEar.ts';
import { idsOf, idsOnce, invariant, type Invariant, ofEveryText, type Text, textsOf, wholeWords } from './invariant.ts';

const HELD_BREATH = {
  no: wholeWords('hold(e|er|t)? (pusten|lufta|luften|inne)', 'pust(en|a)? (inne|stopper)', 'uten å puste'),
  en: wholeWords('hold(ing|s)? (your|the|that|a) (breath|air)', 'hold it in', 'stop breathing', 'without breathing'),
};
/** Asked of no one here: it makes light-headed. */
const FORCED_BREATH = {
  no: wholeWords(
    'pust\\p{L}* (\\p{L}+ )?(dypt|fort|raskt|hardt)',
    'dyp\\p{L}* (inn|ut)?pust\\p{L}*',
    'fyll\\p{L}* lungene',
  ),
  en: wholeWords('deep(ly|er)? breath\\p{L}*', 'breathe (\\p{L}+ )?(deep|deeply|fast|quickly|hard)', 'fill your lungs'),
};
const TOO_MUCH = {
  no: wholeWords('reis(e|er)?', 'stå(r|ende)?(?! igjen)', 'gå (ut (i|på)|til et|en tur|rundt|bort)', 'løp\\p{L}*', 'hopp\\p{L}*', 'dans\\p{L}*', 'rist\\p{L}*', '(snu|rull|vri|vend|nikk)\\p{L}* (på )?(hodet|nakken)'),
  en: wholeWords('get up', '(?<!under)stand(s|ing)?', 'walk\\p{L}*', 'run', 'jump(s|ing)?', 'danc\\p{L}*', 'shake', '(turn|roll|twist|nod|tilt) your (head|neck)'),
}; // oxfmt-ignore
const ASKS = {
  light: { no: wholeWords('ser? (på|deg)', 'blikket', 'fargen?', 'arket'), en: wholeWords('look (at|around|out)', 'gaze', 'colours?', 'paper') },
  sound: { no: wholeWords('lytt(er)?', 'hør(er)?', 'nynn(er)?', 'summ(er)?', 'syng(er)?'), en: wholeWords('listen', 'hear whether', 'hum', 'sing') },
  food: { no: wholeWords('spis(er)?', 'drikk(er)?', 'smak', 'tygg', 'kjøkkenet'), en: wholeWords('eat', 'drink(?! it)', 'taste', 'chew', 'kitchen') },
}; // oxfmt-ignore
const OWN_PACE = { no: wholeWords('(din )?egen (takt|pust)'), en: wholeWords('your own (pace|breath)') };
const WAY_OUT = {
  no: wholeWords('sett deg', 'bli sittende', 'snu', 'gå hjem'),
  en: wholeWords('sit', 'stay sitting', 'turn back', 'walk home'),
};
const FLOOR = { no: wholeWords('på gulvet'), en: wholeWords('on the floor') };

const LEAST_OF_EACH = 8;
/** Two lines below a ring, on a phone. */
const MOST_CHARACTERS = 90;
const MOST_MINUTES: Readonly<Record<ContentTier, number>> = { low: 3, limited: 5, moderate: 8 };
const TIERS = [...new Set(CAPACITY_LEVELS.map(contentTier))];

const prose = ({ description, steps }: Exercise, language: 'no' | 'en') =>
  [description[language], ...steps[language]].join(' ');
const stepTexts = ({ steps }: Exercise): Text[] => steps.no.map((no, index) => ({ no, en: steps.en[index] ?? '' }));
const textsIn = (exercise: Exercise): Text[] => [exercise.title, exercise.description, ...stepTexts(exercise)];
const suiting = (exercises: readonly Exercise[], sensitivities: readonly Sensitivity[]) =>
  exercises.filter(({ contraindications }) => !contraindications.some((each) => sensitivities.includes(each)));

/** Titles that share most of their words with another. */
function likeAnother(titles: readonly Text[]): string[] {
  return LANGUAGES.flatMap((language) => {
    const all = titles.map((title) => ({
      text: title[language],
      words: [...new Set(words(title[language].toLowerCase()))],
    }));
    return all
      .filter((title, index) =>
        all.slice(index + 1).some((other) => {
          const shared = title.words.filter((word) => other.words.includes(word)).length;
          return shared / Math.min(title.words.length, other.words.length) > 0.7;
        }),
      )
      .map(({ text }) => text);
  });
}

/** The requirements on the exercises of inner balance; `others` are the titles that theirs are not to be like. */
export function exerciseInvariants(all: readonly Exercise[], others: readonly Text[]): Invariant[] {
  const pools = keysOf(INNER_BALANCE_CATEGORIES).flatMap((category) =>
    TIERS.map((tier) => ({
      file: `exercises/${category}/${tier}`,
      tier,
      pool: all.filter((each) => each.category === category && each.tier === tier),
    })),
  );
  const filesWhere = (hasTooFew: (pool: readonly Exercise[]) => boolean, of = pools) =>
    of.filter(({ pool }) => hasTooFew(pool)).map(({ file }) => file);
  const gentle = all.filter(({ tier }) => tier !== 'moderate');
  const lowest = all.filter(({ tier }) => tier === 'low');
  const standing = all.filter(({ position }) => position === 'standing');
  const lying = all.filter(({ position }) => position === 'lying' || position === 'any');
  const paced = all.filter(({ rhythm }) => rhythm);
  const texts = all.flatMap(textsIn);
  const inEither = (breaks: (exercise: Exercise, language: 'no' | 'en') => boolean, of = all) =>
    idsOf(of, (exercise) => LANGUAGES.some((language) => breaks(exercise, language)));
  const said = (exercise: Exercise, language: 'no' | 'en') =>
    [exercise.title[language], prose(exercise, language)].join(' ');

  return [
    invariant(
      `A file has at least ${LEAST_OF_EACH} exercises (D30).`,
      filesWhere((pool) => pool.length < LEAST_OF_EACH),
    ),
    idsOnce(all),
    invariant(
      'Minutes are at most three in the lowest tier, five in the limited one and eight in the moderate one.',
      idsOf(all, ({ minutes, tier }) => minutes > MOST_MINUTES[tier]),
    ),
    invariant(
      'In the two gentle tiers nobody has to stand (D30).',
      idsOf(
        gentle,
        ({ position, contraindications }) => position === 'standing' || contraindications.includes('standing'),
      ),
    ),
    invariant(
      'In the lowest tier everything can be done lying down: its position is lying or any.',
      idsOf(lowest, ({ position }) => position !== 'lying' && position !== 'any'),
    ),
    invariant(
      'An exercise that is done standing names `standing` in contraindications.',
      idsOf(standing, ({ contraindications }) => !contraindications.includes('standing')),
    ),
    invariant(
      'An exercise that is done standing says when to sit down or turn home.',
      inEither((exercise, language) => !WAY_OUT[language].test(prose(exercise, language)), standing),
    ),
    invariant(
      'Nobody has to get down on the floor.',
      inEither((exercise, language) => FLOOR[language].test(prose(exercise, language)), lying),
    ),
    invariant(
      'An exercise that does not suit a person whom movement sets back is marked `isMovement: true` (S24).',
      idsOf(all, ({ contraindications, isMovement }) => contraindications.includes('movement') && !isMovement),
    ),
    invariant(
      'At least six exercises of breathing have a rhythm.',
      paced.length < 6 ? ['exercises/breathing/low'] : [],
    ),
    invariant(
      'A rhythm belongs to breathing, breathes in for three seconds or more and out for at least as long, in twelve seconds at most.',
      idsOf(paced, ({ category, rhythm = { inSeconds: 0, outSeconds: 0 } }) => {
        const { inSeconds, outSeconds } = rhythm;
        return category !== 'breathing' || inSeconds < 3 || outSeconds < inSeconds || inSeconds + outSeconds > 12;
      }),
    ),
    invariant(
      "An exercise with a rhythm says that the person's own pace is fine.",
      inEither((exercise, language) => !OWN_PACE[language].test(prose(exercise, language)), paced),
    ),
    invariant(
      'In each file at least four suit a person who bears no light, no sound and no screen.',
      filesWhere((pool) => suiting(pool, ['light', 'sound', 'screen']).length < 4),
    ),
    ...CONSIDERATIONS.map((consideration) =>
      invariant(
        `In each file at least three suit a day of somebody with ${consideration}.`,
        filesWhere((pool) => suiting(pool, sensitivitiesOf([consideration])).length < 3),
      ),
    ),
    invariant(
      'In each file of the lowest tier at least three suit a person who bears nothing at all.',
      filesWhere(
        (pool) => suiting(pool, SENSITIVITIES).length < 3,
        pools.filter(({ tier }) => tier === 'low'),
      ),
    ),
    invariant(
      'A title has at most six words.',
      textsOf(
        all.map(({ title }) => title),
        (text) => words(text).length > 6,
      ),
    ),
    invariant('No title is like another.', likeAnother([...all.map(({ title }) => title), ...others])),
    invariant(
      'A description has one or two sentences, the first of four to twenty-two words.',
      textsOf(
        all.map(({ description }) => description),
        (text) => {
          const first = words(sentences(text)[0] ?? '').length;
          return sentences(text).length > 2 || first < 4 || first > 22;
        },
      ),
    ),
    invariant(
      'There are three to six steps, as many in each language.',
      idsOf(all, ({ steps }) => steps.no.length < 3 || steps.no.length > 6 || steps.no.length !== steps.en.length),
    ),
    invariant(
      `A step has at most ${MOST_CHARACTERS} characters and three sentences: it stands alone on the screen (D91).`,
      textsOf(all.flatMap(stepTexts), (text) => text.length > MOST_CHARACTERS || sentences(text).length > 3),
    ),
    ...earInvariants(
      all.map(({ id, title, steps }) => ({
        id,
        sentences: { no: [title.no, ...steps.no], en: [title.en, ...steps.en] },
      })),
    ),
    invariant(
      'A text stands once only.',
      LANGUAGES.flatMap((language) => {
        const lines = texts.map((text) => text[language]);
        return lines.filter((line, index) => lines.indexOf(line) !== index);
      }),
    ),
    ...ofEveryText(texts),
    invariant(
      'It is easy to read: LIX is at most 35 (A29).',
      inEither((exercise, language) => lix(prose(exercise, language)) > 35),
    ),
    invariant(
      'The English is for grade eight at most (A29).',
      idsOf(all, (exercise) => grade(prose(exercise, 'en')) > 8),
    ),
    invariant(
      'The breath is never held, deepened or hurried.',
      inEither(
        (exercise, language) =>
          HELD_BREATH[language].test(said(exercise, language)) ||
          FORCED_BREATH[language].test(said(exercise, language)),
      ),
    ),
    invariant(
      'In the two gentle tiers nothing asks for standing, walking or a turned head.',
      inEither((exercise, language) => TOO_MUCH[language].test(said(exercise, language)), gentle),
    ),
    ...keysOf(ASKS).map((sense) =>
      invariant(
        `An exercise that asks for ${sense} names \`${sense}\` in contraindications.`,
        inEither((exercise, language) => ASKS[sense][language].test(said(exercise, language)), suiting(all, [sense])),
      ),
    ),
  ];
}
