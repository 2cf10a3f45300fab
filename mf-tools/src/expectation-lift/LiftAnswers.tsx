import { DESIRED_FEELINGS } from '@spire/domain/toolOptions';
import { useMessages } from '@spire/i18n';
import { color, space, text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { HOW_IT_WENT_SIGNS, QUESTIONS, type Session } from './lift.ts';
import { expectationLift } from './messages/namespace.ts';

/** The four answers of a session, each under its question, and how it turned out where that was told. */
export function LiftAnswers({ session }: { session: Session }) {
  const t = useMessages(expectationLift);
  const { desiredFeeling, howItWent } = session;
  const sign = HOW_IT_WENT_SIGNS.find(([id]) => id === howItWent);
  return (
    <List>
      {QUESTIONS.map((question) => (
        <div key={question}>
          <Asked>{t(`questions.${question}`)}</Asked>
          <Answer>
            {question === 'desiredFeeling' ? (
              <>
                <span aria-hidden>{DESIRED_FEELINGS[desiredFeeling]}</span> {t(`feelings.${desiredFeeling}`)}
              </>
            ) : (
              session[question]
            )}
          </Answer>
        </div>
      ))}
      {sign !== undefined && (
        <div>
          <Asked>{t('went.question')}</Asked>
          <Answer>
            <span aria-hidden>{sign[1]}</span> {t(`went.${sign[0]}`)}
          </Answer>
        </div>
      )}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${space(3)};
`;

const Asked = styled.dt`
  ${text.small}
  color: ${color.muted};
`;

const Answer = styled.dd`
  margin: 0;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
