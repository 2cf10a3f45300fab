import type { BadgeId } from '@spire/domain/badges';
import {
  BookHeart,
  CalendarHeart,
  Compass,
  Flower,
  Flower2,
  Heart,
  Image,
  Leaf,
  Sparkles,
  Sprout,
  Sun,
  Sunrise,
  Trees,
  Users,
  Waves,
  type LucideIcon,
} from 'lucide-react';
import { icon } from './tokens.ts';

const DRAWINGS: Readonly<Record<BadgeId, LucideIcon>> = {
  sprout: Sprout,
  small_plant: Leaf,
  flower: Flower2,
  full_bloom: Flower,
  thriving_garden: Trees,
  first_check_in: Sun,
  seven_check_ins: CalendarHeart,
  first_memory: Image,
  ten_memories: BookHeart,
  inner_balance: Waves,
  micro_regulation: Sparkles,
  social_support: Users,
  self_priority: Heart,
  expectation_lift: Sunrise,
  all_tools: Compass,
};

/** The line drawing of a milestone (D32); its name stands beside it. */
export function BadgeDrawing({ id }: { id: BadgeId }) {
  const Drawing = DRAWINGS[id];
  return <Drawing {...icon} aria-hidden />;
}
