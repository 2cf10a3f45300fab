/** Query parameter that opens an empty form although today's check-in exists: "New check-in" means a new one. */
export const AGAIN = 'again';

/** Query parameter that opens today's check-in to be changed. */
export const EDIT = 'edit';

/** Query parameter: today's check-in was saved a moment ago, on a page that led here. */
export const SAVED = 'saved';
