import { common, useMessages, useProblemText, type SayableProblem } from '@spire/i18n';
import type { ReactNode } from 'react';
import { Notice } from './Notice.tsx';
import { Quiet } from './Quiet.tsx';

/** As much of a save as is said of it: the design knows no data layer. */
type Saving =
  | { kind: 'resting' | 'saving' | 'saved' | 'waiting' | 'refused' }
  | { kind: 'failed'; problem: SayableProblem };

interface SaveNoticeProps {
  state: Saving;
  /** Says what was not saved. */
  title: string;
  /** That it is kept, and what to do. */
  children?: ReactNode;
}

/**
 * The notice that something was not saved, where it was written (A22): the reason, when a person can do something about
 * it, and that nothing is lost; or that it is kept on this device and not sent yet (A37). Errors of fields stand beside
 * the fields; this notice says only that there are some.
 */
export function SaveNotice({ state, title, children }: SaveNoticeProps) {
  const tCommon = useMessages(common);
  const textOf = useProblemText();
  if (state.kind === 'refused') return <Notice kind="error">{tCommon('errors.VALIDATION_FAILED')}</Notice>;
  if (state.kind === 'waiting') return <Quiet role="status">{tCommon('states.waiting')}</Quiet>;
  if (state.kind !== 'failed') return null;
  return (
    <Notice kind="error" title={title}>
      {children}
      {state.problem.code !== 'INTERNAL' && <p>{textOf(state.problem)}</p>}
    </Notice>
  );
}
