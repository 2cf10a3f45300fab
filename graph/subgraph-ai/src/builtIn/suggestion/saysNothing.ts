/** Texts that say one does not know, or does not mind. */
const SAYS_NOTHING =
  /^(?:\W*(?:h+m+|meh|tja|æsj|hei|hi|hello|dunno|idk|i don['’]?t know|(?:jeg )?(?:vet|veit) ikke|aner ikke|hva som helst|whatever|anything|something|noe|nei|egentlig|really|lenger|help|hjelp)(?!\p{L}))+\W*$/iu;

/** Whether there are words to read at all. */
export const hasWords = (prompt: string): boolean => (prompt.match(/\p{Script=Latin}{2,}/gu) ?? []).length > 1;

/** Whether a wish tells nothing: a single word, random letters, or that anything will do. */
export const saysNothing = (prompt: string): boolean => !hasWords(prompt) || SAYS_NOTHING.test(prompt);
