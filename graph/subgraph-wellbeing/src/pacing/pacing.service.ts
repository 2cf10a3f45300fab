import type { CapacityLevel } from '@spire/domain/capacity';
import { addDays, daysBetween } from '@spire/domain/dates';
import {
  type DayBefore,
  isBigDay,
  morningAfter,
  PACING_LIMITS,
  pacingErrors,
  type PacingPast,
  roomOn,
  usualRoom,
} from '@spire/domain/pacing';
import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { idErrors } from '@spire/graph-kit/recordIds';
import { storableErrors } from '@spire/graph-kit/texts';
import type { DayRowsStore } from '../patterns/dayRows.store.ts';
import type { OwnStoryStore } from '../patterns/ownStory.store.ts';
import { levelsOf } from './dayLevels.ts';
import type { SavePacingDayInput } from './pacingDay.input.ts';
import type { PacingDayStore, StoredPacing } from './pacingDay.store.ts';
import type { PacingDay } from './pacingDay.type.ts';

export interface PacingService {
  /** The energy of a day, for that capacity. */
  read(claims: Claims, date: string, capacity: CapacityLevel | null): Promise<PacingDay>;
  /** Keeps a day in place of what was kept of it before. Refuses with every wrong field at once. */
  save(claims: Claims, input: SavePacingDayInput, now: Date): Promise<PacingDay>;
  /** The days from one to another that held a lot, the first day first. */
  bigDays(claims: Claims, from: string, to: string): Promise<string[]>;
  /** Whether the person wants to see it. */
  isOn(claims: Claims): Promise<boolean>;
  setOn(claims: Claims, isOn: boolean, now: Date): Promise<void>;
}

/** How far back days are looked at, in days. */
const BACK = 84;

const beforeOf = (day: StoredPacing | undefined): DayBefore => ({
  isBig: day !== undefined && isBigDay(day, day.shownRoom),
  morning: day?.morning ?? null,
  wasOpened: day !== undefined,
});

function usedOf(days: readonly StoredPacing[]): PacingDay['used'] {
  const used = new Map<string, { name: string; size: number }>();
  for (const { things } of days)
    for (const { name, size } of things) {
      const known = name.toLocaleLowerCase();
      if (!used.has(known)) used.set(known, { name, size });
    }
  return [...used.values()].slice(0, PACING_LIMITS.things);
}

export function createPacingService(store: PacingDayStore, story: OwnStoryStore, rows: DayRowsStore): PacingService {
  return {
    bigDays: async (claims, from, to) => {
      const days = await store.list(claims, from, to);
      return days
        .filter((day) => isBigDay(day, day.shownRoom))
        .map(({ date }) => date)
        .toReversed();
    },
    read: async (claims, date, capacity) => {
      const from = addDays(date, -BACK);
      const [days, { isPacingOn }, { answers }] = await Promise.all([
        store.list(claims, from, date),
        story.read(claims),
        rows.read(claims, from, date),
      ]);
      const levels = levelsOf(answers);
      const today = days.find((day) => day.date === date);
      const earlier = days.filter((day) => day.date < date);
      const past = earlier.map((day): PacingPast => ({
        ...day,
        daysAgo: daysBetween(day.date, date),
        wasFollowedWell: levels.wasFollowedWell(day.date),
      }));
      const usual = usualRoom(capacity, past);
      const before = (back: number) => beforeOf(earlier.find((day) => day.date === addDays(date, -back)));
      const isAsked = isPacingOn && (today === undefined || today.morning === null);
      return {
        ...{ date, isOn: isPacingOn, usualRoom: usual, used: usedOf(days) },
        room: roomOn(usual, today?.room ?? null, levels.energyOn(date)),
        isRoomOwn: today !== undefined && today.room !== null,
        things: [...(today?.things ?? [])],
        isBig: today?.isBig ?? false,
        morning: today?.morning ?? null,
        line: isAsked ? morningAfter(before(1), before(2), levels.hasEnergyFallen(addDays(date, -2), date)) : null,
      };
    },
    save: async (claims, input, now) => {
      const { date, room } = input;
      const things = input.things.map((each) => ({ ...each, id: each.id.toLowerCase(), name: each.name.trim() }));
      refuseWhenWrong([
        ...acceptedDateErrors(date, now),
        ...things.flatMap(({ id, name }, at) => [
          ...idErrors(id, `things.${at}.id`),
          ...storableErrors({ [`things.${at}.name`]: name }),
        ]),
        ...pacingErrors({ room, things }),
      ]);
      const [days, { isPacingOn }] = await Promise.all([
        store.list(claims, addDays(date, -BACK), date),
        story.read(claims),
      ]);
      const before = days.find((day) => day.date === date);
      const isRoomOwn = input.isRoomOwn ?? true;
      const kept = { isBig: input.isBig ?? before?.isBig ?? false, morning: input.morning ?? null };
      const day = { date, things, ...kept, room: isRoomOwn ? room : null, shownRoom: room };
      await store.put(claims, day, now);
      const used = usedOf([day, ...days.filter((each) => each.date !== date)]);
      return { ...{ date, things, room, isRoomOwn, used, ...kept }, isOn: isPacingOn, usualRoom: null, line: null };
    },
    isOn: async (claims) => (await story.read(claims)).isPacingOn,
    setOn: async (claims, isOn, now) => {
      await story.change(claims, (choices) => ({ ...choices, isPacingOn: isOn }), now);
    },
  };
}
