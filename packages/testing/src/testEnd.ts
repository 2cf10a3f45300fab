type Task = () => void | Promise<void>;

const tasks: Task[] = [];

/** Runs `task` when the running test has ended, the newest first: a page goes before the server that it asks. */
export function atEndOfTest(task: Task): void {
  tasks.push(task);
}

afterEach(async () => {
  const failures: unknown[] = [];
  for (const task of tasks.splice(0).reverse()) {
    try {
      await task();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
});
