import { useMessages } from '@spire/i18n';
import { useAppearance } from '@spire/remote-kit';
import { Disclosure } from '@spire/ui/Disclosure';
import { Quiet } from '@spire/ui/Quiet';
import { Stack } from '@spire/ui/Stack';
import { text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { writtenTools } from '../written/messages/namespace.ts';
import { Origin } from '../written/Origin.tsx';
import type { Plan, Response } from './lift.ts';
import { LiftTips } from './LiftTips.tsx';
import { expectationLift } from './messages/namespace.ts';
import { NoteCard } from './NoteCard.tsx';

interface LiftAdviceProps {
  response: Response;
  plan: Plan;
  onChange: (plan: Plan) => void;
}

/** Advice that may make it easier, and facts of such events; in the low-stimulation form on request only. */
export function LiftAdvice({ response, plan, onChange }: LiftAdviceProps) {
  const t = useMessages(expectationLift);
  const tWrittenTools = useMessages(writtenTools);
  const { isCalm } = useAppearance();
  const { suggestions, learning, source, isFromHere } = response;
  const tips = (
    <Stack $gap={3}>
      <LiftTips tips={suggestions} plan={plan} onChange={onChange} />
      {learning.sourceTitle !== null && <NoteCard note={learning} title={t('result.learning')} tintName="sun" />}
    </Stack>
  );
  return (
    <Stack $gap={3}>
      {isFromHere && <Quiet role="status">{tWrittenTools('offline')}</Quiet>}
      {isCalm ? (
        <Disclosure title={t('tips.show', { count: suggestions.length })}>{tips}</Disclosure>
      ) : (
        <>
          <div>
            <Heading>{t('result.tips')}</Heading>
            <Quiet>{t('tips.hint')}</Quiet>
          </div>
          {tips}
        </>
      )}
      <Origin source={source} />
    </Stack>
  );
}

const Heading = styled.h2`
  ${text.heading}
`;
