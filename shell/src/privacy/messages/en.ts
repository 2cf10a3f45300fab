import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  privacy: {
    title: 'Privacy',
    lead: 'In short, and with no small print.',
    summaryTitle: 'What matters most',
    summaryOthers: 'Other users cannot see what you write.',
    summaryServer: 'Those who run the server are technically able to read the database.',
    summaryAi:
      'AI writes suggestions only if you say yes to it. Without a yes they are ready-made texts, and nothing is sent.',
    summaryAds: 'No ads, no tracking, no selling of data.',
    summaryDevice:
      'Your device keeps your language, the look, your login, what you are writing, and sealed: what you saw last and what has not been sent.',
    summaryAge: 'Spire is for people of 16 and over.',
    keptTitle: 'What we keep',
    keptAccount: 'Your email address, and your password as a code that no one can read backwards.',
    keptProfile:
      'What you answer when you start: nickname, considerations, capacity, goals and what you want to avoid.',
    keptDays: 'Your check-ins and memories, with their dates.',
    whyTitle: 'Why',
    why: 'Some of this says something about your health. We use it only to give you suggestions that fit, and to show you your own way. You choose what you write.',
    apartTitle: 'How it is kept apart',
    apart:
      "The database only lets the owner of a row through. The rule lives in the database itself, so a fault in the app does not show you other people's data either. Traffic between you and the service is encrypted where the service runs on https.",
    deviceTitle: 'On your device',
    device:
      'When you log out, login, drafts and everything sealed are removed from here. Language and look stay. If you share the device with others, log out when you are done.',
    rightsTitle: 'Your rights',
    rights:
      'You can correct what you have answered at any time. You have the right to get a copy of everything and to have everything deleted. Buttons for that can be used once they are in place and you are logged in; until then, ask whoever runs the service.',
    consentTitle: 'What you accept',
    consent:
      'When you create an account, you accept that we keep this in the way it says here. You can change your mind. That is a right under the General Data Protection Regulation (GDPR).',
    close: 'Close',
    ownTitle: 'Your own data',
    ownLater: 'You are not logged in, so there is no data here to view, download or delete.',
    own: { view: 'View my data', download: 'Download my data', delete: 'Delete all my data' },
  },
} as const satisfies Mirror<typeof source>;
