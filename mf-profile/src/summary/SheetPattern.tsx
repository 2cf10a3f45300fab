import { knownOf, useRead } from '@spire/client';
import { SummaryPatternDocument } from './SummaryPattern.generated.ts';
import { small } from './SheetTable.tsx';
import type { SheetWords } from './sheetWords.ts';

/** The first pattern alone, in the third person; nothing is worked out before the person wants it on the sheet. */
export function SheetPattern({ words: { text, scales, language } }: { words: SheetWords }) {
  const read = useRead(SummaryPatternDocument, {
    variables: { language },
    pick: ({ me }) => me.patterns.patterns,
  });
  const pattern = knownOf(read)?.[0];
  if (pattern === undefined) return null;
  const { after, outcome, strength } = pattern;
  const name = small(outcome === 'mood' ? text.mood : scales[outcome].name);
  return (
    <p>
      <strong>{after}:</strong> {text.pattern({ ...pattern, outcome: name, strength: text.strengths[strength] })}
    </p>
  );
}
