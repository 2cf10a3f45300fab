import type { Placed } from './pagesOf.ts';

/** One entry of the book: a memory, or one of its further pictures. */
export interface BookEntry {
  key: string;
  /** The heading it stands under. */
  chapter: string;
  title: string;
  details: string;
  text: string;
  picture: { path: string; alt: string } | undefined;
  /** It is the text of the entry before it, which has the picture. */
  isTied: boolean;
}

interface Cover {
  title: string;
  /** Whose book it is; empty where that is left out. */
  name: string;
  /** The years it is of. */
  years: string;
}

interface BookSheetsProps {
  cover: Cover;
  entries: readonly BookEntry[];
  pages: readonly (readonly Placed[])[];
  addresses: ReadonlyMap<string, string>;
}

/** The book as it is printed: a cover, and page after page what was placed there. */
export function BookSheets({ cover, entries, pages, addresses }: BookSheetsProps) {
  return (
    <>
      <section className="cover">
        <h1>{cover.title}</h1>
        {cover.name !== '' && <p>{cover.name}</p>}
        {cover.years !== '' && <p>{cover.years}</p>}
      </section>
      {pages.map((page) => (
        <section key={page[0]?.at}>
          {page.map((place) => {
            const entry = entries[place.at];
            return entry && <SheetEntry key={entry.key} entry={entry} place={place} addresses={addresses} />;
          })}
        </section>
      ))}
    </>
  );
}

interface SheetEntryProps {
  entry: BookEntry;
  place: Placed;
  addresses: ReadonlyMap<string, string>;
}

function SheetEntry({ entry, place, addresses }: SheetEntryProps) {
  const { picture } = entry;
  const address = picture && addresses.get(picture.path);
  return (
    <>
      {place.isFirst && <h2>{entry.chapter}</h2>}
      <article>
        {picture !== undefined && address !== undefined && (
          <img src={address} alt={picture.alt} data-path={picture.path} style={{ height: place.picture }} />
        )}
        <Words entry={entry} />
      </article>
    </>
  );
}

/** The words of an entry. */
export function Words({ entry: { title, details, text } }: { entry: BookEntry }) {
  return (
    <div>
      {title !== '' && <h3>{title}</h3>}
      {details !== '' && <small>{details}</small>}
      {text !== '' && <p>{text}</p>}
    </div>
  );
}
