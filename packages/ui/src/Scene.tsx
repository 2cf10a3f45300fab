import { partOfDay, type PartOfDay } from '@spire/domain/dates';
import { useLayoutEffect, useState, type ComponentType } from 'react';
import styled, { css } from 'styled-components';
import { useKeptLevel } from './keptLevel.ts';
import type { Deeds, DrawingProps, SceneProps } from './sceneProps.ts';
import { SKIES } from './sceneSky.ts';
import { ruleForEachTheme } from './themes.ts';
import { radius } from './tokens.ts';

export type { Deeds } from './sceneProps.ts';

const NO_DEEDS: Deeds = {};

/** How many px a height is at least, of which a length in rem or the least of a clamp is told. */
function leastPx(height: string): number {
  const [, least, unit] = /^(?:clamp\()?([\d.]+)(\w+)/.exec(height) ?? [];
  return Number(least) * (unit === 'rem' ? 17 : 1);
}

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
  melts = false,
}: SceneProps) {
  const kept = useKeptLevel();
  const [opened] = useState(() => partOfDay(new Date().getHours()));
  const shown = hour ?? opened;
  return (
    <Ground $hour={shown} $isCut={view === 'plant'} $size={size} $height={height} aria-hidden>
      <Drawn
        level={level ?? kept ?? undefined}
        hour={shown}
        {...{ deeds, view }}
        room={leastPx(height)}
        {...{ melts }}
      />
    </Ground>
  );
}

/** The drawing in its chunk, over a sky that is there before it. */
export function Drawn(props: DrawingProps) {
  const [Drawing, setDrawing] = useState<ComponentType<DrawingProps> | null>(null);
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
  return Drawing && <Drawing {...props} />;
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

const Ground = styled.div<{ $hour: PartOfDay; $isCut: boolean; $size: string; $height: string }>`
  ${({ $hour }) => skyOf($hour)}
  ${({ $isCut, $height }) =>
    $isCut
      ? css`
          flex: none;
          aspect-ratio: 1;
          border-radius: ${radius.card};
          container-type: inline-size;
        `
      : `height: ${$height};`}
  width: ${({ $size }) => $size};
  overflow: hidden;
  background: linear-gradient(var(--sky-top), var(--sky-bottom) 63%);
`;
