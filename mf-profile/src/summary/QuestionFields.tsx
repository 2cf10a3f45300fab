import { useMessages } from '@spire/i18n';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import styled from 'styled-components';
import { summary } from './messages/namespace.ts';
import { LINE_LIMIT, MOST_QUESTIONS } from './sheetParts.ts';

interface QuestionFieldsProps {
  questions: readonly string[];
  onChange: (questions: string[]) => void;
}

const READY = ['worse', 'work', 'sleep'] as const;

/** Up to three questions to ask, written or chosen. */
export function QuestionFields({ questions, onChange }: QuestionFieldsProps) {
  const t = useMessages(summary);
  const isFull = questions.length >= MOST_QUESTIONS;
  const ready = READY.map((id) => t(`ready.${id}`)).filter((each) => !questions.includes(each));
  return (
    <Stack $gap={2}>
      <h3>{t('questions')}</h3>
      <Quiet>{t('questionsHint')}</Quiet>
      {questions.map((question, index) => (
        <TextField
          key={index}
          name={`question${index}`}
          label={t('question', { number: index + 1 })}
          limit={LINE_LIMIT}
          value={question}
          onChange={(next) => onChange(questions.map((each, at) => (at === index ? next : each)))}
        />
      ))}
      {!isFull && (
        <>
          <Way type="button" onClick={() => onChange([...questions, ''])}>
            <Icon name="add" />
            {t('addQuestion')}
          </Way>
          {ready.map((each) => (
            <Way key={each} type="button" onClick={() => onChange([...questions, each])}>
              <Icon name="add" />
              {each}
            </Way>
          ))}
        </>
      )}
    </Stack>
  );
}

const Way = styled(LinkButton)`
  > svg {
    flex: none;
  }
`;
