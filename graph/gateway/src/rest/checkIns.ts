import type { CheckInDraft } from '@spire/domain/checkInRules';
import { GOOD_NOW, keysOf, LOOKING_FORWARD, NEED_MORE } from '@spire/domain/options';
import { REST_PATHS } from '@spire/domain/restPaths';
import { readCheckIn } from './legacy/readCheckIn.ts';
import { writeCheckIn } from './legacy/writeCheckIn.ts';
import { z } from 'zod';
import { bothCasings } from './bothCasings.ts';
import { date, id, ignoredUserId, optionId, text } from './fields.ts';
import { operation, route } from './restRoute.ts';

const TAG = 'Check-in';

type CheckInNode = CheckInDraft & { id: string; date: string };

const FIELDS = 'id date whatIsGood whatIsGoodText lookingForward lookingForwardText needMore needMoreText';
const CHECK_IN = operation<{ me: { checkIn: CheckInNode | null } }, { date: string }>(
  `query RestCheckIn($date: LocalDate!) { me { checkIn(date: $date) { ${FIELDS} } } }`,
);
const SAVE = operation<{ saveCheckIn: CheckInNode }, { input: Omit<CheckInNode, 'id'> }>(
  `mutation RestSaveCheckIn($input: SaveCheckInInput!) { saveCheckIn(input: $input) { ${FIELDS} } }`,
);

const chosen = (chips: object) => z.array(optionId(keysOf(chips))).meta({ description: 'Ids of the chips.' });
const labels = z.array(z.string()).meta({ description: 'The chips as `emoji label`, in the language asked for.' });
const checkIn = bothCasings({
  id,
  date,
  whatIsGood: chosen(GOOD_NOW),
  whatIsGoodText: text,
  whatIsGoodEmojis: labels,
  lookingForward: chosen(LOOKING_FORWARD),
  lookingForwardText: text,
  lookingForwardEmojis: labels,
  needMore: chosen(NEED_MORE),
  needMoreText: text,
  needMoreEmojis: labels,
}).meta({ id: 'CheckIn', description: 'Every field in both casings.' });

const words = text.nullish();
const chips = z
  .union([z.array(z.string()), z.string()])
  .nullish()
  .meta({ description: 'Ids, labels or `emoji label` texts in either language; a list, or a JSON list in a text.' });

/** One check-in per person and date (D19), in any of the shapes it has had (trap 46). */
export const checkInRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.dailyCheckInOf,
    tag: TAG,
    summary: 'The check-in of a date, or null',
    params: z.object({ date }),
    answer: checkIn.nullable(),
    run: async ({ ask, params, language }) => {
      const { checkIn: found } = (await ask(CHECK_IN, { date: params.date })).me;
      return found === null ? null : writeCheckIn(found, language);
    },
  }),
  route({
    method: 'POST',
    path: REST_PATHS.dailyCheckIn,
    tag: TAG,
    summary: 'Save the check-in of a date',
    description: 'A second one for the date replaces it. snake_case and the names of older shapes are read as well.',
    body: z
      .looseObject({
        userId: ignoredUserId,
        date: text.nullish().meta({ description: 'Today unless told.' }),
        whatIsGoodText: words,
        whatIsGoodEmojis: chips,
        lookingForwardText: words,
        lookingForwardEmojis: chips,
        needMoreText: words,
        needMoreEmojis: chips,
      })
      .meta({ id: 'CheckInToSave' }),
    reads: readCheckIn,
    answer: checkIn,
    run: async ({ ask, draft, language }) => writeCheckIn((await ask(SAVE, { input: draft })).saveCheckIn, language),
  }),
];
