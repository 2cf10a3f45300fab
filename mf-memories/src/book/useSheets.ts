import { usePictures } from '@spire/client/lazy';
import { pictureRatio } from '@spire/domain/pictureBucket';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { BOOK_SIZES, bookStyle, ENTRY_GAP, type BookSize } from './bookStyle.ts';
import type { BookEntry } from './BookSheets.tsx';
import { pagesOf, type Placed } from './pagesOf.ts';

/** A book that is being laid out: measured first, and then placed page by page. */
export interface Sheets {
  place: RefObject<HTMLDivElement | null>;
  /** Undefined while nothing is asked for. */
  entries: readonly BookEntry[] | undefined;
  /** Undefined until the words have been measured. */
  pages: readonly (readonly Placed[])[] | undefined;
  addresses: ReadonlyMap<string, string>;
  /** Lays the book out, pictures and all, and answers its element. */
  layOut: (entries: readonly BookEntry[]) => Promise<Element>;
}

const MM = 96 / 25.4;
/** The shape of a picture that does not tell its own: as most cameras make them. */
const USUAL_RATIO = 4 / 3;
/** Left free on each page, so that no rounding makes a second one of it. */
const SPARE = 4;

/** After the next time the page is drawn. */
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

export function useSheets(size: BookSize): Sheets {
  const pictures = usePictures();
  const place = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState<readonly BookEntry[]>();
  const [pages, setPages] = useState<readonly (readonly Placed[])[]>();
  const [addresses, setAddresses] = useState<ReadonlyMap<string, string>>(new Map());

  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(bookStyle(size));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [size]);

  async function layOut(wanted: readonly BookEntry[]): Promise<Element> {
    setPages(undefined);
    setEntries(wanted);
    const found = new Map<string, string>();
    for (const { picture } of wanted) {
      const address = picture && (await pictures.addressOf(picture.path, 'large'));
      if (picture !== undefined && address !== undefined) found.set(picture.path, address);
    }
    setAddresses(found);
    await drawn();
    const book = place.current;
    if (book === null) throw new Error('The book has no place');
    const { width, height } = BOOK_SIZES[size];
    const words = [...book.querySelectorAll('[data-words]')].map((each) => each.getBoundingClientRect().height);
    const heading = book.querySelector('h2')?.getBoundingClientRect().height ?? 0;
    const measured = wanted.map(({ chapter, picture, isTied }, at) => {
      const hasPicture = picture !== undefined && found.has(picture.path);
      const natural = hasPicture ? (width * MM) / (pictureRatio(picture.path) ?? USUAL_RATIO) : 0;
      return { chapter, isTied, words: (words[at] ?? 0) + (hasPicture ? 3 * MM : 0), picture: natural };
    });
    setPages(pagesOf(measured, { page: height * MM - SPARE, heading, gap: ENTRY_GAP }));
    await drawn();
    const images = [...book.querySelectorAll('img')];
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
    return book;
  }

  return { place, entries, pages, addresses, layOut };
}
