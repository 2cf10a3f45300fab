import { options, useMessages } from '@spire/i18n';
import { moodId } from '../days/moodId.ts';
import type { Activity } from './activityDays.ts';
import { history } from './messages/namespace.ts';

/** Says what an activity was, in the person's own words or ours; undefined where its kind is all there is to say. */
export function useActivityWords(): (activity: Activity) => string | undefined {
  const t = useMessages(history);
  const tOptions = useMessages(options);
  return ({ title, mood, chips }) => {
    const felt = moodId(mood);
    if (felt !== undefined) return t(`moods.${felt}`);
    const chosen = chips.map((chip) => tOptions(chip as never));
    const said = [...chosen, ...(title === null || title === '' ? [] : [title])].join(' · ');
    return said === '' ? undefined : said;
  };
}
