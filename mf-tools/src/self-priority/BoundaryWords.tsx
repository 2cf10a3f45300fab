import { useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { CopyButton } from '@spire/ui/CopyButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { text } from '@spire/ui/tokens.ts';
import type { TextSource } from '@spire/domain/toolOptions';
import styled from 'styled-components';
import { writtenTools } from '../written/messages/namespace.ts';
import { Origin } from '../written/Origin.tsx';
import { selfPriority } from './messages/namespace.ts';
import { WhyItCounts } from './WhyItCounts.tsx';

export interface Boundary {
  shouldDo: string;
  needInstead: { text: string; emoji: string };
  sayNoExample: string;
  validation: string;
  source: TextSource | null;
}

interface BoundaryWordsProps {
  boundary: Boundary;
  /** Looked back at, rather than just written. */
  isEarlier?: boolean;
}

/** A way to say no, ready to be copied, why it counts, and what it was for. */
export function BoundaryWords({ boundary, isEarlier = false }: BoundaryWordsProps) {
  const t = useMessages(selfPriority);
  const tWrittenTools = useMessages(writtenTools);
  const { shouldDo, needInstead, sayNoExample, validation, source } = boundary;
  const level = isEarlier ? 3 : 2;
  const sayNo = (
    <Stack $gap={4}>
      <Example>{sayNoExample}</Example>
      <CopyButton
        text={sayNoExample}
        label={tWrittenTools('copy')}
        doneText={tWrittenTools('copied')}
        failedText={tWrittenTools('copyFailed')}
      />
    </Stack>
  );
  return (
    <Stack $gap={4}>
      {sayNoExample !== '' &&
        (isEarlier ? (
          sayNo
        ) : (
          <Card title={t('result.sayNo')} titleLevel={level}>
            {sayNo}
          </Card>
        ))}
      <WhyItCounts text={validation} level={level} />
      <div>
        <Quiet>
          {t('result.yours')}: {shouldDo}
        </Quiet>
        <Quiet>
          {t('result.instead')}: <span aria-hidden>{needInstead.emoji}</span> {needInstead.text}
        </Quiet>
      </div>
      <Origin source={source} />
    </Stack>
  );
}

const Example = styled.p`
  ${text.large}
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
