import { SCALE_LIMITS, stepErrors } from '@spire/domain/scales';
import { acceptedDateErrors } from '@spire/graph-kit/acceptedDates';
import type { Claims } from '@spire/graph-kit/claims';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { type PageArguments, readPage } from '@spire/graph-kit/pages';
import { found } from '@spire/graph-kit/recordIds';
import type { Period } from '../period.ts';
import type { DeleteScaleEntryInput, SaveScaleEntryInput } from './scaleEntry.input.ts';
import type { ScaleEntryStore } from './scaleEntry.store.ts';
import type { ScaleEntry, ScaleEntryConnection } from './scaleEntry.type.ts';

export interface ScaleEntryService {
  /** A page of the answers of a period, newest first. */
  page(claims: Claims, wanted: PageArguments & Period): Promise<ScaleEntryConnection>;
  /** Saves the answer to a scale on a date over the one before, followed or not: taking a scale away keeps its days. */
  save(claims: Claims, input: SaveScaleEntryInput, now: Date): Promise<ScaleEntry>;
  /** Takes an answer back; NOT_FOUND where there is none. */
  remove(claims: Claims, entry: DeleteScaleEntryInput): Promise<true>;
}

export function createScaleEntryService(store: ScaleEntryStore): ScaleEntryService {
  return {
    page: (claims, wanted) => readPage(wanted, (wish) => store.list(claims, wanted, wish), SCALE_LIMITS.page),
    save: async (claims, { date, scale, value, isCarried }, now) => {
      refuseWhenWrong([...acceptedDateErrors(date, now), ...stepErrors(value)]);
      return store.put(claims, { date, scale, value, isCarried: isCarried ?? false, createdAt: now });
    },
    remove: async (claims, entry) => found(await store.remove(claims, entry)),
  };
}
