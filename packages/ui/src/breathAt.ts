/** How long a breath in and a breath out are, in seconds; there is no holding in between (D30). */
export interface Rhythm {
  inSeconds: number;
  outSeconds: number;
}

/** Whether it is in or out after so many seconds: every exercise begins with a breath in. */
export function breathAt(elapsed: number, { inSeconds, outSeconds }: Rhythm): 'in' | 'out' {
  return elapsed % (inSeconds + outSeconds) < inSeconds ? 'in' : 'out';
}
