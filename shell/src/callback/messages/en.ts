import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  confirmingTitle: 'One moment',
  confirming: 'Confirming your email...',
  confirmedTitle: 'Email confirmed!',
  confirmedText: 'You are logged in as {{email}} and will go on in a moment.',
  changedTitle: 'Your new address is confirmed',
  changedText: 'From now on you log in with {{email}}. You will go on in a moment.',
  halfwayTitle: 'One more link',
  halfwayText:
    'This address is confirmed. Press the link in the email we sent to the other address too. Then the change is done.',
  press: {
    confirmTitle: 'Confirm your email',
    confirmText: 'Press the button to confirm your address and log in here.',
    confirm: 'Confirm my email',
    recoveryTitle: 'New password',
    recoveryText: 'Press the button to choose a new password. You will be logged in here.',
    recovery: 'Choose a new password',
    loginTitle: 'Log in with the link',
    loginText: 'Press the button and you are in.',
    login: 'Log in',
    changeTitle: 'Confirm your new address',
    changeText: 'Press the button to agree to the new email address.',
    change: 'Confirm the new address',
  },
  recipient: {
    for: 'This link is for {{email}}.',
    change: 'The account of {{email}} gets the new address {{newEmail}}.',
    fromElsewhere:
      'You did not ask for the link in this browser. Go on only if the address is yours. Otherwise what you write ends up in somebody else’s account.',
    withPassword:
      'Someone asked for an account with a password for this address, in another browser. If it was you, the password works once you have confirmed.',
    confirm: 'Confirm {{email}}',
    recovery: 'New password for {{email}}',
    login: 'Log in as {{email}}',
    changeTo: 'Change to {{newEmail}}',
  },
  notMe: {
    open: 'It was not me',
    ask: 'Delete the sign-up for {{email}}? Then the link no longer works, and the password that was chosen opens nothing.',
    confirm: 'Yes, delete the sign-up',
    busy: 'Deleting...',
    keep: 'No, go back',
    failed: 'The sign-up was not deleted. Try again.',
    doneTitle: 'The sign-up is deleted',
    doneText: 'The link no longer works, and nobody gets in with it. There is nothing more you need to do.',
  },
  bannedTitle: 'The account is closed',
  signedInTitle: 'You are logged in as {{email}}',
  signedInText:
    'The link logs in whoever got the email. If that is another account, you are logged out of this one here.',
  signedInOther: 'The link is for another account. If you go on, you are logged out of this one here.',
  stay: 'Stay where I am',
  elsewhereTitle: 'Log in here',
  elsewhereText:
    'The link worked and your email is confirmed. It was opened in another browser than the one you started in. Log in to go on.',
  elsewhereReset: 'Did you want a new password? Ask for a new link in this browser.',
  refusedTitle: 'Confirmation Error',
  refusedText: 'Could not confirm your email. Please try again.',
  refusedWhy:
    'The link may have been used before, or it is too old. If you have confirmed earlier, just log in. If not, we are happy to send a new one.',
  refusedOtherTitle: 'The link no longer works',
  refusedRecovery: 'Ask for a new link, and you can choose a new password with it.',
  refusedLogin: 'Ask for a new link, or log in with your password.',
  refusedChange: 'If your address has not changed, you can start again under Security.',
  refusedWhyOther: 'It may have been used before, or it is too old.',
  sendNew: 'Send a new link',
  newPasswordInstead: 'I want to make a new password',
  unansweredTitle: 'We got no answer',
  offline: 'We could not reach the server. Check your connection and try again. The link is not lost.',
} as const satisfies Mirror<typeof source>;
