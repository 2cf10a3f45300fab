import { Checkbox } from '@spire/ui/Checkbox';
import { color } from '@spire/ui/tokens.ts';
import styled from 'styled-components';
import type { Plan } from './lift.ts';
import { useTicks } from './useTicks.ts';

/** A person's own plan, in their words and their order, each line to be ticked. */
export function PlanLines({ sessionId, plan }: { sessionId: string; plan: Plan }) {
  const { isTicked, tick } = useTicks(sessionId);
  return (
    <Lines>
      {plan.map((line, at) => (
        // Two lines may say the same.
        <li key={`${at} ${line}`}>
          <Checkbox isChecked={isTicked(line)} onChange={(isNow) => tick(line, isNow)}>
            {line}
          </Checkbox>
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul`
  overflow-wrap: anywhere;
  li + li {
    border-top: 1px solid ${color.hairline};
  }
`;
