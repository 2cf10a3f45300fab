import { PageLink } from '@spire/remote-kit/router';
import { Icon } from '@spire/ui/Icon';
import { LinkButton } from '@spire/ui/LinkButton';
import type { ReactNode } from 'react';

/** The link back to the page that leads here. */
export function BackLink({ page, children }: { page: string; children: ReactNode }) {
  return (
    <LinkButton as={PageLink} page={page}>
      <Icon name="back" />
      {children}
    </LinkButton>
  );
}
