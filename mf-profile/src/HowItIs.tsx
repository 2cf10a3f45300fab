import { Disclosure } from '@spire/ui/Disclosure';

/** Names of the lines, in their order; eight are the most that are read. */
export const HOW_LINES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;

interface HowItIsProps {
  title: string;
  lines: readonly string[];
}

/** How something is worked out, unfolded by whoever wants to know. */
export function HowItIs({ title, lines }: HowItIsProps) {
  return (
    <Disclosure title={title}>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
