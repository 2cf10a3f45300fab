import { helpNumbersFor } from '@spire/content/helpNumbers';
import { useLanguage, useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { NumberButton } from '@spire/ui/NumberButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { type ReactNode, useState } from 'react';
import { socialSupport } from './messages/namespace.ts';

/** Services that are glad of a call from anybody, at any hour. */
const NUMBERS: readonly string[] = ['mental_helse', 'kirkens_sos'];
const PLACES = ['library', 'bench'] as const;

/** For whoever has nobody to ask just now: who answers, where people are, and a message for later. */
export function NobodyToAsk({ onAdd, children }: { onAdd: () => void; children: ReactNode }) {
  const t = useMessages(socialSupport);
  const language = useLanguage();
  const [isLater, setLater] = useState(false);
  const numbers = helpNumbersFor(language).filter(({ id }) => NUMBERS.includes(id));
  return (
    <Stack $gap={4}>
      <Stack $gap={2}>
        {numbers.map(({ id, brief, number, tel }) => (
          <NumberButton key={id} {...brief[language]} number={number} tel={tel} isQuiet />
        ))}
      </Stack>
      <Card title={t('nobody.places')} titleLevel={3}>
        <Stack $gap={3}>
          {PLACES.map((place) => (
            <div key={place}>
              <strong>{t(`nobody.${place}.title`)}</strong>
              <Quiet>{t(`nobody.${place}.text`)}</Quiet>
            </div>
          ))}
        </Stack>
      </Card>
      <div>
        <LinkButton type="button" onClick={onAdd}>
          {t('people.add')}
        </LinkButton>
      </div>
      <div>
        <LinkButton type="button" aria-expanded={isLater} onClick={() => setLater(!isLater)}>
          {t('nobody.later')}
        </LinkButton>
      </div>
      {isLater && children}
    </Stack>
  );
}
