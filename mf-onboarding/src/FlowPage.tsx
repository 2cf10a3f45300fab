import { FlowActions, FlowFrame } from '@spire/ui/FlowFrame';
import { Page } from '@spire/ui/Page';
import { media, space, touch } from '@spire/ui/tokens.ts';
import type { ReactNode, SubmitEvent } from 'react';
import styled from 'styled-components';

interface FlowPageProps {
  title: string;
  lead?: ReactNode;
  picture?: ReactNode;
  /** The row of links at the top: of one height in every step, also where there are none. */
  links?: ReactNode;
  progress: ReactNode;
  /** The buttons at the foot, the way on last. */
  actions: ReactNode;
  onSubmit: () => void;
  children: ReactNode;
}

/** One question as a page, its buttons at the foot of the screen in every step. Enter goes on. */
export function FlowPage({ title, lead, picture, links, progress, actions, onSubmit, children }: FlowPageProps) {
  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    onSubmit();
  }
  return (
    <FlowFrame>
      <Form noValidate onSubmit={handleSubmit}>
        <Page
          isNarrow
          title={title}
          {...(lead !== undefined && { lead })}
          {...(picture !== undefined && { picture })}
          back={
            <>
              <Links>{links}</Links>
              {progress}
            </>
          }
        >
          {children}
        </Page>
        <Foot>{actions}</Foot>
      </Form>
    </FlowFrame>
  );
}

/** A little higher than the room below the header, so that the buttons stick to the same line in a short step, too. */
const Form = styled.form`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(6)};
  @media (max-width: 56.24rem) {
    min-height: calc(100dvh - 64px);
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space(4)};
  min-height: ${touch.least};
  margin-bottom: ${space(2)};
  > :only-child:last-child[data-end] {
    margin-inline-start: auto;
  }
`;

/** The reason why a button cannot be pressed stands above the row, as wide as that, so that the buttons never move. */
const Foot = styled(FlowActions)`
  align-items: flex-end;
  > div:has(> p) {
    display: contents;
  }
  > div > p {
    order: -1;
    flex: 1 0 100%;
    margin: 0;
  }
  > div > button {
    flex: 2 1 6rem;
  }
  > :first-child:not(:only-child) {
    flex: 1 0 auto;
  }
  > :last-child:not(:only-child) {
    flex-grow: 2;
  }
  ${media.wide} {
    width: 100%;
    max-width: 34rem;
    margin: 0 auto;
  }
`;
