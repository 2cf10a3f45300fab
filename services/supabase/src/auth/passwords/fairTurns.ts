/** The owner of a piece of work: at most a few of one network stand between it and others. */
export interface Turn {
  readonly network: string;
  readonly account: string;
  /** Whether the browser is proven: nobody's guesses stand before it. */
  readonly isKnown: boolean;
}

export interface FairTurnOptions {
  /** Work at the same time, that of known browsers included. */
  readonly atOnce: number;
  /** Work of strangers at the same time: fewer, so that a known browser need not wait for any of them. */
  readonly strangersAtOnce: number;
  readonly mostWaiting: number;
  /** The failure of work that there is no room for. */
  readonly refusal: () => Error;
}

interface Waiting extends Turn {
  readonly start: () => void;
  readonly refuse: (reason: Error) => void;
}

/** Those who wait, by network and account. */
class Queue {
  private readonly networks = new Map<string, Map<string, Waiting[]>>();
  length = 0;

  add(waiting: Waiting): void {
    const accounts = this.networks.get(waiting.network) ?? new Map<string, Waiting[]>();
    this.networks.set(waiting.network, accounts);
    const own = accounts.get(waiting.account) ?? [];
    accounts.set(waiting.account, own);
    own.push(waiting);
    this.length += 1;
  }

  /** The next in turn: networks take turns, and within a network its accounts. */
  next(): Waiting | undefined {
    const [first] = this.networks;
    if (first === undefined) return undefined;
    const [network, accounts] = first;
    const [account, own] = [...accounts][0] ?? ['', []];
    const next = own.shift();
    accounts.delete(account);
    if (own.length > 0) accounts.set(account, own);
    this.networks.delete(network);
    if (accounts.size > 0) this.networks.set(network, accounts);
    if (next !== undefined) this.length -= 1;
    return next;
  }

  /** How many of a network wait. */
  of(network: string): number {
    return [...(this.networks.get(network)?.values() ?? [])].reduce((sum, own) => sum + own.length, 0);
  }

  /** Takes out the newest of the account that has most waiting, in the network that has most waiting. */
  dropOfLongest(): Waiting | undefined {
    const longest = [...this.networks.keys()].toSorted((one, other) => this.of(other) - this.of(one))[0] ?? '';
    const accounts = this.networks.get(longest);
    const [account, own] = [...(accounts ?? [])].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? [];
    const dropped = own?.pop();
    if (own?.length === 0 && account !== undefined) accounts?.delete(account);
    if (accounts?.size === 0) this.networks.delete(longest);
    if (dropped !== undefined) this.length -= 1;
    return dropped;
  }
}

/**
 * Lets a bounded number of costly pieces of work run at once. The others wait in turn: networks one after the other,
 * within each its accounts. Where too many wait, whoever has most waiting loses the newest of it.
 */
export function createFairTurns({ atOnce, strangersAtOnce, mostWaiting, refusal }: FairTurnOptions) {
  const known = new Queue();
  const strangers = new Queue();
  let running = 0;
  let runningStrangers = 0;

  function startNext(): void {
    while (running < atOnce) {
      const next = known.next() ?? (runningStrangers < strangersAtOnce ? strangers.next() : undefined);
      if (next === undefined) return;
      running += 1;
      if (!next.isKnown) runningStrangers += 1;
      next.start();
    }
  }

  function ended({ isKnown }: Turn): void {
    running -= 1;
    if (!isKnown) runningStrangers -= 1;
    startNext();
  }

  return async function inTurn<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    const queue = turn.isKnown ? known : strangers;
    await new Promise<void>((start, refuse) => {
      queue.add({ ...turn, start, refuse });
      if (queue.length > mostWaiting) queue.dropOfLongest()?.refuse(refusal());
      startNext();
    });
    try {
      return await work();
    } finally {
      ended(turn);
    }
  };
}
