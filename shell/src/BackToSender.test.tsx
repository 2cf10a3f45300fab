/** @jest-environment jsdom */
import { pagesOf } from '@spire/domain/remoteRegistry';
import { common, startI18n } from '@spire/i18n';
import { sharePages } from '@spire/remote-kit';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { PrivacyPage } from './privacy/PrivacyPage.tsx';
import { privacy } from './privacy/messages/namespace.ts';
import { ShellProvider } from './ShellContext.tsx';

const me = { id: 'me', path: '/meg', access: 'signed-in', title: { no: 'Meg', en: 'Me' } };
const manifest = { contract: 2, name: 'mf-profile', pages: [me], cards: [], shortcuts: [] };

beforeAll(() => startI18n([common, privacy] as never));
beforeEach(() => sharePages(pagesOf({ 'mf-profile': { manifest } })));

function show(address: string, own?: string) {
  const config = { facts: {} } as never;
  render(
    <ShellProvider value={{ config, auth: () => Promise.reject(new Error('Nobody asks')), tell: () => undefined }}>
      <MemoryRouter initialEntries={[address]}>
        <PrivacyPage {...(own !== undefined && { own })} />
      </MemoryRouter>
    </ShellProvider>,
  );
}

const back = () => screen.queryAllByRole('link').filter((link) => link.querySelector('svg') !== null);
const ways = () => back().map((link) => link.getAttribute('href'));

test('the privacy panel opened from Me leads back there (spec 2 §2.12)', () => {
  show('/privacy?from=me', 'own');
  expect(ways()).toContain('/meg');
  expect(screen.getByRole('link', { name: 'Meg' })).toBeTruthy();
});

test('opened by its address it leads Home', () => {
  show('/privacy', 'own');
  expect(ways()).toEqual(['/home']);
});

test('a visitor has nowhere to go back to', () => {
  show('/privacy?from=me');
  expect(ways()).toEqual([]);
});
