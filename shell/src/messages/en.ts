import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  changeLanguage: 'Change language',
  gate: {
    unreachableTitle: 'We can’t reach Spire',
    unreachableText: 'Check your internet connection and try again. Nothing is lost.',
    lateTitle: 'This is taking longer than usual',
    lateText: 'We’re still trying to load your profile. You can wait a little, try again or log out.',
    failedTitle: 'We couldn’t load your profile',
    failedText: 'Everything you’ve saved is safe. {{reason}}',
    failedStatus: 'Failed to fetch user profile: {{status}}',
  },
  help: {
    title: 'Help',
    lead: 'You don’t have to feel a certain way to call.',
    numbersTitle: 'Someone to call',
    call: 'Call {{number}}',
    noAnswer: 'If no one answers, try another number.',
    country: 'These numbers are for Norway. Anywhere else, call your local emergency number.',
    checked: 'Last checked {{date}}.',
    notTreatmentTitle: 'Suggestions, not treatment',
    notTreatment:
      'Spire offers suggestions for everyday life, and you choose which to follow. It doesn’t diagnose anything, and it can’t take the place of a doctor or therapist. If something makes you feel worse, stop.',
    watch:
      'Spire doesn’t watch over you and doesn’t alert anyone. If you need help, you have to call, or ask someone to call for you.',
  },
  notFound: {
    title: 'We can’t find this page',
    router: 'This page was not added to the router.',
    text: 'That means the address may be wrong, or the page has moved. Everything you’ve saved is safe.',
  },
  remote: {
    pageTitle: 'This page wouldn’t open',
    pageText: 'The rest of Spire still works, and nothing you’ve saved is gone. We’ll keep trying.',
    cardTitle: 'We couldn’t load this part',
    cardText: 'The rest of the page still works. We’ll keep trying.',
  },
  remotes: {
    missingTitle: 'This page isn’t here right now',
    missingText: 'We can’t load this part of Spire. Everything you’ve saved is safe. Try again in a little while.',
  },
  signOut: {
    done: 'You are now logged out',
    doneTitle: 'Logged out successfully',
    failed: 'Logout failed',
    failedText: 'Could not log out. Please try again.',
    failedHere: 'You’re logged out on this device. Spire keeps asking the server while it’s open.',
  },
} as const satisfies Mirror<typeof source>;
