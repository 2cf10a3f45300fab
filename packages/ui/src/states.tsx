import type { ElementType, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { EmptyPicture } from './EmptyPicture.tsx';
import { ErrorPicture } from './ErrorPicture.tsx';
import { color, space, text } from './tokens.ts';
import { useHasWaited } from './useHasWaited.ts';

/** From here on a wait is called slow (A38). */
const SLOW_AFTER = 5000;

const Quiet = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  gap: ${space(1)};
  min-height: 6rem;
  color: ${color.muted};
`;

/** Waiting, in words: nothing spins or shimmers (A9, A38). */
export function LoadingState({ text: words, slowText }: { text: string; slowText?: string }) {
  const isSlow = useHasWaited(SLOW_AFTER);
  return (
    <Quiet role="status">
      <p>{words}</p>
      {isSlow && slowText !== undefined && <p>{slowText}</p>}
    </Quiet>
  );
}

const Centred = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space(2)};
  padding-block: ${space(5)};
  text-align: center;
`;

const Picture = styled.div`
  width: min(11rem, 60%);
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

interface EmptyStateProps {
  title: string;
  text: ReactNode;
  titleLevel?: 2 | 3;
  /** The one thing to do about it. */
  children?: ReactNode;
}

/** Nothing here yet, and what could be. */
export function EmptyState({ title, text: words, titleLevel = 2, children }: EmptyStateProps) {
  const heading: ElementType = `h${titleLevel}`;
  return (
    <Centred>
      <Picture>
        <EmptyPicture />
      </Picture>
      <Title as={heading}>{title}</Title>
      <Text>{words}</Text>
      {children !== undefined && <Action>{children}</Action>}
    </Centred>
  );
}

const QuietError = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space(2)};
`;

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
        <Picture>
          <ErrorPicture />
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
