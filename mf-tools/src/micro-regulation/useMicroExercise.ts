import { knownOf, usePages, useRead, useSave } from '@spire/client';
import { isForEnergy } from '@spire/content/isForEnergy';
import type { Language } from '@spire/domain/languages';
import { useLanguage } from '@spire/i18n';
import { useLearnt, type Learnt } from '../tool-frame/useLearnt.ts';
import { useSuits } from '../tool-frame/useSuits.ts';
import { AiAnswersDocument } from '../written/AiAnswers.generated.ts';
import { useWriting } from '../written/useWriting.ts';
import { writtenOf, type Written } from '../written/writing.ts';
import type { Because, Tried } from './chooseExercise.ts';
import { MicroHistoryDocument } from './MicroHistory.generated.ts';
import type { ShownExercise } from './microDraft.ts';
import { WriteMicroExerciseDocument } from './WriteMicroExercise.generated.ts';

/** The arguments of a request for a new exercise. */
export interface Asking {
  /** Titles of those shown this time. */
  shown: readonly string[];
  isMilder: boolean;
}

/** How many stand there before more are asked for. */
const PAGE_SIZE = 5;
/** How many titles the server is told of. */
const TOLD = 20;
const NO_REASON: Because = { kind: 'none' };

interface Known {
  suits: ReturnType<typeof useSuits>;
  tried: readonly Tried[];
  learnt: Learnt;
  language: Language;
}

/** Chooses among the exercises written for hard days (D58). */
async function forHardDay({ shown }: Asking, { suits, language }: Known): Promise<ShownExercise | undefined> {
  const { chooseForHardDay } = await import('./chooseForHardDay.ts');
  const chosen = chooseForHardDay(suits, shown, () => Math.random());
  if (chosen === undefined) return undefined;
  const { id, exerciseType: type, emoji, title, text } = chosen;
  return {
    ...{ id, type, emoji, reasoning: '', source: 'built_in', because: NO_REASON, isForEnergy: isForEnergy(chosen) },
    title: title[language],
    instruction: text[language],
  };
}

/** Chosen on this device; the texts come when one is wanted. */
async function chosenHere({ shown, isMilder }: Asking, known: Known): Promise<ShownExercise | undefined> {
  const { chooseExercise } = await import('./chooseExercise.ts');
  const { language, suits, tried, learnt } = known;
  const chosen = chooseExercise({ suits, tried, learnt, shown, isMilder, seed: Math.floor(Math.random() * 1000) });
  if (chosen === undefined) return undefined;
  const { id, type, emoji, title, instruction, reasoning } = chosen.exercise;
  return {
    id,
    type,
    emoji,
    title: title[language],
    instruction: instruction[language],
    reasoning: reasoning?.[language] ?? '',
    source: 'built_in',
    because: chosen.because,
    isForEnergy: isForEnergy(chosen.exercise),
  };
}

/**
 * Finds a small exercise: what has helped before is chosen here, at once; else AI is asked where the person has agreed
 * to that, and where it has not, is slow or gone, a rule on this device answers (spec 2 §8, D37). On a hard day it is one
 * of those written for such days, whoever chooses (D58).
 */
export function useMicroExercise(onText: (exercise: ShownExercise) => void) {
  const language = useLanguage();
  const history = usePages(MicroHistoryDocument, { pick: ({ me }) => me.toolActivities, pageSize: PAGE_SIZE });
  const suits = useSuits(knownOf(history)?.nodes);
  const learnt = useLearnt();
  const ai = knownOf(useRead(AiAnswersDocument, { pick: (data) => data }));
  const { save: write } = useSave(WriteMicroExerciseDocument);
  const tried = (knownOf(history)?.nodes ?? []).flatMap(({ record }) =>
    record.__typename === 'MicroRegulationRecord'
      ? [{ title: record.exercise.title, afterFeeling: record.afterFeeling }]
      : [],
  );
  const mayAsk =
    ai !== undefined &&
    ai.ai.isAvailable &&
    ai.me.settings.aiSuggestionsEnabled &&
    ai.me.consents.some(({ kind, isGiven }) => kind === 'ai' && isGiven);

  const here = async (asking: Asking): Promise<Written<ShownExercise>> => {
    const choose = suits.mode === 'hard' ? forHardDay : chosenHere;
    const text = await choose(asking, { suits, tried, learnt, language });
    return text === undefined ? { kind: 'failed' } : { kind: 'text', text };
  };

  const ask = async (asking: Asking): Promise<Written<ShownExercise>> => {
    if (!mayAsk || asking.isMilder) return here(asking);
    const first = await here(asking);
    if (first.kind === 'text' && first.text.because.kind === 'helped') return first;
    const previousTitles = [...tried.map(({ title }) => title), ...asking.shown].slice(-TOLD);
    const made = writtenOf(await write({ language, previousTitles }), (data) => data.writeMicroExercise);
    if (made.kind !== 'text') return made;
    const { type, emoji, title, instruction, reasoning, source, seen, help } = made.text;
    return {
      kind: 'text',
      text: {
        ...{ id: title, type, emoji, title, instruction, reasoning, source, because: NO_REASON, seen },
        offered: help?.kind ?? null,
      },
    };
  };

  return {
    history,
    tried,
    /** Whether enough is known to choose by; until then nobody is guessed at. */
    isReady: suits.isKnown && learnt.isKnown && history.kind !== 'loading',
    isOftenWorse: suits.isOftenWorse,
    writing: useWriting({ ask, here, toldIn: () => [], onText }),
  };
}
