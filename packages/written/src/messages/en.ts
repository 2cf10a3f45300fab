import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  sources: { ai: 'Made with AI', built_in: 'Ready-made', memory: 'From your memory' },
  closing: 'Ready-made suggestion, not treatment. You decide.',
  giveUp: 'Stop waiting',
  help: {
    stayHere: 'Stay here a while',
    moreNumbers: 'More numbers',
    goOn: 'Continue',
    notMe: 'This is not about me',
    stays: 'Someone to talk to',
  },
  someone: {
    title: 'Someone to talk to',
    write: 'Text someone you trust',
    ready: '“{{words}}”',
    hard: 'Hard day here. Just so you know.',
  },
  after: {
    call: 'Call, day or night',
    title: 'It’s good that you’re here, {{name}}.',
    titleNoName: 'It’s good that you’re here.',
    message: 'Can you call me?',
  },
  plan: {
    yours: 'Your plan',
    byYou: 'You wrote this to yourself.',
    alone: 'What helps when you’re alone',
    another: 'Something else',
    whole: 'See the whole plan',
    call: 'Call {{name}}',
    sayNothing: 'You don’t have to say anything',
    from: 'From your plan',
    mine: 'My plan',
  },
  showAll: 'Show everything',
  showAllFailed: 'That wasn’t saved. Try again when you like.',
  ai: {
    question: 'Would you like AI to write your suggestions?',
    whatIsSent:
      'If you say yes, this is sent to {{host}}: your check-in answers, your goals, what you asked us to take into account, the beginnings of your latest suggestions, and what you write when you ask for a text. Your nickname and the names of your contacts are replaced. Email addresses, pictures and memories aren’t sent.',
    withoutIt:
      'If you say no, you get ready-made texts that also take your day into account. You can change your mind whenever you like.',
    yes: 'Yes, use AI',
    no: 'No, ready-made texts',
    switchOff: 'Stop using AI',
    askAgain: 'Let AI write the suggestions',
    saving: 'Saving your choice...',
    isOn: 'AI can write your suggestions.',
    isOff: 'AI doesn’t write your suggestions.',
    failed: 'We couldn’t save your choice. Please try again.',
  },
} as const satisfies Mirror<typeof source>;
