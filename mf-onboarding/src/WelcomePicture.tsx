import { Scene, type Deeds } from '@spire/ui/Scene';
import { radius, space } from '@spire/ui/tokens.ts';
import styled from 'styled-components';

const LEAF: Deeds = { hasCheckedIn: true };

/** The young plant in its landscape, and one greeting in the sky above it. */
export function WelcomePicture({ deeds = LEAF, children }: { deeds?: Deeds; children: string }) {
  return (
    <Picture>
      <Scene level="sprout" hour="morning" deeds={deeds} height="clamp(6rem, 40dvh - 10rem, 10.5rem)" />
      <Words>{children}</Words>
    </Picture>
  );
}

/** The same leaf, small, beside a question. */
export const LeafCut = () => <Scene level="sprout" hour="morning" view="plant" size="4.6rem" deeds={LEAF} />;

const Picture = styled.div`
  position: relative;
  overflow: hidden;
  border-radius: ${radius.card};
`;

const Words = styled.p`
  position: absolute;
  inset-block-start: ${space(3)};
  inset-inline: ${space(4)};
  color: var(--sky-ink);
  font-weight: 650;
`;
