import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Row, Stack } from '@spire/ui/Stack';
import { gutter, media, space } from '@spire/ui/tokens.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { status } from '../status/messages/namespace.ts';

/** A quiet offer at the foot of the screen; it lies over nothing that can be pressed for longer than it is wanted. */
export function NewVersionOffer({ onUse }: { onUse: () => void }) {
  const [isPutOff, setPutOff] = useState(false);
  const tStatus = useMessages(status);
  if (isPutOff) return null;
  return (
    <Foot>
      <Notice kind="info" title={tStatus('newVersion.title')}>
        <Stack $gap={3}>
          <p>{tStatus('newVersion.text')}</p>
          <Row $gap={3} $wrap>
            <Button type="button" onClick={onUse}>
              {tStatus('newVersion.use')}
            </Button>
            <Button type="button" $variant="quiet" onClick={() => setPutOff(true)}>
              {tStatus('newVersion.later')}
            </Button>
          </Row>
        </Stack>
      </Notice>
    </Foot>
  );
}

const Foot = styled.div`
  position: fixed;
  z-index: 40;
  inset-inline: ${gutter};
  bottom: calc(var(--bar, 0px) + ${space(3)});
  max-width: 30rem;
  margin-inline: auto;
  ${media.wide} {
    margin-inline-end: 0;
  }
`;
