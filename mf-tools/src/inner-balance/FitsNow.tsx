import { knownOf, useToday } from '@spire/client';
import type { Exercise } from '@spire/content/exercises/exercise';
import { useLanguage, useMessages } from '@spire/i18n';
import { usePagePath, useSession } from '@spire/remote-kit';
import { Link } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { cardGround } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, space, text } from '@spire/ui/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { tools } from '../messages/namespace.ts';
import { useLearnt } from '../tool-frame/useLearnt.ts';
import { useMark } from '../tool-frame/useMark.ts';
import { useSuits } from '../tool-frame/useSuits.ts';
import { chooseNow, type Chosen } from './chooseNow.ts';
import { useExerciseLog } from './useExerciseLog.ts';

import { fetchGroup } from './fetchGroup.ts';
import { exerciseSearch } from './useWays.ts';

/** The words for one minute and more; no exercise is longer. */
const MINUTES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

/** One exercise that fits now, and why; "not this one again" lets it rest, which can be undone. Nothing where none can be had. */
export default function FitsNow() {
  const t = useMessages(tools);
  const language = useLanguage();
  const today = useToday();
  const { userId } = useSession();
  const log = useExerciseLog();
  const suits = useSuits(knownOf(log)?.nodes);
  const learnt = useLearnt();
  const { state: marking, mark } = useMark();
  const path = usePagePath('innerBalance') ?? '';
  const [chosen, setChosen] = useState<Chosen | null>();
  /** Another is being chosen; until then the one before stays, and the focus with it. */
  const [isChoosing, setChoosing] = useState(true);
  const notAgain = useRef<HTMLButtonElement>(null);
  const [isAsked, setAsked] = useState(false);
  const [unwanted, setUnwanted] = useState<Exercise>();
  /** Answers that were given here, before they are known. */
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isReady = suits.isKnown && log.kind !== 'loading' && learnt.isKnown;

  useEffect(() => {
    if (!isReady || !isChoosing) return undefined;
    let isWanted = true;
    const take = (found: Chosen | undefined) => {
      if (!isWanted) return;
      setChosen(found ?? null);
      setChoosing(false);
    };
    const done = (knownOf(log)?.nodes ?? []).flatMap(({ date, record }) =>
      record.__typename === 'InnerBalanceRecord' ? [{ ...record, date }] : [],
    );
    const rests: typeof suits.rests = (each) => said.get(each.id) ?? suits.rests(each);
    chooseNow(fetchGroup, { suits: { ...suits, rests }, done, learnt, of: { date: today, userId } }).then(take, () =>
      take(undefined),
    );
    return () => {
      isWanted = false;
    };
  }, [isReady, isChoosing, log, learnt, said, suits, today, userId]);

  const say = ({ id }: Exercise, isResting: boolean) => {
    mark(id, isResting ? 'unwanted' : 'welcome');
    setSaid(new Map([...said, [id, isResting]]));
    setAsked(false);
    setChoosing(true);
  };
  const rest = unwanted !== undefined && !isAsked && marking.kind !== 'failed' && (
    <Said role="status">
      {t('fits.rests', { title: unwanted.title[language] })}{' '}
      <LinkButton
        type="button"
        onClick={() => {
          say(unwanted, false);
          setUnwanted(undefined);
          notAgain.current?.focus();
        }}
      >
        {t('fits.undo')}
      </LinkButton>
    </Said>
  );
  if (chosen === null) return rest === false ? null : <Box>{rest}</Box>;
  if (chosen === undefined) return <Box aria-hidden />;
  const { exercise, because } = chosen;
  const minutes = MINUTES[exercise.minutes - 1];
  return (
    <Box>
      <Eyebrow>{t('fits.title')}</Eyebrow>
      <Title>{exercise.title[language]}</Title>
      <p>
        {minutes && `${t(`fits.minutes.${minutes}`)}, `}
        {t(`fits.positions.${exercise.position}`)}
      </p>
      <Button as={Link} to={`${path}?${exerciseSearch(exercise.id)}`} $isWide>
        {t('fits.open')}
      </Button>
      <Ways>
        <LinkButton type="button" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
          {t('fits.why')}
        </LinkButton>
        <LinkButton
          ref={notAgain}
          type="button"
          onClick={() => {
            say(exercise, true);
            setUnwanted(exercise);
          }}
        >
          {t('fits.notAgain')}
        </LinkButton>
      </Ways>
      {isAsked && <Said role="status">{t(`fits.because.${because}`)}</Said>}
      {marking.kind === 'failed' && <Said role="alert">{t('fits.failed')}</Said>}
      {rest}
    </Box>
  );
}

/** As high before it is known as it will be, so that nothing below it moves. */
const Box = styled.section`
  ${cardGround}
  display: grid;
  align-content: start;
  gap: ${space(1)};
  height: 100%;
  min-height: 13.4rem;
  padding: ${space(4)} ${space(5)};
  > a {
    margin-top: ${space(2)};
  }
`;

const Eyebrow = styled.p`
  ${text.small}
  font-weight: 650;
  color: ${color.primary};
`;

const Title = styled.h2`
  ${text.heading}
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(4)};
  ${text.small}
`;

const Said = styled.p`
  ${text.small}
  color: ${color.muted};
`;
