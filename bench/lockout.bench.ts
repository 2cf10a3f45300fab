import { startStack, type TestStack } from '@spire/testing/stack';
import { randomInt, randomUUID } from 'node:crypto';
import type { Figure } from './measure.ts';

const PASSWORD = 'Fjell-tur 2026 x';
const WRONG = 'Wrong-tur 2026 x';
/** Requests of the attacker under way at the same time. */
const AT_ONCE = 50;
const NEIGHBOUR_EVERY_MS = 250;
const HEADER = 'X-Forwarded-For';

const address = () => `${randomInt(1, 224)}.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

interface Answer {
  readonly status: number;
  readonly retryAfter: number;
  readonly milliseconds: number;
}

async function ask(stack: TestStack, path: string, from: string, body: object): Promise<Answer> {
  const begun = performance.now();
  const headers = { 'content-type': 'application/json', apikey: stack.anonKey, [HEADER]: from };
  const answer = await fetch(`${stack.url}/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  await answer.arrayBuffer();
  const retryAfter = Number(answer.headers.get('retry-after') ?? 0);
  return { status: answer.status, retryAfter, milliseconds: performance.now() - begun };
}

const signIn = (stack: TestStack, email: string, from: string, password = PASSWORD) =>
  ask(stack, '/token?grant_type=password', from, { email, password });

async function member(stack: TestStack): Promise<string> {
  const email = `person-${randomUUID()}@example.no`;
  await ask(stack, '/signup', address(), { email, password: PASSWORD });
  return email;
}

const members = (stack: TestStack, count: number) => Promise.all(Array.from({ length: count }, () => member(stack)));

/** Does all of it, some at the same time. */
async function flood(guesses: readonly (() => Promise<unknown>)[]): Promise<void> {
  const waiting = guesses.values();
  const worker = async () => {
    for (const guess of waiting) await guess();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Measures neighbours who sign in on a new device, each with an account of their own, as long as the work lasts. */
async function neighboursDuring(stack: TestStack, from: string, work: Promise<unknown>): Promise<Answer[]> {
  const people = await members(stack, 10);
  const answers: Answer[] = [];
  const state = { isOver: false };
  const ended = work.finally(() => (state.isOver = true));
  for (let turn = 0; !state.isOver; turn += 1) {
    answers.push(await signIn(stack, people[turn % people.length] ?? '', from));
    await new Promise((resolve) => setTimeout(resolve, NEIGHBOUR_EVERY_MS));
  }
  await ended;
  answers.push(await signIn(stack, people[0] ?? '', from));
  return answers;
}

const longestWait = (answers: readonly Answer[]) => Math.max(...answers.map(({ retryAfter }) => retryAfter));
const slowest = (answers: readonly Answer[]) => Math.max(...answers.map(({ milliseconds }) => milliseconds));
const others = (answers: readonly Answer[]) => answers.filter(({ status }) => status !== 200).length;

async function fortyTimesForty(stack: TestStack): Promise<Figure[]> {
  const here = address();
  const attacked = await members(stack, 40);
  const guesses = Array.from({ length: 40 }, () => attacked.map((email) => () => signIn(stack, email, here, WRONG)));
  const answers = await neighboursDuring(stack, here, flood(guesses.flat()));
  return [
    { name: '40 × 40 wrong passwords: wait of neighbours', runs: [longestWait(answers)], unit: 's', limit: 0 },
    { name: '40 × 40 wrong passwords: neighbours not let in', runs: [others(answers)], unit: '', limit: 0 },
    { name: '40 × 40 wrong passwords: slowest neighbour', runs: [slowest(answers)], unit: 'ms' },
  ];
}

/** Seconds until the owner is in on a new device, at a place where nobody has signed in before, by the code of a mail. */
async function byCode(stack: TestStack, email: string, from: string): Promise<number> {
  const begun = performance.now();
  const asked = await ask(stack, '/otp', from, { email, create_user: false });
  const [mail] = await stack.inbox(email);
  const token = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
  const { status } = await ask(stack, '/verify', from, { type: 'email', email, token });
  return asked.status === 200 && status === 200 ? (performance.now() - begun) / 1000 : Number.POSITIVE_INFINITY;
}

async function tenThousandAtOne(stack: TestStack, name: string, from: () => string, home: string): Promise<Figure[]> {
  const email = await member(stack);
  const guesses = Array.from({ length: 10_000 }, () => () => signIn(stack, email, from(), WRONG));
  let seconds = Number.POSITIVE_INFINITY;
  let password = 0;
  let done = 0;
  const attack = flood(
    guesses.map((guess) => async () => {
      await guess();
      done += 1;
      if (done !== 9000) return;
      password = (await signIn(stack, email, home)).status;
      seconds = await byCode(stack, email, home);
    }),
  );
  const answers = await neighboursDuring(stack, address(), attack);
  return [
    { name: `10,000 ${name}: the owner is in by the code after`, runs: [seconds], unit: 's', limit: 60 },
    { name: `10,000 ${name}: status of the owner’s password on a new device`, runs: [password], unit: '' },
    { name: `10,000 ${name}: others not let in`, runs: [others(answers)], unit: '', limit: 0 },
    { name: `10,000 ${name}: slowest sign-in of others`, runs: [slowest(answers)], unit: 'ms' },
  ];
}

/** Measures the cost of wrong passwords for people who did not enter them (decision 0103). */
export async function lockout(): Promise<Figure[]> {
  const stack = await startStack({
    GOTRUE_MAILER_AUTOCONFIRM: 'true',
    GOTRUE_RATE_LIMIT_HEADER: HEADER,
    // Off by itself behind a proxy.
    INBOX: 'on',
    GOTRUE_RATE_LIMIT_SIGN_IN_FAILURES: '20',
  });
  try {
    const one = address();
    return [
      ...(await fortyTimesForty(stack)),
      ...(await tenThousandAtOne(stack, 'guesses from one network', () => one, address())),
      ...(await tenThousandAtOne(stack, 'guesses next door', () => one, one)),
      ...(await tenThousandAtOne(stack, 'guesses from everywhere', address, address())),
    ];
  } finally {
    await stack.stop();
  }
}
