/** @jest-environment jsdom */
import { pagesOf } from '@spire/domain/remoteRegistry';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PageLink } from './PageLink.tsx';
import { sharePages } from './pages.ts';

const garden = { id: 'garden', path: '/garden', access: 'signed-in', title: { no: 'Hage', en: 'Garden' } };
const manifest = { contract: 2, name: 'mf-garden', pages: [garden], cards: [], shortcuts: [] };

function show(query?: string) {
  render(
    <MemoryRouter>
      <PageLink page="garden" {...(query === undefined ? {} : { query })}>
        Garden
      </PageLink>
    </MemoryRouter>,
  );
}

test('a link leads to the page of that id, with what is asked of it', () => {
  sharePages(pagesOf({ 'mf-garden': { manifest } }));
  show('view=new');
  expect(screen.getByRole('link', { name: 'Garden' }).getAttribute('href')).toBe('/garden?view=new');
});

test('a link is not there while nobody owns its page, and comes with the owner', () => {
  sharePages(pagesOf({}));
  show();
  expect(screen.queryByText('Garden')).toBeNull();
  act(() => sharePages(pagesOf({ 'mf-garden': { manifest } })));
  expect(screen.getByRole('link', { name: 'Garden' }).getAttribute('href')).toBe('/garden');
});
