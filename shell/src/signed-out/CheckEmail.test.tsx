/** @jest-environment @spire/testing/browserEnvironment */
import { screen, waitFor } from '@testing-library/react';
import { answer, press, showBeforeAuth } from '../testing/authStandIn.tsx';
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
