/** The name of a statement on its connection; '' for one that is read anew each time. */
export type NameOf = (text: string) => string;

export const NO_NAMES: NameOf = () => '';

const MOST_NAMES = 300;

/** Numbers the texts as they come, so that PostgreSQL reads and plans each once a connection. The late ones go without. */
export function createNames(): NameOf {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size === MOST_NAMES) return known ?? '';
    const name = `spire_${names.size}`;
    names.set(text, name);
    return name;
  };
}
