import type { Claims } from '@spire/graph-kit/claims';
import { ApplicationError } from '@spire/graph-kit/errors';
import type { Vault } from '@spire/graph-kit/sealing/vault';
import type { WellbeingDatabase } from '../database.ts';
import { NO_CHOICES, readChoices, STORY_TEXTS, type StoryChoices, writtenChoices } from './ownStory.texts.ts';

export interface OwnStoryStore {
  read(claims: Claims): Promise<StoryChoices>;
  /** Changes what was chosen, one change after the other; answers what holds now. */
  change(claims: Claims, next: (choices: StoryChoices) => StoryChoices, now: Date): Promise<StoryChoices>;
}

export function createOwnStoryStore(database: WellbeingDatabase, vault: Vault): OwnStoryStore {
  return {
    read: async (claims) => {
      const userId = claims.sub;
      const row = await database.queryAsCaller(claims, (client) => client.ownStory.findFirst({ where: { userId } }));
      if (row === null) return NO_CHOICES;
      return readChoices(STORY_TEXTS.open(await vault.keyOf(userId), { userId, row: 'own' }, row).choices);
    },
    change: async (claims, next, updatedAt) => {
      const userId = claims.sub;
      const key = await vault.keyOf(userId);
      const seal = (choices: StoryChoices) =>
        STORY_TEXTS.seal(key, { userId, row: 'own' }, { choices: writtenChoices(choices) });
      return database.transactionAsCaller(claims, async (tx) => {
        await tx.ownStory.createMany({ data: [{ userId, updatedAt, ...seal(NO_CHOICES) }], skipDuplicates: true });
        await tx.$queryRaw`select from wellbeing.own_story where user_id = ${userId}::uuid for update`;
        const row = await tx.ownStory.findUnique({ where: { userId } });
        // It was there a moment ago, and goes with the account alone.
        if (row === null) throw new ApplicationError('UNAUTHENTICATED');
        const choices = next(readChoices(STORY_TEXTS.open(key, { userId, row: 'own' }, row).choices));
        await tx.ownStory.update({ where: { userId }, data: { ...seal(choices), updatedAt } });
        return choices;
      });
    },
  };
}
