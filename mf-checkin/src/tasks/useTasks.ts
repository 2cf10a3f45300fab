import { knownOf, useRead, useSave } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { useLanguage } from '@spire/i18n';
import { useState } from 'react';
import { useNewDay } from '../useNewDay.ts';
import { ReplaceTasksDocument } from './ReplaceTasks.generated.ts';
import { TodaysTasksDocument, type TodaysTasksQuery } from './TodaysTasks.generated.ts';
import { WriteTasksDocument } from './WriteTasks.generated.ts';

export type Task = TodaysTasksQuery['me']['tasks'][number];

type Writing = { kind: 'resting' } | { kind: 'writing' } | { kind: 'failed' } | { kind: 'help'; crisis: CrisisKind };
const RESTING: Writing = { kind: 'resting' };

/** Today's three tasks, and the way to have them written (D24, spec 2 §4). */
export function useTasks() {
  const language = useLanguage();
  const read = useRead(TodaysTasksDocument, { pick: ({ me }) => me });
  const [writing, setWriting] = useState(RESTING);
  const today = useNewDay(() => setWriting(RESTING));
  const { save: write } = useSave(WriteTasksDocument);
  const { save: replace } = useSave(ReplaceTasksDocument);
  const known = knownOf(read);
  const tasks = known?.tasks.filter(({ date }) => date === today) ?? [];

  async function make(isHelpSeen: boolean): Promise<Writing> {
    const answer = await write({ language, isHelpSeen });
    if (answer.kind !== 'saved') return { kind: 'failed' };
    const { writeTasks: written } = answer.data;
    if (written.__typename === 'CrisisHelp') return { kind: 'help', crisis: written.kind };
    // What is done stays.
    const isOpen = (type: Task['type']) => !tasks.some((task) => task.type === type && task.isCompleted);
    const made = written.tasks
      .filter(({ type }) => isOpen(type))
      .map(({ text, type, source }) => ({ id: crypto.randomUUID(), text, type, source }));
    const { kind } = await replace({ date: today, tasks: made });
    return kind === 'saved' || kind === 'waiting' ? RESTING : { kind: 'failed' };
  }

  return {
    read,
    tasks,
    hasCheckIn: known?.todaysCheckIn?.date === today,
    writing,
    /** Three new ones, or new ones for those that are not done. */
    make: async (isHelpSeen = false) => {
      if (writing.kind === 'writing') return;
      setWriting({ kind: 'writing' });
      setWriting(await make(isHelpSeen));
    },
  };
}
