/** @jest-environment @spire/testing/browserEnvironment */
import { screen, waitFor } from '@testing-library/react';
import { answer, press, refuse, showBeforeAuth, write } from '../testing/authStandIn.tsx';
import { CheckEmail } from './CheckEmail.tsx';
import en from './messages/en.ts';
import no from './messages/no.ts';

const onBack = jest.fn();

describe.each(['no', 'en'] as const)('the screen that waits for a mail (%s)', (language) => {
  const { checkEmail, mailedCode } = language === 'no' ? no : en;

  const show = (props: Pick<Parameters<typeof CheckEmail>[0], 'kind' | 'beginsWithCode'>) =>
    showBeforeAuth(<CheckEmail {...props} email="kari@example.org" onBack={onBack} />, {
      reply: () => answer(200, {}),
      language,
      isSignedIn: false,
    });

  it.each(['signup', 'recovery', 'magiclink'] as const)('begins with the code of a %s mail', async (kind) => {
    await show({ kind });
    const [first] = document.querySelectorAll('input, button, a');
    expect(first).toBe(screen.getByLabelText(mailedCode.label));
    expect(document.activeElement).not.toBe(first);
    expect(document.body.textContent).toContain('kari@example.org');
    const hint = kind === 'signup' ? checkEmail.click : checkEmail.spam;
    expect(screen.getByText(hint)).toBeTruthy();
    await press(checkEmail.back);
    expect(onBack).toHaveBeenCalled();
  });

  it('has the tip of the link for a new account', async () => {
    await show({ kind: 'signup' });
    expect(screen.getByText(checkEmail.tip)).toBeTruthy();
  });

  it('gives the code the focus when it was asked for', async () => {
    await show({ kind: 'magiclink', beginsWithCode: true });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(mailedCode.label)));
  });
});

test('a code goes off with its last digit, and one that was refused only by its button', async () => {
  const { mailedCode } = no;
  const { of } = await showBeforeAuth(<CheckEmail kind="email" email="kari@example.org" onBack={onBack} />, {
    reply: () => refuse(403, 'otp_expired'),
    isSignedIn: false,
  });
  const sent = () => of('POST /verify').map(({ token }) => token);
  const refused = async (count: number) => {
    await waitFor(() => expect(sent()).toHaveLength(count));
    await screen.findByRole('button', { name: mailedCode.submit });
  };
  await write(mailedCode.label, '12345');
  expect(sent()).toEqual([]);
  await write(mailedCode.label, '123 456');
  await refused(1);
  await write(mailedCode.label, '12345');
  await write(mailedCode.label, '123456');
  await write(mailedCode.label, '1234567');
  expect(sent()).toEqual(['123456']);
  await press(mailedCode.submit);
  await refused(2);
  await write(mailedCode.label, '654321');
  await refused(3);
  expect(sent()).toEqual(['123456', '1234567', '654321']);
});
