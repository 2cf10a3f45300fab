import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle } from 'styled-components';
import { BookSheets, Words } from './BookSheets.tsx';
import type { Sheets } from './useSheets.ts';

interface BookPlaceProps {
  sheets: Sheets;
  cover: ComponentProps<typeof BookSheets>['cover'];
}

/** Where the book is laid out: beside the page, unseen until it is printed, and then alone. */
export function BookPlace({ sheets: { place, entries, pages, addresses }, cover }: BookPlaceProps) {
  return createPortal(
    <>
      <Alone />
      <div ref={place} data-book aria-hidden>
        {entries !== undefined && pages === undefined && (
          <>
            <h2>{entries[0]?.chapter}</h2>
            {entries.map((entry) => (
              <div key={entry.key} data-words>
                <Words entry={entry} />
              </div>
            ))}
          </>
        )}
        {entries !== undefined && pages !== undefined && <BookSheets {...{ cover, entries, pages, addresses }} />}
      </div>
    </>,
    document.body,
  );
}

/** On the screen it takes no room; on paper there is nothing else. */
const Alone = createGlobalStyle`
  @media screen {
    [data-book] { position: absolute; inset: 0 auto auto 0; height: 0; overflow: hidden; visibility: hidden; }
  }
  @media print {
    body > :not([data-book]) { display: none; }
    body { background: #fff; }
  }
`;
