import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, measure, media, space, text, touch } from './tokens.ts';
import { usePageArrival } from './usePageArrival.ts';

interface PageProps {
  title: string;
  lead?: ReactNode;
  /** A small picture at the end of the title's line, above the title where there is no room for both. */
  picture?: ReactNode;
  /** A button in the place of the picture, below the title where there is no room for both. */
  action?: ReactNode;
  /** A link back, above the title. */
  back?: ReactNode;
  children: ReactNode;
  /** One column of 34 rem, for forms and for reading. */
  isNarrow?: boolean;
  /** From 900 px, where the text leaves room, the children stand in two columns: give it two stacks. One if calm (A33). */
  columns?: boolean;
}

/** A page of the app: one `h1`, which is said to whoever arrives, and a column of matters below it. */
export function Page({ title, lead, picture, action, back, children, isNarrow = false, columns = false }: PageProps) {
  const heading = usePageArrival(title);
  return (
    <Frame $isNarrow={isNarrow}>
      <Head>
        {back !== undefined && <Back>{back}</Back>}
        <Line $hasPicture={picture !== undefined}>
          <Words>
            <Title ref={heading} tabIndex={-1}>
              {title}
            </Title>
            {lead !== undefined && <Lead>{lead}</Lead>}
          </Words>
          {picture}
          {action}
        </Line>
      </Head>
      <div data-notices />
      <PageBody $columns={columns}>{children}</PageBody>
    </Frame>
  );
}

const Frame = styled.div<{ $isNarrow: boolean }>`
  width: 100%;
  max-width: ${({ $isNarrow }) => ($isNarrow ? '34rem' : 'none')};
  margin-inline: ${({ $isNarrow }) => ($isNarrow ? 'auto' : '0')};
`;

const Head = styled.div`
  margin-bottom: ${space(5)};
`;

/** Picture and button keep their size; the words have the rest, or a line of their own. */
const Line = styled.div<{ $hasPicture: boolean }>`
  display: flex;
  flex-wrap: ${({ $hasPicture }) => ($hasPicture ? 'wrap-reverse' : 'wrap')};
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
`;

const Words = styled.div`
  flex: 1 1 10.5rem;
  min-width: 0;
`;

const Back = styled.div`
  margin-bottom: ${space(4)};
  > a,
  > button {
    display: inline-flex;
    align-items: center;
    gap: ${space(1.5)};
    min-height: ${touch.least};
  }
`;

const Title = styled.h1`
  ${text.title}
`;

const Lead = styled.div`
  max-width: ${measure};
  margin-top: ${space(1)};
  color: ${color.muted};
`;

/** The content below the head of a page; for one that has a head of its own. */
export const PageBody = styled.div<{ $columns: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  > p {
    max-width: ${measure};
  }
  ${media.wide} {
    gap: ${space(5)};
    align-items: start;
    ${({ $columns }) => $columns && ':root:not([data-calm="true"]) & { grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr)); }'}
  }
`;
