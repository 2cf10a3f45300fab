import { CRISIS_KINDS } from '@spire/domain/crisis/crisisKinds';
import { HELP_LEVELS } from '@spire/domain/helpLevels';
import { z } from 'zod';
import { optionId, text } from './fields.ts';

const helpNumber = z.object({ id: text, name: text, number: text, tel: text, when: text }).meta({ id: 'HelpNumber' });

/** The help object (D86), for every answer that can carry one. */
export const helpSchema = z
  .object({
    level: optionId(HELP_LEVELS).meta({ description: '`help` stands in place of a text, `offer` beside it.' }),
    kind: optionId(CRISIS_KINDS),
    title: text,
    message: text,
    exercise: text,
    closing: text,
    numbers: z.array(helpNumber),
  })
  .meta({ id: 'CrisisHelp', description: 'Whom to call, where what was written needs help or may.' });
export type Help = z.input<typeof helpSchema>;
