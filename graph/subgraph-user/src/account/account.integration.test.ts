import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { SERVICE_PATHS } from '@spire/domain/servicePaths';
import { textMark } from '@spire/domain/textMark';
import { asOwner } from '@spire/graph-kit/testing/asOwner';
import { graphClient, type GraphAnswer } from '@spire/graph-kit/testing/graphClient';
import { logIn, newPerson, type TestPerson } from '@spire/graph-kit/testing/persons';
import { addFactor } from '@spire/graph-kit/testing/secondFactor';
import { unfinished } from '@spire/graph-kit/testing/unfinished';
import { soundOf } from '@spire/testing/sounds';
import { startTestStack, type TestStack } from '@spire/testing/stack';
import { today } from '@spire/testing/testDay';
import { EXHAUSTIVE_LIMIT } from '@spire/testing/timeLimits';

// Every table of the database is searched for every text.
jest.setTimeout(EXHAUSTIVE_LIMIT);

const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let stack: TestStack;
let kari: TestPerson;
let planted: string;

beforeAll(async () => {
  stack = await startTestStack();
});
beforeEach(async () => {
  kari = await newPerson(stack);
  planted = `plantet-${randomUUID().slice(0, 8)}`;
});
afterAll(() => stack.stop());

const ask = (query: string, variables = {}) => graphClient(stack.url, kari.token)(query, variables);
const deleteAccount = (confirm = kari.email) =>
  ask('mutation ($c: String!) { deleteAccount(confirm: $c) }', { c: confirm });

const give = (mutation: string, type: string, input: object, field = 'id') =>
  ask(`mutation ($i: ${type}!) { ${mutation}(input: $i) { ${field} } }`, { i: input });
const suggestion = (interactionType: string) => ({
  suggestionText: planted,
  suggestionType: 'regular',
  interactionType,
  date: today,
});
const completion = () => ({ id: randomUUID(), date: today, completedAt: new Date().toISOString() });
const memory = () => ({
  title: planted,
  description: planted,
  emoji: '🌲',
  category: 'ro',
  goodnessRating: 8,
  effortRating: 2,
  date: today,
});
const added = async (giving: Promise<GraphAnswer<unknown>>, mutation: string): Promise<string> =>
  (((await giving).data as Record<string, { id: string }>)[mutation] ?? { id: '' }).id;
const task = (id = randomUUID()) => ({ id, text: planted, type: 'activity', source: 'ai' });

const question = () =>
  give(
    'askPattern',
    'AskPatternInput',
    { exposure: { kind: 'thing', name: planted.slice(0, 40) }, outcome: 'mood' },
    'state',
  );

