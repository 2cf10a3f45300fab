import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  confirmingTitle: 'One moment',
  confirming: 'Confirming your email...',
  confirmedTitle: 'Email confirmed!',
  confirmedText: 'You’re logged in as {{email}}. One moment.',
  changedTitle: 'Your new address is confirmed',
  changedText: 'From now on you log in with {{email}}. One moment.',
  halfwayTitle: 'One more link',
  halfwayText:
    'This address is confirmed. Now press the link in the email we sent to the other address, and you’re done.',
  press: {
    confirmTitle: 'Confirm your email',
    confirmText: 'Press the button to confirm your address and log in here.',
    confirm: 'Confirm my email',
    recoveryTitle: 'New password',
    recoveryText: 'Press the button to set a new password. You’ll be logged in here.',
    recovery: 'Set a new password',
    loginTitle: 'Log in with the link',
    loginText: 'Press the button and you’re in.',
    login: 'Log in',
    changeTitle: 'Confirm your new address',
    changeText: 'Press the button to agree to the new email address.',
    change: 'Confirm the new address',
  },
  recipient: {
    for: 'This link is for {{email}}.',
    change: 'The account’s address will change from {{email}} to {{newEmail}}.',
    fromElsewhere:
      'You didn’t ask for the link in this browser. Only go on if the address is yours. Otherwise what you write ends up in someone else’s account.',
    withPassword:
      'Someone in another browser asked for an account with a password for this address. If it was you, the password works once you’ve confirmed.',
    confirm: 'Confirm {{email}}',
    recovery: 'New password for {{email}}',
    login: 'Log in as {{email}}',
    changeTo: 'Change to {{newEmail}}',
  },
  notMe: {
    open: 'It wasn’t me',
    ask: 'Delete the sign-up for {{email}}? The link will stop working, and so will the password that was chosen.',
    confirm: 'Yes, delete the sign-up',
    busy: 'Deleting...',
    keep: 'No, go back',
    failed: 'The sign-up wasn’t deleted. Try again.',
    doneTitle: 'The sign-up has been deleted',
    doneText: 'The link no longer works, and nobody can get in with it. You don’t need to do anything else.',
  },
  bannedTitle: 'The account is closed',
  signedInTitle: 'You’re logged in as {{email}}',
  signedInText:
    'The link logs in whoever got the email. If that’s another account, you’ll be logged out of this one here.',
  signedInOther: 'The link is for another account. If you go on, you’ll be logged out of this one here.',
  stay: 'Stay where I am',
  elsewhereTitle: 'Log in here',
  elsewhereText:
    'The link worked and your email is confirmed, but it was opened in a different browser from the one you started in. Log in to carry on.',
  elsewhereReset: 'Did you want a new password? Ask for a new link in this browser.',
  refusedTitle: 'Confirmation Error',
  refusedText: 'Could not confirm your email. Please try again.',
  refusedWhy:
    'The link may have been used already, or it’s too old. If you’ve confirmed before, just log in. If not, we’re happy to send a new one.',
  refusedOtherTitle: 'The link no longer works',
  refusedRecovery: 'Ask for a new link, and set a new password with that.',
  refusedLogin: 'Ask for a new link, or log in with your password.',
  refusedChange: 'If your address hasn’t changed, you can start again under Security.',
  refusedWhyOther: 'It may have been used already, or it’s too old.',
  sendNew: 'Send a new link',
  newPasswordInstead: 'I want to set a new password',
  unansweredTitle: 'We didn’t get an answer',
  offline: 'We couldn’t reach the server. Check your connection and try again. The link isn’t lost.',
} as const satisfies Mirror<typeof source>;
