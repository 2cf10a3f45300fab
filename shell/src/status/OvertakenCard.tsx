import type { Overtaken } from '@spire/client/outboxState';
import { options, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { CopyButton } from '@spire/ui/CopyButton';
import { Row, Stack } from '@spire/ui/Stack';
import { useState } from 'react';
import { OwnWords } from './OwnWords.tsx';
import { status as words } from './messages/namespace.ts';
import { FIELDS } from './names.ts';

interface OvertakenCardProps {
  of: readonly Overtaken[];
  onRead: () => void;
}

/** Where somebody's later words stand; what this device had written is one press away, and can be copied. */
export function OvertakenCard({ of: overtaken, onRead }: OvertakenCardProps) {
  const t = useMessages(words);
  const tOptions = useMessages(options);
  const [isShown, setShown] = useState(false);
  const textsOf = ({ fields, mine }: Overtaken) =>
    fields.flatMap((field) => {
      const value = (mine as Readonly<Record<string, unknown>>)[field];
      if (typeof value === 'string') return value === '' ? [] : [value];
      return Array.isArray(value) ? [value.map((id: string) => tOptions(`${field}.${id}` as never)).join(', ')] : [];
    });
  const texts = overtaken.flatMap(textsOf);
  const fields = FIELDS.filter((field) => overtaken.some((each) => each.fields.includes(field)));
  return (
    <Card title={t('page.overtaken')}>
      <Stack $gap={3}>
        <p>{t('overtaken', { fields: fields.map((field) => t(`fields.${field}`)).join(', ') })}</p>
        {isShown && <OwnWords texts={texts} />}
        <Row $gap={3} $wrap>
          {isShown && texts.length > 0 && (
            <CopyButton
              text={texts.join('\n\n')}
              label={t('copy.label')}
              doneText={t('copy.done')}
              failedText={t('copy.failed')}
            />
          )}
          {!isShown && texts.length > 0 && (
            <Button type="button" $variant="secondary" onClick={() => setShown(true)}>
              {t('page.showMine')}
            </Button>
          )}
          <Button type="button" $variant="quiet" onClick={onRead}>
            {t('ready.ok')}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
