import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Notice } from '@spire/ui/Notice';
import { Quiet } from '@spire/ui/Quiet';
import { Row, Stack } from '@spire/ui/Stack';
import { color, radius, space } from '@spire/ui/tokens.ts';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { MemoryPicture } from '../memories/MemoryPicture.tsx';
import type { Memory } from '../memories/useMemories.ts';
import { memories } from '../messages/namespace.ts';

interface OvertakenProps {
  /** The memory as somebody else has left it. */
  standing: Memory;
  /** The person has tried to save: they are led here. */
  isAnswer: boolean;
  onMine: () => void;
  onTheirs: () => void;
}

/** Another person or tab has changed the memory since: their words, beside the own ones in the form, and the choice. */
export function Overtaken({ standing, isAnswer, onMine, onTheirs }: OvertakenProps) {
  const t = useMessages(memories);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAnswer) place.current?.focus();
  }, [isAnswer]);
  return (
    <div ref={place} tabIndex={-1}>
      <Notice kind="info" title={t('form.overtakenTitle')}>
        <Stack $gap={3}>
          <p>{t('form.overtakenText')}</p>
          <Theirs>
            {standing.picturePath !== null && (
              <Frame>
                <MemoryPicture memory={standing} size="small" />
              </Frame>
            )}
            <Title>{`${standing.emoji} ${standing.title}`}</Title>
            <Words>{standing.description}</Words>
            {standing.voicePath !== null && <Quiet>{t('voice.title')}</Quiet>}
          </Theirs>
          <Quiet>{t('form.overtakenChoice')}</Quiet>
          <Row $gap={3} $wrap>
            <Button type="button" $variant="secondary" onClick={onMine}>
              {t('form.keepMine')}
            </Button>
            <Button type="button" $variant="secondary" onClick={onTheirs}>
              {t('form.takeTheirs')}
            </Button>
          </Row>
        </Stack>
      </Notice>
    </div>
  );
}

const Theirs = styled.blockquote`
  margin: 0;
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.control};
  background: ${color.surface};
  overflow-wrap: anywhere;
`;

const Frame = styled.div`
  width: 88px;
  height: 72px;
  margin-bottom: ${space(2)};
  border-radius: ${radius.small};
  overflow: hidden;
`;

const Title = styled.p`
  font-weight: 650;
`;

const Words = styled.p`
  white-space: pre-line;
`;
