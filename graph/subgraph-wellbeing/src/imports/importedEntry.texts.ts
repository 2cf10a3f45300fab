import type { ImportedContent } from '@spire/domain/importRules';
import type { PersonKey } from '@spire/graph-kit/sealing/personKey';
import { sealedTexts } from '@spire/graph-kit/sealing/sealedTexts';

/** What an imported entry holds beside its day and its mood (D41); a row is named by its id. */
export const IMPORTED_TEXTS = sealedTexts('wellbeing.imported_entry', ['content']);
/** Parts of a file that was read and waits for an answer. */
export const HELD_TEXTS = sealedTexts('wellbeing.held_import', ['content']);

export type SealedContent = Pick<
  ImportedContent,
  'time' | 'moodName' | 'title' | 'text' | 'activities' | 'feelings' | 'pictures'
>;

export const writtenContent = ({ time, moodName, title, text, activities, feelings, pictures }: SealedContent) =>
  JSON.stringify({ time, moodName, title, text, activities, feelings, pictures });

export const readContent = (content: string): SealedContent => JSON.parse(content) as SealedContent;

/** Equal for the same entry of one person, so that a file brought twice adds nothing; answers about moods do not count. */
export function fingerprintOf(key: PersonKey, userId: string, entry: Omit<ImportedContent, 'moment' | 'pictures'>) {
  const { date, time, mood, moodName, title, text, activities, feelings } = entry;
  const place = { userId, table: 'wellbeing.imported_entry', column: 'content' };
  return key.fingerprint(place, JSON.stringify([date, time, moodName ?? mood, title, text, activities, feelings]));
}