/** Everything a person can give, each as its own request. */
const WRITES: Record<string, () => Promise<GraphAnswer<unknown>>> = {
  profile: () =>
    ask('mutation ($t: String!) { saveProfile(input: { nickname: $t, language: en }) { nickname } }', { t: planted }),
  settings: () => ask('mutation { saveSettings(input: { streakHidden: true }) { language } }'),
  consent: () =>
    ask('mutation ($i: DecideConsentInput!) { decideConsent(input: $i) { kind } }', {
      // Of a kind by which nothing else is refused.
      i: { kind: 'ai', version: CONSENT_VERSIONS.ai[0], isGiven: Math.random() < 0.5 },
    }),
  export: () => ask('mutation { recordExport }'),
  account: () => ask('{ me { createdAt } }'),
  'check-in': () =>
    ask('mutation ($i: SaveCheckInInput!) { saveCheckIn(input: $i) { id } }', {
      i: { date: today, whatIsGoodText: planted },
    }),
  'what weighs': () =>
    give('saveCheckIn', 'SaveCheckInInput', {
      date: today,
      whatIsGoodText: planted,
      needMoreText: 'Mamma døde i natt.',
    }),
  'help set aside': () => give('setHelpAside', 'SetHelpAsideInput', { date: today, mark: textMark(planted) }, 'date'),
  'everything shown': () => give('setAllShown', 'SetAllShownInput', { date: today, isAllShown: true }, 'date'),
  memory: () => give('addMemory', 'AddMemoryInput', memory()),
  contact: () => give('saveContact', 'SaveContactInput', { name: planted, attributes: ['tur'] }),
  reminder: () =>
    give('saveReminder', 'SaveReminderInput', { isOn: false, kinds: ['checkIn'], days: ['MO'], time: '10:00' }, 'isOn'),
  'push device': () =>
    give('savePushDevice', 'SavePushDeviceInput', {
      endpoint: `https://fcm.googleapis.com/fcm/send/${planted}`,
      p256dh: Buffer.alloc(65, 4).toString('base64url'),
      auth: Buffer.alloc(16, 1).toString('base64url'),
    }),
  mood: () => give('saveMood', 'SaveMoodInput', { date: today, mood: 4 }),
  progress: () =>
    give('addDailyProgress', 'AddDailyProgressInput', { id: randomUUID(), date: today, waterGlasses: 1 }, 'date'),
  'generated suggestion': () => give('recordSuggestion', 'RecordSuggestionInput', suggestion('generated')),
  'completed suggestion': () => give('recordSuggestion', 'RecordSuggestionInput', suggestion('completed')),
  tasks: () => give('replaceTasks', 'ReplaceTasksInput', { date: today, tasks: [task()] }),
  tool: () =>
    give('addInnerBalance', 'AddInnerBalanceInput', { ...completion(), category: 'breathing', activity: planted }),
  session: () =>
    give('addExpectationSession', 'AddExpectationSessionInput', {
      ...completion(),
      whatToDo: planted,
      whatCanGoBetter: planted,
      howToFeelGood: planted,
      desiredFeeling: 'rolig',
    }),
  'safety plan': () =>
    ask('mutation ($i: SaveSafetyPlanInput!) { saveSafetyPlan(input: $i) { signs } }', { i: { signs: [planted] } }),
  pacing: () =>
    give(
      'savePacingDay',
      'SavePacingDayInput',
      {
        ...{ date: today, room: 3, things: [{ id: randomUUID(), name: planted.slice(0, 40), size: 1, done: true }] },
      },
      'date',
    ),
  question,
  'answer to a scale': () =>
    give('saveScaleEntry', 'SaveScaleEntryInput', { date: today, scale: 'pain', value: 2 }, 'date'),
  'what is followed': () => give('saveFollowedScales', 'SaveFollowedScalesInput', { scales: ['pain'] }, 'scales'),
  heldImport: () =>
    ask('mutation ($id: ID!, $text: String!) { holdImport(importId: $id, part: "head", document: $text) }', {
      id: randomUUID(),
      text: planted,
    }),
  importedEntry: () =>
    give(
      'addImportedEntries',
      'AddImportedEntriesInput',
      {
        importId: randomUUID(),
        source: 'table',
        entries: [{ date: today, text: planted }],
      },
      'added',
    ),
  'exercise mark': () => give('markExercise', 'MarkExerciseInput', { date: today, exercise: planted, kind: 'stopped' }),
  'rest day': () => ask('mutation ($d: LocalDate!) { takeRestDay(date: $d) { points } }', { d: today }),
};

/** Changes and removals of something given before: the preparation, which answers the change. */
const CHANGES: Record<string, () => Promise<() => Promise<GraphAnswer<unknown>>>> = {
  'ticked task': async () => {
    const id = randomUUID();
    await give('replaceTasks', 'ReplaceTasksInput', { date: today, tasks: [task(id)] });
    return () => ask('mutation ($id: ID!) { setTaskCompleted(id: $id, isCompleted: true) { id } }', { id });
  },
  'replaced task': async () => {
    await give('replaceTasks', 'ReplaceTasksInput', { date: today, tasks: [task()] });
    return () => give('replaceTasks', 'ReplaceTasksInput', { date: today, tasks: [task()] });
  },
  'memory of another category': async () => {
    const id = await added(give('addMemory', 'AddMemoryInput', memory()), 'addMemory');
    return () => give('changeMemory', 'ChangeMemoryInput', { ...memory(), date: undefined, id, category: 'mestring' });
  },
  'deleted memory': async () => {
    const id = await added(give('addMemory', 'AddMemoryInput', memory()), 'addMemory');
    return () => ask('mutation ($id: ID!) { deleteMemory(id: $id) }', { id });
  },
  'undone suggestion': async () => {
    const giving = give('recordSuggestion', 'RecordSuggestionInput', suggestion('completed'));
    const id = await added(giving, 'recordSuggestion');
    return () => ask('mutation ($id: ID!) { undoSuggestion(id: $id) }', { id });
  },
  'changed plan': async () => {
    await WRITES['safety plan']?.();
    return () => ask('mutation { saveSafetyPlan(input: { alone: ["Te"] }) { alone } }');
  },
  'question asked once more': async () => {
    await question();
    return question;
  },
  'health data taken back': async () => {
    await WRITES['answer to a scale']?.();
    return () =>
      ask('mutation ($i: DecideConsentInput!) { decideConsent(input: $i) { kind } }', {
        i: { kind: 'health', version: CONSENT_VERSIONS.health[0], isGiven: false },
      });
  },
  'undone rest day': async () => {
    await WRITES['rest day']?.();
    return () => ask('mutation ($d: LocalDate!) { undoRestDay(date: $d) { points } }', { d: today });
  },
};

