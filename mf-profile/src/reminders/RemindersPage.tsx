import type { Save } from '@spire/client';
import { saveFile } from '@spire/client/seldom';
import { optionListErrors } from '@spire/domain/fieldChecks';
import { useMessages } from '@spire/i18n';
import { usePagePath, usePageTitle, useSession } from '@spire/remote-kit';
import { useForm } from '@spire/remote-kit/form';
import { PageLink } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { CheckboxGroup } from '@spire/ui/CheckboxGroup';
import { Notice } from '@spire/ui/Notice';
import { Page } from '@spire/ui/Page';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { useState } from 'react';
import { calendarFile, REMINDER_KINDS, WEEKDAYS, type Reminders } from './calendarFile.ts';
import { reminders } from './messages/namespace.ts';

const NOTHING_YET: Reminders = { kinds: ['checkIn'], days: [...WEEKDAYS], time: '10:00' };
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/**
 * Reminders by the person's own calendar (A11): what, when and on which days, as a file that it takes in. Nothing of it
 * is sent or kept anywhere else, and what rings says nothing private.
 */
export default function RemindersPage() {
  const t = useMessages(reminders);
  const { userId } = useSession();
  const home = usePagePath('home');
  const [isMade, setMade] = useState(false);
  const words = {
    checkIn: t('shown.checkIn'),
    task: t('shown.task'),
    afterwards: t('shown.afterwards'),
  };

  const making: Save<Reminders, Reminders> = {
    state: { kind: 'resting' },
    letGo: () => setMade(false),
    save: (wanted) => {
      const site = new URL(home ?? '/', window.location.origin).href;
      const file = calendarFile(wanted, { words, site, now: new Date() });
      saveFile(t('file'), new Blob([file], { type: 'text/calendar;charset=utf-8' }));
      setMade(true);
      return Promise.resolve({ kind: 'saved', data: wanted });
    },
  };
  const { draft, change, errorOf, submit, ref } = useForm({
    name: `reminders.${userId}`,
    initial: () => NOTHING_YET,
    check: ({ kinds, days, time }) => [
      ...optionListErrors('kinds', kinds, REMINDER_KINDS),
      ...optionListErrors('days', days, WEEKDAYS),
      ...(isTime(time) ? [] : [{ field: 'time', code: 'INVALID' } as const]),
    ],
    toInput: (wanted) => wanted,
    save: making,
    words: ({ field }) => t(field === 'time' ? 'timeWrong' : 'needed'),
  });

  return (
    <Page title={usePageTitle('reminders')} lead={t('lead')} back={<PageLink page="me">{t('back')}</PageLink>} isNarrow>
      <Card>
        <Stack as="form" ref={ref} onSubmit={(event) => void submit(event)} noValidate $gap={5}>
          <CheckboxGroup
            legend={t('what')}
            options={REMINDER_KINDS.map((id) => ({ id, label: t(`kinds.${id}`) }))}
            selected={draft.kinds}
            onChange={(ids) => change({ kinds: REMINDER_KINDS.filter((id) => ids.includes(id)) })}
            error={errorOf('kinds')}
          />
          <TextField
            label={t('time')}
            hint={t('timeHint')}
            name="time"
            type="time"
            value={draft.time}
            onChange={(time) => change({ time })}
            error={errorOf('time')}
          />
          <CheckboxGroup
            legend={t('days')}
            options={WEEKDAYS.map((id) => ({ id, label: t(`dayNames.${id}`) }))}
            selected={draft.days}
            onChange={(ids) => change({ days: WEEKDAYS.filter((id) => ids.includes(id)) })}
            error={errorOf('days')}
          />
          <Button type="submit" $isWide>
            {t('make')}
          </Button>
          {isMade && (
            <Notice kind="success" title={t('madeTitle')}>
              {t('madeText')}
            </Notice>
          )}
        </Stack>
      </Card>
      <Card title={t('seenTitle')}>
        <Stack $gap={3}>
          <ul>
            {(draft.kinds.length > 0 ? draft.kinds : REMINDER_KINDS).map((kind) => (
              <li key={kind}>{words[kind]}</li>
            ))}
          </ul>
          <Quiet>{t('seenText')}</Quiet>
        </Stack>
      </Card>
      <Card title={t('stopTitle')}>
        <Stack $gap={3}>
          <p>{t('stopText')}</p>
          <p>{t('quietText')}</p>
        </Stack>
      </Card>
      <Card title={t('whyTitle')}>
        <p>{t('why')}</p>
      </Card>
    </Page>
  );
}
