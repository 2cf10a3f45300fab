import type { ServerResponse } from 'node:http';
import { fillShape } from './fillShape.ts';
import { envelope, type ProviderQuestion } from './providerQuestion.ts';

/** A request to write, and where its answer goes. */
export interface WritingRequest {
  path: string;
  question: ProviderQuestion;
  response: ServerResponse;
}

type Mode = (request: WritingRequest) => void;

const send = (response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body);

const problem = (code: string) =>
  JSON.stringify({ error: { message: `The stand-in says ${code}.`, type: code, code } });

/** Answers as a provider does, with this value in the shape or out of it. */
export const sendAnswer = ({ path, response }: WritingRequest, value: unknown) =>
  send(response, 200, envelope(path, { text: JSON.stringify(value) }));

const isEnglish = ({ question }: WritingRequest) => /"language"\s*:\s*"en"/.test(question.data);

interface Said<Texts> {
  no: Texts;
  en: Texts;
}

/** The texts of the shape asked for are these in turn, as the items of a list have to differ. */
function saysInTurn(texts: Said<readonly string[]>): Mode {
  return (request) => {
    const said = isEnglish(request) ? texts.en : texts.no;
    sendAnswer(
      request,
      fillShape(request.question.schema, (number) => said[number % said.length] ?? ''),
    );
  };
}

/** Every text of the shape asked for is this one. */
const says = ({ no, en }: Said<string>) => saysInTurn({ no: [no], en: [en] });

const GOOD = {
  no: 'Sett deg ved et vindu og kjenn etter hvordan pusten går, så lenge det er godt.',
  en: 'Sit down by a window and notice how your breath comes and goes, for as long as it feels good.',
};
const GOOD_IN_TURN = {
  no: [
    GOOD.no,
    'Hør på en rolig sang med øynene lukket, om det er godt i dag.',
    'Drikk noe varmt i ro, og kjenn på koppen i hendene dine.',
    'Se ut på himmelen en liten stund, og la blikket hvile der.',
    'Legg hendene i fanget og la skuldrene synke litt ned.',
    'Tenk på noe fint du har sett denne uka.',
  ],
  en: [
    GOOD.en,
    'Listen to a quiet song with your eyes closed, if that feels good today.',
    'Drink something warm in peace, and feel the cup in your hands.',
    'Look out at the sky for a little while, and let your eyes rest there.',
    'Lay your hands in your lap and let your shoulders sink a little.',
    'Think of something nice that you have seen this week.',
  ],
};
const GERMAN = 'Setzen Sie sich ans Fenster und atmen Sie eine Weile ruhig ein und aus, solange es Ihnen guttut.';
const MEDICAL = {
  no: 'Du har nok en depresjon. Ta 400 mg ibuprofen og fast til i morgen, så blir du helt frisk.',
  en: 'You probably have depression. Take 400 mg of ibuprofen and fast until tomorrow, and it will cure you.',
};
const AVOIDED = {
  no: 'Ta en hard treningsøkt, mediter etterpå, og inviter venner på middag så du får være sosial.',
  en: 'Do a hard workout, meditate afterwards, and invite friends over for dinner so that you get to be social.',
};
const SCRIPT = { no: `${GOOD.no}<script>alert(1)</script>`, en: `${GOOD.en}<script>alert(1)</script>` };

/** Everything a provider can do with a request to write, good and bad. */
export const WRITING_MODES = {
  answers: saysInTurn(GOOD_IN_TURN),
  wrongLanguage: says({ no: GERMAN, en: GERMAN }),
  medicalAdvice: says(MEDICAL),
  avoided: says(AVOIDED),
  script: says(SCRIPT),
  echo: (request) => {
    const { schema, instructions, data } = request.question;
    sendAnswer(
      request,
      fillShape(schema, () => `${instructions}\n${data}`),
    );
  },
  unknownPlaceholder: says({ no: `Ring [[P999]]. ${GOOD.no}`, en: `Call [[P999]]. ${GOOD.en}` }),
  wrongShape: (request) => sendAnswer(request, { quite: 'something else' }),
  brokenJson: ({ path, response }) => send(response, 200, envelope(path, { text: '{"text": "Sett deg' })),
  brokenEnvelope: ({ response }) => send(response, 200, '{"object": "response", "output": ['),
  page: ({ response }) => send(response, 200, '<!doctype html><p>Hello</p>', { 'content-type': 'text/html' }),
  empty: ({ response }) => send(response, 200, 'null'),
  refuses: ({ path, response }) => send(response, 200, envelope(path, { refusal: 'I cannot help with that.' })),
  cut: ({ path, response }) => send(response, 200, envelope(path, { text: '{"text": "Sett', isCut: true })),
  limited: ({ response }) => send(response, 429, problem('rate_limit_exceeded'), { 'retry-after': '20' }),
  fails: ({ response }) => send(response, 500, problem('server_error')),
  rejects: ({ response }) => send(response, 400, problem('invalid_request_error')),
  unauthorized: ({ response }) => send(response, 401, problem('invalid_api_key')),
  redirects: ({ response }) => send(response, 307, '', { location: '/elsewhere' }),
  resets: ({ response }) => response.socket?.resetAndDestroy(),
  hangs: () => undefined,
  dribbles: ({ path, response }) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const bytes = [...envelope(path, { text: '{}' })].values();
    const timer = setInterval(() => response.write(bytes.next().value ?? ' '), 1000);
    response.write(bytes.next().value ?? ' ');
    response.once('close', () => clearInterval(timer));
  },
  huge: ({ response }) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = `"${'x'.repeat(2 ** 16)}",`;
    const fill = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.on('drain', fill).write('[');
    fill();
  },
} satisfies Record<string, Mode>;

export type WritingMode = keyof typeof WRITING_MODES;
