import { knownOf, useRead, useSave } from '@spire/client';
import type { CrisisKind } from '@spire/domain/crisis/crisisKinds';
import { textMark } from '@spire/domain/textMark';
import { useLanguage } from '@spire/i18n';
import { useSession } from '@spire/remote-kit';
import { isSetAside, noteFoundHelp } from '@spire/remote-kit/foundHelp';
import { useState } from 'react';
import { ownWordsOf } from '../check-in/wordsOf.ts';
import { useDayMode } from '@spire/written/day/useDayMode.ts';
import { isAway } from '../here/useGiveHere.ts';
import { useNewDay } from '../useNewDay.ts';
import { useSetHelpAside } from '@spire/written/day/useSetHelpAside.ts';
import { ReplaceTasksDocument } from './ReplaceTasks.generated.ts';
import { TodaysTasksDocument, type TodaysTasksQuery } from './TodaysTasks.generated.ts';
import { WriteTasksDocument } from './WriteTasks.generated.ts';

export type Task = TodaysTasksQuery['me']['tasks'][number];

type Writing =
  | { kind: 'resting'; seen: string | null; offered: CrisisKind | null }
  | { kind: 'writing' }
  | { kind: 'failed' }
  | { kind: 'help'; crisis: CrisisKind };
const RESTING = { kind: 'resting', seen: null, offered: null } as const satisfies Writing;

/** Today's three tasks, and the way to have them written (D24, spec 2 §4). */
export function useTasks() {
  const { userId } = useSession();
  const language = useLanguage();
  const read = useRead(TodaysTasksDocument, { pick: ({ me }) => me });
  const [writing, setWriting] = useState<Writing>(RESTING);
  const today = useNewDay(() => setWriting(RESTING));
  const { save: write } = useSave(WriteTasksDocument);
  const { save: replace } = useSave(ReplaceTasksDocument);
  const { day, look } = useDayMode();
  const tellNotMe = useSetHelpAside();
  const known = knownOf(read);
  const checkIn = known?.todaysCheckIn?.date === today ? known.todaysCheckIn : null;
  const tasks = known?.tasks.filter(({ date }) => date === today) ?? [];

  async function made(): Promise<Writing> {
    const answer = await write({ language });
    if (answer.kind === 'failed' && isAway(answer.problem.code)) return madeHere();
    if (answer.kind !== 'saved') return { kind: 'failed' };
    const { writeTasks: written } = answer.data;
    if (written.__typename === 'CrisisHelp') {
      look();
      return { kind: 'help', crisis: written.kind };
    }
    const isKept = await keep(written.tasks);
    return isKept ? { kind: 'resting', seen: written.seen, offered: written.help?.kind ?? null } : { kind: 'failed' };
  }

  /** Completed tasks stay. */
  async function keep(next: readonly Pick<Task, 'text' | 'type' | 'source'>[]): Promise<boolean> {
    const isOpen = (type: Task['type']) => !tasks.some((task) => task.type === type && task.isCompleted);
    const open = next
      .filter(({ type }) => isOpen(type))
      .map(({ text, type, source }) => ({ id: crypto.randomUUID(), text, type, source }));
    const { kind } = await replace({ date: today, tasks: open });
    return kind === 'saved' || kind === 'waiting';
  }

  /** From the texts that lie on this device, by what was chosen today. */
  async function madeHere(): Promise<Writing> {
    if (known === undefined) return { kind: 'failed' };
    const here = await import(/* webpackChunkName: "here" */ '../here/tasksOfHere.ts').catch(() => undefined);
    const words = ownWordsOf(checkIn).filter((text) => !isSetAside(userId, today, textMark(text)));
    const seen = tasks.map(({ text }) => text);
    const made = await here?.tasksOfHere(known, { language, needs: checkIn?.needMore ?? [], day, seen, words });
    if (made !== undefined && 'crisis' in made) {
      for (const text of words) noteFoundHelp(userId, today, { mark: textMark(text), kind: made.crisis });
      return { kind: 'help', crisis: made.crisis };
    }
    if (made === undefined || !(await keep(made.tasks))) return { kind: 'failed' };
    return { ...RESTING, offered: made.offered };
  }

  /** Three new ones, or new ones for those that are not done. */
  async function make() {
    if (writing.kind === 'writing') return;
    setWriting({ kind: 'writing' });
    setWriting(await made());
  }

  return {
    read,
    day,
    tasks,
    hasCheckIn: checkIn !== null,
    writing,
    told: ownWordsOf(checkIn),
    make,
    /** Continues from the help; the day stays one after it. */
    goOn: () => setWriting(RESTING),
    /** The help's trigger was not about the person: asks again (S11). */
    notAboutMe: async () => {
      await tellNotMe(ownWordsOf(checkIn));
      await make();
    },
  };
}
