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
  signOut: { done: 'You are now logged out' },
} as const satisfies Mirror<typeof source>;
