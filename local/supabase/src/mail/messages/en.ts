import type { Mirror } from '@spire/i18n/catalogue';
import type source from './no.ts';

export default {
  confirmation: {
    subject: 'Confirm your email address',
    lead: 'Welcome to Spire. One step is left: confirm that this address is yours.',
    action: 'Confirm email address',
    details:
      'The link works for {{validity}}, and only once. Open it on the same device and in the same browser you signed up in, and you are logged in straight away.',
    otherwise: 'If you did not sign up for Spire, you can ignore this email.',
  },
  existingAccount: {
    subject: 'You already have a Spire account',
    lead: 'Someone just tried to sign up for Spire with this address. You already have an account, so you can log in as usual.',
    action: 'Go to login',
    details: 'If you have forgotten your password, you can make a new one on the login page.',
    otherwise: 'If it was not you, there is nothing you need to do. Nothing in your account has changed.',
  },
  recovery: {
    subject: 'Make a new password for Spire',
    lead: 'You have asked to make a new password.',
    action: 'Make a new password',
    details:
      'The link works for {{validity}}, and only once. Open it on the same device and in the same browser you asked for it in.',
    otherwise: 'If you did not ask for this, you can ignore this email. Your password is as it was.',
  },
  greeting: 'Hello,',
  linkBelow: 'If the button does not work, copy this address into your browser:',
  signature: 'Kind regards, Spire',
} as const satisfies Mirror<typeof source>;
