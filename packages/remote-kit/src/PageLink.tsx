import { Link, type LinkProps } from 'react-router-dom';
import { usePagePath } from './pages.ts';

interface PageLinkProps extends Omit<LinkProps, 'to'> {
  /** Id of the page, which may belong to any remote or to the shell. */
  page: string;
  /** The query, without the question mark. */
  query?: string;
}

/**
 * A link to a page by its id; nothing at all where nobody owns that page. Also the `as` of whatever looks like a link:
 * `<Button as={PageLink} page="tools">`.
 */
export function PageLink({ page, query, ...link }: PageLinkProps) {
  const path = usePagePath(page);
  if (path === undefined) return null;
  return <Link {...link} to={query === undefined ? path : `${path}?${query}`} />;
}
