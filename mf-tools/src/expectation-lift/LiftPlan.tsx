import { LIMITS } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { cardGround } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Ends, Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { color, gutter, space, text } from '@spire/ui/tokens.ts';
import { useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import type { Plan } from './lift.ts';
import { expectationLift } from './messages/namespace.ts';
import { planErrors, wordsOf } from './plan.ts';
import { linesOf } from './planLines.ts';
import { PlanLines } from './PlanLines.tsx';

interface LiftPlanProps {
  sessionId: string;
  plan: Plan;
  onChange: (plan: Plan) => void;
}

/** The person's own plan, at the centre of the answer: their words, to tick and to edit; asked for where there is none. */
export function LiftPlan({ sessionId, plan, onChange }: LiftPlanProps) {
  const t = useMessages(expectationLift);
  const tCommon = useMessages(common);
  const titleId = useId();
  const [isEditing, setEditing] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const isEmpty = plan.length === 0;
  return (
    <Centre aria-labelledby={titleId}>
      <Ends>
        <Title id={titleId}>{t('plan.title')}</Title>
        {!isEmpty && !isEditing && (
          <LinkButton ref={edit} type="button" onClick={() => setEditing(true)}>
            {tCommon('actions.change')}
          </LinkButton>
        )}
      </Ends>
      {isEmpty || isEditing ? (
        <PlanField
          key={String(isEmpty)}
          isFirst={isEmpty}
          words={wordsOf(plan)}
          onSave={(words) => {
            onChange(linesOf(words));
            setEditing(false);
          }}
          onCancel={() => setEditing(false)}
        />
      ) : (
        <PlanLines sessionId={sessionId} plan={plan} />
      )}
    </Centre>
  );
}

interface PlanFieldProps {
  isFirst: boolean;
  words: string;
  onSave: (words: string) => void;
  onCancel: () => void;
}

function PlanField({ isFirst, words: before, onSave, onCancel }: PlanFieldProps) {
  const t = useMessages(expectationLift);
  const tCommon = useMessages(common);
  const [words, setWords] = useState(before);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [error] = planErrors(words);
  useEffect(() => {
    if (!isFirst) field.current?.focus();
  }, [isFirst]);
  const save = () => {
    if (error === undefined && !(isFirst && words.trim() === '')) onSave(words);
    else field.current?.focus();
  };
  return (
    <Stack $gap={3}>
      <TextField
        label={t(isFirst ? 'plan.ask' : 'plan.title')}
        isLabelHidden={!isFirst}
        name="plan"
        inputRef={field}
        isMultiline={!isFirst}
        rows={4}
        limit={LIMITS.freeText}
        {...(!isFirst && { hint: t('plan.hint') })}
        value={words}
        error={error && tCommon(`fieldErrors.${error.code}`, { limit: LIMITS.freeText })}
        onChange={setWords}
      />
      <Row $gap={3} $wrap>
        <Button type="button" $variant="secondary" onClick={save}>
          {t(isFirst ? 'plan.add' : 'plan.save')}
        </Button>
        {!isFirst && (
          <LinkButton type="button" onClick={onCancel}>
            {tCommon('actions.cancel')}
          </LinkButton>
        )}
      </Row>
    </Stack>
  );
}

/** The only card with a strong edge. */
const Centre = styled.section`
  ${cardGround}
  min-width: 0;
  padding: ${space(3)} ${gutter};
  border: 2px solid ${color.primary};
`;

const Title = styled.h2`
  ${text.heading}
  color: ${color.primary};
`;
