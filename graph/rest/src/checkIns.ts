import { CHECK_IN_FIELDS, type CheckInDraft } from '@spire/domain/checkInRules';
import { keysOf } from '@spire/domain/lists';
import { REST_PATHS } from '@spire/domain/restPaths';
import { readCheckIn } from './legacy/readCheckIn.ts';
import { writeCheckIn } from './legacy/writeCheckIn.ts';
import { z } from 'zod';
import { bothCasings } from './bothCasings.ts';
import { date, id, ignoredUserId, text } from './fields.ts';
import { answeredFields, sentFields } from './recordFields.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { route } from './restRoute.ts';

const TAG = 'Check-in';

type CheckInNode = CheckInDraft & { id: string; date: string };

const FIELDS = ['id', 'date', ...keysOf(CHECK_IN_FIELDS)].join(' ');
const CHECK_IN = operation<{ me: { checkIn: CheckInNode | null } }, { date: string }>(
  `query RestCheckIn($date: LocalDate!) { me { checkIn(date: $date) { ${FIELDS} } } }`,
);
const SAVE = operation<{ saveCheckIn: CheckInNode }, { input: Omit<CheckInNode, 'id'> }>(
  `mutation RestSaveCheckIn($input: SaveCheckInInput!) { saveCheckIn(input: $input) { ${FIELDS} } }`,
);

const labels = z.array(z.string()).meta({ description: 'The chips as `emoji label`, in the language asked for.' });
const { whatIsGood, whatIsGoodText, lookingForward, lookingForwardText, needMore, needMoreText, ...besides } =
  answeredFields(CHECK_IN_FIELDS);
const checkIn = bothCasings({
  id,
  date,
  whatIsGood,
  whatIsGoodText,
  whatIsGoodEmojis: labels,
  lookingForward,
  lookingForwardText,
  lookingForwardEmojis: labels,
  needMore,
  needMoreText,
  needMoreEmojis: labels,
  lookingForwardTo: lookingForward,
  needMoreOf: needMore,
  ...besides,
}).meta({ id: 'CheckIn', description: 'Every field in both casings.' });

/** The chips are sent under other names. */
const { whatIsGood: _good, lookingForward: _forward, needMore: _more, ...sent } = sentFields(CHECK_IN_FIELDS);
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
      return found === null ? null : writeCheckIn(found, await language());
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
        whatIsGoodText: text.nullish(),
        whatIsGoodEmojis: chips,
        lookingForwardText: text.nullish(),
        lookingForwardEmojis: chips,
        needMoreText: text.nullish(),
        needMoreEmojis: chips,
        ...sent,
      })
      .meta({ id: 'CheckInToSave' }),
    reads: readCheckIn,
    answer: checkIn,
    run: async ({ ask, draft, language }) =>
      writeCheckIn((await ask(SAVE, { input: draft })).saveCheckIn, await language()),
  }),
];
