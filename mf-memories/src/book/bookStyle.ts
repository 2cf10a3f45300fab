/** The sizes of a book, and the room within its margins, in mm. */
export const BOOK_SIZES = {
  A5: { width: 120, height: 176, margin: '14mm 14mm 20mm' },
  A4: { width: 170, height: 253, margin: '20mm 20mm 24mm' },
} as const;
export type BookSize = keyof typeof BOOK_SIZES;

/** Space between two entries, in px. */
export const ENTRY_GAP = 28;

/**
 * The look of the book, black on white whatever the screen looks like: for the page it is printed from, and for the file.
 * Numbers stand on every page but the cover.
 */
export function bookStyle(size: BookSize): string {
  const { width, height, margin } = BOOK_SIZES[size];
  return `
@page { size: ${size}; margin: ${margin}; @bottom-center { content: counter(page); font: 10pt sans-serif; color: #444; } }
@page :first { @bottom-center { content: none; } }
[data-book] { width: ${width}mm; color: #111; background: #fff; font: 11pt/1.5 "Atkinson Hyperlegible Next", system-ui, sans-serif; }
[data-book] section { box-sizing: border-box; min-height: ${height}mm; break-after: page; }
[data-book] section:last-child { break-after: auto; }
[data-book] .cover { display: grid; place-content: center; text-align: center; gap: 6mm; }
[data-book] h1 { margin: 0; font-size: 26pt; line-height: 1.2; }
[data-book] h2 { margin: 0; padding-bottom: 4mm; font-size: 15pt; line-height: 1.3; }
[data-book] h3 { margin: 0; font-size: 13pt; line-height: 1.3; }
[data-book] p { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
[data-book] small { display: block; font-size: 9.5pt; color: #444; }
[data-book] article { overflow-wrap: anywhere; }
[data-book] article + article, [data-book] article + h2 { margin-top: ${ENTRY_GAP}px; }
[data-book] img { display: block; max-width: 100%; margin: 0 auto 3mm; border-radius: 3mm; object-fit: contain; }
`;
}
