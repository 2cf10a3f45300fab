import { bothCasings as inBothCasings, type BothCasings } from './legacy/bothCasings.ts';
import { z } from 'zod';

/** The schema of a record with each field under both its names (D15): `capacityLevel` and `capacity_level`. */
export function bothCasings<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  return z.object<BothCasings<Shape>>(inBothCasings(shape));
}
