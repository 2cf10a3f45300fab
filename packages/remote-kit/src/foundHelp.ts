import { deviceStorage } from '@spire/domain/deviceStorage';
import { CRISIS_KINDS, type CrisisKind } from '@spire/domain/crisis/crisisKinds';
import type { LocalDate } from '@spire/domain/dates';
import { isOneOf } from '@spire/domain/lists';
import { useSyncExternalStore } from 'react';
import { draftGeneration, FOUND_HELP } from './drafts.ts';

/** A text in which help was found on this device today, by its mark: never a word of it. */
interface Found {
  mark: string;
  kind: CrisisKind;
}

interface Kept {
  date: LocalDate;
  found: readonly Found[];
  setAside: readonly string[];
}

const keyOf = (userId: string) => `spire.draft.${FOUND_HELP}.${userId}`;

/** This page's knowledge until drafts are forgotten; a device that keeps nothing knows it while the page lives. */
const known = new Map<string, Kept>();
let knownSince = draftGeneration();
const listeners = new Set<() => void>();

const isFound = (value: unknown): value is Found =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Found).mark === 'string' &&
  isOneOf(CRISIS_KINDS, (value as Found).kind);

function readKept(userId: string): Kept | undefined {
  try {
    const kept = JSON.parse(deviceStorage.getItem(keyOf(userId)) ?? '{}') as Partial<Kept>;
    const { date, found, setAside } = kept;
    if (typeof date !== 'string' || !Array.isArray(found) || !Array.isArray(setAside)) return undefined;
    return {
      date,
      found: found.filter(isFound),
      setAside: setAside.filter((each) => typeof each === 'string'),
    };
  } catch {
    return undefined;
  }
}

/** The known state of that person and day, the same object until it changes. */
function keptOf(userId: string, today: LocalDate): Kept {
  if (knownSince !== draftGeneration()) known.clear();
  knownSince = draftGeneration();
  const before = known.get(userId) ?? readKept(userId);
  const kept = before?.date === today ? before : (EMPTY.get(today) ?? { date: today, found: [], setAside: [] });
  if (before?.date !== today) EMPTY.set(today, kept);
  known.set(userId, kept);
  return kept;
}
const EMPTY = new Map<LocalDate, Kept>();

function keep(userId: string, kept: Kept): void {
  known.set(userId, kept);
  deviceStorage.setItem(keyOf(userId), JSON.stringify(kept));
  for (const listener of listeners) listener();
}

/** Notes that help was found in a text of today, unless the person has set that text aside (S11). */
export function noteFoundHelp(userId: string, today: LocalDate, found: Found): void {
  const kept = keptOf(userId, today);
  if (kept.setAside.includes(found.mark) || kept.found.some(({ mark }) => mark === found.mark)) return;
  keep(userId, { ...kept, found: [...kept.found, found] });
}

/** The marks of what was found on this device today. */
export const marksFound = (userId: string, today: LocalDate): readonly string[] =>
  keptOf(userId, today).found.map(({ mark }) => mark);

/** "This is not about me": these texts make the day none after help, now and when they are written again (S11). */
export function setFoundAside(userId: string, today: LocalDate, marks: readonly string[]): void {
  const kept = keptOf(userId, today);
  keep(userId, {
    ...kept,
    found: kept.found.filter(({ mark }) => !marks.includes(mark)),
    setAside: [...new Set([...kept.setAside, ...marks])],
  });
}

export const isSetAside = (userId: string, today: LocalDate, mark: string): boolean =>
  keptOf(userId, today).setAside.includes(mark);

/** Today's help as this device knows it by itself: the kind found last that is not set aside. */
export interface HelpHere {
  kind: CrisisKind | null;
}

const hereOf = ({ found }: Kept): HelpHere => ({ kind: found.at(-1)?.kind ?? null });

export const helpHere = (userId: string, today: LocalDate): HelpHere => hereOf(keptOf(userId, today));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The help found here, as a subscription: a card learns of a finding of another one. */
export function useHelpHere(userId: string, today: LocalDate): HelpHere {
  return hereOf(useSyncExternalStore(subscribe, () => keptOf(userId, today)));
}
