import { PACING_LIMITS, PACING_MORNINGS, SIZES } from '@spire/domain/pacing';
import { REST_PATHS } from '@spire/domain/restPaths';
import { operation } from '@spire/graph-kit/staticOperation';
import { z } from 'zod';
import { date, id, ignoredUserId, optionId, text } from './fields.ts';
import { route } from './restRoute.ts';

const TAG = 'Pacing';

const thing = z.object({
  id,
  name: text,
  size: z.int().min(1).max(SIZES.length).meta({ description: 'Places it takes: 1, 2 or 3.' }),
  done: z.boolean(),
});
const room = z.int().min(PACING_LIMITS.room.min).max(PACING_LIMITS.room.max);
const MORNING = { description: 'The answer of a morning after a big day.' };
const morning = optionId(PACING_MORNINGS).meta(MORNING);
const day = z
  .object({
    room: room.meta({ description: 'In places: the person’s own, else a guess.' }),
    things: z.array(thing),
    morning: morning.optional(),
  })
  .meta({ id: 'PacingDay' });
const settings = z.object({ on: z.boolean() }).meta({ id: 'PacingSettings' });

interface Day {
  room: number;
  things: z.input<typeof thing>[];
  morning: (typeof PACING_MORNINGS)[number] | null;
}

const FIELDS = 'room things { id name size done } morning';
const DAY = operation<{ me: { pacing: Day } }, { date: string }>(
  `query RestPacing($date: LocalDate) { me { pacing(date: $date) { ${FIELDS} } } }`,
);
const SAVE = operation<
  { savePacingDay: Day },
  { input: Omit<Day, 'morning'> & { date: string; morning?: string | null | undefined } }
>(`mutation RestSavePacing($input: SavePacingDayInput!) { savePacingDay(input: $input) { ${FIELDS} } }`);
const SET = operation<{ setPacing: boolean }, { input: { isOn: boolean } }>(
  'mutation RestSetPacing($input: SetPacingInput!) { setPacing(input: $input) }',
);

const answered = ({ morning: answer, ...rest }: Day): z.input<typeof day> => ({
  ...rest,
  ...(answer === null ? {} : { morning: answer }),
});

/** The energy of a day: an envelope for who wants one, never a limit. */
export const pacingRoutes = [
  route({
    method: 'PUT',
    path: REST_PATHS.pacingSettings,
    tag: TAG,
    summary: 'Turn the energy of the day on or off',
    description: 'Off until the person says so; what was kept stays.',
    body: z.object({ userId: ignoredUserId, on: z.boolean() }),
    fieldNames: { isOn: 'on' },
    answer: settings,
    run: async ({ ask, body: { on } }) => ({ on: (await ask(SET, { input: { isOn: on } })).setPacing }),
  }),
  route({
    method: 'GET',
    path: REST_PATHS.pacingDay,
    tag: TAG,
    summary: 'The energy of a day',
    params: z.object({ date }),
    answer: day,
    run: async ({ ask, params }) => answered((await ask(DAY, params)).me.pacing),
  }),
  route({
    method: 'PUT',
    path: REST_PATHS.pacingDay,
    tag: TAG,
    summary: 'Keep the energy of a day',
    description: 'In place of what was kept of it before; the room sent is the person’s own.',
    params: z.object({ date }),
    body: z.object({
      userId: ignoredUserId,
      room,
      things: z.array(thing),
      morning: z.enum(PACING_MORNINGS).nullish().meta(MORNING),
    }),
    answer: day,
    run: async ({ ask, params, body: { room: own, things, morning: answer } }) =>
      answered((await ask(SAVE, { input: { ...params, room: own, things, morning: answer } })).savePacingDay),
  }),
];
