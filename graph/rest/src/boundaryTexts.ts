import { REST_PATHS } from '@spire/domain/restPaths';
import { ASKERS, REFUSAL_TONES, type RefusalTone, REQUESTED_THINGS, type RequestGuess } from '@spire/domain/refusals';
import { z } from 'zod';
import { readBoundaryRequest, readBoundaryValidationRequest } from './legacy/readWritingRequest.ts';
import { text } from './fields.ts';
import { route } from './restRoute.ts';
import {
  asking,
  askedWith,
  besideOf,
  inHelp,
  inOne,
  language,
  origin,
  sourceOf,
  words,
  WRITING_ERRORS,
  WRITTEN_TAG,
} from './writtenTexts.ts';

interface Refusals {
  text: string;
  source: string;
  wordings: readonly { tone: RefusalTone; text: string }[];
  guess: RequestGuess | null;
}

const BOUNDARY = asking<Refusals>(
  'Boundary',
  'writeBoundary',
  'WriteBoundaryInput',
  'WrittenText',
  'text source wordings { tone text } guess { who kind }',
);
const VALIDATION = asking<{ text: string; source: string }>(
  'BoundaryValidation',
  'validateBoundary',
  'ValidateBoundaryInput',
  'WrittenText',
  'text source',
);
const boundary = {
  shouldDo: words,
  needInstead: z
    .union([z.string(), z.looseObject({})])
    .nullish()
    .meta({ description: 'A text, or { text, emoji }.' }),
  language,
};

const chosenWho = z.enum(ASKERS).nullish().meta({ description: 'Who asks; guessed where left out.' });
const chosenKind = z.enum(REQUESTED_THINGS).nullish().meta({ description: 'What for; guessed where left out.' });
const wording = z.object({ tone: z.enum(REFUSAL_TONES), text }).meta({ id: 'Wording' });
const guess = z
  .object({ who: z.enum(ASKERS).nullable(), kind: z.enum(REQUESTED_THINGS).nullable() })
  .meta({ id: 'RequestGuess', description: 'What the wordings were chosen by; null where nothing tells.' });

/** Texts for "prioritise yourself" (spec 2 §7). */
export const boundaryTextRoutes = [
  route({
    method: 'POST',
    path: REST_PATHS.boundarySuggestion,
    tag: WRITTEN_TAG,
    summary: 'A way to say no',
    errors: WRITING_ERRORS,
    body: z.looseObject({ ...boundary, who: chosenWho, kind: chosenKind }).meta({ id: 'BoundaryWanted' }),
    reads: readBoundaryRequest,
    answer: z
      .object({ suggestion: text, wordings: z.array(wording).optional(), guess: guess.optional(), ...origin })
      .meta({ id: 'BoundarySuggestion' }),
    run: async ({ ask, draft, language: usual }) => {
      const { shouldDo, needInstead, emoji, who, kind } = draft;
      const input = { shouldDo, needInstead, emoji, who, kind, ...(await askedWith(draft, usual)) };
      const { written } = await ask(BOUNDARY, { input });
      return written.__typename === 'CrisisHelp'
        ? { suggestion: inOne(written), ...inHelp(written) }
        : {
            suggestion: written.text,
            wordings: written.wordings.slice(0, REFUSAL_TONES.length),
            guess: written.guess ?? { who: null, kind: null },
            source: sourceOf(written.source),
            ...besideOf(written),
          };
    },
  }),
  route({
    method: 'POST',
    path: REST_PATHS.boundaryValidation,
    tag: WRITTEN_TAG,
    summary: 'Why the need counts',
    errors: WRITING_ERRORS,
    body: z.looseObject({ ...boundary, sayNoExample: words }).meta({ id: 'ValidationWanted' }),
    reads: readBoundaryValidationRequest,
    answer: z.object({ validation: text, ...origin }).meta({ id: 'BoundaryValidation' }),
    run: async ({ ask, draft, language: usual }) => {
      const { shouldDo, needInstead, emoji, sayNoExample } = draft;
      const input = { shouldDo, needInstead, emoji, sayNoExample, ...(await askedWith(draft, usual)) };
      const { written } = await ask(VALIDATION, { input });
      return written.__typename === 'CrisisHelp'
        ? { validation: inOne(written), ...inHelp(written) }
        : { validation: written.text, source: sourceOf(written.source), ...besideOf(written) };
    },
  }),
];
