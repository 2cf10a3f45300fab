import { useMessages } from '@spire/i18n';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { color, radius, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { SIGNS } from './signs.ts';
import { written } from './messages/namespace.ts';

/**
 * A message to somebody the person trusts, with a line that is ready: it opens the phone's own messages, where it can be
 * changed. Spire keeps no number and sends nothing.
 */
export function MessageToSomeone({ words }: { words: string }) {
  const t = useMessages(written);
  return (
    <Row href={`sms:?&body=${encodeURIComponent(words)}`}>
      <LineDrawing lines={SIGNS.message} />
      <span>
        <Title>{t('someone.write')}</Title>
        <Line>{t('someone.ready', { words })}</Line>
      </span>
    </Row>
  );
}

const Row = styled.a`
  display: flex;
  align-items: center;
  gap: ${space(4)};
  min-height: 68px;
  padding: ${space(2)} ${space(5)};
  border: 1.5px solid ${color.edge};
  border-radius: ${radius.card};
  background: ${color.surface};
  color: ${color.primary};
  text-decoration: none;
  > svg {
    flex: none;
  }
`;

const Title = styled.span`
  display: block;
  font-weight: 650;
`;

const Line = styled.span`
  display: block;
  ${text.small}
  color: ${color.ink};
`;
