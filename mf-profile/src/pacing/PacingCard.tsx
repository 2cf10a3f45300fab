import { knownOf, useSave, useToday } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import type { PacingMorning } from '@spire/domain/pacing';
import { FORMAT_LOCALES } from '@spire/domain/languages';
import { useLanguage, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { QuietLine } from '@spire/ui/QuietLine';
import { space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { SavePreferencesDocument } from '../settings/SavePreferences.generated.ts';
import { pacing } from './messages/namespace.ts';
import { Tray } from './Tray.tsx';
import { type Day, usePacing } from './usePacing.ts';

/** Home's card of the energy of the day; on a morning after a big day first a quiet line with two answers alike. */
export default function PacingCard() {
  const t = useMessages(pacing);
  const { isCalm } = useAppearance();
  const { read, state, keep } = usePacing();
  const me = knownOf(read);
  if (me === undefined || !me.isPacingOn) return null;
  const { pacing: day } = me;
  return (
    <Stack>
      <Morning day={day} isLow={me.settings.lowEnergyToday} onAnswer={(morning) => void keep(day, { morning })} />
      <Card title={isCalm ? t('roomCalm') : t('room', { count: day.room })}>
        <Stack $gap={2}>
          <Tray day={day} />
          <div>
            <LinkButton as={PageLink} page="pacing">
              {t('card.change')}
            </LinkButton>
          </div>
          <SaveNotice state={state} title={t('notSaved')} />
        </Stack>
      </Card>
    </Stack>
  );
}

interface MorningProps {
  day: Day;
  isLow: boolean;
  onAnswer: (morning: PacingMorning | null) => void;
}

/** "Gently" turns on low energy today, "as usual" changes nothing; either can be taken back, and neither is counted. */
function Morning({ day, isLow, onAnswer }: MorningProps) {
  const t = useMessages(pacing);
  const today = useToday();
  const language = useLanguage();
  const { save } = useSave(SavePreferencesDocument);
  const [answered, setAnswered] = useState<{ morning: PacingMorning; wasLow: boolean }>();

  function handleAnswer(morning: PacingMorning) {
    setAnswered({ morning, wasLow: isLow });
    onAnswer(morning);
    if (morning === 'gently' && !isLow) void save({ lowEnergyToday: true });
  }
  function handleUndo() {
    if (answered?.morning === 'gently' && !answered.wasLow) void save({ lowEnergyToday: false });
    setAnswered(undefined);
    onAnswer(null);
  }
  if (answered !== undefined)
    return (
      <div role="status">
        <QuietLine
          link={
            <LinkButton type="button" onClick={handleUndo}>
              {t('card.undo')}
            </LinkButton>
          }
        >
          {t(`card.answered.${answered.morning}`)}
        </QuietLine>
      </div>
    );
  if (day.line === null) return null;
  const weekday = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { weekday: 'long' }).format(
    new Date(`${addDays(today, -2)}T12:00:00`),
  );
  const name = weekday.charAt(0).toLocaleUpperCase() + weekday.slice(1);
  return (
    <Card title={day.line === 'first' ? t('card.first.title') : t('card.second.title', { day: name })}>
      <Stack $gap={3}>
        <p>{t(`card.${day.line}.text`)}</p>
        <Answers>
          {(['gently', 'usual'] as const).map((morning) => (
            <Button key={morning} type="button" $variant="secondary" onClick={() => handleAnswer(morning)}>
              {t(`card.${morning}`)}
            </Button>
          ))}
        </Answers>
      </Stack>
    </Card>
  );
}

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9em), 1fr));
  gap: ${space(3)};
`;
