import { mayInvite } from '@spire/domain/dayMode';
import { calmPartOfDay, partOfDay } from '@spire/domain/dates';
import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { LinkButton } from '@spire/ui/LinkButton';
import { PageBody } from '@spire/ui/Page';
import { Stack } from '@spire/ui/Stack';
import { media, space, text } from '@spire/ui/tokens.ts';
import { useIsWide } from '@spire/ui/useIsWide.ts';
import { useDeferredValue, useState, type ComponentProps, type ReactNode } from 'react';
import styled from 'styled-components';
import { Fetched } from '../Fetched.tsx';
import type { Person } from '../gate/gate.ts';
import { useLater } from '../loading.ts';
import { Greeting } from './Greeting.tsx';
import { HomeColumn } from './HomeColumn.tsx';
import type { HomeFacts } from './homeEntries.ts';
import { leafLine, quietHomes } from './homeLoaders.ts';
import { OF_DATE } from '../last-home/lastHome.ts';
import { useLastHome } from '../last-home/useLastHome.ts';
import { mayHaveLeaf } from './leaf/keptLeaf.ts';
import type * as LeafModule from './leaf/LeafLine.tsx';
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
  useLastHome(mode !== 'ordinary' && mode !== 'low');
  if (mode === 'afterHelp')
    return (
      <Fetched loader={quietHomes}>
        {({ HomeAfterHelp }) => (
          <HomeAfterHelp
            kind={helpKind ?? 'unsure'}
            name={name}
            told={person.todaysCheckIn?.whatIsGoodText}
            hour={calmPartOfDay(now.getHours())}
          />
        )}
      </Fetched>
    );
  const leaf = mayHaveLeaf(person.id) && <Leaf isCheckedIn={person.todaysCheckIn !== null} mode={mode} />;
  if (mode === 'hard')
    return (
      <>
        {leaf}
        <Fetched loader={quietHomes}>
          {({ HardHome }) => <HardHome hour={calmPartOfDay(now.getHours())} {...ownCards(person)} />}
        </Fetched>
      </>
    );
  return <UsualHome {...{ person, now, mode, isDayAfterHelp, leaf }} />;
}

/** The cards that the person has put on Home. */
const ownCards = ({ followedScales: { scales, isOnHome }, isPacingOn, todaysPlans }: Person) => ({
  hasScales: isOnHome && scales.length > 0,
  hasPacing: isPacingOn,
  hasPlan: todaysPlans.length > 0,
});

/** Nothing stands in its place while it is fetched: it is one quiet line, or none. */
function Leaf(props: ComponentProps<typeof LeafModule.LeafLine>) {
  const [state] = useLater(leafLine);
  return state.kind === 'ready' && <state.value.LeafLine {...props} />;
}

interface UsualHomeProps {
  person: Person;
  now: Date;
  mode: 'rest' | 'low' | 'ordinary';
  /** Whether a quiet way to somebody stands on it. */
  isDayAfterHelp: boolean;
  leaf: ReactNode;
}

/** Greeting and plant in one scene, and below it what the remotes put here for such a day; two columns when wide. */
function UsualHome({ person, now, mode, isDayAfterHelp, leaf }: UsualHomeProps) {
  const { isCalm } = useAppearance();
  const [isAllWanted, setAll] = useState(false);
  const isShort = (mode === 'low' || isCalm) && !person.day.isAllShown && !isAllWanted;
  const facts = {
    isCheckedIn: person.todaysCheckIn !== null,
    isCalm,
    ...ownCards(person),
    isWide: useIsWide() && !isCalm && !isShort && mode !== 'rest',
    mode,
  };
  const hour = partOfDay(now.getHours());
  const scene = useHomeScene(hour);
  useGentleBuzz(scene?.wantsBuzz === true && mayInvite(mode) && !facts.isCheckedIn && !isCalm);

  return (
    <>
      <Greeting {...{ hour, now, mode, scene }} name={person.profile?.nickname ?? ''} />
      <PageBody $columns={mode !== 'rest'} {...OF_DATE}>
        {mode === 'rest' ? (
          <RestColumn facts={facts} leaf={leaf} />
        ) : (
          <Columns {...{ facts, isShort, isDayAfterHelp, leaf }} onShowAll={() => setAll(true)} />
        )}
      </PageBody>
    </>
  );
}

/** A day of rest asks for nothing: what is there is only for a person who feels like it (D58). */
function RestColumn({ facts, leaf }: { facts: HomeFacts; leaf: ReactNode }) {
  const t = useMessages(home);
  return (
    <Column $isNarrow>
      <Heading>{t('rest.onlyIf')}</Heading>
      <HomeColumn place="home.aside" facts={facts} />
      <HomeColumn place="home.main" facts={facts} />
      {leaf}
      <Fetched loader={quietHomes}>{({ ShowAll }) => <ShowAll />}</Fetched>
    </Column>
  );
}

interface ColumnsProps {
  facts: HomeFacts;
  isShort: boolean;
  isDayAfterHelp: boolean;
  leaf: ReactNode;
  /** Shows all in the calm view of an ordinary day, until the page is left. */
  onShowAll: () => void;
}

/** The next thing to do, and beside or below it the rest; on a day that asks for little the first alone. */
function Columns({ facts, isShort, isDayAfterHelp, leaf, onShowAll }: ColumnsProps) {
  const t = useMessages(home);
  // Drawn after what comes first, so that neither holds up a slow device for long.
  const hasAside = useDeferredValue(!isShort, false);
  const showAll =
    facts.mode === 'low' ? (
      <Fetched loader={quietHomes}>{({ ShowAll }) => <ShowAll />}</Fetched>
    ) : (
      <LinkButton type="button" onClick={onShowAll}>
        {t('showAll')}
      </LinkButton>
    );
  return (
    <>
      <Column>
        {isDayAfterHelp && <Fetched loader={quietHomes}>{({ SomeoneToTalkTo }) => <SomeoneToTalkTo />}</Fetched>}
        <HomeColumn place="home.main" facts={facts} showAll={isShort ? showAll : undefined} />
        {leaf}
      </Column>
      {hasAside && (
        <Column>
          <HomeColumn place="home.aside" facts={facts} />
        </Column>
      )}
    </>
  );
}

const Column = styled(Stack)<{ $isNarrow?: boolean }>`
  gap: ${space(3)};
  max-width: ${({ $isNarrow }) => ($isNarrow === true ? '34rem' : 'none')};
  ${media.wide} {
    gap: ${space(5)};
  }
`;

const Heading = styled.h2`
  ${text.heading}
`;
