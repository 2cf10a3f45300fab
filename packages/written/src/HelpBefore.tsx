import { withWords } from '@spire/remote-kit/withWords';
import { lazy, Suspense, type ReactNode } from 'react';
import { written } from './messages/namespace.ts';
import type { HelpFirst } from './useHelpFirst.ts';

const HelpFound = lazy(
  withWords(() => import('./HelpFound.tsx').then((found) => ({ default: found.HelpFound })), [written]),
);
const HelpCard = lazy(
  withWords(() => import('./HelpCard.tsx').then((found) => ({ default: found.HelpCard })), [written]),
);

interface HelpBeforeProps {
  of: HelpFirst;
  /** Whether it stands within a page that has its own headline. */
  isInPage?: boolean;
  children: ReactNode;
}

/** The content, or help in its place until it is closed (D49). Few ever see help: it is fetched then. */
export function HelpBefore({ of: { crisis, told, goOn, notAboutMe }, isInPage = false, children }: HelpBeforeProps) {
  if (crisis === null) return children;
  const Help = isInPage ? HelpCard : HelpFound;
  return (
    <Suspense fallback={null}>
      <Help crisis={crisis} told={told} onGoOn={goOn} onNotMe={notAboutMe} />
    </Suspense>
  );
}
