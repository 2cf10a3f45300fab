import { common, useMessages } from '@spire/i18n';
import { Button } from '@spire/ui/Button';
import { space } from '@spire/ui/tokens.ts';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** The way back, small, and the way on, wide: at the same place in every step. */
export function Actions({ onBack, children }: { onBack: (() => void) | undefined; children: ReactNode }) {
  const tCommon = useMessages(common);
  return (
    <Line>
      {onBack !== undefined && (
        <Button type="button" $variant="secondary" onClick={onBack}>
          {tCommon('actions.previous')}
        </Button>
      )}
      {children}
    </Line>
  );
}

/** Side by side where there is room; else the way on above the way back, both wide. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: flex-end;
  gap: ${space(3)};
  > * {
    flex: 1 0 auto;
  }
  > :last-child {
    flex: 1000 1 8rem;
  }
`;
