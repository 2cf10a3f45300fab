const PLAIN_FORMS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})æ e(?!\p{L})/giu, 'jeg er'],
  [/(?<!\p{L})æ(?!\p{L})/giu, 'jeg'],
  [/(?<!\p{L})mæ(?!\p{L})/giu, 'meg'],
  [/(?<!\p{L})ska(?!\p{L})/giu, 'skal'],
  [/(?<!\p{L})te(?= \p{L})/giu, 'til'],
  [/(?<!\p{L})hjælp(?=e?(?!\p{L}))/giu, 'hjelp'],
];

/** What is written as it is spoken north of Dovre, in the forms the rules know; anything else stays as it is. */
export function inPlainForm(told: string): string {
  if (!/(?<!\p{L})æ(?!\p{L})/iu.test(told)) return told;
  return PLAIN_FORMS.reduce((plain, [form, known]) => plain.replace(form, known), told);
}
