import { cardGround } from '@spire/ui/Card';
import { color, gutter, radius, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';

/** All of the tasks' card: the surface, and what stands under it. */
export const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)};
  border-radius: ${radius.card};
`;

/** The surface, up to whose edges a picture reaches. */
export const Box = styled.div`
  ${cardGround}
  container-type: inline-size;
  min-width: 0;
  overflow: hidden;
`;

/** Content beside or below the picture, clear of the edges. */
export const Inside = styled.div`
  padding: 0 ${gutter} ${space(4)};
`;

/** The links under the surface, each at its own end. */
export const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space(4)};
  min-height: 44px;
`;

export const Sentence = styled.h2`
  padding: ${space(4)} ${gutter} ${space(5)};
  font-size: 1.35rem;
  line-height: 1.3;
  text-align: center;
  color: ${color.ink};
`;
