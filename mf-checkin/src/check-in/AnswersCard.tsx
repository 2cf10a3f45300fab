import { CHECK_IN_QUESTIONS } from '@spire/domain/checkInRules';
import { useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { Card } from '@spire/ui/Card';
import { Stack } from '@spire/ui/Stack';
import { Tag } from '@spire/ui/Tag';
import { color, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { checkin } from '../messages/namespace.ts';
import type { CheckIn } from './answers.ts';
import { useChips } from './useChips.ts';

function Answer({ question, checkIn }: { question: (typeof CHECK_IN_QUESTIONS)[number]; checkIn: CheckIn }) {
  const t = useMessages(checkin);
  const { id, textField } = question;
  const chosen: readonly string[] = checkIn[id];
  const chips = useChips(id).filter((chip) => chosen.includes(chip.id));
  const words = checkIn[textField].trim();
  return (
    <div>
      <Question>{t(`questions.${id}.legend`)}</Question>
      <Stack as="dd" $gap={2}>
        {chips.length > 0 && (
          <Chips>
            {chips.map(({ id: chip, emoji, label }) => (
              <li key={chip}>
                <Tag>
                  <span aria-hidden>{emoji}</span> {label}
                </Tag>
              </li>
            ))}
          </Chips>
        )}
        {words !== '' && <Words>{words}</Words>}
        {chips.length === 0 && words === '' && <Nothing>{t('summary.notAnswered')}</Nothing>}
      </Stack>
    </div>
  );
}

/** The answers, question by question, and the way to change them. */
export function AnswersCard({ checkIn, onEdit }: { checkIn: CheckIn; onEdit: () => void }) {
  const t = useMessages(checkin);
  return (
    <Card title={t('summary.answers')}>
      <Answers>
        {CHECK_IN_QUESTIONS.map((question) => (
          <Answer key={question.id} question={question} checkIn={checkIn} />
        ))}
      </Answers>
      <Button type="button" $variant="secondary" $isWide onClick={onEdit}>
        {t('summary.edit')}
      </Button>
    </Card>
  );
}

const Answers = styled.dl`
  display: grid;
  gap: ${space(4)};
  margin-bottom: ${space(5)};
`;

const Question = styled.dt`
  font-weight: 650;
  margin-bottom: ${space(1)};
`;

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1.5)};
`;

const Words = styled.p`
  white-space: pre-wrap;
`;

const Nothing = styled.p`
  color: ${color.muted};
`;