const VOICE = soundOf('audio/webm');
const onStorage = (method: string, name: string, token = kari.token) => {
  const isVoice = name.endsWith('.webm');
  return fetch(`${stack.url}${SERVICE_PATHS.storage}/object/${isVoice ? 'voices' : 'memories'}/${kari.id}/${name}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': isVoice ? 'audio/webm' : 'image/png' },
    ...(method === 'POST' ? { body: isVoice ? VOICE : PICTURE } : {}),
  });
};

/** The tables of the whole database in which one of these texts is found, sealed or hex as it may be. */
async function tablesWith(texts: readonly string[]): Promise<string[]> {
  const wanted = texts.flatMap((text) => [text, Buffer.from(text).toString('hex'), text.replaceAll('-', '')]);
  const pattern = `'${wanted.join('|')}'`;
  const tables = await asOwner<{ name: string }>(
    stack.dataFolder,
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'p', 'm')
      and relnamespace::regnamespace::text in ('users', 'wellbeing', 'auth', 'storage', 'inbox', 'auth_limits')`,
  );
  const found = await asOwner<{ name: string }>(
    stack.dataFolder,
    tables
      .map(({ name }) => `select '${name}' as name where exists (select from ${name} t where t::text ~* ${pattern})`)
      .join(' union all '),
  );
  return found.map(({ name }) => name).sort();
}

