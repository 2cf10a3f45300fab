import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'Enter the code from your phone',
  lead: 'Open the code app on your phone, and type the six digits it shows for Spire.',
  code: 'Six-digit code',
  codeHint: 'The code changes every half minute. Missed it? Type the next one, there is no hurry.',
  check: 'Continue',
  checking: 'Checking the code...',
  incomplete: 'The code has six digits. Take another look.',
  wrong: 'That code did not match. Wait until the app shows a new one, and type that.',
  tooMany: 'Too many requests.',
  tryIn_one: 'Try again in about a minute.',
  tryIn_other: 'Try again in about {{count}} minutes.',
  noPhone: 'I do not have my phone',
  usePhone: 'Use the code from my phone instead',
  recoveryTitle: 'Use a recovery code',
  recoveryLead:
    'One of the ten codes you got when you turned on the code from your phone. You may have kept them on paper.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Upper or lower case, spaces and dashes make no difference.',
  recoveryEffectTitle: 'What happens',
  recoveryEffect:
    'The code from your phone is turned off, and your other recovery codes stop working. From then on you log in with your password alone. You can turn it on again under Security.',
  useRecovery: 'Use the code and log in',
  usingRecovery: 'Using the code...',
  recoveryMissing: 'Enter one of your recovery codes.',
  recoveryWrong: 'That code did not match. It may have been used before. Try one of the others.',
  recoveryDone: 'The code from your phone is turned off',
  recoveryDoneText: 'You can turn it on again under Security.',
} as const satisfies Mirror<typeof source>;
