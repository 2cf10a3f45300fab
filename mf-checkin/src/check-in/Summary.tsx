import { later } from '../later.tsx';

/** The part after a saved check-in. */
export const { fetch: fetchSummary, Part: Summary } = later(async () => {
  const { CheckInSummary } = await import(/* webpackChunkName: "day" */ './CheckInSummary.tsx');
  return CheckInSummary;
});
