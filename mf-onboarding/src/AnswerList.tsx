import { common, useMessages } from '@spire/i18n';
import type { Answers } from '@spire/profile-form/answers';
import { profileForm } from '@spire/profile-form/messages/namespace';
import { useAnswersInWords } from '@spire/profile-form/useAnswersInWords';
import { FieldError as ErrorText } from '@spire/ui/Field';
import { LinkButton } from '@spire/ui/LinkButton';
import { color, space, text } from '@spire/ui/tokens.ts';
import { useId } from 'react';
import styled from 'styled-components';
import { onboarding } from './messages/namespace.ts';
import { FIELDS, stepOf } from './wizard.ts';

interface AnswerListProps {
  answers: Answers;
  /** The server's objection to an answer. */
  errorOf: (field: string) => string | undefined;
  onAmend: (step: number) => void;
}

/** The answers, with a way to change each of them and what is wrong with it. */
export function AnswerList({ answers, errorOf, onAmend }: AnswerListProps) {
  const t = useMessages(onboarding);
  const tCommon = useMessages(common);
  const tProfileForm = useMessages(profileForm);
  const words = useAnswersInWords(answers);
  const listId = useId();
  return (
    <dl>
      {FIELDS.map((id) => {
        const name = tProfileForm(`${id}.label`);
        const error = errorOf(id);
        return (
          <Row key={id}>
            <Name>{name}</Name>
            <Answer>
              {words[id].length === 0 && <p>{t('steps.summary.nothing')}</p>}
              {words[id].map((each) => (
                <p key={each}>{each}</p>
              ))}
              {error !== undefined && <ErrorText id={`${listId}-${id}`}>{error}</ErrorText>}
            </Answer>
            <Change>
              <LinkButton
                type="button"
                aria-label={t('steps.summary.change', { name })}
                onClick={() => onAmend(stepOf(id) ?? 1)}
              >
                {tCommon('actions.change')}
              </LinkButton>
            </Change>
          </Row>
        );
      })}
    </dl>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${space(4)};
  padding-block: ${space(3)};
  & + & {
    border-top: 1px solid ${color.hairline};
  }
`;

const Name = styled.dt`
  ${text.small}
  color: ${color.muted};
`;

const Answer = styled.dd`
  grid-column: 1;
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Change = styled.dd`
  grid-area: 1 / 2 / span 2;
  align-self: center;
`;
