import { usePageTitle } from '@spire/remote-kit';
import { PageLink, useSearchParams } from '@spire/remote-kit/router';
import { icon } from '@spire/ui/tokens.ts';
import { ArrowLeft } from 'lucide-react';

/** The way back to the page whose id is in `?from=`; to Home where none is. */
export function BackToSender() {
  const [query] = useSearchParams();
  const from = query.get('from') ?? 'home';
  const title = usePageTitle(from);
  return (
    <PageLink page={from}>
      <ArrowLeft {...icon} />
      {title}
    </PageLink>
  );
}
