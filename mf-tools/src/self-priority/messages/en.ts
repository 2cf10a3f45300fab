import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  lead: 'Find words for a friendly no, and for what you need.',
  questions: {
    shouldDo: 'What do you feel you should do?',
    need: 'What do you need instead?',
    emoji: 'Which picture fits best?',
  },
  hints: {
    shouldDo: 'Something you say yes to, even when you don’t have the energy. Feel free to use nicknames for people.',
    need: 'It can be something small.',
    emoji: 'Choose one.',
  },
  labels: {
    shouldDo: 'What I feel I should do',
    need: 'What I need',
  },
  emojis: {
    lieDown: 'Lie down',
    cup: 'A cup',
    walk: 'A walk',
    nature: 'Nature',
    read: 'Reading',
    music: 'Music',
    bath: 'A bath',
    calm: 'Calm',
    sleep: 'Sleep',
    food: 'Food',
    create: 'Create',
    hug: 'Closeness',
    noPhone: 'No phone',
    home: 'Home',
    sun: 'Sunshine',
    quiet: 'Quiet',
    love: 'Love',
    safe: 'Safety',
  },
  missingHere: 'Write a few words, and you can go on.',
  missing: 'Missing information. Please fill in all the fields before you go on.',
  submit: 'Find words',
  failedTitle: 'Error',
  failed: 'Could not process the request. Please try again.',
  noScript:
    'What you wrote is still here, and only here. Spire doesn’t suggest what to say when it may not be safe to say no.',
  result: {
    title: 'Words you can use',
    lead: 'You don’t have to say them today. They’re here when you want them.',
    sayNo: 'A way to say no',
    why: 'Why it matters',
    yours: 'What you wrote',
    instead: 'What you need',
    saved: 'Boundaries set!',
    notSaved: 'We couldn’t save the boundary',
    again: 'Set new boundaries',
  },
  nothingYet: 'Once you’ve set a boundary, you’ll find the words here.',
} as const satisfies Mirror<typeof source>;
