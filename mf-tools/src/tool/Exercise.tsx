import { TOOL_INTRODUCTIONS, type IntroducedTool } from '@spire/content/toolIntroductions';
import type { ContentTier } from '@spire/domain/capacity';
import { useLanguage, useMessages } from '@spire/i18n';
import { Card } from '@spire/ui/Card';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { Tag } from '@spire/ui/Tag';
import { space, text, tint, type Tint } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { tools } from '../messages/namespace.ts';
import { TOOL_LOOKS } from '../overview/toolLooks.ts';

/** Tools whose exercises may move the body, and so say when to stop (spec 2 §2). */
const MOVING: readonly IntroducedTool[] = ['inner_balance'];

/** One small exercise, step by step. Nothing is timed, counted or saved. */
export function Exercise({ tool, tier }: { tool: IntroducedTool; tier: ContentTier }) {
  const t = useMessages(tools);
  const language = useLanguage();
  const exercise = TOOL_INTRODUCTIONS[tool].exercises[tier];
  const tintName = TOOL_LOOKS[tool].tint;
  return (
    <Card title={t('tool.tryNow')} aside={<Tag tint={tintName}>{t('tool.minutes', { count: exercise.minutes })}</Tag>}>
      <Stack $gap={4}>
        <Title>{exercise.title[language]}</Title>
        <Steps>
          {exercise.steps[language].map((step, index) => (
            <li key={step}>
              <Number aria-hidden $tint={tintName}>
                {index + 1}
              </Number>
              <span>{step}</span>
            </li>
          ))}
        </Steps>
        {MOVING.includes(tool) && <p>{t('tool.movementCaution')}</p>}
        <Quiet>{t('tool.notSaved')}</Quiet>
      </Stack>
    </Card>
  );
}

const Title = styled.h3`
  ${text.large}
`;

const Steps = styled.ol`
  display: grid;
  gap: ${space(4)};
  ${text.large}
  > li {
    display: flex;
    gap: ${space(3)};
  }
`;

const Number = styled.span<{ $tint: Tint }>`
  flex: none;
  display: grid;
  place-content: center;
  width: 2rem;
  height: 2rem;
  border-radius: 50%;
  ${text.small}
  font-weight: 650;
  color: ${({ $tint }) => tint($tint).ink};
  background: ${({ $tint }) => tint($tint).soft};
`;
