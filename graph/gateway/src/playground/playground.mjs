import { showSchema } from './schemaBrowser.mjs';

const EXAMPLE = `query Me {
  me {
    email
    profile {
      nickname
      capacityLevel
    }
    todaysCheckIn {
      needMore
    }
    growth {
      points
      level
      currentStreak
    }
  }
}
`;

const part = (id) => document.getElementById(id);
const [query, variables, token, zone, run] = ['query', 'variables', 'token', 'zone', 'run'].map(part);

/** What the app keeps of a signed-in person in this browser, in either of Supabase's places. */
function findSession() {
  const key = Object.keys(localStorage).find(
    (each) => /^sb-.*-auth-token$/.test(each) || each === 'supabase.auth.token',
  );
  if (key === undefined) return undefined;
  try {
    const kept = JSON.parse(localStorage.getItem(key));
    const session = kept?.currentSession ?? kept;
    return typeof session?.access_token === 'string' ? session : undefined;
  } catch {
    return undefined;
  }
}

/** Offers the app's token again for each run, unless another was typed: the app renews it every hour. */
let typedToken = false;
function currentToken() {
  const session = findSession();
  if (!typedToken) token.value = session?.access_token ?? '';
  part('signed-in').textContent = typedToken
    ? 'Own token'
    : session
      ? `Signed in as ${session.user?.email ?? 'somebody'}`
      : 'Not signed in: only the schema is open';
  return token.value.trim();
}

async function ask(operation) {
  const accessToken = currentToken();
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(zone.value.trim() === '' ? {} : { 'x-time-zone': zone.value.trim() }),
      ...(accessToken === '' ? {} : { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(operation),
  });
  return { status: response.status, body: await response.json() };
}

function element(className, content) {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = content;
  return made;
}

/** JSON with its parts coloured, built from text nodes only. */
function showJson(value) {
  const text = JSON.stringify(value, null, 2);
  const parts = [];
  let end = 0;
  for (const match of text.matchAll(
    /("(?:[^"\\]|\\.)*")(\s*:)?|\b(?:true|false|null)\b|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi,
  )) {
    parts.push(text.slice(end, match.index));
    const [whole, string, colon] = match;
    if (colon !== undefined) parts.push(element(string === '"errors"' ? 'wrong' : 'key', string), colon);
    else parts.push(element(string === undefined ? 'number' : 'text', whole));
    end = match.index + whole.length;
  }
  part('answer').replaceChildren(...parts, text.slice(end));
}

function readVariables() {
  const text = variables.value.trim();
  variables.removeAttribute('aria-invalid');
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    variables.setAttribute('aria-invalid', 'true');
    return undefined;
  }
}

let isRunning = false;
async function runOperation() {
  const given = readVariables();
  if (isRunning) return;
  if (given === undefined) {
    part('status').textContent = 'The variables are not valid JSON';
    return;
  }
  isRunning = true;
  run.setAttribute('aria-disabled', 'true');
  part('status').textContent = 'Running';
  sessionStorage.setItem('spire.playground', JSON.stringify([query.value, variables.value]));
  const started = performance.now();
  try {
    const { status, body } = await ask({ query: query.value, variables: given });
    const outcome = body.errors === undefined ? 'OK' : 'With errors';
    part('status').textContent = `${outcome}, ${status}, ${Math.round(performance.now() - started)} ms`;
    showJson(body);
  } catch {
    part('status').textContent = 'The server did not answer';
  } finally {
    isRunning = false;
    run.removeAttribute('aria-disabled');
  }
}

/** Tab indents, but Escape first lets it leave the field: nobody is caught in it. */
let isLeaving = false;
function handleKey(event) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    void runOperation();
  } else if (event.key === 'Escape') isLeaving = true;
  else if (event.key === 'Tab' && !event.shiftKey && !isLeaving) {
    event.preventDefault();
    event.target.setRangeText('  ', event.target.selectionStart, event.target.selectionEnd, 'end');
  } else if (event.key !== 'Shift') isLeaving = false;
}

function start() {
  const kept = JSON.parse(sessionStorage.getItem('spire.playground') ?? 'null');
  query.value = kept?.[0] ?? EXAMPLE;
  query.setSelectionRange(0, 0);
  variables.value = kept?.[1] ?? '';
  zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  run.addEventListener('click', runOperation);
  token.addEventListener('input', () => {
    typedToken = token.value.trim() !== '';
    currentToken();
  });
  for (const field of [query, variables]) {
    field.addEventListener('keydown', handleKey);
    field.addEventListener('blur', () => (isLeaving = false));
  }
  currentToken();
  showSchema(ask, { schema: part('schema'), search: part('search'), trail: part('trail') }).catch(() => {
    part('schema').textContent = 'The schema could not be read.';
  });
}

start();
