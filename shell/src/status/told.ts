import type { BrowserConfig } from '@spire/domain/servicePaths';
import type { WaitingWrite } from '@spire/client/outboxState';
import { todaysDate } from '@spire/client/today';
import { sharedPages, type AsNew, type WaitingThing, type WhenAway } from '@spire/remote-kit';
import { sharedTold } from '@spire/written/told.ts';
import { remotesOf } from '../signed-in/remotesOf.ts';

/** A write with its words; those of a mutation that nobody here knows are of no use to a person, and left out. */
export interface ToldWrite {
  write: WaitingWrite;
  told: WaitingThing | undefined;
  /** The same words as a record of their own, where that can be made of them. */
  asNew: (() => AsNew) | undefined;
}

/** The parts that the remotes have for a time without a network; one that cannot be had is left out. */
export async function awayParts(config: BrowserConfig): Promise<WhenAway[]> {
  const owners = new Set(sharedPages().pages.map(({ owner }) => owner));
  owners.delete('shell');
  const parts = await Promise.all(
    [...owners].map((owner) =>
      remotesOf(config)
        .whenAway(owner)
        .catch(() => undefined),
    ),
  );
  return [{ told: sharedTold, reads: () => [] }, ...parts.filter((part) => part !== undefined)];
}

/** Says what these writes are, by whoever brings their mutation. */
export async function tellWrites(parts: readonly WhenAway[], writes: readonly WaitingWrite[]): Promise<ToldWrite[]> {
  const today = todaysDate();
  return Promise.all(
    writes.map(async (write) => {
      const { mutation, input } = write;
      const owner = parts.find(({ told }) => Object.hasOwn(told, mutation));
      const fields = input as Readonly<Record<string, unknown>>;
      const anew = owner?.asNew?.[mutation];
      return {
        write,
        // Also a sentence that fails costs itself alone.
        told: await Promise.resolve()
          .then(() => owner?.told[mutation]?.(fields, today))
          .catch(() => undefined),
        asNew: anew && (() => anew(fields, today)),
      };
    }),
  );
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** The person's own texts in a write; of one that nobody here knows, what can be nothing but a sentence. */
export const wordsIn = ({ told, write }: ToldWrite): string[] =>
  told === undefined
    ? Object.values(write.input).filter((value): value is string => isText(value) && /\p{L}\s+\p{L}/u.test(value))
    : (told.own ?? []).filter(isText);
