import { ROUTES } from '@spire/domain/routes';
import { common, useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Link } from '@spire/remote-kit/router';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { ErrorState, LoadingState } from '@spire/ui/states';
import { Stack } from '@spire/ui/Stack';
import { color, text } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { memories as namespace } from '../messages/namespace.ts';
import { useMemories } from '../memories/useMemories.ts';
import { MemoryCarousel } from './MemoryCarousel.tsx';
import { placeWithin } from './carousel.ts';

/** Home's look back: one good memory at a time, or a quiet invitation to keep a first one. */
export default function MemoriesCard() {
  const t = useMessages(namespace);
  const c = useMessages(common);
  const memories = useMemories();
  const { isCalm } = useAppearance();
  const [wanted, setWanted] = useState(0);
  const total = memories.kind === 'ready' ? memories.connection.totalCount : 0;
  const loaded = memories.kind === 'ready' ? memories.connection.nodes.length : 0;
  const place = placeWithin(wanted, loaded);

  return (
    <Card
      title={t('card.title')}
      aside={loaded > 0 && !isCalm ? <Counter aria-hidden>{`${place + 1}/${total}`}</Counter> : undefined}
    >
      {memories.kind === 'loading' && <LoadingState text={t('bank.loading')} slowText={c('states.loadingSlow')} />}
      {memories.kind === 'failed' && (
        <ErrorState
          isQuiet
          titleLevel={3}
          title={t('failed.title')}
          text={t('failed.text')}
          retryLabel={c('actions.retry')}
          onRetry={memories.retry}
        />
      )}
      {memories.kind === 'ready' && loaded === 0 && (
        <Stack $gap={3}>
          <Quiet>{t('card.emptyText')}</Quiet>
          <div>
            <Button as={Link} to={`${ROUTES.memoryBank.path}?view=new`} $variant="secondary">
              {t('card.emptyAction')}
            </Button>
          </div>
        </Stack>
      )}
      {memories.kind === 'ready' && loaded > 0 && (
        <MemoryCarousel memories={memories} place={place} onMove={setWanted} />
      )}
    </Card>
  );
}

const Counter = styled.span`
  ${text.small}
  color: ${color.muted};
`;

const Quiet = styled.p`
  color: ${color.muted};
`;
