import { type Problem, problemOf, useSave } from '@spire/client';
import { useKeptChoice } from '@spire/client/lazy';
import { localDate } from '@spire/domain/dates';
import { LOOKING_FORWARD_TEXTS } from '@spire/domain/chipTexts';
import { useLanguage } from '@spire/i18n';
import type { LookingForward } from '@spire/domain/options';
import { entryBatches } from '@spire/imports/entryInputs';
import type { FileProblem } from '@spire/imports/reading';
import { useRef, useState } from 'react';
import { AddImportedEntriesDocument } from './AddImportedEntries.generated.ts';
import { type Answers, chosenEntries, FIRST_ANSWERS, type KnownFile, rememberedAnswers } from './answers.ts';
import { readFile } from './readFile.ts';
import { useBringPictures } from './useBringPictures.ts';

export type BringState =
  | { kind: 'choosing'; problem?: { kind: FileProblem | 'unread'; where?: string | undefined } }
  | { kind: 'reading'; name: string }
  | ({ kind: 'understood' | 'asking' } & KnownFile)
  | { kind: 'sending'; done: number; total: number }
  | ({ kind: 'failed'; problem: Problem | undefined } & KnownFile)
  | { kind: 'own'; file: File }
  | { kind: 'done'; source: string; days: number; added: number; already: number; isHeavy: boolean; unopened: number };

function readAs(file: File, { dateOrder, columns }: Answers) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return readFile({ file, options: { zone, today: localDate(new Date(), zone), dateOrder, columns } });
}

/** Brings a file along, step by step: nothing leaves the device before the last of them. */
export function useBring() {
  const [state, setState] = useState<BringState>({ kind: 'choosing' });
  const { save } = useSave(AddImportedEntriesDocument, { isKeptFromCache: true });
  const language = useLanguage();
  const labelOf = (id: LookingForward) => LOOKING_FORWARD_TEXTS[id][language];
  const remembered = useKeptChoice('bring');
  const pictures = useBringPictures();
  const importId = useRef('');

  async function read(file: File, answers: Answers, next: 'understood' | 'asking') {
    const answer = await readAs(file, answers);
    if ('outline' in answer) setState({ kind: next, file, outline: answer.outline, answers });
    else if (answer.problem === 'ownExport') setState({ kind: 'own', file });
    else setState({ kind: 'choosing', problem: { kind: answer.problem, where: answer.where } });
  }

  /** Sends the entries part by part, each after its pictures; throws what `problemOf` reads. */
  async function sendAll(known: KnownFile) {
    const entries = chosenEntries(known, labelOf);
    const sum = { added: 0, already: 0, isHeavy: false };
    setState({ kind: 'sending', done: 0, total: entries.length });
    for (const batch of entryBatches(entries)) {
      const placed = await pictures.bring(importId.current, known.outline.pictures, batch);
      const answer = await save({ importId: importId.current, source: known.outline.format, entries: placed });
      if (answer.kind !== 'saved') return 'problem' in answer ? answer.problem : undefined;
      const { added, already, isHeavy } = answer.data.addImportedEntries;
      sum.added += added;
      sum.already += already;
      sum.isHeavy ||= isHeavy;
      setState({ kind: 'sending', done: sum.added + sum.already, total: entries.length });
    }
    const days = new Set(entries.map(({ date }) => date)).size;
    setState({ kind: 'done', source: known.outline.format, days, ...sum, unopened: pictures.unopened() });
    return 'sent';
  }

  async function send(known: KnownFile) {
    const { moods, activities } = known.answers;
    await remembered.keep({ moods, activities });
    const outcome = await sendAll(known).catch((error: unknown) => problemOf(error));
    if (outcome !== 'sent') setState({ ...known, kind: 'failed', problem: outcome });
  }

  return {
    state,
    choose: (file: File) => {
      importId.current = crypto.randomUUID();
      pictures.startAnew();
      setState({ kind: 'reading', name: file.name });
      void remembered.read().then((kept) => read(file, { ...FIRST_ANSWERS, ...rememberedAnswers(kept) }, 'understood'));
    },
    /** Takes an answer; where it changes what the file says, the file is read anew. */
    answer: (known: KnownFile, change: Partial<Answers>) => {
      const answers = { ...known.answers, ...change };
      if ('dateOrder' in change || 'columns' in change) void read(known.file, answers, 'asking');
      else setState((now) => ('outline' in now && now.kind !== 'failed' ? { ...now, answers } : now));
    },
    go: (known: KnownFile, kind: 'understood' | 'asking') => setState({ ...known, kind }),
    /** How many days would come in. */
    daysOf: (known: KnownFile) => new Set(chosenEntries(known, labelOf).map(({ date }) => date)).size,
    send: (known: KnownFile) => void send(known),
    startAnew: () => setState({ kind: 'choosing' }),
  };
}
export type Bring = ReturnType<typeof useBring>;
