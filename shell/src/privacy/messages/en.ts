import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  privacy: {
    title: 'Privacy',
    lead: 'In short, with no small print.',
    summaryTitle: 'What matters most',
    summaryOthers: 'Other users can’t see what you write.',
    summarySealed: 'What you write is locked. The people who run the service hold the key.',
    summaryAi: 'AI only writes suggestions if you say yes. Without a yes, nothing is sent.',
    summaryAds: 'No ads, no tracking, no selling your data.',
    summaryDevice: 'Some of it is kept on your device, so you can read and write offline.',
    summaryYours: 'You can take everything with you, and you can delete everything.',
    summaryConsent: 'You can always take back a yes.',
    summaryAge: 'Spire is for people aged 16 and over.',
    wholeTitle: 'All of it, point by point',
    keptTitle: 'What we keep',
    keptAccount: 'Your email address, and your password as a code that can’t be turned back into it.',
    keptProfile:
      'What you tell us when you start: nickname, considerations, capacity, goals and what you’d rather avoid.',
    keptDays: 'Check-ins, moods, memories, pictures, tasks, suggestions and exercises, with their dates.',
    keptPeople: 'The names you write of people you can turn to. Nicknames are fine.',
    keptPlan: 'Your plan for hard days, locked, if you make one.',
    keptReminders:
      'If you want reminders: what we remind you of and when, and your browser’s address, which is kept locked. We delete the address when you log out there.',
    keptLog: 'When your account was used and changed, and in what kind of browser. We delete this after 400 days.',
    whyTitle: 'Why',
    why: 'Some of this says something about your health. We only use it to give you suggestions that fit, and to show you your own path. You choose what you write.',
    whereTitle: 'Where it’s kept',
    whereHost: 'The service is run by {{host}}.',
    whereRegion: 'Your data is kept in {{region}}.',
    whereApart:
      'The database only shows a row to the person who owns it. That rule is in the database itself, so a bug in the app won’t show you other people’s data either.',
    whereSealed:
      'What you write in your own words is locked with a key that’s yours alone. A copy of the database doesn’t show it. The people who run the service can still unlock it: otherwise the app couldn’t show you your own words.',
    whereTraffic: 'Traffic between you and the service is encrypted when the service runs on https.',
    aiTitle: 'AI',
    ai: 'If you say yes to AI, today’s answers are sent, along with what the suggestion should build on. Names are swapped first. Your email address, your pictures and your identity never leave Spire.',
    aiProvider: 'The texts are written by {{provider}}.',
    aiKept_one: 'What’s sent is kept there for up to {{count}} day.',
    aiKept_other: 'What’s sent is kept there for up to {{count}} days.',
    aiNotKept: 'Nothing that’s sent is kept there.',
    deviceTitle: 'On your device',
    device:
      'Your device keeps your language, how Spire looks, your login and what you’re writing. It also keeps, locked, what you last saw and what hasn’t been sent yet. Logging out removes everything but language and looks. What was tried here without an account is deleted after seven days, or when you want. If you share the device, log out when you’re done.',
    goneTitle: 'When something is deleted',
    gone: 'If you delete your account, everything is gone from Spire at once: what you wrote, your pictures, your key, your logins and the emails we sent you.',
    goneFiles_one:
      'Traces may stay in the database files for up to {{count}} hour. Then the files are rewritten without them.',
    goneFiles_other:
      'Traces may stay in the database files for up to {{count}} hours. Then the files are rewritten without them.',
    goneHosted: 'Traces may stay in the database files until their space is used again. We can’t promise when that is.',
    goneBackup_one:
      'Backups may hold what was deleted for up to {{count}} more day: dates and choices, and what you wrote, locked. Then it’s gone there too.',
    goneBackup_other:
      'Backups may hold what was deleted for up to {{count}} more days: dates and choices, and what you wrote, locked. Then it’s gone there too.',
    goneNoBackup: 'No backups keep a copy of it.',
    rightsTitle: 'Your rights',
    rights:
      'You can see what we have, correct it, take it with you, delete it and take back a yes. These are your rights under the General Data Protection Regulation (GDPR). If you disagree with us, you can complain to your data protection authority.',
    rightsContact: 'Any questions? Write to {{contact}}.',
    consentTitle: 'What you accept',
    consent:
      'When you create an account, you accept that we keep this as described here. We ask about health and AI separately. You can change your mind any time.',
    close: 'Close',
    ownTitle: 'Your own data',
    ownLater: 'You’re not logged in, so there’s no data here to view, download or delete.',
    own: { view: 'View my data', download: 'Download my data', delete: 'Delete all my data' },
  },
} as const satisfies Mirror<typeof source>;
