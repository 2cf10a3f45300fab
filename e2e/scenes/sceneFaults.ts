import type { Page } from '@playwright/test';
import { contrast } from '@spire/ui/contrast.ts';

/** A text of the page: where its letters are, in CSS px, and their colour. */
interface Words {
  block: string;
  text: string;
  ink: string;
  boxes: Box[];
}
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The words on the page, and the parts of the picture that leave their place. */
interface Found {
  words: Words[];
  pictures: Box[];
  shapes: { part: string; box: Box }[];
  width: number;
  scrollWidth: number;
}

/** Runs in the page. */
function look(): Found {
  const boxOf = ({ left, top, right, bottom }: DOMRect): Box => ({ left, top, right, bottom });
  const words: Words[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (element === null || text === '' || element.closest('script, style, nav, [href="#main"]') !== null) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width }) => width > 1).map(boxOf);
    const block = element.closest('h1, p, a');
    if (boxes.length === 0 || block === null) continue;
    const isLogo = element.closest('header a') === block && element.closest('header a:first-child') !== null;
    words.push({
      block: isLogo ? 'logo' : block.textContent,
      text,
      ink: getComputedStyle(element).color,
      boxes,
    });
  }
  const marked = document.querySelectorAll('[data-scene] :is(path, circle, ellipse), circle[data-scene]');
  const shapes = [...marked].map((shape) => ({
    part: shape.closest('[data-scene]')?.getAttribute('data-scene') ?? '',
    box: boxOf(shape.getBoundingClientRect()),
  }));
  const pictures = [...document.querySelectorAll('main [aria-hidden]:has(> svg > svg)')].map((picture) =>
    boxOf(picture.getBoundingClientRect()),
  );
  const { scrollWidth } = document.documentElement;
  return { words, pictures, shapes, width: window.innerWidth, scrollWidth };
}

/** A plant may reach so far above its picture, into the room below the header (`sceneLayout.ts`). */
const BELOW_HEADER = 18;

/** They share more than the hairline at which two may touch. */
const meet = (one: Box, other: Box) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 0.5 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 0.5;

const shown = ({ left, top, right, bottom }: Box) => [left, top, right, bottom].map(Math.round).join(' ');

/** Where a shape meets words, where words meet words, where a plant is cut, and where the page is too wide. */
function geometryFaults({ words, pictures, shapes, width, scrollWidth }: Found): string[] {
  const faults: string[] = [];
  if (scrollWidth > width) faults.push(`the page is ${scrollWidth} px wide`);
  if (!shapes.some(({ part }) => part === 'plant')) faults.push('there is no plant');
  for (const [index, one] of words.entries()) {
    for (const box of one.boxes) {
      if (box.left < -0.5 || box.right > width + 0.5) faults.push(`"${one.text}" leaves the screen`);
      const met = shapes.find((shape) => meet(shape.box, box));
      if (met !== undefined) faults.push(`"${one.text}" (${shown(box)}) meets ${met.part} (${shown(met.box)})`);
      for (const other of words.slice(index + 1))
        if (other.block !== one.block && other.boxes.some((each) => meet(each, box)))
          faults.push(`"${one.text}" meets "${other.text}"`);
    }
  }
  for (const { part, box } of shapes) {
    const isWhole = pictures.some(
      (picture) =>
        box.top >= picture.top - BELOW_HEADER &&
        box.bottom <= picture.bottom + 0.5 &&
        box.left >= picture.left - 0.5 &&
        box.right <= picture.right + 0.5,
    );
    if (!isWhole && part !== 'disc' && part !== 'halo') faults.push(`${part} is cut (${shown(box)})`);
    if (part === 'disc' && shapes.some((other) => other.part === 'plant' && meet(other.box, box)))
      faults.push(`the disc (${shown(box)}) meets the plant`);
  }
  return [...new Set(faults)];
}

/** The least contrast of each text with any pixel behind its letters; runs in the page, on a picture without the letters. */
async function groundsOf({ picture, words }: { picture: string; words: Words[] }): Promise<string[][]> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  context?.drawImage(image, 0, 0);
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  return words.map(({ boxes }) => {
    const found = new Set<string>();
    for (const { left, top, right, bottom } of boxes) {
      const [x, y] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
      const data = context?.getImageData(x, y, Math.ceil(right - x), Math.ceil(bottom - y)).data ?? [];
      for (let at = 0; at + 3 < data.length; at += 4)
        if ((data[at + 3] ?? 0) > 0)
          found.add(`#${hex(data[at] ?? 0)}${hex(data[at + 1] ?? 0)}${hex(data[at + 2] ?? 0)}`);
    }
    return [...found];
  });
}

const asHex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? [])
    .slice(0, 3)
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`;

const LEAST_CONTRAST = 7;

/** The words that cannot be read on some pixel behind them; the logotype on the sky excepted (look.md). */
async function contrastFaults(page: Page, found: Found): Promise<string[]> {
  const hidden = await page.addStyleTag({ content: '* { -webkit-text-fill-color: transparent !important }' });
  const picture = (await page.screenshot()).toString('base64');
  await hidden.evaluate((style) => (style as Element).remove());
  const words = found.words.filter(({ block }) => block !== 'logo');
  const grounds = await page.evaluate(groundsOf, { picture, words });
  return words.flatMap(({ text, ink }, index) => {
    const least = Math.min(...(grounds[index] ?? []).map((ground) => contrast(asHex(ink), ground)));
    return least < LEAST_CONTRAST ? [`"${text}" has a contrast of ${least.toFixed(2)}`] : [];
  });
}

/** All that is wrong with the scene on the page, in words. */
export async function sceneFaults(page: Page): Promise<string[]> {
  const found = await page.evaluate(look);
  return [...geometryFaults(found), ...(await contrastFaults(page, found))];
}
