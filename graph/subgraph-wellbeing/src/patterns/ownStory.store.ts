import type { Claims } from '@spire/graph-kit/claims';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import type { OwnStory as Row } from '../generated/client.ts';
import { NO_CHOICES, readChoices, STORY_TEXTS, type StoryChoices, writtenChoices } from './ownStory.texts.ts';

export interface OwnStoryStore {
  read(claims: Claims): Promise<StoryChoices>;
  /** Changes what was chosen, one change after the other; answers what holds now. */
  change(claims: Claims, next: (choices: StoryChoices) => StoryChoices, now: Date): Promise<StoryChoices>;
}

const placeOf = (userId: string) => ({ userId, row: 'own' });
const opened = (key: PersonKey, row: Row) => readChoices(STORY_TEXTS.open(key, placeOf(row.userId), row).choices);

export function createOwnStoryStore(database: WellbeingDatabase, vault: Vault): OwnStoryStore {
  return {
    read: async (claims) => {
      const userId = claims.sub;
      const row = await database.queryAsCaller(claims, (client) => client.ownStory.findFirst({ where: { userId } }));
      return row === null ? NO_CHOICES : opened(await vault.keyOf(userId), row);
    },
    change: async (claims, next, updatedAt) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      return database.transactionAsCaller(claims, async (tx) => {
        // No row is held: the deletion of the account, which a change waits for, would wait for it.
        await tx.$queryRaw`select pg_advisory_xact_lock(hashtextextended('own story ' || ${userId}, 0))::text`;
        const row = await tx.ownStory.findUnique({ where: { userId } });
        const choices = next(row === null ? NO_CHOICES : opened(key, row));
        const sealed = STORY_TEXTS.seal(key, placeOf(userId), { choices: writtenChoices(choices) });
        const data = { ...sealed, updatedAt };
        await tx.ownStory.upsert({ where: { userId }, create: { ...data, userId }, update: data });
        return choices;
      });
    },
  };
}
