import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'How Spire works',
  search: 'Search the questions',
  searchHint: 'Try a word like “points” or “offline”.',
  nothing: 'Nothing matches that. Try another word.',
  questions: {
    eight: {
      question: 'Why do I only get {{count}} suggestions a day?',
      answer:
        'So it doesn’t get too much. You can look back at today’s suggestions as often as you like. New ones come tomorrow.',
    },
    fits: {
      question: 'How does Spire know what I can manage?',
      answer:
        'You chose a capacity when you started. While “Low energy today” is on, it counts as one step lower until midnight. In brain injury mode you always get the gentlest. You can change all of this under Me.',
    },
    points: {
      question: 'How do I get points?',
      answer:
        'A check-in gives {{checkIn}} points a day. A memory gives {{memory}}. A suggestion or task you’ve done gives {{task}}. A tool gives {{tool}}.',
      more: 'You never lose points, even if you delete something. You can hide them under Me.',
    },
    missed: {
      question: 'What happens if I’m away for a while?',
      answer: 'Nothing. The plant doesn’t wilt, and nothing piles up. You start where you are.',
    },
    ai: {
      question: 'Is an AI writing to me?',
      answer:
        'Only if you’ve said yes to it. Every suggestion says where it comes from. If you say no, you get ready-made suggestions and nothing is sent.',
      more: 'You can take back a yes on the privacy page.',
    },
    offline: {
      question: 'Does Spire work offline?',
      answer:
        'Yes. You can read what you last saw, write, and find the numbers on this page. What you write stays on your device and is sent when you’re back online.',
    },
    mail: {
      question: 'The email didn’t come. What do I do?',
      answer: 'Check your spam folder. After a minute, ask for a new link from the login page. Use the newest one.',
    },
    password: {
      question: 'I’ve forgotten my password',
      answer: 'Choose “Forgot your password?” where you log in. We’ll email you a link.',
    },
    draft: {
      question: 'I was interrupted in the middle of something',
      answer:
        'What you write is kept in this browser until you save it or log out. Pick it up again whenever you like.',
    },
    wrong: {
      question: 'A suggestion didn’t suit me, or made things worse',
      answer:
        'Stop, and rest. Under Me you can choose what you’d rather not get, and what we should take into account. One tap gives you another suggestion.',
    },
    takeOut: {
      question: 'Can I take what I’ve written with me?',
      answer:
        'Yes. On the privacy page you can download everything, either to read or as a file you can bring into a new account on the same page.',
    },
    remove: {
      question: 'How do I delete my account?',
      answer:
        'At the bottom of your own data on the privacy page. You type your email address to confirm. Then everything is gone, and nobody can get it back.',
    },
  },
  plan: 'My plan for hard days',
  toPrivacy: 'Privacy page',
  contactTitle: 'Ask us',
  contact: 'Can’t find the answer? Write to us. If it’s urgent, call one of the numbers above instead.',
  contactWrite: 'Write to {{contact}}',
  noContact: 'Whoever runs this service hasn’t given an address you can write to.',
  accessTitle: 'Accessibility',
  access:
    'Spire should work with a headache, a keyboard, a screen reader or large text. We aim for WCAG 2.2 level AA, and more where it’s needed.',
  accessCan: 'Under Me you can choose calm view, colours and larger text. Nothing flashes, and nothing is urgent.',
  accessTested:
    'Every page is tested automatically in both languages, light and dark, in calm view, with large text and on small screens. No one from outside has checked it yet, so we may have missed something. Please tell us.',
} as const satisfies Mirror<typeof source>;
