import type { Language } from '@spire/domain/languages';

type Form = readonly [RegExp, string];

const NORTHERN: readonly Form[] = [
  [/(?<!\p{L})æ e(?!\p{L})/giu, 'jeg er'],
  [/(?<!\p{L})æ(?!\p{L})/giu, 'jeg'],
  [/(?<!\p{L})mæ(?!\p{L})/giu, 'meg'],
  [/(?<!\p{L})ska(?!\p{L})/giu, 'skal'],
  [/(?<!\p{L})te(?= \p{L})/giu, 'til'],
  [/(?<!\p{L})hjælp(?=e?(?!\p{L}))/giu, 'hjelp'],
];
const SHORTENED: readonly Form[] = [
  [/(?<!\p{L})w\/o (?=\p{L})/giu, 'without '],
  [/(?<!\p{L})w\/ ?(?=\p{L})/giu, 'with '],
  [/(?<!\p{L})m\/ ?(?=\p{L})/giu, 'med '],
];
const ALONE_IN_BOKMAAL: Form = [/(?<!\p{L})eg(?!\p{L})/giu, 'jeg'];

/** Words that are of no bokmål: beside ours they would be two languages in one sentence. */
const OTHER_FORM =
  /(?<!\p{L})(?:eg|æ|ikkje|itj|ittj?e?|ikkj|nokon|noko|nokre|nån|nåkka|nokka|enno|berre|bærre|kvil|kvile|kvila|heim\p{L}*|ho|kjem|gjev|gjer|ringjer|seier|meir|vere|vera|gjere|gjera|korleis|korsen|kva|kven|ka|ein|eige|eigen|åleine|veka|gong|gonger|frå|dykk|desse|dei|stilla|toler|orkar|treng|mæ|dæ|hainn|hu|dokker|dåkker|kje)(?!\p{L})/iu;

const inForms = (told: string, forms: readonly Form[]) =>
  forms.reduce((plain, [form, known]) => plain.replace(form, known), told);

/**
 * What is written short, as it is spoken north of Dovre, or with but one "eg" in it, in the forms the rules know; anything
 * else stays as it is.
 */
export function inPlainForm(told: string): string {
  const written = inForms(told, SHORTENED);
  const plain = /(?<!\p{L})æ(?!\p{L})/iu.test(written) ? inForms(written, NORTHERN) : written;
  const bokmaal = inForms(plain, [ALONE_IN_BOKMAAL]);
  return OTHER_FORM.test(bokmaal) ? plain : bokmaal;
}

/** Whether it is in nynorsk or dialect: within a sentence of ours it would be another language. */
export const isInOtherForm = (told: string, language: Language): boolean =>
  language === 'no' && OTHER_FORM.test(inPlainForm(told));
