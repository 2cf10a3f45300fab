/** Where the carousel stands: a place among the memories there are, 0 being the newest. */
export function placeWithin(place: number, count: number): number {
  return Math.min(Math.max(place, 0), Math.max(count - 1, 0));
}

/** Whether the next memory must be fetched before it can be shown. */
export function needsMore(place: number, loaded: number, total: number): boolean {
  return place >= loaded && loaded < total;
}
