import { useMessages } from '@spire/i18n';
import { cardGround } from '@spire/ui/Card';
import { LineDrawing } from '@spire/ui/LineDrawing';
import { Quiet } from '@spire/ui/Quiet';
import { color, gutter, space, text, touch } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import { PLUS } from './kindSigns.ts';
import type { Plan } from './lift.ts';
import { expectationLift } from './messages/namespace.ts';

interface LiftTipsProps {
  tips: readonly string[];
  plan: Plan;
  onChange: (plan: Plan) => void;
}

/** Tips that may make it easier: a plus takes a tip into the plan, and it can be taken out again where it stood. */
export function LiftTips({ tips, plan, onChange }: LiftTipsProps) {
  const t = useMessages(expectationLift);
  return (
    <Tips>
      {tips.map((tip) => {
        const isTaken = plan.includes(tip);
        return (
          <Tip key={tip}>
            <Words>{isTaken ? <Quiet role="status">{t('tips.taken')}</Quiet> : tip}</Words>
            <Press
              type="button"
              $isTaken={isTaken}
              aria-label={t(isTaken ? 'tips.undoOf' : 'tips.add', { tip })}
              onClick={() => onChange(isTaken ? plan.filter((line) => line !== tip) : [...plan, tip])}
            >
              {isTaken ? t('tips.undo') : <LineDrawing lines={PLUS} />}
            </Press>
          </Tip>
        );
      })}
    </Tips>
  );
}

const Tips = styled.ul`
  ${cardGround}
  padding: ${space(1)} ${gutter};
`;

/** With large words the plus stands under its tip. */
const Tip = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${space(2)} ${space(3)};
  padding-block: ${space(3)};
  & + & {
    border-top: 1px solid ${color.hairline};
  }
`;

const Words = styled.div`
  flex: 1 1 10rem;
  min-width: 0;
`;

const Press = styled.button<{ $isTaken: boolean }>`
  flex: none;
  display: grid;
  place-content: center;
  min-width: max(${touch.least}, 48px);
  min-height: max(${touch.least}, 48px);
  padding: 0 ${({ $isTaken }) => ($isTaken ? space(2) : '0')};
  border: 1.5px solid ${({ $isTaken }) => ($isTaken ? 'transparent' : color.edge)};
  border-radius: 24px;
  background: none;
  color: ${color.primary};
  ${text.body}
  font-weight: 600;
  text-decoration: ${({ $isTaken }) => ($isTaken ? 'underline' : 'none')};
  text-underline-offset: 0.25em;
  cursor: pointer;
  &:hover {
    background: ${color.primarySoft};
  }
`;
