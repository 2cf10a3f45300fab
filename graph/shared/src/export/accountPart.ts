import { z } from 'zod';
import { exportedId, exportedInstant, exportedDate, exportedOption, exportedText } from './exportedValues.ts';

const profile = z.strictObject({
  nickname: exportedText,
  considerations: z.array(exportedOption),
  specificChallenge: exportedText,
  capacityLevel: exportedOption.nullable(),
  goals: z.array(exportedOption),
  avoidSuggestions: z.array(exportedOption),
  socialSafetyFactors: z.array(exportedOption),
  onboardingCompleted: z.boolean(),
  avatar: exportedOption
    .nullable()
    .default(null)
    .meta({ description: 'Name of the picture in the person’s own folder; null when there is none.' }),
  updatedAt: exportedInstant,
});

const settings = z.strictObject({
  language: exportedOption,
  brainInjuryMode: z.boolean(),
  lowEnergyOn: exportedDate.nullable().meta({ description: 'The date it was last switched on for.' }),
  aiSuggestionsEnabled: z.boolean(),
  memoryInspiration: z.boolean(),
  streakHidden: z.boolean(),
  gentleBuzz: z.boolean().default(false).meta({ description: 'From version 3 on.' }),
  theme: exportedOption.nullable().default(null).meta({ description: 'Null when nothing is chosen.' }),
  textSize: z.int().nullable().default(null).meta({ description: 'In percent; null when nothing is chosen.' }),
  calmView: z.boolean().nullable().default(null).meta({ description: 'Null when nothing is chosen.' }),
  motionReduced: z.boolean().default(false),
  celebrationHidden: z.boolean().default(false),
  numbersShown: z.boolean().default(false),
  badgesHidden: z.boolean().default(false),
  questionsFrom: exportedDate.nullable().default(null).meta({ description: 'Null when nothing was put off.' }),
  questionsOff: z.array(exportedOption).default([]).meta({ description: 'Later questions not asked any more.' }),
  updatedAt: exportedInstant,
});

const consent = z.strictObject({
  kind: exportedOption,
  version: exportedOption,
  isGiven: z.boolean(),
  decidedAt: exportedInstant,
});

const contact = z.strictObject({
  id: exportedId,
  name: exportedText,
  attributes: z.array(exportedOption),
  createdAt: exportedInstant,
});

const reminder = z.strictObject({
  isOn: z.boolean(),
  kinds: z.array(exportedOption),
  days: z.array(exportedOption),
  time: exportedOption.meta({ description: 'hh:mm on the clocks of that zone.' }),
  timeZone: exportedOption,
  updatedAt: exportedInstant,
});

const pushDevice = z.strictObject({ userAgent: exportedText.nullable(), createdAt: exportedInstant });

const accessEvent = z.strictObject({
  id: exportedId,
  kind: exportedOption,
  at: exportedInstant,
  userAgent: exportedText.nullable(),
});

/** The account itself in an export (D40): the part of the user subgraph. */
export const accountPart = z.strictObject({
  id: exportedId,
  email: z.string().max(320),
  createdAt: exportedInstant,
  profile: profile.nullable(),
  settings: settings.nullable(),
  consents: z
    .array(consent)
    .meta({ description: 'Every decision, oldest first. Not imported: they were for another account.' }),
  contacts: z.array(contact),
  reminder: reminder.nullable().default(null).meta({ description: 'From version 5 on.' }),
  pushDevices: z.array(pushDevice).default([]).meta({
    description:
      'Browsers that are reminded in, without where they are reached. Not imported: they were told by another.',
  }),
  accessLog: z.array(accessEvent).meta({ description: 'Newest first. Not imported: it is of another account.' }),
});
export type AccountPart = z.output<typeof accountPart>;
