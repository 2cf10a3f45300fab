/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { firstPaintStyle, logoMarkup } from './firstPaint.ts';
import { Logo } from './Logo.tsx';
import { PALETTES } from './themes.ts';

const style = firstPaintStyle();

test('every colour and size that the first paint uses comes with it', () => {
  const used = new Set([...style.matchAll(/var\((--[a-z-]+)\)/g)].map(([, name = '']) => name));
  expect(used.size).toBeGreaterThan(5);
  for (const name of used) expect(style).toMatch(new RegExp(`[{;]${name}:`));
});

test('it has the ground of all four palettes, each with its scheme', () => {
  for (const [name, { background }] of Object.entries(PALETTES)) {
    const scheme = name.toLowerCase().endsWith('dark') ? 'dark' : 'light';
    expect(style).toContain(`{color-scheme:${scheme};--background:${background};`);
  }
});

test('its logo is drawn as the app draws it', () => {
  const page = document.createElement('div');
  page.innerHTML = logoMarkup();
  const drawn = render(<Logo />).container;
  const paths = (from: Element) => [...from.querySelectorAll('path')].map((path) => path.outerHTML);
  expect(paths(page)).toHaveLength(3);
  expect(paths(page)).toEqual(paths(drawn));
  expect(page.textContent).toBe(drawn.textContent);
});

test('nothing in it could end the style element, or be fetched', () => {
  expect(style).not.toMatch(/<|url\(|@import/);
});
