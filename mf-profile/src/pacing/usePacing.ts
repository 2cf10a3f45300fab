import { useSave, useRead, useToday } from '@spire/client';
import { PacingDocument, type PacingQuery } from './Pacing.generated.ts';
import { SavePacingDayDocument } from './SavePacingDay.generated.ts';

export type Me = PacingQuery['me'];
export type Day = Me['pacing'];
export type Thing = Day['things'][number];

/** The energy of today, and the way to keep it: here at once, and sent when it can be. */
export function usePacing() {
  const today = useToday();
  const read = useRead(PacingDocument, { variables: { date: today }, pick: ({ me }) => me });
  const { save, state } = useSave(SavePacingDayDocument);

  function keep(day: Day, changed: Partial<Pick<Day, 'room' | 'isRoomOwn' | 'things' | 'isBig' | 'morning'>>) {
    const { room, isRoomOwn, things, isBig, morning } = { ...day, ...changed };
    const kept = { room, isRoomOwn, isBig, morning, date: today };
    const plain = things.map(({ id, name, size, done }) => ({ id, name, size, done }));
    const answer = {
      ...{ __typename: 'PacingDay', ...kept },
      things: plain.map((each) => ({ __typename: 'PacingThing', ...each })),
      line: morning === null ? day.line : null,
    } as const;
    return save({ ...kept, things: plain }, undefined, { savePacingDay: answer });
  }
  return { read, state, keep };
}

/** The size of a thing as its name in the messages. */
export const sizeId = (size: number) => `s${Math.min(3, Math.max(1, size)) as 1 | 2 | 3}` as const;
