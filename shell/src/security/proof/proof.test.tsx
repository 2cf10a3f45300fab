/** @jest-environment @spire/testing/browserEnvironment */
import type { Language } from '@spire/domain/languages';
import type { Outcome } from '@spire/testing/loopback';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { NewPasswordForm } from '../../callback/NewPasswordForm.tsx';
import {
  answer,
  errorAt,
  PERSON,
  press,
  refuse,
  showBeforeAuth,
  write,
  type Asked,
} from '../../testing/authStandIn.tsx';
import { EmailForm } from '../email/EmailForm.tsx';
import securityEn from '../messages/en.ts';
import securityNo from '../messages/no.ts';
import { PasswordForm } from '../password/PasswordForm.tsx';
import visitorEn from '../../signed-out/messages/en.ts';
import visitorNo from '../../signed-out/messages/no.ts';

const WORDS = {
  no: { ...securityNo, fields: visitorNo.fields, newPassword: visitorNo.newPassword },
  en: { ...securityEn, fields: visitorEn.fields, newPassword: visitorEn.newPassword },
} as const;
const NEW = 'Stille-Kveld-31!';

/** The auth service of somebody who signed in a while ago. */
function asService({ what, body }: Asked): Outcome {
  if (what === 'GET /reauthenticate') return answer(200, {});
  const { current_password: old, nonce } = body;
  if (nonce !== undefined) return nonce === '123456' ? answer(200, PERSON) : refuse(422, 'reauthentication_not_valid');
  if (old !== undefined) return old === 'old' ? answer(200, PERSON) : refuse(400, 'current_password_invalid');
  return refuse(400, 'reauthentication_needed');
}

interface Form {
  show: (onDone: () => void) => ReactNode;
  fill: (language: Language) => Promise<void>;
  submit: (language: Language) => string;
  sent: Record<string, string>;
}

async function fillPasswords(language: Language): Promise<void> {
  const { fields } = WORDS[language];
  await write(fields.newPassword, NEW);
  await write(fields.newPasswordAgain, NEW);
}

const FORMS: Record<'password' | 'address', Form> = {
  password: {
    show: (onDone) => <PasswordForm onClose={onDone} />,
    fill: fillPasswords,
    submit: (language) => WORDS[language].password.submit,
    sent: { password: NEW },
  },
  address: {
    show: (onDone) => <EmailForm email={PERSON.email} onClose={onDone} />,
    fill: (language) => write(WORDS[language].email.label, 'new@example.org'),
    submit: (language) => WORDS[language].email.submit,
    sent: { email: 'new@example.org' },
  },
};

async function begin(what: keyof typeof FORMS, language: Language) {
  const form = FORMS[what];
  const onDone = jest.fn();
  const page = await showBeforeAuth(form.show(onDone), { reply: asService, language });
  await form.fill(language);
  const submit = () => press(form.submit(language));
  await submit();
  await screen.findByLabelText(WORDS[language].proof.current);
  return { ...page, form, onDone, submit };
}

describe.each<[keyof typeof FORMS, Language]>([
  ['password', 'no'],
  ['password', 'en'],
  ['address', 'no'],
  ['address', 'en'],
])('a new %s, some time after logging in (%s)', (what, language) => {
  const { proof, troubles, code } = WORDS[language];

  it('asks for the old password in place, and tells a wrong one beside its field', async () => {
    const { of, form, onDone, submit } = await begin(what, language);
    expect(errorAt(proof.current)).toBeUndefined();
    await submit();
    expect(errorAt(proof.current)).toBe(proof.currentMissing);
    await write(proof.current, 'wrong');
    await submit();
    await waitFor(() => expect(errorAt(proof.current)).toBe(troubles.wrongPassword));
    await write(proof.current, 'old');
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(of('PUT /user')).toMatchObject([
      form.sent,
      { ...form.sent, current_password: 'wrong' },
      { ...form.sent, current_password: 'old' },
    ]);
  });

  it('takes a code by mail in its place, and tells a wrong one beside its field', async () => {
    const { of, form, onDone, submit } = await begin(what, language);
    await submit();
    await press(proof.byCode);
    await screen.findByLabelText(proof.codeLabel);
    expect(of('GET /reauthenticate')).toHaveLength(1);
    expect(screen.queryByLabelText(proof.current)).toBeNull();
    expect(errorAt(proof.codeLabel)).toBeUndefined();
    await submit();
    expect(errorAt(proof.codeLabel)).toBe(code.missing);
    await write(proof.codeLabel, '654 321');
    await submit();
    await waitFor(() => expect(errorAt(proof.codeLabel)).toBe(troubles.wrongMailCode));
    await write(proof.codeLabel, '123 456');
    await submit();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(of('PUT /user').slice(1)).toMatchObject([
      { ...form.sent, nonce: '654321' },
      { ...form.sent, nonce: '123456' },
    ]);
  });
});

it('a new password long after its link was opened asks for a code at once', async () => {
  const onDone = jest.fn();
  const { of } = await showBeforeAuth(<NewPasswordForm email={PERSON.email} onDone={onDone} />, { reply: asService });
  await fillPasswords('no');
  await press(WORDS.no.newPassword.submit);
  await write(WORDS.no.proof.codeLabel, '123456');
  await press(WORDS.no.newPassword.submit);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(of('PUT /user')).toMatchObject([{ password: NEW }, { password: NEW, nonce: '123456' }]);
});
