import { MOVEMENT_NOTE, taskPool, TASKS, type Task } from '@spire/content/tasks';
import { nextCapacity, type CapacityLevel } from '@spire/domain/capacity';
import { PARTS_OF_DAY } from '@spire/domain/dates';
import { LANGUAGES, type Language } from '@spire/domain/languages';
import { type NeedMore, TASK_PRIORITIES, TASK_TYPES, type TaskPriority, type TaskType } from '@spire/domain/options';
import type { Facts } from '../../facts/facts.ts';
import { hardDayTasks } from '../hardDay.ts';
import { drawing, turned, type Seed } from '../seed.ts';
import { isSuited, suitedTo, type SuitedToday } from '../suitedTo.ts';
import { met, type Wishes, wishesOf } from '../wishes.ts';

/** One task of the day. */
export interface ChosenTask {
  text: string;
  type: TaskType;
  priority: TaskPriority;
}

/** A task of one's own level counts a little more than a gentler one; what is drawn decides among near equals. */
const WEIGHT = { ownLevel: 4, drawn: 3 };
/** The seed chooses among so many of the best, so that the next one gives another. */
const BEST = 3;

function textOf({ avoid, text }: Task, language: Language): string {
  return avoid.includes('exercise') ? `${text[language]} ${MOVEMENT_NOTE[language]}` : text[language];
}

/** By its text in either language: a task is a repeat in the other language as well. */
const BY_TEXT = new Map(
  Object.values(TASKS).flatMap((pools) =>
    Object.values(pools).flatMap((tasks) =>
      tasks.flatMap((task) => LANGUAGES.map((language) => [textOf(task, language), task] as const)),
    ),
  ),
);

/** A task that may be given, and whether it is of the person's own level. */
interface Open {
  task: Task;
  isOfOwnLevel: boolean;
}

/** The tasks open to a person now: of their own level and gentler ones, without anything they avoid. */
function openTo(type: TaskType, { avoid, capacity, partOfDay }: Facts, today: SuitedToday): Open[] {
  const own = taskPool(type, capacity);
  const pools = new Set([own]);
  for (let level: CapacityLevel | undefined = capacity; level !== undefined; level = nextCapacity(level, 'down'))
    pools.add(taskPool(type, level));
  return [...pools]
    .flatMap((pool) => pool.map((task) => ({ task, isOfOwnLevel: pool === own })))
    .filter(
      ({ task }) =>
        !task.avoid.some((each) => avoid.includes(each)) &&
        isSuited(task, today) &&
        (task.partsOfDay ?? PARTS_OF_DAY).includes(partOfDay),
    );
}

/** Those that were not given in the last 14 days; where none is left, those that were given longest ago. */
function fresh(open: readonly Open[], recent: readonly string[]): readonly Open[] {
  const ages = new Map<Task, number>();
  recent.forEach((text, age) => {
    const task = BY_TEXT.get(text);
    if (task !== undefined && !ages.has(task)) ages.set(task, age);
  });
  const unseen = open.filter(({ task }) => !ages.has(task));
  if (unseen.length > 0) return unseen;
  const age = ({ task }: Open) => ages.get(task) ?? Infinity;
  return open.toSorted((one, other) => age(other) - age(one)).slice(0, BEST);
}

/**
 * Best first: what answers a need of today, then a consideration, then the level. Where enough answers
 * a need that was asked for today, nothing else comes.
 */
function ranked(
  open: readonly Open[],
  wishes: Wishes,
  asked: readonly NeedMore[],
  drawn: (id: string) => number,
): Task[] {
  const weightOf = ({ task, isOfOwnLevel }: Open) =>
    met(task.needs, wishes.needs) +
    met(task.suits, wishes.considerations) +
    (isOfOwnLevel ? WEIGHT.ownLevel : 0) +
    drawn(task.id) * WEIGHT.drawn;
  const answering = open.filter(({ task }) => task.needs.some((each) => asked.includes(each)));
  return (answering.length < BEST ? open : answering)
    .map((each) => ({ task: each.task, weight: weightOf(each) }))
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ task }) => task);
}

/**
 * The three tasks of a day, one of each type, in the order of their priorities (D24): those that answer today's check-in
 * best of all that were not given in the last 14 days. Movement says when to stop (S24). Where nothing of a type suits the
 * day, one that is written for hard ones.
 */
export function chooseTasks(facts: Facts, seed: Seed): ChosenTask[] {
  const today = suitedTo(facts);
  const wishes = wishesOf(facts);
  return TASK_TYPES.flatMap((type, index) => {
    const open = fresh(openTo(type, facts, today), facts.recentTasks);
    const best = ranked(open, wishes, facts.checkIn?.needMore ?? [], drawing(facts.userId, facts.date, type)).slice(
      0,
      BEST,
    );
    const [task] = turned(best, seed);
    const priority = TASK_PRIORITIES[index];
    const text =
      task === undefined
        ? hardDayTasks(facts, seed).find((each) => each.type === type)?.text
        : textOf(task, facts.language);
    return text === undefined || priority === undefined ? [] : [{ text, type, priority }];
  });
}