const files = () =>
  readdirSync(path.join(stack.dataFolder, 'storage'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const traces = () => [kari.id, kari.email, planted];

test('everything a person gave is gone: rows, keys, pictures, voice notes, mail, sessions', async () => {
  const ola = await newPerson(stack);
  for (const [name, write] of Object.entries(WRITES)) expect([name, (await write()).errors]).toEqual([name, undefined]);
  for (const name of ['one.png', 'deep/two.png', 'deep/deeper/three.png', 'bekk-9s.webm'])
    expect((await onStorage('POST', name)).status).toBe(200);
  await asOwner(stack.dataFolder, `insert into users.recovery_set (user_id, salt) values ($1, '')`, [kari.id]);
  await asOwner(stack.dataFolder, `insert into users.recovery_code (user_id, hash) values ($1, '')`, [kari.id]);
  await asOwner(
    stack.dataFolder,
    `insert into wellbeing.suggestion_set (user_id, id, date, number, form, language, created_at)
       values ($1, gen_random_uuid(), $2, 8, 'card', 'no', now())`,
    [kari.id, today],
  );
  await asOwner(stack.dataFolder, `insert into users.attempt (user_id, kind) values ($1, 'x')`, [kari.id]);
  await fetch(`${stack.url}${SERVICE_PATHS.auth}/recover`, {
    method: 'POST',
    headers: { apikey: stack.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: kari.email, code_challenge: 'x'.repeat(43), code_challenge_method: 's256' }),
  });
  const elsewhere = await logIn(stack, kari.email);
  const versions = await asOwner<{ version: string }>(
    stack.dataFolder,
    'select version from storage.objects where name like $1',
    [`${kari.id}/%`],
  );
  const contents = versions.map(({ version }) => version);
  expect(contents).toHaveLength(4);
  expect(files()).toEqual(expect.arrayContaining(contents));
  const before = await tablesWith(traces());
  for (const name of ['auth.users', 'auth.sessions', 'auth.one_time_tokens', 'auth.flow_state', 'inbox.messages'])
    expect(before).toContain(name);
  // Every table of the graph: one that is added later has to be planted in as well.
  const ours = await asOwner<{ name: string }>(
    stack.dataFolder,
    `select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and relname <> '_prisma_migrations'
      and relnamespace in ('users'::regnamespace, 'wellbeing'::regnamespace)`,
  );
  expect(before).toEqual(expect.arrayContaining([...ours.map(({ name }) => name), 'storage.objects']));

  await expect(deleteAccount(`  ${kari.email.toUpperCase()} `)).resolves.toMatchObject({
    data: { deleteAccount: true },
  });

  expect(await tablesWith(traces())).toEqual([]);
  expect(files()).not.toEqual(expect.arrayContaining([expect.stringMatching(contents.join('|'))]));
  for (const token of [kari.token, elsewhere.token]) {
    await expect(graphClient(stack.url, token)('{ me { id } }')).resolves.toMatchObject({ status: 401 });
    for (const name of ['late.png', 'late-1s.webm'])
      expect((await onStorage('POST', name, token)).status).toBeGreaterThanOrEqual(400);
  }
  await expect(logIn(stack, kari.email, elsewhere.refreshToken)).rejects.toThrow('400');
  await expect(logIn(stack, kari.email)).rejects.toThrow('400');
  expect(await tablesWith(traces())).toEqual([]);
  await expect(graphClient(stack.url, ola.token)('{ me { id } }')).resolves.toMatchObject({ status: 200 });
});

test('a deletion that is interrupted half-way leaves an account that works, and is done by the next', async () => {
  await WRITES['profile']?.();
  expect((await onStorage('POST', 'one.png')).status).toBe(200);
  const inTheWay = await unfinished(stack.dataFolder, 'select from auth.users where id = $1 for update', [kari.id]);
  const deleting = deleteAccount();
  await inTheWay.untilAwaited();
  // The pictures are gone by now, and the connection by which the rest was to go is lost.
  await inTheWay.cutOffWaiting();
  expect((await deleting).errors).toHaveLength(1);
  await inTheWay.commit();
  await expect(ask('{ me { profile { nickname } } }')).resolves.toMatchObject({
    data: { me: { profile: { nickname: planted } } },
  });
  expect((await onStorage('GET', 'one.png')).status).toBeGreaterThanOrEqual(400);

  await expect(deleteAccount()).resolves.toMatchObject({ data: { deleteAccount: true } });
  expect(await tablesWith(traces())).toEqual([]);
});

test.each(['', 'nei', 'kari@example.no', '%'])('an account is not deleted for %j', async (confirm) => {
  await expect(deleteAccount(confirm)).resolves.toMatchObject({
    errors: [{ extensions: { code: 'VALIDATION_FAILED', fields: [{ field: 'confirm', code: 'INVALID' }] } }],
  });
  await expect(ask('{ me { id } }')).resolves.toMatchObject({ data: { me: { id: kari.id } } });
});

test('whoever has a second factor has shown it', async () => {
  await addFactor(stack, kari);
  const { token } = await logIn(stack, kari.email);
  const query = 'mutation ($c: String!) { deleteAccount(confirm: $c) }';
  await expect(graphClient(stack.url, token)(query, { c: kari.email })).resolves.toMatchObject({ status: 403 });
});

/** A deletion that holds the account and has not come to what hangs on it. */
const begunDeletion = () => unfinished(stack.dataFolder, 'select from auth.users where id = $1 for update', [kari.id]);

/** Ids of those whose accounts went while something was written, and what was written: looked for once, at the end. */
const gone: string[] = [];

test.each(Object.keys(WRITES))('what is written while the account goes is refused: %s', async (name) => {
  const deletion = await begunDeletion();
  const writing = WRITES[name]?.();
  await deletion.untilAwaited();
  await deletion.goOn('delete from auth.users where id = $1', [kari.id]);
  await deletion.commit();
  await expect(writing).resolves.toMatchObject({
    status: 401,
    errors: [{ extensions: { code: 'UNAUTHENTICATED' } }],
  });
  gone.push(kari.id, planted);
});

test.each(Object.keys(CHANGES))(
  'a change and the deletion of the account do not wait for each other: %s',
  async (name) => {
    const change = await CHANGES[name]?.();
    const deletion = await begunDeletion();
    const changing = change?.();
    await deletion.untilAwaited();
    await deletion.goOn('delete from auth.users where id = $1', [kari.id]);
    await deletion.commit();
    // There is nothing left to change, or to take back.
    expect([undefined, 'UNAUTHENTICATED', 'NOT_FOUND']).toContain((await changing)?.errors?.[0]?.extensions.code);
    gone.push(kari.id, planted);
  },
);

test('none of these writes and changes has left anything', async () => {
  expect(gone).toHaveLength(2 * (Object.keys(WRITES).length + Object.keys(CHANGES).length));
  expect(await tablesWith(gone)).toEqual([]);
});

test('in a storm of writes and uploads nothing stays and nothing breaks', async () => {
  const changes: (() => Promise<GraphAnswer<unknown>>)[] = [];
  for (const prepare of Object.values(CHANGES)) changes.push(await prepare());
  const storm = Array.from({ length: 6 }, (_, round) => [
    ...changes.map((change) => change()),
    ...Object.values(WRITES).map((write) => write()),
    onStorage('POST', `${round}.png`),
    ...(round === 2 ? [deleteAccount()] : []),
  ]).flat();
  const answers = await Promise.all(storm);
  const wrong = answers.filter(
    (answer) =>
      answer.status >= 500 ||
      ('errors' in answer &&
        // FORBIDDEN: of health, after that consent was taken back.
        answer.errors.some(
          ({ extensions: { code } }) => !['UNAUTHENTICATED', 'NOT_FOUND', 'FORBIDDEN'].includes(code),
        )),
  );
  expect(wrong).toEqual([]);
  expect(await tablesWith(traces())).toEqual([]);
});
