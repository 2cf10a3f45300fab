import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'How Spire works',
  search: 'Look through the questions',
  searchHint: 'Write a word, such as “points” or “network”.',
  nothing: 'No question has those words. Try another word.',
  questions: {
    eight: {
      question: 'Why do I get only {{count}} suggestions a day?',
      answer:
        "So that it does not become too much. You can look back at today's suggestions as often as you like. New ones come tomorrow.",
    },
    fits: {
      question: 'How does Spire know what I can manage?',
      answer:
        'You chose a capacity when you began. While “low energy today” is on, it counts one step lower until midnight. In brain injury mode you always get the lightest. You change all of this under Me.',
    },
    points: {
      question: 'What gives points?',
      answer:
        'A check-in gives {{checkIn}} points a day. A memory gives {{memory}}. A suggestion or task you have done gives {{task}}. A tool gives {{tool}}.',
      more: 'Points never go away, even when you delete something. You can hide them under Me.',
    },
    missed: {
      question: 'What happens if I am away for a while?',
      answer: 'Nothing. The plant does not wilt, and nothing piles up. You begin where you are.',
    },
    ai: {
      question: 'Is it an AI that writes to me?',
      answer:
        'Only if you have said yes to it. Each suggestion says where it comes from. If you say no, you get ready-made suggestions, and nothing is sent.',
      more: 'You take back a yes on the privacy page.',
    },
    offline: {
      question: 'Does Spire work without a network?',
      answer:
        'Yes. You can read what you saw last, write, and find the numbers on this page. What you write stays on the device and is sent when the network is back.',
    },
    mail: {
      question: 'The email did not come. What do I do?',
      answer: 'Look in your spam folder. After a minute, ask for a new link from the login page. Use the newest link.',
    },
    password: {
      question: 'I have forgotten my password',
      answer: 'Choose "Forgot your password?" where you log in. You will get a link by email.',
    },
    draft: {
      question: 'I was interrupted in the middle of something',
      answer: 'What you write is kept in this browser until you save it or log out. You can go on whenever you like.',
    },
    wrong: {
      question: 'A suggestion did not fit, or made things worse',
      answer:
        'Stop, and rest. Under Me you can choose what you would rather not get, and what we should take into account. One press gives you another suggestion.',
    },
    takeOut: {
      question: 'Can I take what I have written with me?',
      answer:
        'Yes. On the privacy page you download everything, to read, or as a file that you bring in on the same page of a new account.',
    },
    remove: {
      question: 'How do I delete my account?',
      answer:
        'At the end of your own data on the privacy page. You write your email address to confirm. Then everything is gone, and nobody can get it back.',
    },
  },
  toPrivacy: 'To the privacy page',
  contactTitle: 'Ask us',
  contact: 'Is the answer not here? Write to us. If it is urgent, call one of the numbers above instead.',
  contactWrite: 'Write to {{contact}}',
  noContact: 'Whoever runs this service has not given an address that you can write to.',
  accessTitle: 'Accessibility',
  access:
    'Spire should work with a headache, with a keyboard, with a screen reader and with large text. The goal is WCAG 2.2 at level AA, and more where it is needed.',
  accessCan: 'Under Me you choose the calm view, colours and larger text. Nothing flashes, and nothing is urgent.',
  accessTested:
    'Every page is tried by machine in both languages, light and dark, calm, with large text and on small screens. Nobody from outside has gone through it yet, so something may have slipped. Do tell us.',
} as const satisfies Mirror<typeof source>;
