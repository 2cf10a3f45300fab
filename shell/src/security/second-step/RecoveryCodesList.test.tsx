/** @jest-environment jsdom */
import { common, startI18n } from '@spire/i18n';
import { SessionProvider } from '@spire/remote-kit';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { security } from '../messages/namespace.ts';
import { RecoveryCodesList } from './RecoveryCodesList.tsx';

const CODES = ['MCYNR-CFKKP', '3HVTW-H4FWR'];
const onDone = jest.fn();

beforeAll(() => startI18n([common, security] as never));
beforeEach(() => {
  onDone.mockReset();
  render(
    <SessionProvider value={{ userId: 'kari', email: 'kari@example.org', signOut: () => Promise.resolve(true) }}>
      <RecoveryCodesList codes={CODES} onDone={onDone} />
    </SessionProvider>,
  );
});
afterEach(cleanup);

test('nobody leaves by mistake without having put the codes away', () => {
  const done = screen.getByRole('button', { name: 'Ferdig' });
  fireEvent.click(done);
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toMatch(/Kryss av/);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(done);
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('the list has a name, and the paper has every code and whose they are', () => {
  const list = screen.getByRole('list', { name: 'Gjenopprettingskoder' });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual(CODES);
  const paper = document.getElementById('recovery-codes')?.textContent;
  for (const each of [...CODES, 'kari@example.org']) expect(paper).toContain(each);
});
