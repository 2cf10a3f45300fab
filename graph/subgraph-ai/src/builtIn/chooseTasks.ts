import { MOVEMENT_NOTE, taskPool, type Task } from '@spire/content/tasks';
import { nextCapacity, type CapacityLevel } from '@spire/domain/capacity';
import { daysBetween, type LocalDate } from '@spire/domain/dates';
import { TASK_PRIORITIES, TASK_TYPES, type TaskPriority, type TaskType } from '@spire/domain/options';
import { isBearable, type Sensitivity } from '@spire/domain/sensitivities';
import type { Facts } from '../facts/facts.ts';
import { seedOf, turned, type Seed } from './seed.ts';
import { sparedBy } from './spared.ts';

/** One task of the day. */
export interface ChosenTask {
  text: string;
  type: TaskType;
  priority: TaskPriority;
}

const EPOCH: LocalDate = '2000-01-01';

/**
 * The half of a pool whose turn it is: tasks at even places on even days, at odd places on odd days. So no seed, and no
 * change of profile, ever gives a task on two days in a row (trap 52). Each half holds something that touches nothing.
 */
function ofTheDay(pool: readonly Task[], date: LocalDate): Task[] {
  const turn = Math.abs(daysBetween(EPOCH, date)) % 2;
  return pool.filter((_, place) => place % 2 === turn);
}

/** So many to take turns among, where a gentler pool can help out. */
const ENOUGH = 3;

/** What suits this person of the pools of a type: of their own, and of gentler ones while that leaves too few. */
function suitable(
  type: TaskType,
  { avoid, capacity, date }: Facts,
  spared: readonly Sensitivity[],
): { half: Task[]; whole: Task[] } {
  const isOpen = (task: Task) => !task.avoid.some((each) => avoid.includes(each)) && isBearable(task.notFor, spared);
  const half: Task[] = [];
  const whole: Task[] = [];
  for (let level: CapacityLevel | undefined = capacity; level !== undefined; level = nextCapacity(level, 'down')) {
    const pool = taskPool(type, level).filter((task) => !whole.includes(task));
    half.push(...ofTheDay(pool, date).filter(isOpen));
    whole.push(...pool.filter(isOpen));
    if (half.length >= ENOUGH) break;
  }
  return { half, whole };
}

/**
 * The open tasks of the day's half in a round, where those that suit the person come again before each other one: so
 * they come more often, and no task follows itself when the next seed asks for another.
 */
function roundOf(type: TaskType, facts: Facts, spared: readonly Sensitivity[]): Task[] {
  const { half, whole } = suitable(type, facts, spared);
  const tasks = half.length > 0 ? half : whole;
  const isSuiting = ({ suits }: Task) => suits.some((each) => facts.considerations.includes(each));
  const suiting = tasks.filter(isSuiting);
  const others = tasks.filter((task) => !isSuiting(task));
  return others.length === 0 ? suiting : others.flatMap((other) => [...suiting, other]);
}

function textOf({ avoid, text }: Task, { language }: Facts): string {
  return avoid.includes('exercise') ? `${text[language]} ${MOVEMENT_NOTE[language]}` : text[language];
}

/** The three tasks of a day, one of each type, in the order of their priorities (D24). Movement says when to stop (S24). */
export function chooseTasks(facts: Facts, seed: Seed): ChosenTask[] {
  const spared = sparedBy(facts);
  return TASK_TYPES.flatMap((type, index) => {
    const offset = seedOf(facts.userId, facts.date, type) % 1000;
    const [task] = turned(roundOf(type, facts, spared), seed + offset);
    const priority = TASK_PRIORITIES[index];
    return task === undefined || priority === undefined ? [] : [{ text: textOf(task, facts), type, priority }];
  });
}
