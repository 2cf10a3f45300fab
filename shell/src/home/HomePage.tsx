import { partOfDay } from '@spire/domain/dates';
import { options, useFormat, useMessages } from '@spire/i18n';
import { useAppearance, useBackdrop } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Hero } from '@spire/ui/Hero';
import { LinkButton } from '@spire/ui/LinkButton';
import { LogoMark } from '@spire/ui/Logo';
import { PageBody } from '@spire/ui/Page';
import { Scene, skyOf } from '@spire/ui/Scene';
import { Stack } from '@spire/ui/Stack';
import { color, media, radius, space, text, touch } from '@spire/ui/tokens.ts';
import { usePageArrival } from '@spire/ui/usePageArrival.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { useDeferredValue, useMemo, useState } from 'react';
import styled from 'styled-components';
import { newestDeed } from './deedsOf.ts';
import { HomeColumn } from './HomeColumn.tsx';
import { home } from './messages/namespace.ts';
import { useGentleBuzz } from './useGentleBuzz.ts';
import { useHomeFacts } from './useHomeFacts.ts';
import { useHomeScene } from './useHomeScene.ts';

interface HomePageProps {
  knownSince: number;
  now: Date;
}

/** Greeting and plant in one scene, and below it what the remotes put here in the order of D6, in two columns when wide. */
export function HomePage({ knownSince, now }: HomePageProps) {
  const t = useMessages(home);
  const tOptions = useMessages(options);
  const format = useFormat();
  const { profile, todaysCheckIn } = useHomeFacts(knownSince);
  const { isCalm } = useAppearance();
  const [isAllWanted, setAll] = useState(false);
  const isShort = isCalm && !isAllWanted;
  // Drawn after what comes first, so that neither holds up a slow device for long.
  const hasAside = useDeferredValue(!isShort, false);
  const hour = partOfDay(now.getHours());
  const scene = useHomeScene(hour);
  const facts = { isCheckedIn: todaysCheckIn !== null, isCalm };
  useGentleBuzz(scene?.mayBuzz === true && !facts.isCheckedIn && !isCalm);
  const name = profile?.nickname ?? '';
  const greeting = name === '' ? t(`greeting.${hour}NoName`) : t(`greeting.${hour}`, { name });
  const heading = usePageArrival(greeting);
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
    <>
      <Hero $hour={hour} $height={SCENE}>
        <Greeting ref={heading} tabIndex={-1}>
          {greeting}
        </Greeting>
        <Today>{format.longDate(now)}</Today>
        {scene !== undefined && !facts.isCheckedIn && <DaysLine>{t(`daysLine.${scene.line}`)}</DaysLine>}
        {deed !== undefined && facts.isCheckedIn && <DaysLine>{t(`deeds.${deed}`)}</DaysLine>}
        {scene !== undefined && (
          <Foot>
            <Pill as={PageLink} page="me" aria-label={t('level', { level: tOptions(`levels.${scene.level}`) })}>
              <LogoMark size="1.4em" />
              {tOptions(`levels.${scene.level}`)}
            </Pill>
            {deed !== undefined && !facts.isCheckedIn && <VisuallyHidden>{t(`deeds.${deed}`)}</VisuallyHidden>}
          </Foot>
        )}
      </Hero>
      <PageBody $columns>
        <Column>
          <HomeColumn place="home.main" facts={facts} {...(isShort && { most: FEW })} />
          {isShort && (
            <div>
              <LinkButton type="button" onClick={() => setAll(true)}>
                {t('showAll')}
              </LinkButton>
            </div>
          )}
        </Column>
        {hasAside && (
          <Column>
            <HomeColumn place="home.aside" facts={facts} />
          </Column>
        )}
      </PageBody>
    </>
  );
}

const SCENE = '340px';
/** What stands on Home in the calm view, before all of it is asked for (A12). */
const FEW = 3;

const Greeting = styled.h1`
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

const Column = styled(Stack)`
  gap: ${space(4)};
  ${media.wide} {
    gap: ${space(5)};
  }
`;
