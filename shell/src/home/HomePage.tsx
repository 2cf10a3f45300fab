import { mayInvite } from '@spire/domain/dayMode';
import { calmPartOfDay, partOfDay } from '@spire/domain/dates';
import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { LinkButton } from '@spire/ui/LinkButton';
import { PageBody } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { media, space } from '@spire/ui/tokens.ts';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';
import { Fetched } from '../Fetched.tsx';
import type { Person } from '../gate/gate.ts';
import { Greeting } from './Greeting.tsx';
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
      <Greeting {...{ hour, now, mode, scene }} name={person.profile?.nickname ?? ''} />
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

/** The most entries of Home on a day of little, before all are asked for (A12). */
const FEW = 3;

const Column = styled(Stack)`
  gap: ${space(4)};
  ${media.wide} {
    gap: ${space(5)};
  }
`;
