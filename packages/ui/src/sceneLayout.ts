import type { PartOfDay } from '@spire/domain/dates';
import type { LevelId } from '@spire/domain/growth';
import type { Deeds } from './sceneProps.ts';
import { landOf, wordsEnd } from './sceneRoom.ts';

/** How the parts of a scene share its room, in px. Heights count from its lower edge, or from the foot of the plant. */

/** The scene that the land was drawn in. */
export const DRAWN = { width: 390, height: 340, foot: 54.4 } as const;

interface Extent {
  /** How high the plant is, with today's leaf and buds. */
  top: number;
  /** How far it reaches to either side. */
  side: number;
}

const bush: Extent = { top: 196, side: 96 };

/** The room that each plant takes; `npm run scenes` finds one that is cut. */
const EXTENTS: Record<LevelId, Extent> = {
  sprout: { top: 72, side: 54 },
  small_plant: { top: 134, side: 54 },
  flower: { top: 172, side: 54 },
  full_bloom: bush,
  thriving_garden: { ...bush, side: 146 },
};

/** How far left of the foot the cairn stands, clear of the plants there, and how far it and its bird reach beyond. */
export const cairnAt = (level: LevelId) => (level === 'thriving_garden' ? -172 : -92);
const CAIRN_WIDTH = 28;
/** The disc of day and night; those of morning and evening are larger, and stand lower. */
const DISC = 20;
const LOW_DISCS: Partial<Record<PartOfDay, number>> = { morning: 24.5, evening: 27.9 };
/** Clear room about a high disc and above a plant. */
const AIR = 8;
const HALO = 38;

interface Disc {
  /** Where across the scene, from 0 to 1. */
  at: number;
  up: number;
  radius: number;
  halo: number;
}

export interface Layout {
  /** How high the land is, as a part of what was drawn. */
  land: number;
  /** Where the plant stands across the scene, from 0 to 1, how high its foot is, and its size. */
  at: number;
  foot: number;
  plant: number;
  disc: Disc;
}

interface Scene {
  level: LevelId;
  hour: PartOfDay;
  isNear: boolean;
  deeds: Deeds;
  /** How high the scene is at least, and how much of what is above it a plant may reach into. */
  room: number;
  above?: number;
}

/** The largest plant that fits: in the middle it comes nearer, but no part of it leaves the narrowest screen. */
function sizeOf({ level, isNear, deeds, room, above = 0 }: Scene, foot: number): number {
  const { top, side } = EXTENTS[level];
  const fits = (room + above - foot - AIR) / top;
  if (!isNear) return Math.min(1, fits);
  const hasCairn = deeds.hasUsedTool === true || (deeds.memories?.length ?? 0) > 0;
  const reach = hasCairn ? Math.max(CAIRN_WIDTH - cairnAt(level), side) : side;
  return Math.max(0.5, Math.min(1.6, fits, 156 / reach, 85 / Math.min(side, bush.side)));
}

/** In the sky above the plant where there is room, else low over the ridge, left of a plant at the side, right of a near one. */
function discOf({ hour, level, isNear, room }: Scene, at: number, plantTop: number, land: number): Disc {
  const below = wordsEnd(land);
  const low = LOW_DISCS[hour];
  const isHigh = low === undefined && !isNear && room >= plantTop + 2 * (HALO + AIR);
  if (isHigh) return { at, up: (plantTop + room) / 2, radius: DISC + 1.8, halo: HALO };
  const radius = low ?? DISC;
  // The garden reaches into the valley between the ridges: left of it the disc stands on one.
  const isGarden = level === 'thriving_garden';
  const side = isGarden ? 0.19 : 0.3;
  const up = low === undefined || isGarden ? below - radius - 6 : 143 * land;
  const halo = Math.min(1.75 * radius, below - 2 - up);
  // Beside a near plant is a ridge, which the disc stands on.
  if (isNear) return { at: 0.87, up: 192 * land + 6, radius, halo };
  return { at: side, up, radius, halo };
}

export function layoutOf(scene: Scene): Layout {
  const land = landOf(scene.room);
  const foot = DRAWN.foot * land;
  const plant = sizeOf(scene, foot);
  const at = scene.isNear ? 0.5 : 0.75;
  const disc = discOf(scene, at, foot + plant * EXTENTS[scene.level].top, land);
  return { land, at, foot, plant, disc };
}

/**
 * The square cut-out about a plant: how large it is, where the plant stands in it, and how high its land is. Three fifths
 * of it are sky and plant.
 */
export function cutOf(level: LevelId, { memories = [], hasUsedTool = false }: Deeds) {
  const { top, side } = EXTENTS[level];
  const reach = Math.max(side, hasUsedTool || memories.length > 0 ? CAIRN_WIDTH - cairnAt(level) : 0);
  const right = Math.min(side, bush.side);
  const square = Math.max(reach + right + 2 * AIR, (top + AIR) / 0.84);
  const at = (reach + (square - reach - right) / 2) / square;
  const land = square / 400;
  return { side: square, at, land, foot: DRAWN.foot * land };
}
