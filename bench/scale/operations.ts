import { localDate } from '@spire/domain/dates';
import { REST_PATHS } from '@spire/domain/restPaths';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { operationDocuments, textOf } from '@spire/testing/operationDocuments';
import { workspaceRoot } from '@spire/testing/workspaceRoot';
import { globSync } from 'node:fs';
import path from 'node:path';
import { answerOf } from '../graph/load.ts';
import { WHOLE_HOME } from '../graph/people.ts';
import type { Probe } from './people.ts';

/** A running stack. */
export interface Served {
  url: string;
  dataFolder: string;
}

/** One thing that one person does. */
export interface Operation {
  name: string;
  run: (probe: Probe, served: Served) => Promise<unknown>;
  /** How often each does it; unless told, as often as is good for the figure. */
  turns?: number;
  /** Whether nothing can come after it. */
  isLast?: boolean;
}

/** The app's own operation of that name, with its fragments. */
function written(name: string): string {
  const files = globSync('mf-*/src/**/*.graphql', { cwd: workspaceRoot() }).map((file) =>
    path.join(workspaceRoot(), file),
  );
  const found = operationDocuments(files).find(({ file }) => path.basename(file) === `${name}.graphql`);
  if (found === undefined) throw new Error(`There is no operation ${name}`);
  return textOf(found);
}

function asked(name: string, query: string, variables: object = {}): Operation {
  const run = ({ token }: Probe, { url }: Served) =>
    answerOf({ url: url + SERVICE_PATHS.graphql, body: { query, variables } }, token);
  return { name, run };
}

/** The operations, in an order in which each finds what it needs. */
export function operationsOf(): Operation[] {
  const date = localDate(new Date(), 'Europe/Oslo');
  const checkIn = { date, whatIsGood: ['takknemlighet'], lookingForward: [], needMore: [], whatIsGoodText: 'Sol' };
  return [
    asked('Home', WHOLE_HOME),
    asked('check-in', written('SaveCheckIn'), { input: checkIn }),
    asked('memory list', written('Memories'), { first: 50 }),
    asked('patterns', written('Patterns'), { language: 'no' }),
    {
      name: 'export',
      turns: 2,
      run: ({ token }, { url }) => answerOf({ url: url + REST_PATHS.privacyExport }, token),
    },
    {
      name: 'reminders looked for',
      turns: 1,
      run: (_, { dataFolder }) => asOwner(dataFolder, 'select * from users.claim_reminders(now(), 30, 200)'),
    },
    {
      name: 'deletion',
      turns: 1,
      isLast: true,
      run: ({ token, email }, { url }) => {
        const query = 'mutation Delete($confirm: String!) { deleteAccount(confirm: $confirm) }';
        return answerOf({ url: url + SERVICE_PATHS.graphql, body: { query, variables: { confirm: email } } }, token);
      },
    },
  ];
}
