interface FileWords {
  title: string;
  made: string;
  text: string;
}

/** The codes as a text file that any program opens: what they are, for whom, and one on each line. */
export function recoveryCodesFile(codes: readonly string[], { title, made, text }: FileWords): string {
  // Notepad of older Windows breaks lines at CR LF only.
  return [title, made, '', text, '', ...codes, ''].join('\r\n');
}

/** A key in groups of four, as eyes and fingers take it. */
export function inGroups(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
