import { useMessages } from '@spire/i18n';
import { PageLink } from '@spire/remote-kit/router';
import { Card } from '@spire/ui/Card';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { LinkRow } from '@spire/ui/LinkRow';
import { Stack } from '@spire/ui/Stack';
import { color, text } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { SIGNS } from '../tool-frame/drawings.ts';
import { PICTURE } from './kindSigns.ts';
import type { Response } from './lift.ts';
import { expectationLift } from './messages/namespace.ts';

interface LiftGraveProps {
  response: Response;
  plan: ReactNode;
  /** Whether somebody to talk to stands below with a number, for what the words may speak of. */
  isOffered: boolean;
}

/** The answer to something grave: one sentence, the person's own plan, what is all right, a memory and somebody (D92). */
export function LiftGrave({ response, plan, isOffered }: LiftGraveProps) {
  const t = useMessages(expectationLift);
  return (
    <>
      <Sentence>{response.message}</Sentence>
      {plan}
      <Stack $gap={2}>
        {response.suggestions.map((permission) => (
          <Permission key={permission}>{permission}</Permission>
        ))}
      </Stack>
      <Card>
        <LinkRow as={PageLink} page="memoryBank" icon={<LineDrawing lines={PICTURE} />}>
          {t('grave.memory')}
        </LinkRow>
        {!isOffered && (
          <>
            <Line />
            <LinkRow as={PageLink} page="help" icon={<LineDrawing lines={SIGNS.someone} />}>
              {t('grave.someone')}
            </LinkRow>
          </>
        )}
      </Card>
    </>
  );
}

const Sentence = styled.p`
  ${text.large}
`;

const Permission = styled.p`
  color: ${color.muted};
`;

const Line = styled.hr`
  margin: 0;
  border: 0;
  border-top: 1px solid ${color.hairline};
`;
