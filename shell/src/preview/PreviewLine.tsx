import { useMessages } from '@spire/i18n';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, gutter, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { preview } from './messages/namespace.ts';

/** One line, and the way back: the server ends the preview, and the page is opened anew as everybody gets it. */
export function PreviewLine() {
  const t = useMessages(preview);
  const end = () => window.location.assign(`${window.location.pathname}?preview=end`);
  return (
    <Line role="status">
      <span>{t('text')}</span>
      <LinkButton type="button" onClick={end}>
        {t('end')}
      </LinkButton>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${space(4)};
  padding: ${space(2)} ${gutter} 0;
  border-bottom: 1px solid ${color.hairline};
  color: ${color.muted};
`;
