import styled from 'styled-components';
import { color, space, touch } from './tokens.ts';

/** A press that reads like a link: for a small way out beside the main button ("Forgot your password?"). */
export const LinkButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  min-height: ${touch.least};
  padding: ${space(1)} 0;
  border: 0;
  border-radius: 6px;
  background: none;
  color: ${color.primary};
  font-weight: 600;
  text-align: start;
  text-decoration: underline;
  text-decoration-thickness: 0.08em;
  text-underline-offset: 0.25em;
  cursor: pointer;
  &:hover {
    text-decoration-thickness: 0.14em;
  }
`;
