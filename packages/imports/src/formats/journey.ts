import { baseName } from '../archive.ts';
import { isObject, numberOf, textOf, textsOf } from '../jsonValues.ts';
import { isZone } from '../text/clock.ts';
import { htmlText } from '../text/htmlText.ts';
import type { ArchiveFormat } from './format.ts';

const LEFT = ['location', 'weather', 'music', 'sentiment', 'favourite'];
const ENTRY = /^\d{10,}-[^/.]+\.json$/;
const PICTURES = /\.(?:jpe?g|png|gif|webp|heic|heif)$/i;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Journey's archive: an entry a file. Which end of its moods is the best is not known, so each is asked about. */
export const journey: ArchiveFormat = {
  id: 'journey-zip',
  isOurs: ({ names }) => names.some((name) => ENTRY.test(baseName(name))),
  read: (archive, gathering) => {
    gathering.leave(...LEFT);
    const photos = archive.pictures((name) => PICTURES.test(name));
    const found = new Map([...photos].map(([path, picture]) => [baseName(path), picture]));
    for (const [path, text] of archive.texts((name) => /\.json$/i.test(name))) {
      const at = baseName(path);
      const item = parsed(text);
      if (!isObject(item) || numberOf(item['date_journal']) === undefined) {
        gathering.skip(at, 'unreadable');
        continue;
      }
      const mood = numberOf(item['mood']) ?? 0;
      const zone = textOf(item['timezone']);
      const pictures = textsOf(item['photos']).filter((name) => {
        const picture = found.get(name);
        if (picture !== undefined) gathering.keepPicture(name, picture);
        else if (PICTURES.test(name)) gathering.skipPicture(at, found.has(name) ? 'type' : 'not in the archive', name);
        return picture !== undefined;
      });
      gathering.add({
        at,
        when: { instant: Number(item['date_journal']), zone: isZone(zone) ? zone : gathering.zone },
        ...(mood === 0 ? {} : { mood: { asked: [String(mood)], shown: String(mood) } }),
        note: htmlText(textOf(item['text'])),
        activities: textsOf(item['tags']),
        pictures,
        sameAs: textOf(item['id']) || text,
      });
    }
  },
};
