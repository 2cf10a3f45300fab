/** Facts that may be told of a piece of work: names and numbers of ours, never ids, addresses or a person's texts. */
export type Facts = Record<string, string | number>;

/** How a request ended, by its route's pattern. */
export interface Outcome extends Facts {
  method: string;
  route: string;
  status: number;
}

/** A request that is being traced. */
export interface RequestTrace {
  /** Runs what belongs to the request inside its trace. */
  run(work: () => void): void;
  end(outcome: Outcome, ms: number): void;
}

/** The work that the OpenTelemetry packages do for us once they are loaded. */
export interface Instruments {
  beginRequest(traceparent: string | undefined): RequestTrace;
  span<Result>(name: string, facts: Facts, work: () => Promise<Result>): Promise<Result>;
  /** The W3C `traceparent` of what runs now. */
  traceparent(): string | undefined;
  count(name: string, facts: Facts): void;
  /** Watches a number that goes up and down, such as the connections of a pool in use. */
  watch(name: string, read: () => number, facts: Facts): void;
  stop(): Promise<void>;
}
