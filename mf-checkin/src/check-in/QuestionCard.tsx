import type { CHECK_IN_QUESTIONS, CheckInDraft } from '@spire/domain/checkInRules';
import { LIMITS } from '@spire/domain/limits';
import { useMessages } from '@spire/i18n';
import type { Form } from '@spire/remote-kit/form';
import { Card } from '@spire/ui/Card';
import { ChipGroup } from '@spire/ui/ChipGroup';
import { LinkButton } from '@spire/ui/LinkButton';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { space, text, touch } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import type { AnswersDraft } from './answers.ts';
import { useChips } from './useChips.ts';

interface QuestionCardProps {
  question: (typeof CHECK_IN_QUESTIONS)[number];
  form: Form<AnswersDraft>;
  isSkipped: boolean;
  onChange: (change: Partial<CheckInDraft>) => void;
  onSkip: (isSkipped: boolean) => void;
}

/**
 * One question: chips, own words, and a way past it for the day that has no answer (trap 96). The button that skips is
 * the one that brings the question back, so that the focus stays where it was.
 */
export function QuestionCard({ question, form, isSkipped, onChange, onSkip }: QuestionCardProps) {
  const t = useMessages(checkin);
  const { draft, errorOf } = form;
  const { id, textField, cap } = question;
  const chips = useChips(id);
  const legend = t(`questions.${id}.legend`);
  const isUntouched = draft[id].length === 0 && draft[textField] === '';
  const hasError = (errorOf(id) ?? errorOf(textField)) !== undefined;
  const isClosed = isSkipped && isUntouched && !hasError;

  return (
    <Card>
      <Head>
        <Title>{legend}</Title>
        <Skip
          type="button"
          $isHidden={!isUntouched}
          aria-label={t(isClosed ? 'answerAfterAllNamed' : 'skipNamed', { question: legend })}
          onClick={() => onSkip(!isClosed)}
        >
          {t(isClosed ? 'answerAfterAll' : 'skip')}
        </Skip>
      </Head>
      {isClosed ? (
        <p role="status">{t('skipped')}</p>
      ) : (
        <Stack $gap={4}>
          <ChipGroup
            legend={legend}
            isLegendHidden
            hint={t(`questions.${id}.hint`, cap === null ? {} : { limit: cap })}
            options={chips}
            selected={draft[id]}
            cap={cap}
            {...(cap === null ? {} : { capReason: t('capReason', { limit: cap }) })}
            error={errorOf(id)}
            onChange={(ids) => onChange({ [id]: ids })}
          />
          <TextField
            label={t('ownWords')}
            name={textField}
            isMultiline
            isOptional
            rows={1}
            limit={LIMITS.freeText}
            value={draft[textField]}
            error={errorOf(textField)}
            onChange={(words) => onChange({ [textField]: words })}
          />
        </Stack>
      )}
    </Card>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(3)};
  margin-bottom: ${space(2)};
`;

const Title = styled.h2`
  ${text.heading}
  flex: 1 1 8rem;
`;

/** Gone once the question has an answer, but its room stays: nothing may move under a finger that chooses. */
const Skip = styled(LinkButton)<{ $isHidden: boolean }>`
  min-width: ${touch.least};
  justify-content: flex-end;
  visibility: ${({ $isHidden }) => ($isHidden ? 'hidden' : 'visible')};
`;
