import type { ElementType } from 'react';

/**
 * The element of a link: a router's `Link` with `to`, a `PageLink` with `page`, or a plain `href`. The components here
 * know no router.
 */
export interface LinkTarget {
  as?: ElementType;
  to?: string;
  page?: string;
  query?: string;
  href?: string;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}
