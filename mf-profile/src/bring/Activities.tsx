import { LOOKING_FORWARD } from '@spire/domain/options';
import { keysOf } from '@spire/domain/lists';
import { LOOKING_FORWARD_TEXTS } from '@spire/domain/chipTexts';
import { useLanguage, useMessages } from '@spire/i18n';
import { activityNames } from '@spire/imports/activityNames';
import { foldName } from '@spire/imports/text/fold';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { calledBy } from './answers.ts';
import type { AskingProps } from './askingProps.ts';
import { Choice } from './Choice.tsx';
import { bring } from './messages/namespace.ts';

/** Activities on the page at first, the most frequent ones. */
const SHOWN_AT_FIRST = 5;

/** A name for each activity here; the person's answers are offered again with the next file. */
export function Activities({ flow, known }: AskingProps) {
  const t = useMessages(bring);
  const language = useLanguage();
  const [areAllShown, showAll] = useState(false);
  const names = activityNames(known.outline.entries);
  if (names.length === 0) return null;
  const shown = areAllShown ? names : names.slice(0, SHOWN_AT_FIRST);
  const called = calledBy(known);
  const { activities } = known.answers;
  const choices = [
    { id: 'own' as const, label: t('ownName') },
    ...keysOf(LOOKING_FORWARD).map((id) => ({
      id,
      label: `${LOOKING_FORWARD[id]} ${LOOKING_FORWARD_TEXTS[id][language]}`,
    })),
    { id: 'none' as const, label: t('roles.none') },
  ];
  return (
    <Card title={t('roles.activities')}>
      <Stack $gap={3}>
        <Quiet>{t('activitiesText')}</Quiet>
        {shown.map(({ name, entries }) => (
          <Choice
            key={name}
            label={name}
            hint={t('times', { count: entries })}
            options={choices}
            selected={called(name)}
            isUnsure={called(name) === 'own' && activities[foldName(name)] === undefined}
            onChange={(id) => flow.answer(known, { activities: { ...activities, [foldName(name)]: id } })}
          />
        ))}
        {names.length > shown.length && (
          <LinkButton type="button" onClick={() => showAll(true)}>
            {t('restActivities', { count: names.length - shown.length })}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}
