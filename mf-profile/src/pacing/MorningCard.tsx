import { knownOf, useSave, useToday } from '@spire/client';
import { addDays } from '@spire/domain/dates';
import { FORMAT_LOCALES } from '@spire/domain/languages';
import type { PacingMorning } from '@spire/domain/pacing';
import { useLanguage, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { QuietLine } from '@spire/ui/QuietLine';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { SavePreferencesDocument } from '../settings/SavePreferences.generated.ts';
import { useHomeLine } from '../home-line/useHomeLine.ts';
import { pacing } from './messages/namespace.ts';
import { usePacing } from './usePacing.ts';

/**
 * On a morning after a big day, once: a quiet line with two answers alike. "Gently" turns on low energy today, "as usual"
 * changes nothing; either can be taken back, and neither is counted.
 */
export default function MorningCard() {
  const t = useMessages(pacing);
  const { read, state, keep } = usePacing();
  const today = useToday();
  const language = useLanguage();
  const home = useHomeLine();
  const { save, state: gentler } = useSave(SavePreferencesDocument);
  const [answered, setAnswered] = useState<{ morning: PacingMorning; wasLow: boolean }>();

  const me = knownOf(read);
  if (me === undefined || !me.isPacingOn) return null;
  const { pacing: day, settings } = me;
  const isLow = settings.lowEnergyToday;
  const onAnswer = (morning: PacingMorning | null) => keep(day, { morning });

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
        <SaveNotice state={gentler} title={t('notSaved')} />
      </div>
    );
  if (day.line === null || home?.line !== 'morning') return null;
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
        <SaveNotice state={state} title={t('notSaved')} />
      </Stack>
    </Card>
  );
}

const Answers = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8em), 1fr));
  gap: ${space(3)};
`;
