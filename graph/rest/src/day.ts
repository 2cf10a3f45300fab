import { CRISIS_KINDS } from '@spire/domain/crisis/crisisKinds';
import { DAY_MODES } from '@spire/domain/dayMode';
import { REST_PATHS } from '@spire/domain/restPaths';
import { textMark } from '@spire/domain/textMark';
import { WEIGHTS } from '@spire/domain/weights';
import { z } from 'zod';
import { date, optionId, text } from './fields.ts';
import { operation } from '@spire/graph-kit/staticOperation';
import { type RestRequest, route } from './restRoute.ts';

const TAG = 'Day';

type Ask = RestRequest<unknown, unknown, unknown, unknown>['ask'];

interface DayNode {
  date: string;
  helpKind: string | null;
  wasHelpYesterday: boolean;
  isHardDay: boolean;
  mood: number | null;
  isRestDay: boolean;
  isAllShown: boolean;
  weight: { kind: string | null; isNynorsk: boolean } | null;
}

const FIELDS = 'date helpKind wasHelpYesterday isHardDay mood isRestDay isAllShown weight { kind isNynorsk }';
const DAY = operation<{ me: { dayMode: string; day: DayNode } }>(`query RestDay { me { dayMode day { ${FIELDS} } } }`);
const SHOW = operation<{ setAllShown: { date: string } }, { input: { date: string; isAllShown: boolean } }>(
  `mutation RestSetAllShown($input: SetAllShownInput!) { setAllShown(input: $input) { date } }`,
);
const ASIDE = operation<{ setHelpAside: { date: string } }, { input: { date: string; mark: string | null } }>(
  `mutation RestSetHelpAside($input: SetHelpAsideInput!) { setHelpAside(input: $input) { date } }`,
);

const day = z
  .object({
    date,
    mode: optionId(DAY_MODES).meta({
      description: 'What kind of day it is; it decides what is offered on every path.',
    }),
    helpKind: optionId(CRISIS_KINDS).nullable(),
    wasHelpYesterday: z.boolean(),
    isHardDay: z.boolean(),
    mood: z.number().nullable(),
    isRestDay: z.boolean(),
    isAllShown: z.boolean(),
    weight: z.object({ kind: optionId(WEIGHTS).nullable(), isNynorsk: z.boolean() }).nullable(),
  })
  .meta({ id: 'Day', description: 'What decides the mode of today.' });

/** The day as it now is; its mode is another subgraph's answer, so that no write can give it. */
async function dayNow(ask: Ask) {
  const { dayMode, day: found } = (await ask(DAY, {})).me;
  return { mode: dayMode, ...found };
}

/** The kind of day it is, and the two things a person can say of that. */
export const dayRoutes = [
  route({
    method: 'GET',
    path: REST_PATHS.day,
    tag: TAG,
    summary: 'What kind of day it is',
    answer: day,
    run: ({ ask }) => dayNow(ask),
  }),
  route({
    method: 'PUT',
    path: REST_PATHS.day,
    tag: TAG,
    summary: 'Show everything today all the same',
    description: 'Leaves a hard day, a rest day or one of low energy for today; never one after help.',
    body: z.looseObject({ isAllShown: z.boolean() }).meta({ id: 'DayToShow' }),
    answer: day,
    run: async ({ ask, body, today }) => {
      await ask(SHOW, { input: { date: today(), isAllShown: body.isAllShown } });
      return dayNow(ask);
    },
  }),
  route({
    method: 'POST',
    path: REST_PATHS.helpSetAside,
    tag: TAG,
    summary: 'Say that a text is not about oneself',
    description:
      'Ends the mode after help as far as this text made it, or whatever made it where none is given. The text is not kept.',
    body: z.looseObject({ aboutText: text.nullish() }).meta({ id: 'HelpToSetAside' }),
    answer: day,
    run: async ({ ask, body, today }) => {
      await ask(ASIDE, {
        input: {
          date: today(),
          mark: body.aboutText === undefined || body.aboutText === null ? null : textMark(body.aboutText),
        },
      });
      return dayNow(ask);
    },
  }),
];
