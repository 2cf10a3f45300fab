import { useMessages } from '@spire/i18n';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { color, space } from '@spire/ui/tokens.ts';
import { written } from '@spire/written/messages/namespace';
import styled from 'styled-components';
import { SIGNS } from '../drawings.ts';
import { checkin } from '../messages/namespace.ts';
import type { Suggestion } from './suggestionView.ts';

interface EarlierListProps {
  suggestions: readonly Suggestion[];
  onFetchBack: (id: string) => void;
  onClose: () => void;
}

/** The other suggestions of the day; fetching one back spends none of the eight (D48). */
export function EarlierList({ suggestions, onFetchBack, onClose }: EarlierListProps) {
  const t = useMessages(checkin);
  const tWritten = useMessages(written);
  return (
    <Stack $gap={3}>
      <Head tabIndex={-1}>
        <h3>{t('suggestion.earlier')}</h3>
        <LinkButton type="button" onClick={onClose}>
          <LineDrawing lines={SIGNS.close} />
          {t('steps.close')}
        </LinkButton>
      </Head>
      <List>
        {suggestions.map(({ id, emoji, text, source }) => (
          <Item key={id}>
            <span aria-hidden>{emoji}</span>
            <Words>
              {text}
              <Quiet>{tWritten(`sources.${source}`)}</Quiet>
            </Words>
            <LinkButton
              type="button"
              aria-label={t('suggestion.fetchBackNamed', { text })}
              onClick={() => onFetchBack(id)}
            >
              {t('suggestion.fetchBack')}
            </LinkButton>
          </Item>
        ))}
      </List>
      <Quiet>{t('suggestion.fetchBackIsFree')}</Quiet>
    </Stack>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
`;

const List = styled.ul`
  border-top: 1px solid ${color.hairline};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${space(3)};
  padding-block: ${space(3)};
  border-bottom: 1px solid ${color.hairline};
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;
