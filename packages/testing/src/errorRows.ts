import { readFileSync } from 'node:fs';
import path from 'node:path';
import { waitFor } from '@testing-library/dom';
import { workspaceRoot } from './workspaceRoot.ts';

interface Row {
  /** The section of the specification, as an anchor. */
  at: string;
  situation: string;
  language: 'no' | 'en';
  title?: { words: string };
  text?: { words: string };
  shown: string;
  test: string;
}

/** Where words can stand besides the page itself, as the test sees it. */
interface Shown {
  toasts?: () => readonly { title?: string | null | undefined; text?: string | null | undefined }[];
  /** The words of a server, for rows that are shown by no page. */
  answer?: string;
}

type Shower = (language: Row['language']) => Promise<Shown>;

/** The elements that `element` is described by. */
const describing = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));

const textsOf = (elements: Iterable<Element | null>) => [...elements].map((each) => each?.textContent ?? '');
const textsAt = (selector: string) => textsOf(document.querySelectorAll(selector));
const textsFor = (selector: string) => textsOf([...document.querySelectorAll(selector)].flatMap(describing));

function pageWithoutToasts(): string[] {
  const page = document.body.cloneNode(true) as HTMLElement;
  for (const toast of page.querySelectorAll('[data-toast]')) toast.remove();
  return [page.textContent];
}

/** Alerts with no field of the form before them. */
const alertsAbove = () =>
  textsOf(
    [...document.querySelectorAll('[role="alert"]')].filter((alert) => {
      const field = document.querySelector('form input, form textarea');
      return field === null || (alert.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    }),
  );

/** A button that opens choices stands for their field. */
const OPENERS = 'button[aria-haspopup="dialog"], button[aria-expanded]';
const FIELDS = `input, textarea, select, fieldset, [role="group"], [role="radiogroup"], ${OPENERS}`;
const toastTexts = ({ toasts = () => [] }: Shown) => toasts().flatMap(({ title, text }) => [title ?? '', text ?? '']);

/** Each place by the words of the catalogue: the texts that stand there. */
const PLACES: Readonly<Record<string, (shown: Shown) => string[]>> = {
  'beside the field': () => textsFor(FIELDS),
  'at the button': () => textsFor('button'),
  'above the form': alertsAbove,
  'where it was written': () => textsAt('[role="alert"]'),
  'in the place of the app': () => textsAt('[role="alert"]'),
  'on the page': pageWithoutToasts,
  'on the card': pageWithoutToasts,
  'in the results': pageWithoutToasts,
  'as a button': () => textsAt('button, a'),
  'in a toast': toastTexts,
  'in the answer': ({ answer = '' }) => [answer],
};

/** Matches the words with any value in the place of `{email}` and the like. */
const withValues = (words: string) =>
  new RegExp(words.replace(/[$()*+.?[\\\]^|]/g, String.raw`\$&`).replace(/\{\w+\}/g, String.raw`\S+`));

/**
 * Brings about the situation of every row of docs/spec/error-catalogue.json that names `file` as its test, and looks
 * for title and text where the row says. Fails for a row without a shower, and for a shower without a row.
 *
 * @param showers by situation; each ends once what leads to the words has been done
 */
export function showRows(file: string, showers: Readonly<Record<string, Shower>>): void {
  const catalogue = readFileSync(path.join(workspaceRoot(), 'docs/spec/error-catalogue.json'), 'utf8');
  const rows = (JSON.parse(catalogue) as { rows: Row[] }).rows.filter(({ test: named }) => named === file);

  test('each situation of the catalogue of errors is brought about, and no other', () => {
    expect(Object.keys(showers).toSorted()).toEqual([...new Set(rows.map(({ situation }) => situation))].toSorted());
  });

  test.each(rows)('$at, $situation: said $shown ($language)', async ({ situation, language, shown: at, ...row }) => {
    const shown = (await showers[situation]?.(language)) ?? {};
    const [place = '', toast] = at.split(', and ');
    const check = () => {
      for (const [words, where] of [
        [row.title?.words, toast ?? place],
        [row.text?.words, place],
      ] as const)
        if (words !== undefined) expect((PLACES[where]?.(shown) ?? []).join('\n')).toMatch(withValues(words));
    };
    // An answer is there or not; a page may still be on its way.
    if (shown.answer === undefined) await waitFor(check);
    else check();
  });
}
