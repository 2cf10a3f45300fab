import { FlowActions } from '@spire/ui/FlowFrame';
import { space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';

/** The actions that end a tool stand above the one that offers another. */
export const Actions = styled(FlowActions)`
  flex-direction: column;
  align-items: stretch;
  gap: ${space(1)};
  text-align: center;
  > * {
    flex: none;
  }
`;
