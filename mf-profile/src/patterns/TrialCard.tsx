import { useSave, useToday } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Disclosure } from '@spire/ui/Disclosure';
import { Quiet } from '@spire/ui/Quiet';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { BeginPatternTrialDocument } from './BeginPatternTrial.generated.ts';
import { EndPatternTrialDocument } from './EndPatternTrial.generated.ts';
import { patterns } from './messages/namespace.ts';
import type { Found } from './found.ts';

/** Something gentle to try on drawn days: offered beside a pattern, under way, or over with both counts. */
export function TrialCard({ found: { trial, patterns: shown } }: { found: Found }) {
  const t = useMessages(patterns);
  const begin = useSave(BeginPatternTrialDocument);
  const [first] = shown;
  if (trial !== null) return <UnderWay trial={trial} />;
  if (first === undefined) return null;
  return (
    <Card title={t('trial.title')}>
      <Stack $gap={3}>
        <p>{t('trial.offer')}</p>
        <Disclosure title={t('trial.more')}>
          <Stack $gap={3}>
            <p>{t('trial.about')}</p>
            <BusyButton
              variant="secondary"
              isBusy={begin.state.kind === 'saving'}
              busyLabel={t('trial.beginning')}
              onClick={() => void begin.save({ id: first.id })}
            >
              {t('trial.begin')}
            </BusyButton>
            <SaveNotice state={begin.state} title={t('notSaved')} />
          </Stack>
        </Disclosure>
      </Stack>
    </Card>
  );
}

function UnderWay({ trial }: { trial: NonNullable<Found['trial']> }) {
  const t = useMessages(patterns);
  const { isCalm } = useAppearance();
  const today = useToday();
  const { save, state } = useSave(EndPatternTrialDocument);
  const { thing, isOver, isSeen, isDrawnToday, firstDate, lastDate, with: withIt, without } = trial;
  const line = isOver
    ? t(isSeen ? 'trial.seen' : 'trial.notSeen', { thing })
    : today < firstDate
      ? t('trial.before', { thing })
      : today > lastDate
        ? t('trial.wait')
        : isDrawnToday
          ? t('trial.drawn', { thing })
          : t('trial.notDrawn');
  return (
    <Card title={t('trial.title')}>
      <Stack $gap={3}>
        <p>{line}</p>
        {isOver && !isCalm && (
          <p>
            {t('trial.counts', {
              hits: withIt.hits,
              days: withIt.days,
              otherHits: without.hits,
              otherDays: without.days,
            })}
          </p>
        )}
        {!isOver && <Quiet>{t('trial.about')}</Quiet>}
        <BusyButton
          variant="quiet"
          isBusy={state.kind === 'saving'}
          busyLabel={t('trial.stop')}
          onClick={() => void save({})}
        >
          {t(isOver ? 'trial.clear' : 'trial.stop')}
        </BusyButton>
        <SaveNotice state={state} title={t('notSaved')} />
      </Stack>
    </Card>
  );
}
