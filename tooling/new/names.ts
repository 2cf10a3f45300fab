/** quietRoom → QuietRoom: a component. */
export const componentOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1);

/** quietRoom → quiet-room: a folder, a path of a page. */
export const dashed = (id: string): string => id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** quietRoom → Quiet room: words to begin with. */
export const wordsOf = (id: string): string => componentOf(dashed(id).replaceAll('-', ' '));

/** mf-garden → garden: the name of its messages. */
export const namespaceOf = (remote: string): string => remote.replace(/^mf-/, '');
