import type { JsonSchema } from '@spire/testing/fillShape';
import type { ProviderQuestion } from '@spire/testing/providerQuestion';

/** The words of a good provider in each field, in Norwegian; none of them asks for anything. */
const WORDS: Readonly<Record<string, string>> = {
  emoji: '🌱',
  title: 'En sang du liker',
  actionText: 'Prøv dette',
  reminder: 'Det du trenger, teller også.',
  reasoning: 'Det er lov å ta det rolig.',
  message: 'Hei, jeg tenker på deg. Det er helt greit om det ikke passer.',
  safety: 'Du kan si fra når du har fått nok.',
  encouragement: 'Det er fint at du tar vare på deg selv.',
};
/** These in turn, as the items of a list have to differ. */
const TEXTS = [
  'Sett deg litt ved vinduet og se på himmelen en liten stund, hvis du har lyst.',
  'Hør på en rolig sang med øynene lukket, om det er godt i dag.',
  'Drikk noe varmt i ro, og kjenn på koppen i hendene dine.',
];

function filled(
  { type, properties = {}, items = {}, minItems = 1, anyOf, enum: choices }: JsonSchema,
  name: string,
  at: number,
  isWithin: boolean,
): unknown {
  if (choices !== undefined) return choices[0];
  if (anyOf !== undefined) return filled(anyOf[0] ?? {}, name, at, isWithin);
  if (name === 'touches') return [];
  if (type === 'object')
    return Object.fromEntries(
      Object.entries(properties).map(([key, inner], place) => [key, filled(inner, key, isWithin ? at : place, true)]),
    );
  if (type === 'array')
    return Array.from({ length: minItems }, (_, place) => filled(items, name, at + place, isWithin));
  return type === 'integer' || type === 'number' ? 2 : (WORDS[name] ?? TEXTS[at % TEXTS.length]);
}

/** An answer that passes every check; it greets the first hidden name of the request. */
export function goodAnswer({ schema, data }: Pick<ProviderQuestion, 'schema' | 'data'>): object {
  const [greeted] = /\[\[P\d+\]\]/.exec(data) ?? [];
  const answer = filled(schema, '', 0, false) as Record<string, unknown>;
  return greeted === undefined || !('plan' in answer)
    ? answer
    : { ...answer, message: `Hei ${greeted}. ${WORDS['message'] ?? ''}` };
}
