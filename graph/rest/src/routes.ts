import { boundaryTextRoutes } from './boundaryTexts.ts';
import { checkInRoutes } from './checkIns.ts';
import { contactRoutes } from './contacts.ts';
import { dailyProgressRoutes } from './dailyProgress.ts';
import { dayRoutes } from './day.ts';
import { exerciseRoutes } from './exerciseMarks.ts';
import { importRoutes } from './imports.ts';
import { memoryRoutes } from './memories.ts';
import { moodRoutes } from './moods.ts';
import { planRoutes } from './plan.ts';
import { pacingRoutes } from './pacing.ts';
import { patternRoutes } from './patterns.ts';
import { privacyRoutes } from './privacy.ts';
import { profileRoutes } from './profile.ts';
import type { Route } from './restRoute.ts';
import { SERVICE_OPERATIONS } from './serviceOperations.ts';
import { scaleRoutes } from './scales.ts';
import { settingsRoutes } from './settings.ts';
import { statsRoutes } from './stats.ts';
import { suggestionRoutes } from './suggestions.ts';
import { suggestionTextRoutes } from './suggestionTexts.ts';
import { toolRoutes } from './tools.ts';
import { taskTextRoutes } from './taskTexts.ts';
import { toolTextRoutes } from './toolTexts.ts';

/** The routes that have a text written; how often a person may ask is limited over all of them. */
export const TEXT_ROUTES: readonly Route[] = [
  ...suggestionTextRoutes,
  ...taskTextRoutes,
  ...toolTextRoutes,
  ...boundaryTextRoutes,
];

/** Every route of the facade. */
export const ROUTES: readonly Route[] = [
  ...statsRoutes,
  ...profileRoutes,
  ...settingsRoutes,
  ...checkInRoutes,
  ...dayRoutes,
  ...moodRoutes,
  ...scaleRoutes,
  ...dailyProgressRoutes,
  ...patternRoutes,
  ...pacingRoutes,
  ...suggestionRoutes,
  ...memoryRoutes,
  ...toolRoutes,
  ...exerciseRoutes,
  ...TEXT_ROUTES,
  ...contactRoutes,
  ...planRoutes,
  ...importRoutes,
  ...privacyRoutes,
];

/** The methods each path answers, `HEAD` wherever `GET` is. */
export function allowedMethods(): Map<string, string[]> {
  const allowed = new Map<string, string[]>();
  for (const { path, method } of [...ROUTES, ...SERVICE_OPERATIONS])
    allowed.set(path, [...(allowed.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  return allowed;
}
