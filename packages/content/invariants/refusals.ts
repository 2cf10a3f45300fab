import { LANGUAGES } from '@spire/domain/languages';
import { keysOf } from '@spire/domain/lists';
import type { MessageForm } from '@spire/domain/nynorsk';
import { ASKERS, REFUSAL_TONES } from '@spire/domain/refusals';
import { type REFUSALS, type REFUSALS_AGAIN, refusalsFor } from '../src/refusals.ts';
import { hasNorwegianLetters, namesWhatIsForbidden, sentences, words } from '../src/textInvariants.ts';
import { BOKMAAL, FORMS, HEALTH, invariant, type Invariant, repeated } from './invariant.ts';

/** So many ways for anybody, whoever asks, so that "three others" has others. */
const LEAST_OF_EACH = 6;

const SELF = {
  no: /(?<!\p{L})(?:jeg|meg|mitt|min|mine)(?!\p{L})/iu,
  nn: /(?<!\p{L})(?:eg|meg|mitt|min|mine)(?!\p{L})/iu,
  en: /(?<!\p{L})(?:I|I’m|I’ll|I’d|I’ve|me|my)(?!\p{L})/u,
};
const SORRY = /beklager|beklagar|unnskyld|orsak|dessverre|diverre|lei for|lei meg|sorry|afraid|apolog/iu;
const STOCK_END =
  /håper det er (?:greit|ok|i orden)|vonar det er greitt|hope (?:that’s|that is) (?:ok|all right|fine)/iu;
const THIS_TIME = /denne gangen|denne gongen|this time/iu;

/** The requirements on the ways to say no, each a whole message that is sent as it stands. */
export function refusalInvariants(refusals: typeof REFUSALS, again: typeof REFUSALS_AGAIN): Invariant[] {
  const all = keysOf(refusals).flatMap((kind) =>
    REFUSAL_TONES.flatMap((tone) => refusals[kind][tone].map((text) => ({ kind, tone, text }))),
  );
  const where = (breaks: (text: string, form: MessageForm, tone: string, kind: string) => boolean) => [
    ...FORMS.flatMap((form) =>
      all.filter(({ text, tone, kind }) => breaks(text[form], form, tone, kind)).map(({ text }) => text[form]),
    ),
  ];
  const texts = [...all.map(({ text }) => text), ...again];
  const each = FORMS.flatMap((form) => texts.map((text) => ({ form, text: text[form] })));
  const eachWhere = (breaks: (text: string, form: MessageForm) => boolean) =>
    each.filter(({ text, form }) => breaks(text, form)).map(({ text }) => text);
  return [
    invariant(
      `A file has at least ${LEAST_OF_EACH} ways of each tone that suit anybody.`,
      keysOf(refusals).flatMap((kind) =>
        REFUSAL_TONES.filter(
          (tone) => refusals[kind][tone].filter(({ who }) => who.length === 0).length < LEAST_OF_EACH,
        ).map((tone) => `refusals/${kind} ${tone}`),
      ),
    ),
    invariant(
      'Each of those who may ask has at least six ways of each tone.',
      keysOf(refusals).flatMap((kind) =>
        ASKERS.flatMap((who) =>
          REFUSAL_TONES.filter(
            (tone) => refusalsFor({ who, kind: kind === 'any' ? null : kind }, tone, 'no').length < LEAST_OF_EACH,
          ).map((tone) => `refusals/${kind} ${tone} ${who}`),
        ),
      ),
    ),
    invariant(
      'A short no has at most two sentences and fourteen words.',
      where((text, _, tone) => tone === 'short' && (sentences(text).length > 3 || words(text).length > 16)),
    ),
    invariant(
      'A no has at most five sentences and forty-five words: short enough to send.',
      eachWhere((text) => sentences(text).length > 5 || words(text).length > 45),
    ),
    invariant(
      'A no is said as oneself.',
      where((text, form) => !SELF[form].test(text)),
    ),
    invariant(
      'A no is not sorry: it needs no excuse (D62).',
      eachWhere((text) => SORRY.test(text)),
    ),
    invariant(
      'A no does not end by hoping that it is all right.',
      eachWhere((text) => STOCK_END.test(text)),
    ),
    invariant(
      'A no tells nobody of illness.',
      eachWhere((text) => HEALTH.test(text)),
    ),
    invariant(
      'A loan, a standing task and a question are not declined “this time”, which would invite again.',
      where((text, _, __, kind) => ['lend', 'standing', 'answer'].includes(kind) && THIS_TIME.test(text)),
    ),
    invariant(
      'A text stands as it is: without brackets, quotation marks or dots in a row.',
      eachWhere((text) => /[{}[\]<>«»"]|\.\.\.|…/u.test(text)),
    ),
    invariant(
      'A nynorsk text has no word of bokmål.',
      eachWhere((text, form) => form === 'nn' && BOKMAAL.test(text)),
    ),
    invariant(
      'A text claims nothing medical, promises nothing, presses nobody, names no level and has no exclamation mark.',
      eachWhere((text, form) => namesWhatIsForbidden(form === 'en' ? 'en' : LANGUAGES[0], text)),
    ),
    invariant(
      'No Norwegian letter stands in an English text.',
      eachWhere((text, form) => form === 'en' && hasNorwegianLetters(text)),
    ),
    invariant(
      'A text stands once only in its language and kind.',
      FORMS.flatMap((form) =>
        keysOf(refusals).flatMap((kind) =>
          repeated(all.filter((each) => each.kind === kind).map(({ text }) => text[form])),
        ),
      ),
    ),
  ];
}
