/** Query parameter that opens an empty form although today's check-in exists: "New check-in" means a new one. */
export const AGAIN = 'again';
