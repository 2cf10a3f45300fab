import { COLUMN_ROLES, type ColumnRole, DATE_ORDERS } from '@spire/imports/reading';
import { isOneOf } from '@spire/domain/lists';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { RadioCards } from '@spire/ui/RadioCards';
import { Row, Stack } from '@spire/ui/Stack';
import { StepProgress } from '@spire/ui/StepProgress';
import { useState } from 'react';
import { foldName } from '@spire/imports/text/fold';
import { Choice } from './Choice.tsx';
import { bring } from './messages/namespace.ts';
import { Activities } from './Activities.tsx';
import type { AskingProps } from './askingProps.ts';

/** Names on the page at first. */
const SHOWN_AT_FIRST = 20;
const LEVELS = ['5', '4', '3', '2', '1'] as const;

/** Questions about the unsure parts, and nothing else; then the button that says what it will do. */
export function Asking({ flow, known }: AskingProps) {
  const t = useMessages(bring);
  const { outline } = known;
  const days = flow.daysOf(known);
  const isDated = outline.format !== 'table' || outline.columns.some(({ role }) => role === 'date');
  return (
    <Stack>
      <StepProgress current={3} total={3} label={t('step', { current: 3, total: 3 })} />
      <h2>{t('fits')}</h2>
      {outline.columns.length > 0 && <Columns flow={flow} known={known} />}
      {outline.unsureDates !== null && (
        <Card title={t('dates')}>
          <RadioCards
            legend={t('datesText', { example: outline.unsureDates.example })}
            options={DATE_ORDERS.map((id) => ({ id, title: t(`orders.${id}`) }))}
            selected={known.answers.dateOrder}
            onChange={(id) => isOneOf(DATE_ORDERS, id) && flow.answer(known, { dateOrder: id })}
          />
        </Card>
      )}
      {outline.moodNames.length > 0 && <Moods flow={flow} known={known} />}
      <Activities flow={flow} known={known} />
      {!isDated && <Notice kind="info">{t('needsDate')}</Notice>}
      <Row $wrap>
        <Button type="button" $variant="secondary" onClick={() => flow.go(known, 'understood')}>
          {t('back')}
        </Button>
        <Button type="button" disabled={days === 0} onClick={() => flow.send(known)}>
          {t('take', { count: days })}
        </Button>
      </Row>
    </Stack>
  );
}

function Moods({ flow, known }: AskingProps) {
  const t = useMessages(bring);
  const [areAllShown, showAll] = useState(false);
  const { moods } = known.answers;
  // Those that nobody knows stand first.
  const names = known.outline.moodNames.toSorted(
    (one, other) => Number(one.mood !== null) - Number(other.mood !== null) || other.entries - one.entries,
  );
  const shown = areAllShown ? names : names.slice(0, SHOWN_AT_FIRST);
  const options = [
    ...LEVELS.map((id) => ({ id, label: t(`moodWords.${id}`) })),
    { id: 'none' as const, label: t('noMood') },
  ];
  return (
    <Card title={t('moods')}>
      <Stack $gap={3}>
        <Quiet>{t('moodsText')}</Quiet>
        {shown.map(({ name, entries, mood }) => {
          const id = foldName(name);
          const told = id in moods ? moods[id] : mood;
          return (
            <Choice
              key={name}
              label={name}
              hint={t('times', { count: entries })}
              options={options}
              selected={LEVELS.find((id) => Number(id) === told) ?? 'none'}
              isUnsure={mood === null && !(id in moods)}
              onChange={(level) =>
                flow.answer(known, { moods: { ...moods, [id]: level === 'none' ? null : Number(level) } })
              }
            />
          );
        })}
        {names.length > shown.length && (
          <LinkButton type="button" onClick={() => showAll(true)}>
            {t('restMoods', { count: names.length - shown.length })}
          </LinkButton>
        )}
      </Stack>
    </Card>
  );
}

function Columns({ flow, known }: AskingProps) {
  const t = useMessages(bring);
  const { columns } = known.outline;
  const options = [...COLUMN_ROLES, 'none' as const].map((id) => ({ id, label: t(`roles.${id}`) }));
  const change = (name: string, role: ColumnRole | null) => {
    const roles = columns.map((each): [string, ColumnRole | null] => [
      each.name,
      each.name === name ? role : each.role === role ? null : each.role,
    ]);
    flow.answer(known, { columns: Object.fromEntries(roles) });
  };
  return (
    <Card title={t('columns')}>
      <Stack $gap={3}>
        <Quiet>{t('columnsText')}</Quiet>
        {columns
          .filter(({ name }) => name !== '')
          .map(({ name, role, example }) => (
            <Choice
              key={name}
              label={name}
              hint={example}
              options={options}
              selected={role ?? 'none'}
              isUnsure={role === null}
              onChange={(id) => change(name, id === 'none' ? null : id)}
            />
          ))}
      </Stack>
    </Card>
  );
}
