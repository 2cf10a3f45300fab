/**
 * The API of `loopbackServer.ts`, without a word of Node's types: tests of pages are checked as browser code, and take
 * the server by this contract (the `types` of `./loopbackServer` in package.json).
 */

export interface Arrival {
  method: string;
  /** With the query. */
  path: string;
  /** Each header as it came, its name in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** An answer, or what a server does instead of one. */
export type Outcome =
  | 'hang'
  | 'reset'
  | {
      status: number;
      headers: Readonly<Record<string, string>>;
      body: string;
      /** Waits this long first. */
      afterMs?: number;
      /** Sends half of the body, and ends the connection. */
      isCut?: boolean;
    };

export interface Loopback {
  /** Stays the same after `leave` and `comeBack`. */
  readonly url: string;
  /** Ends every connection; from now on a new one is refused. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

/** Answers every request to a free port of this machine. */
export declare function serveOnLoopback(answer: (arrival: Arrival) => Promise<Outcome>): Promise<Loopback>;

/** The committed public schema of the graph. */
export declare function readSchemaText(): string;

/** The manifest file of each remote of the repository, by the remote's name. */
export declare function manifestFiles(): Record<string, string>;

/** The files in which remotes and packages declare their writes. */
export declare function writesFiles(): readonly string[];

/** The files in which remotes keep their part for a time without a network. */
export declare function whenAwayFiles(): readonly string[];
