import type { Mirror } from '@spire/i18n';
import type source from './no.ts';

export default {
  level: 'Your plant: {{level}}. See more on the page Me.',
  showAll: 'Show everything',
  deeds: {
    leaf: 'A new leaf today.',
    bud: 'A new bud today.',
    stone: 'A stone on the cairn today.',
    bird: 'A bird came by today.',
  },
} as const satisfies Mirror<typeof source>;
