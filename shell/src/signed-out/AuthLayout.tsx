import { Page } from '@spire/ui/Page';
import { useEffect, type ReactNode } from 'react';

/** One form with its title, seen from its top. */
export function AuthLayout({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  useEffect(() => {
    // No value must come back: newer browsers answer with a promise.
    window.scrollTo(0, 0);
  }, [title]);
  return (
    <Page key={title} title={title} lead={lead} isNarrow>
      {children}
    </Page>
  );
}
