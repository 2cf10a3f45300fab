import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'Enter the code from your phone',
  lead: 'Open the code app on your phone and type the six digits it shows for Spire.',
  code: 'Six-digit code',
  codeHint: 'The code changes every half minute. Missed it? Just type the next one.',
  check: 'Continue',
  checking: 'Checking the code...',
  incomplete: 'The code has six digits. Take another look.',
  wrong: 'That code didn’t match. Wait for the app to show a new one, and type that.',
  tooMany: 'Too many requests.',
  tryIn_one: 'Try again in about a minute.',
  tryIn_other: 'Try again in about {{count}} minutes.',
  noPhone: 'I don’t have my phone',
  usePhone: 'Use the code from my phone instead',
  recoveryTitle: 'Use a recovery code',
  recoveryLead: 'One of the ten codes you got when you turned on the code from your phone. You may have them on paper.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Capitals, spaces and dashes don’t matter.',
  recoveryEffectTitle: 'What happens',
  recoveryEffect:
    'The code from your phone is turned off, and your other recovery codes stop working. From then on you log in with just your password. You can turn it on again under Security.',
  useRecovery: 'Use the code and log in',
  usingRecovery: 'Using the code...',
  recoveryMissing: 'Enter one of your recovery codes.',
  recoveryWrong: 'That code didn’t match. It may have been used already. Try another one.',
  recoveryDone: 'The code from your phone is turned off',
  recoveryDoneText: 'You can turn it on again under Security.',
} as const satisfies Mirror<typeof source>;
