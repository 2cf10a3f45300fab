import type { SocialWant } from '@spire/domain/toolOptions';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { text } from '@spire/ui/tokens.ts';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { SendWays } from '../written/SendWays.tsx';
import { Initial } from './Initial.tsx';
import { socialSupport } from './messages/namespace.ts';
import { type Contact, type DraftMessage, isEdited, MOST_CHARACTERS, wantsOf } from './plan.ts';

/** So many wants are asked for in one message. */
const MOST_ASKED = 3;

interface MessageCardProps {
  message: DraftMessage;
  /** Undefined where it is for nobody in particular. */
  contact: Contact | undefined;
  /** Everything that is wished for: each is a chip. */
  wants: readonly SocialWant[];
  /** The first on the page: its way to be sent is filled. */
  isFirst: boolean;
  error: string | undefined;
  onChange: (message: DraftMessage) => void;
  /** Writes the message for other wants; rejects where that cannot be done. */
  onWants: (wants: readonly SocialWant[]) => Promise<void>;
}

/** A message to change in place and take along. A chip adds or takes away its sentence; own words are asked about first. */
export function MessageCard({ message, contact, wants, isFirst, error, onChange, onWants }: MessageCardProps) {
  const t = useMessages(socialSupport);
  const name = contact?.name ?? t('message.someone');
  const field = useRef<HTMLTextAreaElement>(null);
  const [wanted, setWanted] = useState<readonly SocialWant[]>();
  const [isFailed, setFailed] = useState(false);

  async function exchange(next: readonly SocialWant[]) {
    setFailed(false);
    setWanted(undefined);
    await onWants(next).catch(() => setFailed(true));
  }
  function choose(ids: readonly string[]) {
    // The one that was pressed comes first, so that what excludes it gives way.
    const pressed = wantsOf(ids.filter((id) => !message.wants.some((want) => want === id)));
    const next = [...pressed, ...wantsOf(ids).filter((want) => !pressed.includes(want))];
    if (isEdited(message)) setWanted(next);
    else void exchange(next);
  }
  function answer(isYes: boolean) {
    field.current?.focus();
    if (isYes && wanted !== undefined) void exchange(wanted);
    else setWanted(undefined);
  }

  return (
    <Card as="section">
      <Stack $gap={3}>
        <Row $gap={3}>
          {contact !== undefined && <Initial id={contact.id} name={contact.name} />}
          <div>
            <Name>{contact?.name ?? t('message.forLater')}</Name>
            {contact?.attributes[0] !== undefined && <Quiet>{t(`attribute.${contact.attributes[0]}`)}</Quiet>}
          </div>
        </Row>
        <ChipGroup
          legend={t('message.asks', { name })}
          isLegendHidden
          options={wants.map((id) => ({ id, label: t(`want.${id}`) }))}
          selected={message.wants}
          cap={MOST_ASKED}
          capReason={t('message.mostAsked')}
          onChange={choose}
        />
        {wanted !== undefined && <Exchange onAnswer={answer} />}
        {isFailed && <Notice kind="error">{t('message.notExchanged')}</Notice>}
        <Whole>
          <TextField
            label={t('message.text', { name })}
            isLabelHidden
            name={`message-${message.contactId ?? 'later'}`}
            isMultiline
            rows={4}
            inputRef={field}
            limit={MOST_CHARACTERS}
            value={message.text}
            error={error}
            onChange={(words) => onChange({ ...message, text: words })}
          />
        </Whole>
        {message.text.trim() !== '' && (
          <SendWays
            message={message.text}
            name={t('message.ways', { name })}
            first={isFirst ? 'sms' : 'none'}
            hasMail
          />
        )}
      </Stack>
    </Card>
  );
}

/** Whether own words may give way; the focus comes here, and goes back to them. */
function Exchange({ onAnswer }: { onAnswer: (isYes: boolean) => void }) {
  const t = useMessages(socialSupport);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <Stack $gap={2}>
      <Notice kind="info" title={t('message.exchange')} />
      <Row $gap={2} $wrap>
        <Button ref={keep} type="button" $variant="secondary" onClick={() => onAnswer(false)}>
          {t('message.keep')}
        </Button>
        <Button type="button" $variant="quiet" onClick={() => onAnswer(true)}>
          {t('message.exchangeIt')}
        </Button>
      </Row>
    </Stack>
  );
}

/** All of a message is seen, however large its words. */
const Whole = styled.div`
  && textarea {
    max-height: none;
  }
`;

const Name = styled.h3`
  ${text.heading}
  overflow-wrap: anywhere;
`;
