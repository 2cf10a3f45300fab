import { FlowActions } from '@spire/ui/FlowFrame';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';

/** What ends a tool, over what would be one more of it. */
export const Actions = styled(FlowActions)`
  flex-direction: column;
  align-items: stretch;
  gap: ${space(1)};
  text-align: center;
  > * {
    flex: none;
  }
`;
