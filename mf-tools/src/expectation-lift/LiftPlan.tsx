import { LIMITS } from '@spire/domain/limits';
import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { cardGround } from '@spire/ui/Card';
import { LinkButton } from '@spire/ui/LinkButton';
import { Ends, Row, Stack } from '@spire/ui/Stack';
import { TextField } from '@spire/ui/TextField';
import { color, gutter, space, text } from '@spire/ui/tokens.ts';
import { useSession } from '@spire/remote-kit';
import { useDraft } from '@spire/remote-kit/form';
import { useEffect, useId, useRef } from 'react';
import styled from 'styled-components';
import type { Plan } from './lift.ts';
import { expectationLift } from './messages/namespace.ts';
import { mergedPlan, planErrors, wordsOf } from './plan.ts';
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
  const { userId } = useSession();
  // Words that are being written survive a reload, and an answer that comes meanwhile and moves the card.
  const draft = useDraft(`expectationLift.plan.${sessionId}.${userId}`, () => UNWRITTEN);
  const { words, before } = draft.value;
  const isEmpty = plan.length === 0;
  const isEditing = words !== null && !isEmpty;
  const edit = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) edit.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return (
    <Centre aria-labelledby={titleId}>
      <Ends>
        <Title id={titleId}>{t('plan.title')}</Title>
        {!isEmpty && !isEditing && (
          <LinkButton
            ref={edit}
            type="button"
            onClick={() => draft.change({ words: wordsOf(plan), before: wordsOf(plan) })}
          >
            {tCommon('actions.change')}
          </LinkButton>
        )}
      </Ends>
      {isEmpty || isEditing ? (
        <PlanField
          key={String(isEmpty)}
          isFirst={isEmpty}
          words={words ?? ''}
          onChange={(next) => draft.change({ words: next })}
          onSave={() => {
            onChange(mergedPlan(words ?? '', before, plan));
            draft.forget();
          }}
          onCancel={draft.forget}
        />
      ) : (
        <PlanLines sessionId={sessionId} plan={plan} />
      )}
    </Centre>
  );
}

/** Words of a plan that is being written or changed, and those of the plan when that began. */
interface PlanDraft {
  words: string | null;
  before: string;
}
const UNWRITTEN: PlanDraft = { words: null, before: '' };

interface PlanFieldProps {
  isFirst: boolean;
  words: string;
  onChange: (words: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

function PlanField({ isFirst, words, onChange, onSave, onCancel }: PlanFieldProps) {
  const t = useMessages(expectationLift);
  const tCommon = useMessages(common);
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [error] = planErrors(words);
  useEffect(() => {
    if (!isFirst) field.current?.focus();
  }, [isFirst]);
  const save = () => {
    if (error === undefined && !(isFirst && words.trim() === '')) onSave();
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
        onChange={onChange}
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
