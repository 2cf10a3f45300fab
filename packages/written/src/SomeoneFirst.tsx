import { crisisHelp } from '@spire/content/crisisHelp';
import { useLanguage, useMessages } from '@spire/i18n';
import { NumberButton } from '@spire/ui/NumberButton';
import { Stack } from '@spire/ui/Stack';
import { text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { MessageToSomeone } from './MessageToSomeone.tsx';
import { written } from './messages/namespace.ts';

/** On a hard day: a number for whoever wants to talk, and a message that is ready for somebody they trust; `isQuiet` where
 * somebody of their own stands before it. */
export function SomeoneFirst({ isQuiet = false }: { isQuiet?: boolean }) {
  const t = useMessages(written);
  const language = useLanguage();
  const [number] = crisisHelp('unsure', language).loudest;
  return (
    <Stack $gap={2} as="section" aria-label={t('someone.title')}>
      <Title>{t('someone.title')}</Title>
      {number !== undefined && (
        <NumberButton {...number.brief[language]} number={number.number} tel={number.tel} isQuiet={isQuiet} />
      )}
      <MessageToSomeone words={t('someone.hard')} />
    </Stack>
  );
}

const Title = styled.h2`
  ${text.heading}
`;
