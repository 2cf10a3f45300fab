import type { CheckInAnswers } from '@spire/domain/checkInRules';
import type { ErrorCode } from '@spire/domain/errorCodes';
import { TEXT_SOURCES } from '@spire/domain/toolOptions';
import { z } from 'zod';
import { text } from './fields.ts';
import { type Help, helpSchema } from './helpSchema.ts';
import { operation } from '@spire/graph-kit/staticOperation';

/** Refusals of every path that has a text written. */
export const WRITING_ERRORS: readonly ErrorCode[] = ['RATE_LIMITED'];

const HELP_FIELDS = 'level kind title message exercise closing numbers { id name number tel when }';
export const HELP = `__typename ... on CrisisHelp { ${HELP_FIELDS} }`;
/** Fields every text carries beside itself: help that is offered, and the sentence that has seen what weighs. */
export const BESIDE = `help { ${HELP_FIELDS} } seen`;

/** Asked of the graph beside `source`, whatever is written. */
export type WrittenOr<Text> = ({ __typename: 'CrisisHelp' } & Help) | ({ __typename: 'Written' } & Beside & Text);

/** The same as it is answered. */
export interface Beside {
  help?: Help | null;
  seen?: string | null;
}

const source = z
  .enum(TEXT_SOURCES.map((each) => each.replace('_', '-')) as ['ai', 'built-in'])
  .meta({ description: 'Who wrote it: a model, or ourselves.' });

/** Spoken of in every answer beside what was written (D36). */
export const origin = {
  source,
  crisis: z
    .literal(true)
    .optional()
    .meta({ description: 'What was sent, or the check-in of today, speaks of a crisis: `help` is to be shown.' }),
  help: helpSchema.optional(),
  seen: text.optional().meta({ description: 'One sentence that has seen what weighs today, to be shown first.' }),
};

/** Offered help and the seen sentence as an answer carries them: not at all where there is neither. */
export const besideOf = ({ help: offered, seen }: Beside) => ({
  ...(offered ? { help: offered } : {}),
  ...(seen ? { seen } : {}),
});

/** As the facade spells where a text comes from; one that a memory inspired is our own. */
export const sourceOf = (graphSource: string) => (graphSource === 'ai' ? ('ai' as const) : ('built-in' as const));

/** The help as an answer that older clients can show: its words stand where the text would. */
export const inHelp = ({ level, kind, title, message, exercise, closing, numbers }: Help) => ({
  source: 'built-in' as const,
  crisis: true as const,
  help: { level, kind, title, message, exercise, closing, numbers },
});

/** Three texts in place of three: why this is shown, whom to call, and something to hold on to meanwhile. */
export function linesOf({ message, exercise, numbers }: Help): [string, string, string] {
  return [message, numbers.map(({ name, number }) => `${name}: ${number}`).join('\n'), exercise];
}

/** The graph's input, from the fields every body can carry. */
export const askedWith = async (
  { language, answers }: { language: string | null; answers: CheckInAnswers | null },
  usual: () => Promise<string>,
) => ({ language: language ?? (await usual()), ...(answers === null ? {} : { answers }) });

export const WRITTEN_TAG = 'Written texts';

/** Parts that several bodies share. */
export const person = z.looseObject({}).nullish().meta({ description: 'Not used: the server knows the person.' });
export const dayCheckIn = z
  .looseObject({})
  .nullish()
  .meta({ description: 'Answers of a check-in, in any shape; they count only while there is none of today.' });
export const language = text
  .nullish()
  .meta({ description: 'no, en, norsk or engelsk; else accept-language tells, else the stored language.' });
export const words = text.nullish();

/** Asks for a text of this type, or for the help in its place. */
export const asking = <Text>(name: string, mutation: string, input: string, type: string, fields: string) =>
  operation<{ written: WrittenOr<Text> }, { input: object }>(
    `mutation Rest${name}($input: ${input}!) {
      written: ${mutation}(input: $input) { ${HELP} ... on ${type} { ${fields} ${BESIDE} } }
    }`,
  );

/** One text out of the help, where there is room for one. */
export const inOne = (help: Help) => linesOf(help).join('\n\n');
