import { type Archive, baseName } from '../archive.ts';
import type { Gathering } from '../gathering.ts';
import { isObject, type JsonObject, objectsOf, parseJson, textOf, textsOf } from '../jsonValues.ts';
import { isZone } from '../text/clock.ts';
import type { ArchiveFormat } from './format.ts';

const LEFT = ['location', 'weather', 'starred', 'isPinned', 'userActivity', 'video'];
const PICTURE = /!\[[^\]]*\]\((?:dayone-moment|dayone2?):[^)]*\)\n?/g;
const ESCAPED = /\\([\\`*_{}[\]()#+\-.!>~|"'])/g;
const HEADING = /^\s*#{1,6}\s+([^\n]+)\n*/;

/** Rich text as the Markdown of its first heading and its words. */
function richText(value: unknown): string {
  try {
    const parsed: unknown = JSON.parse(textOf(value));
    return objectsOf(isObject(parsed) ? parsed['contents'] : undefined)
      .map((part) => {
        const attributes = isObject(part['attributes']) ? part['attributes'] : {};
        const line = isObject(attributes['line']) ? attributes['line'] : {};
        return `${Number(line['header']) > 0 ? '# ' : ''}${textOf(part['text'])}`;
      })
      .join('');
  } catch {
    return '';
  }
}

function wordsOf(entry: JsonObject): { title?: string; note: string } {
  const markdown = textOf(entry['text']).trim() === '' ? richText(entry['richText']) : textOf(entry['text']);
  const text = markdown.replaceAll(PICTURE, '');
  const title = HEADING.exec(text)?.[1];
  const note = (title === undefined ? text : text.replace(HEADING, '')).replaceAll(ESCAPED, '$1');
  return title === undefined ? { note } : { title: title.replaceAll(ESCAPED, '$1'), note };
}

/** Entries of one or several journals, and a look-up of their photographs. */
function readJournal(
  name: string,
  items: readonly unknown[],
  gathering: Gathering,
  photos: ReturnType<Archive['pictures']>,
) {
  const found = new Map([...photos].map(([path, picture]) => [baseName(path), picture]));
  for (const [index, item] of items.entries()) {
    const at = `${name}entry ${index + 1}`;
    if (!isObject(item)) {
      gathering.skip(at, 'unreadable');
      continue;
    }
    const zone = textOf(item['timeZone']);
    const pictures = objectsOf(item['photos']).map((photo) => `${textOf(photo['md5'])}.${textOf(photo['type'])}`);
    const kept = pictures.filter((picture) => found.get(picture) !== undefined);
    for (const picture of pictures)
      if (!kept.includes(picture))
        gathering.skipPicture(at, found.has(picture) ? 'type' : 'not in the archive', picture);
    for (const picture of kept)
      gathering.keepPicture(picture, found.get(picture) ?? { type: '', bytes: new Uint8Array() });
    gathering.add({
      at,
      when: {
        instant: Date.parse(textOf(item['creationDate'])),
        zone: isZone(zone) ? zone : gathering.zone,
      },
      ...wordsOf(item),
      activities: textsOf(item['tags']),
      pictures: kept,
      sameAs: textOf(item['uuid']) || JSON.stringify(item),
    });
  }
}

function journalsOf(archive: Archive): Map<string, unknown> {
  const texts = archive.texts((name) => /^[^/]*(?:\/[^/]*)?\.json$/i.test(name));
  return new Map([...texts].map(([name, text]) => [name, parseJson(text)]));
}

const isJournal = (value: unknown): value is JsonObject =>
  isObject(value) && isObject(value['metadata']) && Array.isArray(value['entries']);

/** Day One's journals: Markdown, with photographs beside it; there are no moods. */
export const dayOne: ArchiveFormat = {
  id: 'dayone-zip',
  isOurs: (archive) => {
    const texts = archive.texts((name) => /^[^/]*(?:\/[^/]*)?\.json$/i.test(name) && !/^\d{10,}-/.test(baseName(name)));
    return [...texts.values()].some((text) => /"metadata"\s*:/.test(text.slice(0, 500)) && text.includes('"entries"'));
  },
  read: (archive, gathering) => {
    gathering.leave(...LEFT);
    const photos = archive.pictures((name) => /(?:^|\/)photos\//.test(name));
    const journals = [...journalsOf(archive)].filter(([, value]) => isJournal(value));
    for (const [name, value] of journals) {
      const items = isJournal(value) && Array.isArray(value['entries']) ? value['entries'] : [];
      readJournal(journals.length > 1 ? `${baseName(name).replace(/\.json$/i, '')}, ` : '', items, gathering, photos);
    }
  },
};
