import { partOfDay, type PartOfDay } from '@spire/domain/dates';
import { useBackdrop } from '@spire/remote-kit';
import type { LevelId } from '@spire/domain/growth';
import { useMemo, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useKeepLevel, useKeptLevel } from './keptLevel.ts';
import { Drawn, skyOf } from './Scene.tsx';
import type { Deeds, SceneProps } from './sceneProps.ts';
import { BELOW_HEADER, CLEAR, HEADER, landOf, wordsEnd } from './sceneRoom.ts';

interface HeroProps extends Pick<SceneProps, 'hour' | 'deeds'> {
  /** The person's own, as the server has told it: the device keeps it. */
  level?: LevelId;
  /** How high the scene is from the top of the screen, below a header of one line; words that need more make it higher. */
  height: number;
  /** The plant in its middle and closer; for a page that has no words on the sky. */
  isNear?: boolean;
  /** The row under the scene (`LevelLine`). Notices of the frame follow it; a page with its title below names their place. */
  line?: ReactNode;
  /** Title and one line, on the sky. Where they need the whole width they stand above all that is drawn. */
  children?: ReactNode;
}

/**
 * The top of a page with a scene: the header's sky goes on behind title and date, and the scene grows with them, so that
 * no words meet sun, plant or deeds at any size of text. Nothing else may be laid over it.
 */
export function Hero({ level, hour, deeds = NO_DEEDS, height, isNear = false, line, children }: HeroProps) {
  const kept = useKeptLevel();
  useKeepLevel(level);
  const seen = level ?? kept ?? 'sprout';
  const [opened] = useState(() => partOfDay(new Date().getHours()));
  const shown = hour ?? opened;
  const room = height - HEADER;
  useBackdrop(useMemo(() => ({ sky: skyOf(shown) + EDGE_TO_EDGE }), [shown]));
  return (
    <Box>
      <Top $hour={shown} $room={room}>
        <Bleed aria-hidden>
          <Drawn level={seen} hour={shown} {...{ deeds, room }} view={isNear ? 'near' : 'landscape'} melts />
        </Bleed>
        {children !== undefined && (
          <Words $room={room} $below={wordsEnd(landOf(room))} $beside={besideOf(seen, shown)}>
            {children}
          </Words>
        )}
      </Top>
      {line}
      {children !== undefined && <div data-notices />}
    </Box>
  );
}

const NO_DEEDS: Deeds = {};
/** The sky of the header goes on to the edges of the screen. */
const EDGE_TO_EDGE = 'background:var(--sky-top);box-shadow:0 0 0 100vmax var(--sky-top);clip-path:inset(0 -100vmax);';
/** How far to the left of its foot each plant reaches beside words. */
const BESIDE: Record<LevelId, number> = { sprout: 0, small_plant: 50, flower: 56, full_bloom: 66, thriving_garden: 66 };
/** Over a sprout stands the high sun or moon, with its halo. */
const besideOf = (level: LevelId, hour: PartOfDay) =>
  level === 'sprout' && (hour === 'day' || hour === 'night') ? 50 : BESIDE[level];

/** Its width decides how the words stand: a query for it follows the person's text size as well. */
const Box = styled.div`
  container-type: inline-size;
`;

/** From edge to edge, behind the words. */
const Bleed = styled.div`
  position: absolute;
  inset: -1px auto 0 calc(50% - var(--bleed) / 2);
  width: var(--bleed);
  background: linear-gradient(var(--sky-top), var(--sky-bottom) 63% calc(100% - 8px), transparent calc(100% - 8px));
`;

/** Beside the plant; where a column of so few rem leaves them no room there, above all of it, and the sky is as much higher. */
const Words = styled.div<{ $room: number; $below: number; $beside: number }>`
  position: relative;
  padding-bottom: ${({ $room }) => $room + BELOW_HEADER}px;
  @container (width >= 14.7rem) {
    max-width: calc(50% - ${({ $beside }) => $beside}px + min(var(--bleed) / 4, var(--bleed) / 2 - ${CLEAR}px));
    padding-bottom: ${({ $below }) => $below}px;
  }
`;

const Top = styled.div<{ $hour: PartOfDay; $room: number }>`
  ${({ $hour }) => skyOf($hour)}
  position: relative;
  min-height: ${({ $room }) => $room}px;
  color: var(--sky-ink);
`;
