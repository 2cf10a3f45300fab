import type { Mirror } from '@spire/i18n/catalogue';
import type source from './no.ts';

export default {
  confirmation: {
    subject: 'Confirm your email address',
    lead: 'Welcome to Spire. One step is left: confirm that this address is yours.',
    action: 'Confirm email address',
    details: 'The link and the code work for {{validity}}, and only once.',
    otherwise: 'If you did not sign up for Spire, you can ignore this email.',
  },
  magicLink: {
    subject: 'Log in to Spire',
    lead: 'This takes you straight into Spire, without a password.',
    action: 'Log in',
    details: 'The link and the code work for {{validity}}, and only once. Never give them to anyone.',
    otherwise: 'If you did not ask for this, you can ignore this email. Nothing in your account has changed.',
  },
  recovery: {
    subject: 'Make a new password for Spire',
    lead: 'You have asked to make a new password.',
    action: 'Make a new password',
    details: 'The link and the code work for {{validity}}, and only once. Never give them to anyone.',
    otherwise: 'If you did not ask for this, you can ignore this email. Your password is as it was.',
  },
  invite: {
    subject: 'You are invited to Spire',
    lead: 'Someone has invited you to Spire, a calm place to look after your energy, one small thing at a time.',
    action: 'Accept the invitation',
    details: 'The link and the code work for {{validity}}, and only once.',
    otherwise: 'If you do not want to use Spire, you can ignore this email.',
  },
  emailChangeCurrent: {
    subject: 'Do you want to change your email address in Spire?',
    lead: 'You have asked to change your email address in Spire to {{newEmail}}. Confirm it here, and in the email we have sent to the new address.',
    action: 'Yes, change the address',
    details: 'The link and the code work for {{validity}}, and only once.',
    otherwise:
      'If you did not ask for this, do not confirm it. Log in and make a new password, because someone else may be in your account.',
  },
  emailChangeNew: {
    subject: 'Confirm your new email address',
    lead: 'You have asked to use this address in Spire. Confirm that it is yours.',
    action: 'Confirm the address',
    details: 'The link and the code work for {{validity}}, and only once.',
    otherwise: 'If you did not ask for this, you can ignore this email. Then nothing happens.',
  },
  reauthentication: {
    subject: 'Your code from Spire',
    lead: 'Enter the code below in Spire, and we know it is you.',
    details: 'The code works for {{validity}}, and only once. Never give it to anyone.',
    otherwise:
      'If you did not ask for a code, someone else may be in your account. Log in and make a new password straight away.',
  },
  existingAccount: {
    subject: 'You already have a Spire account',
    lead: 'Someone just tried to sign up for Spire with this address. You already have an account, so you can log in as usual.',
    action: 'Go to login',
    details: 'If you have forgotten your password, you can make a new one on the login page.',
    otherwise: 'If it was not you, there is nothing you need to do. Nothing in your account has changed.',
  },
  addressTaken: {
    subject: 'Your email address is already in use in Spire',
    lead: 'Someone just wanted to use this address for another Spire account. It belongs to the account you already have, and that has not changed.',
    action: 'Go to login',
    details: 'If it was you, log in with this address as usual, or choose another address for the other account.',
    otherwise: 'If it was not you, there is nothing you need to do.',
  },
  passwordChanged: {
    subject: 'Your Spire password has been changed',
    lead: 'The password of your account has been changed. If you are logged in anywhere else, you are logged out there.',
    action: 'Go to login',
    details: 'If it was you, there is nothing you need to do.',
    otherwise:
      'If it was not you, make a new password straight away: choose “Forgot your password?” on the login page.',
  },
  emailChanged: {
    subject: 'Your email address in Spire has been changed',
    lead: 'Your Spire account has a new email address. From now on you log in with it, and we write to it.',
    details: 'If it was you, there is nothing you need to do.',
    otherwise: 'If it was not you, reply to this email as soon as you can. We will help you get your account back.',
  },
  factorAdded: {
    subject: 'A code app has been added in Spire',
    lead: 'Your account has a code app now. When you log in, we ask for a code from it.',
    action: 'Go to login',
    details: 'If it was you, there is nothing you need to do.',
    otherwise:
      'If it was not you, make a new password straight away: choose “Forgot your password?” on the login page.',
  },
  factorRemoved: {
    subject: 'A code app has been removed from Spire',
    lead: 'A code app has been removed from your account. When you log in, we no longer ask for a code from it.',
    action: 'Go to login',
    details: 'If it was you, there is nothing you need to do.',
    otherwise:
      'If it was not you, make a new password straight away: choose “Forgot your password?” on the login page.',
  },
  greeting: 'Hello,',
  codeBelow: 'If you are asked for a code, this is it:',
  code: 'Your code:',
  linkBelow: 'If the button does not work, copy this address into your browser:',
  signature: 'Kind regards, Spire',
} as const satisfies Mirror<typeof source>;
