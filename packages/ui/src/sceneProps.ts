import type { PartOfDay } from '@spire/domain/dates';
import type { LevelId } from '@spire/domain/growth';
import type { Tint } from './tokens.ts';

/** Today's deeds, each at its own place in the scene; gone the next day, and nothing is lost by it. */
export interface Deeds {
  /** A fresh leaf with dew; `half` while it grows. */
  hasCheckedIn?: boolean | 'half';
  /** Suggestions and tasks that are done: a bud each, at most three. */
  done?: number;
  /** All three small things are done: the buds have opened into flowers. */
  isInFlower?: boolean;
  /** Memories that were kept, by the tint of their category: a stone each, at most five. */
  memories?: readonly Tint[];
  /** A bird. */
  hasUsedTool?: boolean;
  /** A boat that lies still, on a day of rest. */
  isResting?: boolean;
}

export interface SceneProps {
  /** The level this device saw last if left out, and the youngest plant on a new one: there is always a plant (D81). */
  level?: LevelId;
  /** The hour whose tones it has; that of its opening if not said. It never changes by itself. */
  hour?: PartOfDay;
  deeds?: Deeds;
  /**
   * `landscape` fills the width; `near` is the same with the plant in its middle, closer; `plant` is a square cut-out
   * about the plant.
   */
  view?: 'landscape' | 'near' | 'plant';
  /** How wide the cut-out is; as what it stands in, if not said. */
  size?: string;
  /** How high a landscape is; 340 px if not said. */
  height?: string;
  /** Whether a landscape melts into the page's ground below it. */
  melts?: boolean;
}

export interface DrawingProps extends Required<Pick<SceneProps, 'hour' | 'deeds' | 'view'>> {
  level: LevelId | undefined;
  /** How high a landscape is at least, in px. */
  room: number;
  melts: boolean;
}
