import type { PartOfDay } from '@spire/domain/dates';
import { options, useFormat, useMessages } from '@spire/i18n';
import { useBackdrop } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Hero } from '@spire/ui/Hero';
import { LevelLine } from '@spire/ui/LevelLine';
import { Scene, skyOf } from '@spire/ui/Scene';
import { text } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { useMemo } from 'react';
import styled from 'styled-components';
import { newestDeed } from './deedsOf.ts';
import { home } from './messages/namespace.ts';
import type { useHomeScene } from './useHomeScene.ts';

interface GreetingProps {
  hour: PartOfDay;
  now: Date;
  mode: 'rest' | 'low' | 'ordinary';
  name: string;
  scene: ReturnType<typeof useHomeScene>;
}

/** The scene, and on it who is greeted and what is new; on a day of rest nothing is asked and nothing is missing. */
export function Greeting({ hour, now, mode, name, scene }: GreetingProps) {
  const t = useMessages(home);
  const tOptions = useMessages(options);
  const format = useFormat();
  const isRest = mode === 'rest';
  const hello = name === '' ? t(`greeting.${hour}NoName`) : t(`greeting.${hour}`, { name });
  const title = isRest ? t('rest.title') : hello;
  const heading = usePageArrival(title);
  const deed = scene && newestDeed(scene.deeds);
  const ofToday = deed ? t(`deeds.${deed.kind}`, { count: deed.count }) : scene && t(`daysLine.${scene.line}`);
  const line = isRest ? t('rest.nothingMissing') : ofToday;
  const backdrop = useMemo(
    () => ({
      picture: <Scene hour={hour} {...(scene && { level: scene.level, deeds: scene.deeds })} height={SCENE} />,
      sky: skyOf(hour),
    }),
    [hour, scene],
  );
  useBackdrop(backdrop);
  return (
    <>
      <Hero $hour={hour} $height={SCENE}>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {isRest ? <p>{t('rest.line')}</p> : <Today>{format.longDate(now)}</Today>}
      </Hero>
      {scene !== undefined && (
        <LevelLine as={PageLink} page="me" label={t('plant')} level={tOptions(`levels.${scene.level}`)} line={line} />
      )}
    </>
  );
}

const SCENE = '300px';

const Title = styled.h1`
  ${text.title}
`;

const Today = styled.p`
  &::first-letter {
    text-transform: uppercase;
  }
`;
