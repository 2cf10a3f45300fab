import { lazy, Suspense, type ComponentType, type ElementType, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { waitStyle } from './frame.ts';
import { color, radius, space, text } from './tokens.ts';
import { useHasWaited } from './useHasWaited.ts';

/** A drawing that few visits need: it comes when it is wanted, and where it cannot, the words do without. */
const fetchedPicture = (fetch: () => Promise<ComponentType>) =>
  lazy<ComponentType>(() =>
    fetch().then(
      (drawn) => ({ default: drawn }),
      () => ({ default: () => null }),
    ),
  );
const EmptyPicture = fetchedPicture(
  async () => (await import(/* webpackChunkName: "ui-pictures" */ './EmptyPicture.tsx')).EmptyPicture,
);
const ErrorPicture = fetchedPicture(
  async () => (await import(/* webpackChunkName: "ui-pictures" */ './ErrorPicture.tsx')).ErrorPicture,
);

/** From here on a wait says what it is (A38); a shorter one is over before words are read. */
const SAYS_AFTER = 1000;

/** From here on a wait is called slow (A38). */
const SLOW_AFTER = 5000;

/** So long what stands below a wait is kept back (`GlobalStyle`), so that it does not move when what is waited for comes. */
const HOLDS_FOR = 2000;

interface LoadingStateProps {
  text: string;
  slowText?: string;
  /** Words from the first moment and no shapes, where something is done rather than fetched. */
  isInWords?: boolean;
}

/**
 * Waiting: the shape of a few lines, then words too; nothing spins or shimmers (A9, A38). Content further down the page
 * comes with the awaited data, or when that takes long. `data-state` tells tests that look at a page to wait.
 */
export function LoadingState({ text: words, slowText, isInWords = false }: LoadingStateProps) {
  const isSaid = useHasWaited(SAYS_AFTER) || isInWords;
  const isSlow = useHasWaited(SLOW_AFTER);
  const isLong = useHasWaited(HOLDS_FOR);
  return (
    <Quiet role="status" data-state="loading" data-holds={!isLong}>
      {!isInWords && <Shape />}
      <Words $isSaid={isSaid}>{words}</Words>
      {isSlow && slowText !== undefined && <p>{slowText}</p>}
    </Quiet>
  );
}

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  titleLevel?: 2 | 3;
  /** The one thing to do about it. */
  children?: ReactNode;
}

/** A screen without content: says that nothing is here yet, and what could be. */
export function EmptyState({ title, text: words, titleLevel = 2, children }: EmptyStateProps) {
  const heading: ElementType = `h${titleLevel}`;
  return (
    <Centred>
      <Picture $shape="160 / 122">
        <Suspense fallback={null}>
          <EmptyPicture />
        </Suspense>
      </Picture>
      <Title as={heading}>{title}</Title>
      <Text>{words}</Text>
      {children !== undefined && <Action>{children}</Action>}
    </Centred>
  );
}

interface ErrorStateProps {
  title: string;
  text: ReactNode;
  retryLabel: string;
  onRetry: () => void;
  titleLevel?: 2 | 3;
  /** Inside a card: words and button only. */
  isQuiet?: boolean;
}

/** It did not work: what happened, that nothing is lost, and a way to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text: words, retryLabel, onRetry, titleLevel = 2, isQuiet = false } = props;
  const heading: ElementType = `h${titleLevel}`;
  const Frame = isQuiet ? QuietError : Centred;
  return (
    <Frame role="alert">
      {!isQuiet && (
        <Picture $shape="172 / 106">
          <Suspense fallback={null}>
            <ErrorPicture />
          </Suspense>
        </Picture>
      )}
      <Title as={heading}>{title}</Title>
      <Text>{words}</Text>
      <Action>
        <Button type="button" $variant="secondary" onClick={onRetry}>
          {retryLabel}
        </Button>
      </Action>
    </Frame>
  );
}

const Quiet = styled.div`
  ${waitStyle}
`;

/** Two lines of nothing yet; `data-shape` tells tests where it stands. */
export const Shape = styled.div.attrs<{ 'data-shape'?: string }>({ 'data-shape': '' })`
  display: grid;
  gap: ${space(2)};
  &::before,
  &::after {
    content: '';
    width: 90%;
    height: 0.9rem;
    border-radius: ${radius.small};
    background: ${color.sunk};
  }
  &::before {
    width: 55%;
  }
`;

/** Their room is there from the start: nothing moves when they are seen. */
const Words = styled.p<{ $isSaid: boolean }>`
  opacity: ${({ $isSaid }) => ($isSaid ? 1 : 0)};
`;

const Centred = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(5)};
  text-align: center;
`;

/** Its room is there before the drawing is: nothing moves. */
const Picture = styled.div<{ $shape: string }>`
  width: min(11rem, 60%);
  aspect-ratio: ${({ $shape }) => $shape};
  margin-bottom: ${space(2)};
`;

const Title = styled.h2`
  ${text.heading}
`;

const Text = styled.p`
  max-width: 46ch;
  color: ${color.muted};
`;

const Action = styled.div`
  margin-top: ${space(3)};
`;

const QuietError = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2)};
`;
