import { Page } from '@spire/ui/Page';
import { Plant } from '@spire/ui/Plant';
import { media, space } from '@spire/ui/tokens.ts';
import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';

/** One form with its title, seen from its top; where there is room, the plant beside it. */
export function AuthLayout({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    // No value must come back: newer browsers answer with a promise.
    window.scrollTo(0, 0);
  }, [title]);
  return (
    <Split>
      <Page key={title} title={title} lead={lead} isNarrow>
        {children}
      </Page>
      <Side>
        <Plant level="sprout" size="100%" />
      </Side>
    </Split>
  );
}

const Split = styled.div`
  ${media.wide} {
    display: grid;
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    gap: ${space(16)};
    align-items: start;
  }
`;

const Side = styled.div`
  display: none;
  ${media.wide} {
    display: block;
    position: sticky;
    top: ${space(6)};
  }
`;
