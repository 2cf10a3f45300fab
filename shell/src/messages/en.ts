import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  gate: {
    unreachableTitle: 'We cannot reach Spire',
    unreachableText: 'Check your internet connection and try again. Nothing is lost.',
    lateTitle: 'This is taking longer than usual',
    lateText: 'We are still trying to get your profile. You can wait a little, try again or log out.',
    failedTitle: 'We could not get your profile',
    failedText: 'Everything you have saved is safe. {{reason}}',
    failedStatus: 'Failed to fetch user profile: {{status}}',
  },
  help: {
    title: 'Help',
    lead: 'You do not have to feel a certain way to call.',
    numbersTitle: 'Someone to call',
    call: 'Call {{number}}',
    noAnswer: 'If no one answers, try one of the other numbers.',
    country: 'These numbers are for Norway. In another country, call the emergency number where you are.',
    checked: 'Last checked {{date}}.',
    notTreatmentTitle: 'Suggestions, not treatment',
    notTreatment:
      'Spire offers suggestions for everyday life. You decide which to follow. Spire makes no diagnosis and does not take the place of a doctor or therapist. If something makes you feel worse, stop.',
    watch:
      'Spire does not watch over you and tells no one. If you need help, you have to call, or ask someone to call for you.',
  },
  notFound: {
    title: 'We cannot find this page',
    router: 'This page was not added to the router.',
    text: 'That means the address may be mistyped, or the page has moved. Everything you have saved is safe.',
  },
  remote: {
    pageTitle: 'This page would not open',
    pageText: 'The rest of Spire works as before, and nothing you have saved is gone. Try again in a while.',
    cardTitle: 'We could not get this part',
    cardText: 'The rest of the page works as before.',
  },
  remotes: {
    missingTitle: 'This page is not here right now',
    missingText: 'We cannot get hold of this part of Spire. Everything you have saved is safe. Try again in a while.',
  },
  signOut: {
    done: 'You are now logged out',
    doneTitle: 'Logged out successfully',
    failed: 'Logout failed',
    failedText: 'Could not log out. Please try again.',
    failedHere: 'You are logged out on this device. The server is asked again while Spire is open.',
  },
} as const satisfies Mirror<typeof source>;
