import type { CHECK_IN_QUESTIONS, CheckInDraft } from '@spire/domain/checkInRules';
import { useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { cardGround } from '@spire/ui/Card';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { Stack } from '@spire/ui/Stack';
import { space, text } from '@spire/ui/tokens.ts';
import type { Ref } from 'react';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import type { AnswersDraft } from './answers.ts';
import { OwnWords } from './OwnWords.tsx';
import { useChips } from './useChips.ts';

interface QuestionCardProps {
  question: (typeof CHECK_IN_QUESTIONS)[number];
  form: Form<AnswersDraft>;
  /** One of three side by side, rather than alone on its screen. */
  isBeside: boolean;
  heading?: Ref<HTMLHeadingElement>;
  onChange: (change: Partial<CheckInDraft>) => void;
}

/** One question: chips in an even grid, and a field for own words. Every question may stay unanswered (trap 96). */
export function QuestionCard({ question, form, isBeside, heading, onChange }: QuestionCardProps) {
  const t = useMessages(checkin);
  const { draft, errorOf } = form;
  const { id, textField, cap } = question;
  const chips = useChips(id);
  const legend = t(`questions.${id}.legend`);
  return (
    <Question $isBeside={isBeside}>
      <Title ref={heading} tabIndex={-1} $isBeside={isBeside}>
        {legend}
      </Title>
      <Stack $gap={4}>
        <ChipGroup
          legend={legend}
          isLegendHidden
          isGrid
          hint={t(`questions.${id}.hint`, cap === null ? {} : { limit: cap })}
          options={chips}
          selected={draft[id]}
          cap={cap}
          {...(cap === null ? {} : { capReason: t('capReason', { limit: cap }) })}
          error={errorOf(id)}
          onChange={(ids) => onChange({ [id]: ids })}
        />
        <OwnWords
          name={textField}
          about={legend}
          value={draft[textField]}
          error={errorOf(textField)}
          onChange={(words) => onChange({ [textField]: words })}
        />
      </Stack>
    </Question>
  );
}

const Question = styled.section<{ $isBeside: boolean }>`
  min-width: 0;
  ${({ $isBeside }) => $isBeside && cardGround}
  ${({ $isBeside }) => $isBeside && `padding: ${space(4)};`}
`;

const Title = styled.h2<{ $isBeside: boolean }>`
  ${({ $isBeside }) => text[$isBeside ? 'heading' : 'title']}
  margin-bottom: ${space(1)};
  &:focus {
    outline: none;
  }
`;
