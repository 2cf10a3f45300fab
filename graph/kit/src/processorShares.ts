/** Milliseconds of processor time that this process has taken, its workers and threads included. */
function millisecondsUsed(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

export interface ProcessorShares {
  /** Begins to count for a request; what it answers ends that and says the milliseconds that fall to the request. */
  begin(): () => number;
}

/**
 * Shares out processor time among the requests under way, in equal parts. What one of many took cannot be told apart in
 * one process; whoever is there alone, or for long, is charged what they cost.
 */
export function createProcessorShares(used: () => number = millisecondsUsed): ProcessorShares {
  let underWay = 0;
  let last = used();
  /** The share of a request that would have been there all the time. */
  let each = 0;
  const advance = () => {
    const now = used();
    if (underWay > 0) each += (now - last) / underWay;
    last = now;
  };
  return {
    begin: () => {
      advance();
      underWay += 1;
      const before = each;
      return () => {
        advance();
        underWay -= 1;
        return each - before;
      };
    },
  };
}
