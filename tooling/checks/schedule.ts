/** Something to run that keeps so many cores busy. */
export interface Job {
  cores: number;
}

/**
 * Runs every job, as many at a time as there are cores for, and each as early as it can start, in the order given: a
 * job that waits for more cores does not hold back a smaller one behind it. One that wants more cores than there are
 * runs alone.
 */
export function runAll<J extends Job>(
  jobs: readonly J[],
  cores: number,
  run: (job: J) => Promise<void>,
): Promise<void> {
  const waiting = [...jobs];
  const costOf = (job: Job) => Math.min(job.cores, cores);
  let free = cores;
  let running = 0;

  return new Promise((resolve, reject) => {
    const start = (job: J) => {
      waiting.splice(waiting.indexOf(job), 1);
      free -= costOf(job);
      running += 1;
      run(job)
        .then(() => {
          free += costOf(job);
          running -= 1;
          startWhatFits();
        })
        .catch(reject);
    };
    const startWhatFits = () => {
      for (const job of [...waiting]) if (costOf(job) <= free) start(job);
      if (running === 0) resolve();
    };
    startWhatFits();
  });
}
