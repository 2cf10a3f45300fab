import { withWords } from '@spire/remote-kit/withWords';
import { written } from '@spire/written/messages/namespace';
import { later } from '../later.tsx';

/** The part after a saved check-in. */
export const { fetch: fetchSummary, Part: Summary } = later(
  withWords(async () => {
    const { CheckInSummary } = await import(/* webpackChunkName: "day" */ './CheckInSummary.tsx');
    return CheckInSummary;
  }, [written]),
);
