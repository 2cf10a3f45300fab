import type { Gathering } from '../gathering.ts';
import { tableOf } from '../text/csv.ts';
import { htmlText } from '../text/htmlText.ts';

const LEFT = ['moods', 'categories', 'strategies', 'medications', 'groups', 'allies', 'notifications'];
const HEAD = /^[a-z_]+_info$/;

/** Whether rows are several tables one after another, each after its name. */
export const isIfme = (rows: readonly (readonly string[])[]) => rows[0]?.length === 1 && HEAD.test(rows[0][0] ?? '');

/** The moments among ifme's tables; addresses of the person are in others, which are not read. */
export function readIfme(rows: readonly string[][], gathering: Gathering): void {
  gathering.leave(...LEFT);
  const start = rows.findIndex((row) => row.length === 1 && row[0] === 'moment_info');
  if (start === -1) return;
  const rest = rows.slice(start + 1);
  const end = rest.findIndex((row) => row.length === 1 && HEAD.test(row[0] ?? ''));
  for (const record of tableOf(end === -1 ? rest : rest.slice(0, end)).records)
    gathering.add({
      at: `moment ${record.field('id')}`,
      when: {
        instant: Date.parse(record.field('created_at').replace(' ', 'T').replace(' UTC', 'Z')),
        zone: gathering.zone,
      },
      title: record.field('name'),
      note: [record.field('why'), record.field('fix')]
        .map(htmlText)
        .filter((text) => text !== '')
        .join('\n\n'),
      sameAs: record.field('id'),
    });
}
