/** The attribute of the place in the header, beside help, where a page may put a way out. */
export const BESIDE_HELP = 'data-beside-help';
