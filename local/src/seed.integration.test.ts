import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { freePort } from '@spire/testing/stack';
import { node, removeFolder, repository, runStack, scratchFolder, type StackProcess } from './testing/stackProcess.ts';
import { OWN_STACK_LIMIT } from '@spire/testing/timeLimits';

jest.setTimeout(OWN_STACK_LIMIT);

const dataFolder = scratchFolder();
let stack: StackProcess | undefined;

function seed(...parameters: string[]): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(node, [path.join(repository, 'local/dist/seed.js'), ...parameters], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: dataFolder },
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

const passwordIn = (output: string) => /^Password: (\S+)$/m.exec(output)?.[1] ?? '';

async function post(url: string, body: object, token?: string): Promise<unknown> {
  const headers = {
    'content-type': 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  };
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).json();
}

afterAll(async () => {
  stack?.child.kill('SIGTERM');
  await stack?.ended;
  removeFolder(dataFolder);
});

test('a person is made with or without a running stack, and can log in to all of their history', async () => {
  const before = seed('--email', 'before@example.org', '--days', '400', '--memories', '40', '--language', 'en');
  expect(before).toMatchObject({ status: 0 });

  stack = runStack({ PORT: String(await freePort()), DATA_DIR: dataFolder, LOG_LEVEL: 'error' });
  const url = await stack.ready;
  const meanwhile = seed('--email', 'meanwhile@example.org', '--days', '0', '--no-profile');
  expect(meanwhile).toMatchObject({ status: 0 });

  const me = async (email: string, password: string) => {
    const { supabaseAnonKey } = (await (await fetch(`${url}/config.json`)).json()) as { supabaseAnonKey: string };
    const grant = `${url}/auth/v1/token?grant_type=password&apikey=${supabaseAnonKey}`;
    const { access_token: token } = (await post(grant, { email, password })) as { access_token: string };
    const query = '{ me { profile { onboardingCompleted } growth { checkInDays memories } todaysCheckIn { id } } }';
    return post(`${url}/graphql`, { query }, token);
  };
  const days = Number(/^(\d+) check-ins/m.exec(before.output)?.[1]);
  expect(days).toBeGreaterThan(300);
  expect(await me('before@example.org', passwordIn(before.output))).toEqual({
    data: {
      me: {
        profile: { onboardingCompleted: true },
        growth: { checkInDays: days, memories: 40 },
        todaysCheckIn: { id: expect.any(String) as string },
      },
    },
  });
  expect(await me('meanwhile@example.org', passwordIn(meanwhile.output))).toEqual({
    data: { me: { profile: null, growth: { checkInDays: 0, memories: 0 }, todaysCheckIn: null } },
  });
});

test('an address that is taken is refused', () => {
  const again = seed('--email', 'before@example.org');
  expect(again.status).toBe(1);
  expect(again.output).toContain('choose another --email');
});
