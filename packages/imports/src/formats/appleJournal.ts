import { Parser } from 'htmlparser2';
import { baseName } from '../archive.ts';
import { isoDate, wordDate } from '../text/dates.ts';
import type { ArchiveFormat } from './format.ts';

const LEFT = ['location', 'contact', 'activity', 'media', 'video', 'audio'];
const PHOTOS = /assetType_(?:photo|livePhoto)\b/;

interface Page {
  header: string;
  title: string;
  blocks: string[];
  feelings: string[];
  pictures: string[];
}

type Slot = 'header' | 'title' | 'prompt' | 'feelings' | 'words';

/** Where the text of an element belongs; its words stand in paragraphs and list items, whatever they are nested in. */
function slotOf(name: string, classes: string, asset: string): Slot | undefined {
  if (classes.includes('pageHeader')) return 'header';
  if (/(?:^|\s)title\b/.test(classes)) return 'title';
  if (classes.includes('reflectionPrompt')) return 'prompt';
  if (classes.includes('gridItemOverlayHeader'))
    return asset.includes('assetType_stateOfMind') ? 'feelings' : undefined;
  return (name === 'p' && /\bp[2-9]\b/.test(classes)) || name === 'li' ? 'words' : undefined;
}

/** The parts of an entry's page. */
function pageOf(html: string): Page {
  const page: Page = { header: '', title: '', blocks: [], feelings: [], pictures: [] };
  let open: { slot: Slot; name: string; text: string } | undefined;
  let asset = '';
  const close = () => {
    if (open === undefined) return;
    const text = open.text.trim();
    const isItem = open.name === 'li';
    if (open.slot === 'header' || open.slot === 'title') page[open.slot] = text;
    else if (open.slot === 'feelings') page.feelings.push(...text.split(/,\s*/));
    else if (text !== '') page.blocks.push(isItem ? `\n- ${text}` : `\n\n${text}`);
    open = undefined;
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      const classes = attributes['class'] ?? '';
      if (classes.includes('gridItem ') || classes.includes('assetType_')) asset = classes;
      if (name === 'img' && PHOTOS.test(asset)) page.pictures.push(baseName(attributes['src'] ?? ''));
      if (name === 'br' && open !== undefined) open.text += '\n';
      const slot = slotOf(name, classes, asset);
      if (slot === undefined) return;
      close();
      open = { slot, name, text: '' };
    },
    ontext(text) {
      if (open !== undefined) open.text += text;
    },
    onclosetag(name) {
      if (name === open?.name) close();
    },
  });
  parser.end(html);
  close();
  return page;
}

/** The page's own date is what the person saw; where it is none, the name of the file has one. */
function dateOf(header: string, name: string): string | undefined {
  return isoDate(header) ?? wordDate(header) ?? isoDate(name.slice(0, 10));
}

/** Apple's Journal: pages of HTML beside their pictures. */
export const appleJournal: ArchiveFormat = {
  id: 'apple-journal-zip',
  isOurs: ({ names }) => names.some((name) => /(?:^|\/)Entries\/[^/]*\.html$/i.test(name)),
  read: (archive, gathering) => {
    gathering.leave(...LEFT);
    const photos = archive.pictures((name) => /(?:^|\/)Resources\/.*\.(?!json$)/i.test(name));
    const found = new Map([...photos].map(([path, picture]) => [baseName(path), picture]));
    for (const [path, html] of archive.texts((name) => /(?:^|\/)Entries\/[^/]*\.html$/i.test(name))) {
      const at = baseName(path);
      const page = pageOf(html);
      const pictures = page.pictures.filter((name) => {
        const picture = found.get(name);
        if (picture !== undefined) gathering.keepPicture(name, picture);
        else gathering.skipPicture(at, found.has(name) ? 'type' : 'not in the archive', name);
        return picture !== undefined;
      });
      const feelings = page.feelings.filter((name) => name !== '');
      gathering.add({
        at,
        when: { date: dateOf(page.header, at) },
        ...(feelings.length > 0 ? { mood: { asked: feelings, shown: feelings.join(', ') } } : {}),
        title: page.title,
        note: page.blocks.join(''),
        feelings,
        pictures,
      });
    }
  },
};
