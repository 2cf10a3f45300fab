import type { PlannedEvent } from '@spire/domain/readingLabels';
import type { EventTips, Tip } from '../schema/events.ts';
import { TEXTS as HOME } from './generated/animalHomeTip.ts';
import { TEXTS } from './generated/eventTips.ts';

/** Some are short, and have room beside a long message (S14); each is true of any such event. */
type Tips = readonly [Tip, Tip, Tip, Tip, Tip, ...Tip[]];

/** The tip for an animal that comes home again; left out where it may not. */
export const ANIMAL_HOME_TIP: Tip = HOME;

const full = (tip: EventTips[number]['tips'][number]): Tip => (tip === 'animalComesHome' ? ANIMAL_HOME_TIP : tip);

const tipsOf = ({ tips: [one, two, three, four, five, ...others] }: EventTips[number]): Tips => [
  ...([full(one), full(two), full(three), full(four), full(five)] as const),
  ...others.map(full),
];

/** The tips that can make each kind of event easier. */
export const EVENT_TIPS = Object.fromEntries(
  TEXTS.flatMap((group) => {
    const tips = tipsOf(group);
    return group.events.map((event) => [event, tips] as const);
  }),
) as Readonly<Record<PlannedEvent, Tips>>;
