import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Ends } from '@spire/ui/Stack';
import { color, space } from '@spire/ui/tokens.ts';
import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import { useState } from 'react';
import styled from 'styled-components';
import { status as words } from './messages/namespace.ts';
import type { ToldWrite } from './told.ts';
import { WaitingRow } from './WaitingRow.tsx';

interface WaitingCardProps {
  of: readonly ToldWrite[];
  onRemove: (write: ToldWrite) => void;
  onTry: () => void;
}

/** Writes that go by themselves when there is a network. Each leads to its page; removing is asked for first. */
export function WaitingCard({ of: writes, onRemove, onTry }: WaitingCardProps) {
  const t = useMessages(words);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <section>
      <VisuallyHidden as="h2">{t('page.waiting')}</VisuallyHidden>
      <Card>
        <List>
          {writes.map((each) => (
            <li key={each.write.id}>
              <WaitingRow of={each} onRemove={isRemoving ? () => onRemove(each) : undefined} />
            </li>
          ))}
        </List>
      </Card>
      <Below $gap={4}>
        <span>{t('page.noNeed')}</span>
        <LinkButton type="button" onClick={onTry}>
          {t('page.tryNow')}
        </LinkButton>
      </Below>
      <LinkButton type="button" onClick={() => setRemoving(!isRemoving)}>
        {t(isRemoving ? 'page.removeDone' : 'page.removeSome')}
      </LinkButton>
    </section>
  );
}

const Below = styled(Ends)`
  margin-top: ${space(3)};
`;

const List = styled.ul`
  margin-block: -0.75rem;
  > li + li {
    border-top: 1px solid ${color.hairline};
  }
`;
