import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { CopyButton } from '@spire/ui/CopyButton';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { writtenTools } from './messages/namespace.ts';

/** Ways to take a message along: copied, or opened in the phone's own app. It is never sent from here. */
export function SendWays({ message }: { message: string }) {
  const t = useMessages(writtenTools);
  const { share } = navigator as { share?: (data: { text: string }) => Promise<void> };
  return (
    <Stack $gap={2}>
      <CopyButton
        text={message}
        label={t('copy')}
        doneText={t('copied')}
        failedText={t('copyFailed')}
        variant="primary"
      />
      <Row $gap={2} $wrap>
        <Button as="a" href={`sms:?&body=${encodeURIComponent(message)}`} $variant="secondary">
          {t('sms')}
        </Button>
        {share !== undefined && (
          <Button
            type="button"
            $variant="secondary"
            // Closing the share sheet is no failure.
            onClick={() => void share.call(navigator, { text: message }).catch(() => undefined)}
          >
            {t('share')}
          </Button>
        )}
      </Row>
      <Quiet>{t('sendsNothing')}</Quiet>
    </Stack>
  );
}
