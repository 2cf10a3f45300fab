import type { PartOfDay } from '@spire/domain/dates';
import { LEVELS } from '@spire/domain/growth';
import { options, useFormat, useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Hero } from '@spire/ui/Hero';
import { useKeptLevel } from '@spire/ui/keptLevel.ts';
import { LevelLine } from '@spire/ui/LevelLine';
import { space, text, touch } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import styled from 'styled-components';
import { OF_DATE } from '../last-home/lastHome.ts';
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
  // With little energy the greeting is a short one at any hour.
  const time = mode === 'low' ? 'day' : hour;
  const hello = name === '' ? t(`greeting.${time}NoName`) : t(`greeting.${time}`, { name });
  const title = isRest ? t('rest.title') : hello;
  const heading = usePageArrival(title);
  const deed = scene?.newest;
  const line = isRest ? t('rest.nothingMissing') : deed && t(`deeds.${deed.kind}`, { count: deed.count });
  const sentence = scene && line === undefined ? t(`daysLine.${scene.line}`) : undefined;
  const kept = useKeptLevel();
  const level = scene?.level ?? LEVELS.find(({ id }) => id === kept)?.id;
  return (
    <Hero
      hour={hour}
      height={isRest ? REST_SCENE : SCENE}
      {...(scene && { level: scene.level, deeds: scene.deeds })}
      line={
        <Room {...OF_DATE}>
          {level !== undefined && (
            <LevelLine
              as={PageLink}
              page="me"
              label={t('plant')}
              level={tOptions(`levels.${level}`)}
              {...{ line, sentence }}
            />
          )}
        </Room>
      }
    >
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      {mode === 'ordinary' ? (
        <Today {...OF_DATE}>{format.longDate(now).replace(DAY_AND_MONTH, UNBROKEN)}</Today>
      ) : (
        <p>{t(isRest ? 'rest.line' : 'low.line')}</p>
      )}
    </Hero>
  );
}

const UNBROKEN = '\u00a0';
/** The space between them. */
const DAY_AND_MONTH = /(?<=\d\.?) /;

const SCENE = 300;
/** A day of rest has room for a sky. */
const REST_SCENE = 360;

/** There before the answer, so that nothing moves when it comes. */
const Room = styled.div`
  min-height: ${touch.button};
  padding-bottom: ${space(1)};
`;

const Title = styled.h1`
  ${text.title}
  text-wrap: wrap;
`;

const Today = styled.p`
  &::first-letter {
    text-transform: uppercase;
  }
`;
