/** Control and invisible characters, but a line's end; what joins and colours emoji stays. */
const INVISIBLE = /(?![\n\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u;

/** Markup, entities, placeholders left over, markdown, links and addresses. */
const MARKUP = [
  /<\s*[\p{L}/!?]/u,
  /&(?:#\d|#x|[a-z]{2,8};)/iu,
  /[{}[\]\\`|~^]|%[sd]|\$\(/u,
  /\*\*?\S|__|(?<![\p{L}\p{N}])_\S/u,
  /^[ ]{0,3}(?:#{1,6}|>|[-+*•]|\d+[.)])[ ]/mu,
  /(?:https?|ftp|mailto|javascript|data|tel):\S|\/\/|www\./iu,
  /\p{L}\.(?:com|no|org|net|io|app|ai|eu|se|dk|uk|co)(?![\p{L}\p{N}])/iu,
  /[\p{L}\p{N}]{2}\.\p{L}{2}|\p{L}\.\p{L}{2,}\//u,
  /\S@\S/u,
];

/** Numbers to call: who answers there is nothing a text may make up; help lines stand in one place of their own. */
const NUMBERS = [
  /\d{5}|\d{3}[ \u00a0\u202f-]\d{3}|\d{2}(?:[ \u00a0\u202f-]\d{2,}){2}/u,
  /(?<!\p{L})(?:ring|ringe|call|dial|phone|text|sms|tlf|telefon|nummer|number)(?!\p{L}).{0,20}\d{3}/iu,
];

/** Letters that look like others: wide and mathematical ones, marks heaped on a letter, two alphabets in a word. */
const DISGUISED =
  /[\uff01-\uff5e\u{1d400}-\u{1d7ff}]|\p{Script=Latin}(?:\p{M}|[\p{Script=Cyrillic}\p{Script=Greek}])|[\p{Script=Cyrillic}\p{Script=Greek}]\p{Script=Latin}/u;

const REFUSED = [INVISIBLE, DISGUISED, ...MARKUP, ...NUMBERS];

/** Whether a text is only words, signs and emoji: nothing that a page, a mail or a phone could take for more. */
export function isPlainText(text: string): boolean {
  const whole = text.normalize('NFC');
  return !REFUSED.some((pattern) => pattern.test(whole));
}
