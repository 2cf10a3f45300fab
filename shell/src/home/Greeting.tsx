import type { PartOfDay } from '@spire/domain/dates';
import { options, useFormat, useMessages } from '@spire/i18n';
import { useBackdrop } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Hero } from '@spire/ui/Hero';
import { LogoMark } from '@spire/ui/Logo';
import { Scene, skyOf } from '@spire/ui/Scene';
import { color, media, radius, space, text, touch } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
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
  isCheckedIn: boolean;
  scene: ReturnType<typeof useHomeScene>;
}

/** The scene, and on it who is greeted and what is new; on a day of rest nothing is asked and nothing is missing. */
export function Greeting({ hour, now, mode, name, isCheckedIn, scene }: GreetingProps) {
  const t = useMessages(home);
  const tOptions = useMessages(options);
  const format = useFormat();
  const isRest = mode === 'rest';
  const hello = name === '' ? t(`greeting.${hour}NoName`) : t(`greeting.${hour}`, { name });
  const title = isRest ? t('rest.title') : hello;
  const heading = usePageArrival(title);
  const deed = scene && newestDeed(scene.deeds);
  const backdrop = useMemo(
    () => ({
      picture: <Scene hour={hour} {...(scene && { level: scene.level, deeds: scene.deeds })} height={SCENE} />,
      sky: skyOf(hour),
    }),
    [hour, scene],
  );
  useBackdrop(backdrop);
  return (
    <Hero $hour={hour} $height={SCENE}>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {isRest ? <p>{t('rest.line')}</p> : <Today>{format.longDate(now)}</Today>}
      {scene !== undefined && !isCheckedIn && !isRest && <DaysLine>{t(`daysLine.${scene.line}`)}</DaysLine>}
      {deed !== undefined && isCheckedIn && <DaysLine>{t(`deeds.${deed.kind}`, { count: deed.count })}</DaysLine>}
      {scene !== undefined && (
        <Foot>
          <Pill as={PageLink} page="me" aria-label={t('level', { level: tOptions(`levels.${scene.level}`) })}>
            <LogoMark size="1.4em" />
            {tOptions(`levels.${scene.level}`)}
            {isRest && ` · ${t('rest.nothingMissing')}`}
          </Pill>
          {deed !== undefined && !isCheckedIn && (
            <VisuallyHidden>{t(`deeds.${deed.kind}`, { count: deed.count })}</VisuallyHidden>
          )}
        </Foot>
      )}
    </Hero>
  );
}

const SCENE = '340px';

const Title = styled.h1`
  ${text.title}
`;

const Today = styled.p`
  &::first-letter {
    text-transform: uppercase;
  }
`;

const DaysLine = styled.p`
  margin-top: ${space(2)};
`;

const Foot = styled.div`
  margin-top: auto;
`;

const Pill = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touch.least};
  padding: ${space(1)} ${space(4)};
  border-radius: ${radius.chip};
  background: ${color.surface};
  color: ${color.primary};
  font-weight: 650;
  text-decoration: none;
  ${media.forced} {
    border: 1px solid LinkText;
  }
`;
