import { type Problem, useSave } from '@spire/client';
import { localDate } from '@spire/domain/dates';
import { entryBatches, entryInput, hasContent } from '@spire/imports/entryInputs';
import { answered } from '@spire/imports/moodsByDate';
import type { ColumnRole, DateOrder, FileProblem } from '@spire/imports/reading';
import { useRef, useState } from 'react';
import { AddImportedEntriesDocument } from './AddImportedEntries.generated.ts';
import type { Outline } from './readBlob.ts';
import { readFile } from './readFile.ts';

/** The person's answers about a file. */
export interface Answers {
  moods: Readonly<Record<string, number | null>>;
  hasNotes: boolean;
  dateOrder: DateOrder;
  columns: Readonly<Record<string, ColumnRole | null>> | undefined;
}

export interface KnownFile {
  file: File;
  outline: Outline;
  answers: Answers;
}

export type BringState =
  | { kind: 'choosing'; problem?: { kind: FileProblem | 'unread'; where?: string | undefined } }
  | { kind: 'reading'; name: string }
  | ({ kind: 'understood' | 'asking' } & KnownFile)
  | { kind: 'sending'; done: number; total: number }
  | ({ kind: 'failed'; problem: Problem | undefined } & KnownFile)
  | { kind: 'own'; file: File }
  | { kind: 'done'; source: string; days: number; added: number; already: number; isHeavy: boolean };

const FIRST_ANSWERS: Answers = { moods: {}, hasNotes: true, dateOrder: 'dmy', columns: undefined };

function readAs(file: File, { dateOrder, columns }: Answers) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return readFile({ file, options: { zone, today: localDate(new Date(), zone), dateOrder, columns } });
}

/** The entries that would be sent, as the person has answered so far. */
export function chosenEntries({ outline, answers }: KnownFile) {
  return answered(outline.entries, answers.moods)
    .map((entry) => entryInput(entry, answers.hasNotes, new Map()))
    .filter(hasContent);
}

/** Brings a file along, step by step: nothing leaves the device before the last of them. */
export function useBring() {
  const [state, setState] = useState<BringState>({ kind: 'choosing' });
  const { save } = useSave(AddImportedEntriesDocument, { isKeptFromCache: true });
  const importId = useRef('');

  async function read(file: File, answers: Answers, next: 'understood' | 'asking') {
    const answer = await readAs(file, answers);
    if ('outline' in answer) setState({ kind: next, file, outline: answer.outline, answers });
    else if (answer.problem === 'ownExport') setState({ kind: 'own', file });
    else setState({ kind: 'choosing', problem: { kind: answer.problem, where: answer.where } });
  }

  async function send(known: KnownFile) {
    const entries = chosenEntries(known);
    const sum = { added: 0, already: 0, isHeavy: false };
    setState({ kind: 'sending', done: 0, total: entries.length });
    for (const batch of entryBatches(entries)) {
      const answer = await save({ importId: importId.current, source: known.outline.format, entries: batch });
      if (answer.kind !== 'saved') {
        setState({ ...known, kind: 'failed', problem: 'problem' in answer ? answer.problem : undefined });
        return;
      }
      const { added, already, isHeavy } = answer.data.addImportedEntries;
      sum.added += added;
      sum.already += already;
      sum.isHeavy ||= isHeavy;
      setState({ kind: 'sending', done: sum.added + sum.already, total: entries.length });
    }
    const days = new Set(entries.map(({ date }) => date)).size;
    setState({ kind: 'done', source: known.outline.format, days, ...sum });
  }

  return {
    state,
    choose: (file: File) => {
      importId.current = crypto.randomUUID();
      setState({ kind: 'reading', name: file.name });
      void read(file, FIRST_ANSWERS, 'understood');
    },
    /** Takes an answer; where it changes what the file says, the file is read anew. */
    answer: (known: KnownFile, change: Partial<Answers>) => {
      const answers = { ...known.answers, ...change };
      if ('dateOrder' in change || 'columns' in change) void read(known.file, answers, 'asking');
      else setState((now) => ('outline' in now && now.kind !== 'failed' ? { ...now, answers } : now));
    },
    go: (known: KnownFile, kind: 'understood' | 'asking') => setState({ ...known, kind }),
    send: (known: KnownFile) => void send(known),
    startAnew: () => setState({ kind: 'choosing' }),
  };
}
export type Bring = ReturnType<typeof useBring>;
