/** The room that an entry of the book takes, in px. */
export interface Measured {
  /** Entries of one chapter stand under one heading. */
  chapter: string;
  /** Of its title and its text. */
  words: number;
  /** Of its picture at the width of the page; 0 without one. */
  picture: number;
  /** It goes on with the entry before it: nothing comes between the two, but the end of a page. */
  isTied: boolean;
}

/** The room there is, in px. */
interface Room {
  page: number;
  heading: number;
  gap: number;
}

/** An entry in its place, by its number. */
export interface Placed {
  at: number;
  /** The heading of its chapter stands above it. */
  isFirst: boolean;
  /** How high its picture is here. */
  picture: number;
}

/** A picture may be made smaller to fit, but not than this share of a page. */
const LEAST_PICTURE = 0.4;
/** So far ahead a text is looked for that fills what is left of a page. */
const AHEAD = 8;

/**
 * The pages of a book: entries in their order, each with its picture as large as there is room. What is left of a page is
 * filled with a text of the same chapter, so that none is half empty where that can be helped. An entry longer than a page
 * has one to itself, and goes on over the next.
 */
export function pagesOf(entries: readonly Measured[], { page, heading, gap }: Room): Placed[][] {
  const waiting = entries.map((_, at) => at);
  const pages: Placed[][] = [];
  let placed: Placed[] = [];
  let left = page;
  let chapter: string | undefined;

  /** Its least height, and the height above its picture and words. */
  function needs(at: number) {
    const { words, picture, chapter: own } = entries[at] as Measured;
    const isFirst = own !== chapter;
    const above = (isFirst ? heading : 0) + (placed.length > 0 ? gap : 0) + words;
    return { isFirst, above, least: above + Math.min(picture, page * LEAST_PICTURE) };
  }

  function put(index: number) {
    const [at = 0] = waiting.splice(index, 1);
    const { isFirst, above } = needs(at);
    const { picture: natural, chapter: own } = entries[at] as Measured;
    const picture = Math.min(natural, Math.max(left - above, page * LEAST_PICTURE));
    placed.push({ at, isFirst, picture });
    left -= above + picture;
    chapter = own;
  }

  /** A later text of the chapter for what is left; -1 for none. Pictures keep their place. */
  function filler(): number {
    if (entries[waiting[0] as number]?.isTied === true) return -1;
    return waiting.findIndex((at, index) => {
      const { chapter: own, picture, isTied } = entries[at] as Measured;
      const isText = picture === 0 && !isTied;
      return index > 0 && index <= AHEAD && own === chapter && isText && needs(at).least <= left;
    });
  }

  while (waiting.length > 0) {
    if (placed.length === 0 || needs(waiting[0] as number).least <= left) put(0);
    else {
      const fitting = filler();
      if (fitting > 0) put(fitting);
      else {
        pages.push(placed);
        [placed, left] = [[], page];
      }
    }
  }
  return placed.length === 0 ? pages : [...pages, placed];
}
