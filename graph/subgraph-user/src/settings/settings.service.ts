import { isTextSize } from '@spire/domain/appearance';
import { effectiveCapacity, type CapacityLevel } from '@spire/domain/capacity';
import { addDays, localDate } from '@spire/domain/dates';
import type { FieldError } from '@spire/domain/errorCodes';
import type { Settings } from '@spire/domain/settings';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { MOST_DAYS_OFF, type SaveSettingsInput } from './settings.input.ts';
import type { SettingsChanges, SettingsStore, StoredSettings } from './settings.store.ts';

type Moment = Pick<RequestContext, 'claims' | 'now' | 'timeZone'>;

export interface SettingsService {
  /** The settings as they hold where the person is today (D27). */
  find(moment: Moment): Promise<Settings>;
  /** Changes what was sent and nothing else (trap 65); low energy holds until the person's midnight (trap 40). */
  save(moment: Moment, input: SaveSettingsInput): Promise<Settings>;
  /** The level texts must fit today (D27). */
  capacity(moment: Moment): Promise<CapacityLevel | null>;
}

function toSettings({ lowEnergyOn, ...rest }: StoredSettings, today: string): Settings {
  return { ...rest, lowEnergyToday: lowEnergyOn === today };
}

function toChanges(input: SaveSettingsInput, { now, timeZone }: Moment): SettingsChanges {
  const { lowEnergyToday, ...rest } = input;
  const sent = Object.entries(rest).filter(([, value]: [string, unknown]) => value !== undefined && value !== null);
  const changes: SettingsChanges = { ...Object.fromEntries(sent), updatedAt: now };
  if (typeof lowEnergyToday === 'boolean') changes.lowEnergyOn = lowEnergyToday ? localDate(now, timeZone) : null;
  return changes;
}

const textSizeErrors = ({ textSize }: SaveSettingsInput): FieldError[] =>
  typeof textSize !== 'number' || isTextSize(textSize) ? [] : [{ field: 'textSize', code: 'UNKNOWN_OPTION' }];

function questionsFromErrors({ questionsFrom }: SaveSettingsInput, today: string): FieldError[] {
  const isTooFar = typeof questionsFrom === 'string' && questionsFrom > addDays(today, MOST_DAYS_OFF);
  return isTooFar ? [{ field: 'questionsFrom', code: 'DATE_NOT_ACCEPTED', limit: MOST_DAYS_OFF }] : [];
}

export function createSettingsService(store: SettingsStore): SettingsService {
  const todayOf = ({ now, timeZone }: Moment) => localDate(now, timeZone);
  return {
    find: async (moment) => toSettings(await store.read(moment), todayOf(moment)),
    save: async (moment, input) => {
      refuseWhenWrong([...textSizeErrors(input), ...questionsFromErrors(input, todayOf(moment))]);
      return toSettings(await store.change(moment.claims, toChanges(input, moment)), todayOf(moment));
    },
    capacity: async (moment) => {
      const { settings, capacityLevel } = await store.readWithCapacity(moment);
      return effectiveCapacity({ ...toSettings(settings, todayOf(moment)), capacityLevel });
    },
  };
}
