import type { PartOfDay } from '@spire/domain/dates';
import styled from 'styled-components';
import { skyOf } from './Scene.tsx';
import { space } from './tokens.ts';

/**
 * The top of a page that has a scene behind it: from below the header to where the scene, `$height` from the top of the
 * screen, melts into the page. Its text has the ink colour of its hour.
 */
export const Hero = styled.div<{ $hour: PartOfDay; $height: string }>`
  ${({ $hour }) => skyOf($hour)}
  display: flex;
  flex-direction: column;
  min-height: calc(${({ $height }) => $height} - 84px);
  padding-bottom: ${space(6)};
  color: var(--sky-ink);
`;
