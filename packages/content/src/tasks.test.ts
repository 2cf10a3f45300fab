import { TASK_TIERS } from './tasks/task.ts';
import { taskPool, TASKS } from './tasks.ts';

test('moderate uses the pool of limited, the others their own', () => {
  expect(taskPool('activity', 'moderate')).toBe(TASKS.activity.limited);
  for (const tier of TASK_TIERS) expect(taskPool('wellbeing', tier)).toBe(TASKS.wellbeing[tier]);
});
