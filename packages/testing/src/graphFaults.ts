import type { ErrorCode, FieldError } from '@spire/domain/errorCodes';
import { GraphRefusal, refused, refusedAtTheDoor } from './graphRefusal.ts';
import type { Outcome } from './loopback.ts';
import { OTHER_PERSON_ID } from './graphWorld.ts';

type Sent = Exclude<Outcome, string>;

/** The request that a fault spoils, as the fault is told of it. */
export interface Spoiled {
  /** The operation's first field, in which a service of the graph refuses. */
  field: string;
  /** Executes the request truly, and answers as it would have been answered. */
  answer: (change?: { meId: string }) => Promise<Sent>;
}

/** One way in which a request goes wrong. */
export type Fault = (request: Spoiled) => Promise<Outcome>;

interface RefusalDetails {
  fields?: readonly FieldError[];
  /** Seconds, for RATE_LIMITED. */
  retryAfter?: number;
}

const HTML = { 'content-type': 'text/html; charset=utf-8' };

/**
 * Everything that can go wrong between a page and the graph. Refusals come before the request is executed; what only
 * spoils the answer comes after, so that a mutation has been done all the same.
 */
export const FAULTS = {
  /** Refuses as the graph does, with the status it gives this code. */
  refuses:
    (code: ErrorCode, { fields = [], retryAfter }: RefusalDetails = {}): Fault =>
    ({ field }) =>
      Promise.resolve(refused(new GraphRefusal(code, fields), field, retryAfter)),
  /** The gateway itself breaks: INTERNAL, with the status 500. */
  breaks: (): Fault => () => Promise.resolve(refusedAtTheDoor('INTERNAL')),
  hangs: (): Fault => () => Promise.resolve('hang'),
  isSlow:
    (afterMs: number): Fault =>
    async ({ answer }) => ({ ...(await answer()), afterMs }),
  /** Half of the answer comes, and then the connection ends. */
  cutsAnswer:
    (): Fault =>
    async ({ answer }) => ({ ...(await answer()), isCut: true }),
  /** The connection ends before any answer, the request not executed. */
  resets: (): Fault => () => Promise.resolve('reset'),
  /** Another server's page comes in its place, as from a proxy or a hotel's network. */
  answersPage: (): Fault => () =>
    Promise.resolve({ status: 200, headers: HTML, body: '<!doctype html><title>Log in</title><p>Welcome</p>' }),
  /** `me.id` is another person's. */
  answersForAnother:
    (): Fault =>
    ({ answer }) =>
      answer({ meId: OTHER_PERSON_ID }),
} as const;

/** A fault whose answer comes once the test lets it go, however slow the machine. */
export function holdAnswer(): { fault: Fault; letGo: () => void } {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const fault: Fault = async ({ answer }) => {
    const answered = await answer();
    await isLetGo;
    return answered;
  };
  return { fault, letGo };
}

interface Waiting {
  fault: Fault;
  of: string | undefined;
  left: number;
}

/** The faults that are waiting for their requests. */
export class FaultQueue {
  private waiting: Waiting[] = [];

  /**
   * Adds a fault to the next `times` requests, or to those of one operation; returns a function that removes it
   * earlier.
   */
  add(fault: Fault, { of, times = 1 }: { of?: string; times?: number } = {}): () => void {
    const added: Waiting = { fault, of, left: times };
    this.waiting.push(added);
    return () => (this.waiting = this.waiting.filter((each) => each !== added));
  }

  /** The oldest that fits, used up by one. */
  take(operation: string): Fault | undefined {
    const found = this.waiting.find(({ of }) => of === undefined || of === operation);
    if (found !== undefined) found.left -= 1;
    this.waiting = this.waiting.filter(({ left }) => left > 0);
    return found?.fault;
  }
}
