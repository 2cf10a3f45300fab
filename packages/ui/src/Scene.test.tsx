/** @jest-environment jsdom */
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { LEVELS } from '@spire/domain/growth';
import { forgetDrafts, SessionProvider } from '@spire/remote-kit';
import { render, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { contrast } from './contrast.ts';
import { LANDS } from './scenePalettes.ts';
import { SKIES } from './sceneSky.ts';
import { Hero } from './Hero.tsx';
import { Scene, type Deeds } from './Scene.tsx';
import { PALETTES, type ThemeName } from './themes.ts';

const THEMES = Object.keys(PALETTES) as ThemeName[];

async function drawn(deeds: Deeds, level: (typeof LEVELS)[number]['id'] = 'sprout') {
  const { container, unmount } = render(<Scene level={level} hour="day" deeds={deeds} />);
  await waitFor(() => expect(container.querySelector('svg')).not.toBeNull());
  const filled = (name: string) => container.querySelectorAll(`[fill="var(--${name})"]`).length;
  const stones = container.querySelectorAll('path[style*="--stone"]').length;
  const parts = { leaves: filled('fresh'), birds: filled('bird-back'), yellowBuds: filled('pollen'), stones };
  const shapes = container.querySelectorAll('path, circle, ellipse').length;
  unmount();
  return { ...parts, shapes };
}

test.each(THEMES)('in %s what is written on the sky and on the far ridge can be read at every hour', (theme) => {
  for (const hour of PARTS_OF_DAY) {
    const [top, bottom, ink] = SKIES[theme][hour];
    for (const ground of [top, bottom, LANDS[theme][hour].far])
      expect({ hour, ground, isRead: contrast(ink, ground) >= 7 }).toEqual({ hour, ground, isRead: true });
  }
});

test('the low-stimulation skies are one flat colour', () => {
  for (const hour of PARTS_OF_DAY)
    for (const theme of ['calm', 'calmDark'] as const) expect(SKIES[theme][hour][0]).toBe(SKIES[theme][hour][1]);
});

test('each level has grown beyond the one before', async () => {
  let before = 0;
  for (const { id } of LEVELS) {
    const { container, unmount } = render(<Scene level={id} hour="day" deeds={{}} />);
    const shapes = () => container.querySelectorAll('path, circle, ellipse').length;
    // A drawing that few have is fetched; until it is here, a smaller one stands in its place.
    await waitFor(() => expect(shapes()).toBeGreaterThan(before));
    before = shapes();
    unmount();
  }
});

test('each deed is there, and no more of them than there is room for', async () => {
  expect(await drawn({})).toMatchObject({ leaves: 0, birds: 0, yellowBuds: 0, stones: 0 });
  const all = { hasCheckedIn: true, done: 9, memories: Array<'sky'>(7).fill('sky'), hasUsedTool: true };
  expect(await drawn(all)).toMatchObject({ leaves: 1, birds: 1, yellowBuds: 1, stones: 5 });
  const one = await drawn({ done: 1 });
  const three = await drawn({ done: 3 });
  expect(three.shapes - one.shapes).toBe(2 * ((await drawn({ done: 1 })).shapes - (await drawn({})).shapes));
});

/** How many shapes the plant has that a person is shown. */
async function plantOf(userId: string, scene: ReactNode): Promise<number> {
  const session = { userId, email: '', signOut: () => Promise.resolve(true) };
  const { container, unmount } = render(<SessionProvider value={session}>{scene}</SessionProvider>);
  await waitFor(() => expect(container.querySelector('[data-scene=plant] path')).not.toBeNull());
  const shapes = container.querySelectorAll('[data-scene=plant] path').length;
  unmount();
  return shapes;
}

test('a plant is drawn before any answer: the one that this device knew, until its person logs out', async () => {
  const sprout = await plantOf('kari', <Scene />);
  const grown = await plantOf('kari', <Hero level="small_plant" height={300} />);
  expect(grown).toBeGreaterThan(sprout);
  expect(await plantOf('kari', <Scene />)).toBe(grown);
  expect(await plantOf('ola', <Scene />)).toBe(sprout);
  forgetDrafts('kari');
  expect(await plantOf('kari', <Scene />)).toBe(sprout);
});

test.each(['clamp(6rem, 40dvh - 10rem, 10.5rem)', '6rem', '102px'])(
  'in a scene %s high the plant stands upright, and is as large as it has room for',
  async (height) => {
    const { container } = render(<Scene level="sprout" height={height} />);
    await waitFor(() => expect(container.querySelector('[data-scene=plant] path')).not.toBeNull());
    const [, size] = /scale\(([^)]+)\)/.exec(container.querySelector('g[transform*=scale]')?.outerHTML ?? '') ?? [];
    expect(Number(size)).toBeCloseTo(0.9, 1);
  },
);
