import { useSave } from '@spire/client';
import { useMessages } from '@spire/i18n';
import { BusyButton } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { SaveNotice } from '@spire/ui/SaveNotice';
import { Stack } from '@spire/ui/Stack';
import { patterns } from './messages/namespace.ts';
import { SetPatternsDocument } from './SetPatterns.generated.ts';

/** Turns patterns off, and on again: while they are off nothing is worked out. */
export function PatternSwitch({ isOn }: { isOn: boolean }) {
  const t = useMessages(patterns);
  const { save, state } = useSave(SetPatternsDocument);
  const button = (
    <Stack $gap={2}>
      <BusyButton
        variant={isOn ? 'quiet' : 'primary'}
        isWide
        isBusy={state.kind === 'saving'}
        busyLabel={t(isOn ? 'turningOff' : 'loading')}
        onClick={() => void save({ isOn: !isOn })}
      >
        {t(isOn ? 'turnOff' : 'off.turnOn')}
      </BusyButton>
      <SaveNotice state={state} title={t('notSaved')} />
    </Stack>
  );
  if (isOn) return button;
  return (
    <Card title={t('off.title')}>
      <Stack>
        <p>{t('off.text')}</p>
        {button}
      </Stack>
    </Card>
  );
}
