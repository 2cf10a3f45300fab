import type { Mirror } from '@spire/i18n/catalogue';
import type source from './no.ts';

export default {
  confirmation: {
    subject: 'Confirm your email address',
    lead: 'Welcome to Spire. Just one step left: confirm that this address is yours.',
    action: 'Confirm email address',
    details: 'The link and the code work for {{validity}}, and only once.',
    otherwise: 'If you didn’t sign up for Spire, you can ignore this email.',
  },
  magicLink: {
    subject: 'Log in to Spire',
    lead: 'This takes you straight into Spire, with no password.',
    action: 'Log in',
    details: 'The link and the code work for {{validity}}, and only once. Don’t share them with anyone.',
    otherwise: 'If you didn’t ask for this, you can ignore this email. Nothing in your account has changed.',
  },
  recovery: {
    subject: 'Set a new password for Spire',
    lead: 'You asked to set a new password.',
    action: 'Set a new password',
    details: 'The link and the code work for {{validity}}, and only once. Don’t share them with anyone.',
    otherwise: 'If you didn’t ask for this, you can ignore this email. Your password hasn’t changed.',
  },
  invite: {
    subject: 'You’re invited to Spire',
    lead: 'Someone has invited you to Spire, a calm place to look after your energy, one small thing at a time.',
    action: 'Accept the invitation',
    details: 'The link and the code work for {{validity}}, and only once.',
    otherwise: 'If you don’t want to use Spire, you can ignore this email.',
  },
  emailChangeCurrent: {
    subject: 'Do you want to change your email address in Spire?',
    lead: 'You asked to change your email address in Spire to {{newEmail}}. Confirm it here, and in the email we sent to the new address.',
    action: 'Yes, change the address',
    details: 'The link and the code work for {{validity}}, and only once.',
    otherwise:
      'If you didn’t ask for this, don’t confirm it. Log in and set a new password, because someone else may be in your account.',
  },
  emailChangeNew: {
    subject: 'Confirm your new email address',
    lead: 'You asked to use this address in Spire. Confirm that it’s yours.',
    action: 'Confirm the address',
    details: 'The link and the code work for {{validity}}, and only once.',
    otherwise: 'If you didn’t ask for this, you can ignore this email, and nothing will happen.',
  },
  reauthentication: {
    subject: 'Your code from Spire',
    lead: 'Enter the code below in Spire, so we know it’s you.',
    details: 'The code works for {{validity}}, and only once. Don’t share it with anyone.',
    otherwise:
      'If you didn’t ask for a code, someone else may be in your account. Log in and set a new password straight away.',
  },
  existingAccount: {
    subject: 'You already have a Spire account',
    lead: 'Someone just tried to sign up for Spire with this address. You already have an account, so you can log in as usual.',
    action: 'Go to login',
    details: 'If you’ve forgotten your password, you can set a new one on the login page.',
    otherwise: 'If it wasn’t you, you don’t need to do anything. Nothing in your account has changed.',
  },
  addressTaken: {
    subject: 'Your email address is already in use in Spire',
    lead: 'Someone just tried to use this address for another Spire account. It belongs to the account you already have, and that hasn’t changed.',
    action: 'Go to login',
    details: 'If it was you, log in with this address as usual, or choose another address for the other account.',
    otherwise: 'If it wasn’t you, you don’t need to do anything.',
  },
  passwordChanged: {
    subject: 'Your Spire password has been changed',
    lead: 'The password for your account has been changed. If you were logged in anywhere else, you’ve been logged out there.',
    action: 'Go to login',
    details: 'If it was you, you don’t need to do anything.',
    otherwise: 'If it wasn’t you, set a new password straight away: choose “Forgot your password?” on the login page.',
  },
  emailChanged: {
    subject: 'Your email address in Spire has been changed',
    lead: 'Your Spire account has a new email address. From now on you log in with it, and that’s where we’ll write to you.',
    details: 'If it was you, you don’t need to do anything.',
    otherwise: 'If it wasn’t you, reply to this email as soon as you can. We’ll help you get your account back.',
  },
  factorAdded: {
    subject: 'A code app has been added to Spire',
    lead: 'Your account now has a code app. When you log in, we’ll ask for a code from it.',
    action: 'Go to login',
    details: 'If it was you, you don’t need to do anything.',
    otherwise: 'If it wasn’t you, set a new password straight away: choose “Forgot your password?” on the login page.',
  },
  factorRemoved: {
    subject: 'A code app has been removed from Spire',
    lead: 'A code app has been removed from your account. We’ll no longer ask for a code from it when you log in.',
    action: 'Go to login',
    details: 'If it was you, you don’t need to do anything.',
    otherwise: 'If it wasn’t you, set a new password straight away: choose “Forgot your password?” on the login page.',
  },
  greeting: 'Hello,',
  codeBelow: 'If you’re asked for a code, here it is:',
  code: 'Your code:',
  linkBelow: 'If the button doesn’t work, copy this address into your browser:',
  signature: 'Kind regards, Spire',
} as const satisfies Mirror<typeof source>;
