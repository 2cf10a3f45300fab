/** @jest-environment @spire/testing/browserEnvironment */
import 'fake-indexeddb/auto';
import { closeToast, useToasts } from '@spire/remote-kit';
import type { Outcome } from '@spire/testing/loopback';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from './messages/en.ts';
import { answer, press, refuse, showBeforeAuth, type Asked } from './testing/authStandIn.tsx';
import { useSignOut } from './useSignOut.ts';

function LogOut() {
  const signOut = useSignOut();
  const toasts = useToasts();
  return (
    <>
      <button onClick={() => void signOut()}>Out</button>
      <button onClick={() => toasts.forEach(({ id }) => closeToast(id))}>Close</button>
      {toasts.map(({ id, kind, title, text = '' }) => (
        <p key={id}>{`${kind}: ${title} / ${text}`}</p>
      ))}
    </>
  );
}

const ended: Outcome = { status: 204, headers: {}, body: '' };
const FAILED = `error: Logout failed / Could not log out. Please try again. ${en.signOut.failedHere}`;
const DONE = 'success: Logged out successfully / You are now logged out';

async function logOut(reply: (asked: Asked) => Outcome) {
  const page = await showBeforeAuth(<LogOut />, { reply, language: 'en' });
  await press('Close');
  await press('Out');
  return page;
}

test.each([
  ['ended the session', ended],
  ['knows of none', refuse(403, 'session_not_found')],
])('done is said when the server %s', async (_, answered) => {
  const { hasSession } = await logOut(() => answered);
  await screen.findByText(DONE);
  expect(screen.queryByText(/^error/)).toBeNull();
  expect(hasSession()).toBe(false);
});

test('a log-out that the server did not do is told, clears this device, and is asked for again', async () => {
  const answers = [refuse(500, 'unexpected_failure'), refuse(500, 'unexpected_failure'), ended];
  const { hasSession, of } = await logOut(
    ({ what }) => (what === 'POST /logout' ? answers.shift() : undefined) ?? answer(404, {}),
  );
  await screen.findByText(FAILED);
  expect(screen.queryByText(/^success/)).toBeNull();
  expect(hasSession()).toBe(false);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(of('POST /logout')).toHaveLength(2));
  expect(screen.getByText(FAILED)).toBeTruthy();
  // The next try is listened for once the answer to this one has been read.
  await waitFor(() => {
    fireEvent(window, new Event('online'));
    expect(screen.getByText(DONE)).toBeTruthy();
  });
  expect(screen.queryByText(FAILED)).toBeNull();
  expect(of('POST /logout')).toHaveLength(3);
});

test('whoever came in again meanwhile is not said to be logged out', async () => {
  const answers = [refuse(500, 'unexpected_failure'), ended];
  const { hasSession, signIn } = await logOut(
    ({ what }) => (what === 'POST /logout' ? answers.shift() : undefined) ?? answer(404, {}),
  );
  await screen.findByText(FAILED);
  signIn();
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
  expect(screen.queryByText(/^success/)).toBeNull();
  expect(hasSession()).toBe(true);
});

test('a session that has to be renewed first is gone from the device all the same, however long that takes', async () => {
  const page = await showBeforeAuth(<LogOut />, { reply: () => 'hang', language: 'en' });
  const [key = ''] = Object.keys(localStorage).filter((each) => each.endsWith('-auth-token'));
  const session = JSON.parse(localStorage.getItem(key) ?? '{}') as object;
  localStorage.setItem(key, JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1000) - 60 }));
  await press('Close');
  await press('Out');
  await screen.findByText(FAILED, {}, { timeout: 6000 });
  expect(page.hasSession()).toBe(false);
});
