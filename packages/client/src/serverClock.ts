let ahead = 0;

/** Notes what time the server says it is, in the header `date` of an answer; a clock of a device may be days wrong. */
export function noteServerTime({ headers }: Response): void {
  const told = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(told)) ahead = told - Date.now();
}

/** The server's time at a time of this device's clock, in ms. */
export function serverTimeOf(local: number): number {
  return local + ahead;
}
