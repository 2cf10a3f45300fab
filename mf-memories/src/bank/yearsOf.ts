import { partsOfMemoryDate, type MemoryDate } from '@spire/domain/memoryDate';

interface Year<Memory> {
  /** Undefined for those whose date is not known. */
  year: string | undefined;
  memories: Memory[];
}

interface Decade<Memory> {
  key: string;
  years: Year<Memory>[];
}

/** Memories by the years they are of, in the order they stand in, and the years by their decades; none is empty. */
export function decadesOf<Memory extends { date: MemoryDate | null }>(memories: readonly Memory[]): Decade<Memory>[] {
  const decades: Decade<Memory>[] = [];
  for (const memory of memories) {
    const year = memory.date === null ? undefined : partsOfMemoryDate(memory.date)?.year;
    const key = year === undefined ? 'unknown' : year.slice(0, 3);
    let decade = decades.at(-1);
    if (decade?.key !== key) decades.push((decade = { key, years: [] }));
    const last = decade.years.at(-1);
    if (last?.year === year && last !== undefined) last.memories.push(memory);
    else decade.years.push({ year, memories: [memory] });
  }
  return decades;
}
