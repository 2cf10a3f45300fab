import { type Loaded, useLatestSave, useRead, useToday } from '@spire/client';
import { PacingDocument, type PacingQuery } from './Pacing.generated.ts';
import { SavePacingDayDocument } from './SavePacingDay.generated.ts';

export type Me = PacingQuery['me'];
export type Day = Me['pacing'];
export type Thing = Day['things'][number];
type Kept = Pick<Day, 'room' | 'isRoomOwn' | 'things' | 'isBig' | 'morning'>;

/** The energy of today as it is wanted, and the way to keep it: what was pressed last holds, one request at a time. */
export function usePacing() {
  const today = useToday();
  const known = useRead(PacingDocument, { variables: { date: today }, pick: ({ me }) => me });
  const { wanted, state, want } = useLatestSave(
    SavePacingDayDocument,
    ({ room, isRoomOwn, things, isBig, morning }: Kept) => ({
      ...{ date: today, room, isRoomOwn, isBig, morning },
      things: things.map(({ id, name, size, done }) => ({ id, name, size, done })),
    }),
  );
  const read = wanted === undefined ? known : withWanted(known, wanted);
  return { read, state, keep: (day: Day, changed: Partial<Kept>) => want({ ...day, ...changed }) };
}

function withWanted(read: Loaded<Me>, wanted: Kept): Loaded<Me> {
  const put = (me: Me): Me => ({ ...me, pacing: { ...me.pacing, ...wanted } });
  if (read.kind === 'loading') return read;
  if (read.kind === 'failed') return { ...read, before: read.before && put(read.before) };
  return { ...read, data: put(read.data) };
}

/** The size of a thing as its name in the messages. */
export const sizeId = (size: number) => `s${Math.min(3, Math.max(1, size)) as 1 | 2 | 3}` as const;
