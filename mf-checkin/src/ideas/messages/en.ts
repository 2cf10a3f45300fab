import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  title: 'Ideas',
  lead: 'Small things you can choose yourself. They fit your capacity today.',
  choose: 'Choose a topic',
  sections: { movement: 'Movement', mind: 'Mind', food: 'Food and drink' },
  minutes: '{{minutes}} min',
  isDone: 'Done',
  doNow: 'Do it now',
  open: 'Show',
  openNamed: 'Show: {{text}}',
  close: 'Hide',
  closeNamed: 'Hide: {{text}}',
  stop: 'Notice how it feels. Stop if anything gets worse.',
  failed: 'We couldn’t load the ideas',
} as const satisfies Mirror<typeof source>;
