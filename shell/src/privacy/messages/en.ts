import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  privacy: {
    title: 'Privacy',
    lead: 'In short, and with no small print.',
    summaryTitle: 'What matters most',
    summaryOthers: 'Other users cannot see what you write.',
    summarySealed: 'What you write is kept locked. Those who run the service hold the key.',
    summaryAi: 'AI writes suggestions only if you say yes to it. Without a yes, nothing is sent.',
    summaryAds: 'No ads, no tracking, no selling of data.',
    summaryDevice: 'Some of it lies on your device, so that you can read and write without a network.',
    summaryYours: 'You can take everything with you, and you can delete everything.',
    summaryConsent: 'A yes can always be taken back.',
    summaryAge: 'Spire is for people of 16 and over.',
    keptTitle: 'What we keep',
    keptAccount: 'Your email address, and your password as a code that cannot be turned back into it.',
    keptProfile:
      'What you answer when you start: nickname, considerations, capacity, goals and what you want to avoid.',
    keptDays: 'Check-ins, moods, memories, pictures, tasks, suggestions and exercises, with their dates.',
    keptPeople: 'The names you write of people you can turn to. A nickname will do.',
    keptReminders:
      'If you want reminders: what and when, and the address of your browser, locked. The last is deleted when you log out there.',
    keptLog: 'When your account was used and changed, and from what kind of browser. This is deleted after 400 days.',
    whyTitle: 'Why',
    why: 'Some of this says something about your health. We use it only to give you suggestions that fit, and to show you your own way. You choose what you write.',
    whereTitle: 'Where it lies',
    whereHost: 'The service is run by {{host}}.',
    whereRegion: 'Your data is kept in {{region}}.',
    whereApart:
      "The database only lets the owner of a row through. The rule lives in the database itself, so a fault in the app does not show you other people's data either.",
    whereSealed:
      'What you write in your own words is locked with a key that is yours alone. A copy of the database does not show it. Those who run the service can still unlock it: otherwise the app could not show you your own words.',
    whereTraffic: 'Traffic between you and the service is encrypted where the service runs on https.',
    aiTitle: 'AI',
    ai: "If you say yes to AI, today's answers and what the suggestion is to build on are sent. Names are swapped first. Your email address, your pictures and who you are, are never sent.",
    aiProvider: 'The texts are written by {{provider}}.',
    aiKept_one: 'What is sent stays there for up to {{count}} day.',
    aiKept_other: 'What is sent stays there for up to {{count}} days.',
    aiNotKept: 'What is sent does not stay there.',
    deviceTitle: 'On your device',
    device:
      'It keeps your language, the look, your login, what you are writing, and locked: what you saw last and what has not been sent. When you log out, all of it but language and look is removed. If you share the device with others, log out when you are done.',
    goneTitle: 'When something is deleted',
    gone: 'If you delete your account, everything is gone from Spire at once: what you wrote, the pictures, your key, your logins and the emails we sent you.',
    goneFiles_one:
      'The files of the database may hold traces for up to {{count}} hour. Then they are written anew without it.',
    goneFiles_other:
      'The files of the database may hold traces for up to {{count}} hours. Then they are written anew without it.',
    goneHosted:
      'The files of the database may hold traces until their space is used again. We cannot promise when that is.',
    goneBackup_one:
      'Backups may hold what was deleted for up to {{count}} more day: dates and choices, and what you wrote, locked. Then it is gone there, too.',
    goneBackup_other:
      'Backups may hold what was deleted for up to {{count}} more days: dates and choices, and what you wrote, locked. Then it is gone there, too.',
    goneNoBackup: 'There are no backups that hold on to it.',
    rightsTitle: 'Your rights',
    rights:
      'You can see what we have, correct it, take it with you, delete it, and take back a yes. These are rights under the General Data Protection Regulation (GDPR). If you disagree with us, you can complain to your data protection authority.',
    rightsContact: 'Is there something you wonder about? Write to {{contact}}.',
    consentTitle: 'What you accept',
    consent:
      'When you create an account, you accept that we keep this in the way it says here. We ask about health and AI separately. You can change your mind at any time.',
    close: 'Close',
    ownTitle: 'Your own data',
    ownLater: 'You are not logged in, so there is no data here to view, download or delete.',
    own: { view: 'View my data', download: 'Download my data', delete: 'Delete all my data' },
  },
} as const satisfies Mirror<typeof source>;
