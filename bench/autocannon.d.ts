/** The little of autocannon that the benchmarks use; it brings no types of its own. */
declare module 'autocannon' {
  export interface Request {
    method?: 'GET' | 'POST';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
  }

  export interface Result {
    requests: { average: number; total: number };
    latency: { p50: number; p99: number; average: number };
    non2xx: number;
    errors: number;
    timeouts: number;
    mismatches: number;
  }

  export default function autocannon(options: {
    url: string;
    connections: number;
    duration: number;
    /** Whether an answer is right; the others are counted as mismatches. */
    verifyBody?: (body: string) => boolean;
    requests: (Request & { setupRequest?: (request: Request) => Request })[];
  }): Promise<Result>;
}
