import type { ImportedContent } from '@spire/domain/importRules';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** The sealed content of an imported entry, all but its day and its mood (D41); a row is named by its id. */
export const IMPORTED_TEXTS = sealedTexts('wellbeing.imported_entry', ['content']);
/** Parts of a file that was read and waits for an answer. */
export const HELD_TEXTS = sealedTexts('wellbeing.held_import', ['content']);

export type SealedContent = Pick<
  ImportedContent,
  'time' | 'moodName' | 'title' | 'text' | 'activities' | 'toldActivities' | 'feelings' | 'pictures'
>;

export const writtenContent = ({ time, moodName, title, text, ...lists }: SealedContent) => {
  const { activities, toldActivities, feelings, pictures } = lists;
  return JSON.stringify({ time, moodName, title, text, activities, toldActivities, feelings, pictures });
};

/** Entries of before have no other words for what was done. */
export const readContent = (content: string): SealedContent => ({
  toldActivities: [],
  ...(JSON.parse(content) as Omit<SealedContent, 'toldActivities'>),
});

/** Equal for the same entry of one person, so that a file brought twice adds nothing; the person's answers do not count. */
export function fingerprintOf(key: PersonKey, userId: string, entry: Omit<ImportedContent, 'moment' | 'pictures'>) {
  const { date, time, mood, moodName, title, text, toldActivities, feelings } = entry;
  const activities = toldActivities.length > 0 ? toldActivities : entry.activities;
  const place = { userId, table: 'wellbeing.imported_entry', column: 'content' };
  return key.fingerprint(place, JSON.stringify([date, time, moodName ?? mood, title, text, activities, feelings]));
}
