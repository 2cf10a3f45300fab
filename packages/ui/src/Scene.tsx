import { partOfDay, type PartOfDay } from '@spire/domain/dates';
import { useLayoutEffect, useState, type ComponentType } from 'react';
import styled, { css } from 'styled-components';
import type { Deeds, DrawingProps, SceneProps } from './sceneProps.ts';
import { SKIES } from './sceneSky.ts';
import { ruleForEachTheme } from './themes.ts';
import { radius } from './tokens.ts';

export type { Deeds } from './sceneProps.ts';

const NO_DEEDS: Deeds = {};

/**
 * The still landscape with the person's plant. Decoration: what it tells stands in words beside it. Its sky is here at
 * once, in the size it will have; the drawing comes after, and where it does not come the sky is enough.
 */
export function Scene({
  level,
  hour,
  deeds = NO_DEEDS,
  view = 'landscape',
  size = '100%',
  height = '340px',
}: SceneProps) {
  const [opened] = useState(() => partOfDay(new Date().getHours()));
  const [Drawing, setDrawing] = useState<ComponentType<DrawingProps> | null>(null);
  const shown = hour ?? opened;
  // Before the browser paints: where the drawing is here already, the sky is never seen alone.
  useLayoutEffect(() => {
    let isWanted = true;
    import(/* webpackChunkName: "ui-scene" */ './SceneDrawing.tsx').then(
      ({ SceneDrawing }) => isWanted && setDrawing(() => SceneDrawing),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return (
    <Ground $hour={shown} $view={view} $size={size} $height={height} aria-hidden>
      {Drawing !== null && <Drawing level={level} hour={shown} deeds={deeds} view={view} />}
    </Ground>
  );
}

/**
 * The sky of that hour, as `--sky-top`, `--sky-bottom` and `--sky-ink`, for the scene and for what is written on it; at
 * night the logo gives up its green.
 */
export const skyOf = (hour: PartOfDay) =>
  ruleForEachTheme(' &', (theme) => {
    const [top, bottom, ink] = SKIES[theme][hour];
    const mark = hour === 'night' ? `;--on-sky-ink:${ink}` : '';
    return `--sky-top:${top};--sky-bottom:${bottom};--sky-ink:${ink}${mark}`;
  });

const wide = css<{ $height: string }>`
  height: ${({ $height }) => $height};
`;
const views = {
  landscape: wide,
  near: wide,
  plant: css`
    flex: none;
    aspect-ratio: 1;
    border-radius: ${radius.card};
  `,
};

const Ground = styled.div<{ $hour: PartOfDay; $view: keyof typeof views; $size: string; $height: string }>`
  ${({ $hour }) => skyOf($hour)}
  ${({ $view }) => views[$view]}
  width: ${({ $size }) => $size};
  overflow: hidden;
  background: linear-gradient(var(--sky-top), var(--sky-bottom) 63%);
`;
