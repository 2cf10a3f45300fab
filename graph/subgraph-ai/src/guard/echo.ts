import { phrases, spoken, spokenWords } from '@spire/language/phrases';

/** So many words in a row are no chance. */
const RUN = 8;

/** How a model speaks of itself and of what it was told. */
const OF_ITSELF = phrases(
  '(as|like) an? (ai|artificial intelligence|language model|large language model|assistant|chatbot)',
  '(system|developer) prompt',
  '(my|the|your|these|previous|above) instructions',
  "(i am|i'm) (an ai|an assistant|a language model|a chatbot|chatgpt|gpt)",
  "(i'm sorry|sorry)( ,)?( but)? i (can't|cannot|can not)",
  'som en (ki|ai|språkmodell|assistent|kunstig intelligens|chatbot)',
  'jeg er (en ki|en ai|en språkmodell|en assistent|en chatbot|chatgpt)',
  '(systemmelding|systeminstruks|systemprompt|språkmodell)*',
  '(mine|dine|disse|forrige|tidligere) instruks*',
  'jeg kan dessverre ikke',
  'json',
);

/** Whether a text gives away what it was asked with, or speaks as a machine of itself. */
export function echoes(text: string, secrets: readonly string[]): boolean {
  if (OF_ITSELF.test(spoken(text))) return true;
  const told = secrets.map((secret) => ` ${spokenWords(secret).join(' ')} `);
  const words = spokenWords(text);
  return words.some((_, at) => {
    const run = words.slice(at, at + RUN);
    return run.length === RUN && told.some((secret) => secret.includes(` ${run.join(' ')} `));
  });
}
