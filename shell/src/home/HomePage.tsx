import { mayInvite } from '@spire/domain/dayMode';
import { calmPartOfDay, partOfDay, type PartOfDay } from '@spire/domain/dates';
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
import { Fetched } from '../Fetched.tsx';
import type { Person } from '../gate/gate.ts';
import { newestDeed } from './deedsOf.ts';
import { HomeColumn } from './HomeColumn.tsx';
import { quietHomes } from './homeLoaders.ts';
import { home } from './messages/namespace.ts';
import { useGentleBuzz } from './useGentleBuzz.ts';
import { useHomeDay } from './useHomeDay.ts';
import { useHomeFacts } from './useHomeFacts.ts';
import { useHomeScene } from './useHomeScene.ts';

interface HomePageProps {
  knownSince: number;
  now: Date;
}

/** Home as the day is (D58): after help there is help, on a hard day somebody first, and else what the remotes bring. */
export function HomePage({ knownSince, now }: HomePageProps) {
  const person = useHomeFacts(knownSince);
  const { mode, helpKind, isDayAfterHelp } = useHomeDay(person);
  const name = person.profile?.nickname ?? '';
  if (mode === 'afterHelp')
    return (
      <Fetched loader={quietHomes}>
        {({ HomeAfterHelp }) => (
          <HomeAfterHelp kind={helpKind ?? 'unsure'} name={name} hour={calmPartOfDay(now.getHours())} />
        )}
      </Fetched>
    );
  if (mode === 'hard')
    return <Fetched loader={quietHomes}>{({ HardHome }) => <HardHome hour={calmPartOfDay(now.getHours())} />}</Fetched>;
  return <UsualHome {...{ person, now, mode, isDayAfterHelp }} />;
}

interface UsualHomeProps {
  person: Person;
  now: Date;
  mode: 'rest' | 'low' | 'ordinary';
  /** Whether a quiet way to somebody stands on it. */
  isDayAfterHelp: boolean;
}

/** Greeting and plant in one scene, and below it what the remotes put here in the order of D6, in two columns when wide. */
function UsualHome({ person, now, mode, isDayAfterHelp }: UsualHomeProps) {
  const t = useMessages(home);
  const { isCalm } = useAppearance();
  const [isAllWanted, setAll] = useState(false);
  const { isAllShown } = person.day;
  const isShort = (mode === 'low' || isCalm) && !isAllShown && !isAllWanted;
  // Drawn after what comes first, so that neither holds up a slow device for long.
  const hasAside = useDeferredValue(!isShort, false);
  const facts = { isCheckedIn: person.todaysCheckIn !== null, isCalm, mode };
  const hour = partOfDay(now.getHours());
  const scene = useHomeScene(hour);
  useGentleBuzz(scene?.wantsBuzz === true && mayInvite(mode) && !facts.isCheckedIn && !isCalm);

  return (
    <>
      <Greeting {...{ hour, now, mode, scene }} name={person.profile?.nickname ?? ''} isCheckedIn={facts.isCheckedIn} />
      <PageBody $columns>
        <Column>
          {isDayAfterHelp && <Fetched loader={quietHomes}>{({ SomeoneToTalkTo }) => <SomeoneToTalkTo />}</Fetched>}
          <HomeColumn place="home.main" facts={facts} {...(isShort && { most: FEW })} />
          {isShort && mode === 'ordinary' && (
            <div>
              <LinkButton type="button" onClick={() => setAll(true)}>
                {t('showAll')}
              </LinkButton>
            </div>
          )}
          {mode !== 'ordinary' && <Fetched loader={quietHomes}>{({ ShowAll }) => <ShowAll />}</Fetched>}
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

interface GreetingProps {
  hour: PartOfDay;
  now: Date;
  mode: UsualHomeProps['mode'];
  name: string;
  isCheckedIn: boolean;
  scene: ReturnType<typeof useHomeScene>;
}

/** The scene, and on it who is greeted and what is new; on a day of rest nothing is asked and nothing is missing. */
function Greeting({ hour, now, mode, name, isCheckedIn, scene }: GreetingProps) {
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
/** The most entries of Home on a day of little, before all are asked for (A12). */
const FEW = 3;

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

const Column = styled(Stack)`
  gap: ${space(4)};
  ${media.wide} {
    gap: ${space(5)};
  }
`;
