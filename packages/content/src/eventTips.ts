import type { LighterEvent } from '@spire/domain/eventKinds';
import type { EventTips } from '../schema/events.ts';
import { TEXTS } from './generated/eventTips.ts';

/** Some are short, and have room beside a long message (S14); each is true of any such event. */
type Tips = EventTips[number]['tips'];

/** The tips that can make each event easier. */
export const EVENT_TIPS = Object.fromEntries(
  TEXTS.flatMap(({ events, tips }) => events.map((event) => [event, tips] as const)),
) as Readonly<Record<LighterEvent, Tips>>;
