import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { CopyButton } from '@spire/ui/CopyButton';
import { Row, Stack } from '@spire/ui/Stack';
import { color, radius, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { writtenTools } from '../written/messages/namespace.ts';
import { socialSupport } from './messages/namespace.ts';

/** A message, ready to be copied or opened elsewhere. It is never sent from here. */
export function MessageWays({ message, name }: { message: string; name: string }) {
  const t = useMessages(socialSupport);
  const tWrittenTools = useMessages(writtenTools);
  const body = encodeURIComponent(message);
  const { share } = navigator as { share?: (data: { text: string }) => Promise<void> };
  return (
    <Stack $gap={3}>
      <Message aria-label={t('message.text', { name })}>{message}</Message>
      <Row $gap={2} $wrap>
        <CopyButton
          text={message}
          label={tWrittenTools('copy')}
          doneText={tWrittenTools('copied')}
          failedText={tWrittenTools('copyFailed')}
        />
        <Button as="a" href={`sms:?&body=${body}`} $variant="secondary" aria-label={t('message.smsTo', { name })}>
          {t('message.sms')}
        </Button>
        <Button
          as="a"
          href={`mailto:?subject=${encodeURIComponent(t('message.subject'))}&body=${body}`}
          $variant="secondary"
          aria-label={t('message.mailTo', { name })}
        >
          {t('message.mail')}
        </Button>
        {share !== undefined && (
          <Button
            type="button"
            $variant="secondary"
            aria-label={t('message.shareTo', { name })}
            // Closing the share sheet is no failure.
            onClick={() => void share.call(navigator, { text: message }).catch(() => undefined)}
          >
            {t('message.share')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

const Message = styled.blockquote`
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.surface};
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
