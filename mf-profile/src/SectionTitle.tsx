import { text } from '@spire/ui/tokens.ts';
import styled from 'styled-components';

/** The title of a part of a page that is no card. */
export const SectionTitle = styled.h2`
  ${text.heading}
`;
