import { guardProblems } from '@spire/subgraph-ai/guard/guard';
import { AVOID_SUGGESTIONS } from '@spire/domain/options';
import type { Figure } from './measure.ts';

const RUNS = 9;
const TIMES = 40;
const CHARACTERS = 2000;
const WORDS = 120;
/** The most that guarding may add to an answer. */
const LIMIT_MS = 2;

/** As much of a text as is read: 120 words, 2,000 characters. */
function filled(text: string): string {
  const longest = text.repeat(CHARACTERS).slice(0, CHARACTERS);
  return longest.split(' ').slice(0, WORDS).join(' ');
}

/** Texts read with ease, and texts written to be hard to read; each as long as is read at all. */
const TEXTS: Record<string, string> = {
  'a good text': filled('Finn noe mykt i nærheten, og la hånda hvile på det en liten stund. Det er nok for i dag. '),
  'long words': filled('medmenneskelighet kapasitets '),
  'one word': filled('kapasitet'),
  'one sign': filled("'"),
  'the beginnings of phrases': filled('take a gå en du har en jeg er din you will call a se på en '),
  'the beginnings of clauses': filled('se for deg og uten å, picture and no need to '),
  'clauses alone': filled('og, '),
  brackets: filled('<[({&#'),
  emoji: filled('👩‍👩‍👧‍👦 '),
};
const INSTRUCTIONS = Array.from({ length: 600 }, (_, at) => `word${at % 97}`).join(' ');

function millisecondsOf(text: string): number {
  const bounds = { language: 'no', capacity: 'low', avoid: AVOID_SUGGESTIONS } as const;
  const before = process.threadCpuUsage();
  for (let time = 0; time < TIMES; time += 1) guardProblems([text], bounds, { secrets: [INSTRUCTIONS] });
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / TIMES;
}

/** Processor time of guarding an answer of 2,000 characters for the person with the narrowest bounds (S14). */
export function guard(): Promise<Figure[]> {
  return Promise.resolve(
    Object.entries(TEXTS).map(([name, text]) => {
      millisecondsOf(text);
      const runs = Array.from({ length: RUNS }, () => millisecondsOf(text));
      return { name: `guarding 2,000 characters: ${name}`, runs, unit: 'ms', limit: LIMIT_MS };
    }),
  );
}
