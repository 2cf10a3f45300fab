import { baseName } from '../archive.ts';
import type { Gathering } from '../gathering.ts';
import { isObject, type JsonObject, numberOf, objectsOf, parseJson, textOf } from '../jsonValues.ts';
import { UnreadableFile } from '../reading.ts';
import { htmlText } from '../text/htmlText.ts';
import type { ArchiveFormat } from './format.ts';

const FILE = 'backup.daylio';
const LEFT = ['goals', 'achievements', 'prefs', 'reminders', 'writingTemplates', 'pin'];
/** Daylio's own moods, which its backup names by number. */
const OWN_NAMES = ['rad', 'good', 'meh', 'bad', 'awful'];
const PHOTO = 1;

const two = (number: number) => String(number).padStart(2, '0');

function contentOf(text: string): JsonObject {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll(/\s/g, '')), (letter) => letter.codePointAt(0) ?? 0);
    const content = parseJson(new TextDecoder().decode(bytes));
    if (isObject(content)) return content;
  } catch (error) {
    if (error instanceof UnreadableFile) throw new UnreadableFile('broken', `${FILE}, ${error.where ?? ''}`);
  }
  throw new UnreadableFile('broken', FILE);
}

/** Moods by their id: the name, and the level that Daylio's group says, of which 1 is the best. */
function moodsOf(content: JsonObject): Map<unknown, { name: string; level: number }> {
  return new Map(
    objectsOf(content['customMoods']).map((mood) => {
      const name = textOf(mood['custom_name']) || OWN_NAMES[Number(mood['predefined_name_id']) - 1];
      return [mood['id'], { name: name ?? String(mood['id']), level: 6 - Number(mood['mood_group_id']) }];
    }),
  );
}

function dateOf({ year, month, day }: JsonObject): string | undefined {
  const text = `${String(year)}-${two(Number(month) + 1)}-${two(Number(day))}`;
  const read = new Date(`${text}T00:00:00Z`);
  return Number.isNaN(read.getTime()) || read.toISOString().slice(0, 10) !== text ? undefined : text;
}

function readEntries(
  content: JsonObject,
  gathering: Gathering,
  assets: ReadonlyMap<unknown, JsonObject>,
  picturesOf: (at: string, ids: readonly unknown[]) => string[],
): void {
  const moods = moodsOf(content);
  const tags = new Map(objectsOf(content['tags']).map((tag) => [tag['id'], textOf(tag['name'])]));
  for (const entry of objectsOf(content['dayEntries'])) {
    const at = `dayEntries id ${String(entry['id'])}`;
    const mood = moods.get(entry['mood']);
    const instant = numberOf(entry['datetime']);
    const ids = Array.isArray(entry['assets']) ? entry['assets'].filter((id) => assets.has(id)) : [];
    gathering.add({
      at,
      when: {
        date: dateOf(entry),
        time: `${two(Number(entry['hour']))}:${two(Number(entry['minute']))}`,
        ...(instant === undefined ? {} : { instant }),
      },
      mood: mood ?? { asked: [String(entry['mood'])], shown: String(entry['mood']) },
      title: htmlText(textOf(entry['note_title'])),
      note: htmlText(textOf(entry['note'])),
      activities: (Array.isArray(entry['tags']) ? entry['tags'] : []).map((id) => tags.get(id) ?? ''),
      pictures: picturesOf(at, ids),
      sameAs: String(entry['id']),
      repeatedAt: `${at}, the second`,
    });
  }
}

/** Daylio's whole backup, with its photographs. Its PIN is neither kept nor shown. */
export const daylioBackup: ArchiveFormat = {
  id: 'daylio-backup',
  isOurs: ({ names }) => names.some((name) => baseName(name) === FILE),
  read: (archive, gathering) => {
    const [text = ''] = archive.texts((name) => baseName(name) === FILE).values();
    const content = contentOf(text);
    const assets = new Map(objectsOf(content['assets']).map((asset) => [asset['id'], asset]));
    const photos = archive.pictures((name) => name.includes('assets/photos/'));
    const found = new Map([...photos].map(([name, picture]) => [baseName(name), picture]));
    const entries = objectsOf(content['dayEntries']);
    gathering.leave(...LEFT.filter((key) => content[key] !== undefined));
    if (entries.some((entry) => entry['scaleValues'] !== undefined)) gathering.leave('scales');
    if (entries.some((entry) => entry['isFavorite'] !== undefined)) gathering.leave('isFavorite');
    if ([...assets.values()].some(({ type }) => type !== PHOTO)) gathering.leave('audio');
    readEntries(content, gathering, assets, (at, ids) =>
      ids.flatMap((id) => {
        const name = textOf(assets.get(id)?.['checksum']);
        const picture = found.get(name);
        if (assets.get(id)?.['type'] !== PHOTO) gathering.skipPicture(at, 'audio', name);
        else if (!found.has(name)) gathering.skipPicture(at, 'not in the archive', name);
        else if (picture === undefined) gathering.skipPicture(at, 'type', name);
        else {
          gathering.keepPicture(name, picture);
          return [name];
        }
        return [];
      }),
    );
  },
};
