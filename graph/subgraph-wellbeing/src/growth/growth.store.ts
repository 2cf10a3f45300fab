import { addDays } from '@spire/domain/dates';
import type { Claims } from '@spire/graph-kit/claims';
import { fromColumn, toColumn } from '@spire/graph-kit/dateColumn';
import type { WellbeingDatabase, WellbeingTransaction } from '../database.ts';

export interface GrowthRecords {
  checkInDays: number;
  memories: number;
  /** The latest dates that count, as far back as they follow one another without a gap, and maybe some beyond. */
  latestDates: string[];
}

export interface GrowthStore {
  read(claims: Claims, today: string): Promise<GrowthRecords>;
}

/** Most streaks fit one page; a long one costs another page rather than every one costing the whole history. */
const PAGE = 60;

async function readLatestDates(transaction: WellbeingTransaction, userId: string, today: string): Promise<string[]> {
  const dates: string[] = [];
  for (;;) {
    const before = dates.at(-1) ?? addDays(today, 1);
    const rows = await transaction.checkIn.findMany({
      where: { userId, date: { lt: toColumn(before) } },
      orderBy: { date: 'desc' },
      take: PAGE,
      select: { date: true },
    });
    dates.push(...rows.map(({ date }) => fromColumn(date)));
    const [latest] = dates;
    const isUnbroken = latest !== undefined && dates.at(-1) === addDays(latest, 1 - dates.length);
    if (rows.length < PAGE || !isUnbroken) return dates;
  }
}

export function createGrowthStore(database: WellbeingDatabase): GrowthStore {
  return {
    read: (claims, today) =>
      database.withUser(claims, async (transaction) => {
        const userId = claims.sub;
        const checkInDays = await transaction.checkIn.count({ where: { userId } });
        const memories = await transaction.memory.count({ where: { userId } });
        return { checkInDays, memories, latestDates: await readLatestDates(transaction, userId, today) };
      }),
  };
}
