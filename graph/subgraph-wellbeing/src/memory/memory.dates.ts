import { placeOfMemory } from '@spire/domain/memoryDate';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import type { Memory } from './memory.type.ts';

type Dates = Pick<Memory, 'date' | 'writtenOn'>;

/** When it was, in the columns of its table: as it was told, and where it stands among the others. */
export const toldOn = ({ date }: Pick<Dates, 'date'>) => ({
  toldDate: date,
  date: toColumn(placeOfMemory(date)),
});

/** The dates of a memory in the columns of its table. */
export const datesInColumns = (dates: Dates) => ({ ...toldOn(dates), writtenOn: toColumn(dates.writtenOn) });

/** A memory's dates out of its columns. */
export const datesOf = ({ toldDate, writtenOn }: { toldDate: string | null; writtenOn: Date }): Dates => ({
  date: toldDate,
  writtenOn: fromColumn(writtenOn),
});
