import type { WellbeingTransaction } from '../database.ts';

/**
 * Keeps every other request for suggestions of this person and date waiting until the transaction ends. Everything that
 * counts against the limit (D22) begins with it, so the limit is exact across all operations.
 */
export async function holdSuggestionDay(transaction: WellbeingTransaction, date: string): Promise<void> {
  await transaction.$queryRaw`select wellbeing.hold_suggestion_day(${date}::date)`;
}
