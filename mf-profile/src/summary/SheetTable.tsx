import { VisuallyHidden } from '@spire/ui/VisuallyHidden';
import type { SheetRow } from './sheetRows.ts';
import type { SheetWords } from './sheetWords.ts';

/** A step as it stands within a line. */
export const small = (step: string | undefined) => (step ?? '').toLocaleLowerCase();

/** A name as it stands within a sentence; one that is written in capitals stays so. */
export const inSentence = (name: string) =>
  /^\p{Lu}{2}/u.test(name) ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1);

/** The days one by one, where there are too few for a picture. */
export function FewDays({ rows, words }: { rows: readonly SheetRow[]; words: SheetWords }) {
  return (
    <>
      <p>{words.text.tooFew}</p>
      <DayRows {...{ rows, words }} />
    </>
  );
}

/** Every answer of the picture as a table, for whoever listens to it. */
export function DayRows({ rows, words }: { rows: readonly SheetRow[]; words: SheetWords }) {
  const dates = [...new Set(rows.flatMap(({ answers }) => answers.map(({ date }) => date)))].toSorted();
  return (
    <table>
      <VisuallyHidden as="caption">{words.text.asTable}</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">{words.text.day}</th>
          {rows.map(({ id, name }) => (
            <th key={id} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {dates.map((date) => (
          <tr key={date}>
            <th scope="row">{words.shortDate(date)}</th>
            {rows.map(({ id, steps, answers }) => (
              <td key={id}>{small(steps[(answers.find((each) => each.date === date)?.value ?? 0) - 1])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
