import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { CopyButton } from '@spire/ui/CopyButton';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { SIGNS as WRITTEN } from '@spire/written/signs.ts';
import { SIGNS } from '../tool-frame/drawings.ts';
import { writtenTools } from './messages/namespace.ts';

interface SendWaysProps {
  message: string;
  /** The name of the message, where there are several on the page: its ways are a group of that name. */
  name?: string;
  /** Which way is filled: the phone's own messages, where there are any, or the copy. */
  first?: 'copy' | 'sms' | 'none';
  /** Whether it may go as an e-mail as well. */
  hasMail?: boolean;
}

/** A computer seldom has an app for text messages. */
const isComputer = () => globalThis.matchMedia('(hover: hover) and (pointer: fine)').matches;

/** Ways to take a message along: copied, or opened in the phone's own app. It is never sent from here. */
export function SendWays({ message, name, first = 'copy', hasMail = false }: SendWaysProps) {
  const t = useMessages(writtenTools);
  const { share } = navigator as { share?: (data: { text: string }) => Promise<void> };
  const filled = first === 'sms' && isComputer() ? 'copy' : first;
  const look = (way: typeof filled) => (way === filled ? 'primary' : 'secondary');
  const body = encodeURIComponent(message);
  const copy = (
    <CopyButton
      text={message}
      label={t('copy')}
      doneText={t('copied')}
      failedText={t('copyFailed')}
      variant={look('copy')}
    />
  );
  return (
    <Frame $gap={2} {...(name !== undefined && { role: 'group', 'aria-label': name })}>
      {filled === 'copy' && copy}
      <Ways $isFirstWide={filled !== 'copy'}>
        <Button as="a" href={`sms:?&body=${body}`} $variant={look('sms')}>
          <LineDrawing lines={WRITTEN.message} />
          {t('sms')}
        </Button>
        {hasMail && (
          <Button as="a" href={`mailto:?subject=${encodeURIComponent(t('subject'))}&body=${body}`} $variant="secondary">
            <LineDrawing lines={SIGNS.mail} />
            {t('mail')}
          </Button>
        )}
        {filled !== 'copy' && copy}
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
      </Ways>
      {first === 'copy' && <Quiet>{t('sendsNothing')}</Quiet>}
    </Frame>
  );
}

const Frame = styled(Stack)`
  button {
    width: 100%;
  }
`;

/** Side by side where there is room; the first has a line of its own, unless the copy has it. */
const Ways = styled.div<{ $isFirstWide: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
  > * {
    flex: 1 1 8rem;
  }
  > :first-child {
    ${({ $isFirstWide }) => $isFirstWide && 'flex-basis: 100%;'}
  }
`;
