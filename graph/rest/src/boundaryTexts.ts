import { REST_PATHS } from '@spire/domain/restPaths';
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

const BOUNDARY = asking<{ text: string; source: string }>(
  'Boundary',
  'writeBoundary',
  'WriteBoundaryInput',
  'WrittenText',
  'text source',
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

/** Texts for "prioritise yourself" (spec 2 §7). */
export const boundaryTextRoutes = [
  route({
    method: 'POST',
    path: REST_PATHS.boundarySuggestion,
    tag: WRITTEN_TAG,
    summary: 'A way to say no',
    errors: WRITING_ERRORS,
    body: z.looseObject(boundary).meta({ id: 'BoundaryWanted' }),
    reads: readBoundaryRequest,
    answer: z.object({ suggestion: text, ...origin }).meta({ id: 'BoundarySuggestion' }),
    run: async ({ ask, draft, language: usual }) => {
      const { shouldDo, needInstead, emoji } = draft;
      const input = { shouldDo, needInstead, emoji, ...(await askedWith(draft, usual)) };
      const { written } = await ask(BOUNDARY, { input });
      return written.__typename === 'CrisisHelp'
        ? { suggestion: inOne(written), ...inHelp(written) }
        : { suggestion: written.text, source: sourceOf(written.source), ...besideOf(written) };
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
