import { common, useMessages, useProblemText, type SayableProblem } from '@spire/i18n';
import { Fragment, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';
import { Stack } from './Stack.tsx';
import { ErrorState, LoadingState } from './states.tsx';
import { space } from './tokens.ts';

/** As much of a read as is drawn: the design knows no data layer, and whatever reads can hand it these. */
type Reading<T> = { retry: () => void } & (
  | { kind: 'loading' }
  | { kind: 'failed'; problem: SayableProblem; before: T | undefined }
  | { kind: 'empty' | 'ready'; data: T }
);

interface ReadProps<T> {
  of: Reading<T>;
  /** Words for what is on its way; the shared ones when left out. */
  loading?: string;
  /** Words for what could not be had, and that nothing is lost; `text` is why, in the shared words, when left out. */
  failed: { title: string; text?: string };
  /** In place of what is there when there is nothing yet. */
  empty?: ReactNode;
  /** Inside a card: words and button only. */
  isQuiet?: boolean;
  titleLevel?: 2 | 3;
  /** Draws what is there, also when it may be old. */
  children: (data: T) => ReactNode;
}

/**
 * The four states of everything that is read. Earlier content stays after a failure, under a notice that it may be old,
 * and in place, so that text being typed there is kept; a failure is never shown as an empty result (trap 31). The
 * shell alone says that there is no network, once; what is not on the device is then one row where it would stand.
 */
export function Read<T>({ of, loading, failed, empty, isQuiet = false, titleLevel = 2, children }: ReadProps<T>) {
  const tCommon = useMessages(common);
  const textOf = useProblemText();
  switch (of.kind) {
    case 'loading':
      return <LoadingState text={loading ?? tCommon('states.loading')} slowText={tCommon('states.loadingSlow')} />;
    case 'failed':
      if (of.before === undefined && of.problem.code === 'NETWORK' && !navigator.onLine)
        return <p role="status">{tCommon('states.needsNetwork')}</p>;
      if (of.before === undefined)
        return (
          <ErrorState
            isQuiet={isQuiet}
            titleLevel={titleLevel}
            title={failed.title}
            text={failed.text ?? textOf(of.problem)}
            retryLabel={tCommon('actions.retry')}
            onRetry={of.retry}
          />
        );
      return (
        <>
          {of.problem.code === 'NETWORK' && !navigator.onLine ? null : (
            <MaybeOld title={failed.title} onRetry={of.retry} />
          )}
          <Fragment key="data">{children(of.before)}</Fragment>
        </>
      );
    case 'empty':
      return empty ?? <Fragment key="data">{children(of.data)}</Fragment>;
    case 'ready':
      return (
        <>
          {null}
          <Fragment key="data">{children(of.data)}</Fragment>
        </>
      );
  }
}

/** A notice that the data shown may be old. */
function MaybeOld({ title, onRetry }: { title: string; onRetry: () => void }) {
  const tCommon = useMessages(common);
  return (
    <Above>
      <Notice kind="error" title={title}>
        <Stack $gap={3}>
          <p>{tCommon('states.stale')}</p>
          <div>
            <Button type="button" $variant="secondary" onClick={onRetry}>
              {tCommon('actions.retry')}
            </Button>
          </div>
        </Stack>
      </Notice>
    </Above>
  );
}

const Above = styled.div`
  margin-bottom: ${space(4)};
`;
