/** A request to the REST facade that carries a file, or asks for what is done at once or not at all. */
export interface Transfer {
  method?: 'GET' | 'POST' | 'DELETE';
  /** JSON, which may be large. */
  body?: string;
  /** How many bytes of the answer are here by now. */
  onBytes?: (count: number) => void;
  /** Gives it up; then the promise rejects with the signal's own reason. */
  signal?: AbortSignal;
}
