import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { screenForCrisis } from '@spire/language/crisis/screenForCrisis';
import { readingsOf } from '@spire/language/readCrisis';
import { describeForLog } from '@spire/graph-kit/errors';
import type { Log } from '@spire/graph-kit/log';
import { countEvent } from '@spire/graph-kit/telemetry';
import type { Facts } from '../facts/facts.ts';
import { comesNear } from '../guard/comesNear.ts';
import { mayDoHarm } from '../guard/mayDoHarm.ts';
import { repeats } from '../guard/repeats.ts';
import { hideNames } from '../names/hideNames.ts';
import { loadKnownWords } from '../names/knownWords.ts';
import { promptFacts, writtenBefore } from '../prompts/promptFacts.ts';
import { ProviderFailed, type TextProvider } from '../provider/textProvider.ts';
import type { AskedText, Sourced, TextKind } from './askedText.ts';
import { withNames } from './withNames.ts';

/** The reason why a text is a built-in one; logs hold this and never the text (S23). */
type Reason = 'notAllowed' | 'noProvider' | 'failed' | 'guard';

/** The outcome of asking a provider. */
type Attempt<Text> = { text: Text } | { reason: Reason; because?: readonly string[] } | 'flagged';

export interface TextWriter {
  /**
   * Writes a text: a provider's where the person allows it and its answer passes the guard, else the built-in one (D23,
   * S21). It rejects because of no provider. `flagged` is a provider's word that help is needed instead (S7).
   */
  write<Shape, Text extends object>(
    asked: AskedText<Shape, Text>,
    facts: Facts,
    isAiAllowed: boolean,
  ): Promise<Sourced<Text> | 'flagged'>;
  /** Notes in the log what was answered, without a word of it. */
  note(kind: TextKind, outcome: Record<string, string>): void;
}

/** The names that never leave the server: the person's nickname and their contacts. */
const namesIn = ({ nickname, contacts }: Facts) =>
  [nickname, ...contacts.map(({ name }) => name)].filter((name) => name !== '');

/**
 * The screen for texts on their way to a provider. Rules and classifiers read what was written before, as they read the
 * texts of the request and of today's check-in. There help and an offer alike keep everything from a provider; here
 * either leaves out its own text, and the rest is sent.
 */
async function screenFor(facts: Facts): Promise<(text: string) => CrisisKind | null> {
  const found = await readingsOf(writtenBefore(facts));
  const kinds = new Map(found.map(({ text, reading }) => [text, reading.kind]));
  return (text) => kinds.get(text) ?? screenForCrisis(text);
}

/** Whether classifiers find a crisis for sure in a part of an answer; the guard has asked the rules before. */
async function isCrisisIn(parts: readonly (readonly string[])[]): Promise<boolean> {
  const found = await readingsOf(parts.map((part) => part.join('\n')));
  return found.some(({ reading }) => reading.level === 'help');
}

export interface TextWriterOptions {
  provider: TextProvider | null;
  log: Log;
  /** A list of Norwegian words provided by the operator. */
  wordList?: string | undefined;
}

export function createTextWriter({ provider, log, wordList }: TextWriterOptions): TextWriter {
  const note: TextWriter['note'] = (kind, outcome) => {
    log.info({ kind, ...outcome }, 'A text was asked for');
    countEvent('spire.text', { kind, ...outcome });
  };

  async function attempt<Shape, Text extends object>(
    { names: alsoNamed = [], prompt, read, partsOf }: AskedText<Shape, Text>,
    facts: Facts,
    asking: TextProvider,
  ): Promise<Attempt<Text>> {
    // The guard is loaded before the provider's time runs; its language data is large, and without a provider rarely
    // needed.
    const { guardProblems } = await import('../guard/guard.ts');
    const names = hideNames([...namesIn(facts), ...alsoNamed], await loadKnownWords(wordList));
    const asked = prompt(promptFacts(facts, names.hide, await screenFor(facts)));
    const answer = await asking.ask(asked);
    if (answer.kind === 'flagged') return 'flagged';
    // The schema is checked again, because a name is longer than its placeholder.
    const named = asked.schema.safeParse(withNames(answer.value, names.show));
    if (!named.success) throw new ProviderFailed('unfitting');
    const text = read(named.data);
    const extras = { secrets: [asked.instructions], screen: screenForCrisis };
    const parts = partsOf(text);
    const problems: string[] = parts.flatMap((part) => guardProblems(part, facts, extras));
    if (repeats(parts)) problems.push('repeated');
    if (parts.some((part) => comesNear(part, facts))) problems.push('comes_near');
    if (problems.length === 0 && (await mayDoHarm(parts))) problems.push('may_do_harm');
    if (problems.length === 0 && (await isCrisisIn(parts))) problems.push('crisis');
    return problems.length > 0 ? { reason: 'guard', because: problems } : { text };
  }

  async function tryProvider<Shape, Text extends object>(
    asked: AskedText<Shape, Text>,
    facts: Facts,
    isAiAllowed: boolean,
  ): Promise<Attempt<Text>> {
    if (!isAiAllowed) return { reason: 'notAllowed' };
    if (provider === null) return { reason: 'noProvider' };
    try {
      return await attempt(asked, facts, provider);
    } catch (error) {
      if (!(error instanceof ProviderFailed)) log.error({ error: describeForLog(error) }, 'A text was not written');
      return { reason: 'failed', because: [error instanceof ProviderFailed ? error.message : 'unexpected'] };
    }
  }

  return {
    note,
    write: async (asked, facts, isAiAllowed) => {
      const attempted = await tryProvider(asked, facts, isAiAllowed);
      if (attempted === 'flagged') return attempted;
      if ('text' in attempted) {
        note(asked.kind, { source: 'ai' });
        return { ...attempted.text, source: 'ai' };
      }
      const { reason, because = [] } = attempted;
      note(asked.kind, { source: 'built_in', reason, ...(because.length > 0 ? { because: because.join(' ') } : {}) });
      return { ...(await asked.builtIn()), source: 'built_in' };
    },
  };
}
