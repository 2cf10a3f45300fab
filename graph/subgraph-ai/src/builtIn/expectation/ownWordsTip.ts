import { OWN_WORDS_TIP, SPARED_TIP } from '@spire/content/expectationTexts/ownWordsTip';
import type { Bounds } from '../../guard/bounds.ts';
import { guardProblems } from '../../guard/guard.ts';
import { inPlainForm } from '../boundary/dialect.ts';
import { NEVER_BACKED } from '../boundary/needNamed.ts';
import { ownName } from '../ownWords.ts';

/** The length a person reads at a glance inside a sentence of ours. */
const MOST_CHARACTERS = 50;
/** Points at which a longer answer can be cut. */
const PART_ENDS = /[.!;:(]|, /u;

/** Answers that do not help when said back: a no, uncertainty, a question, or a demand on oneself. */
const NOTHING_TO_KEEP =
  /\?|n['’]t(?!\p{L})|^no(?!\p{L})|(?<!\p{L})(?:ikke|ikkje|ikkj|ikk|ittj|itj|aldri|ingenting|ingen|aner|hvem vet|dont know|umulig|galt|verre|fælt|ille|faen|helvete|orker|gidder|hater|dum|ta (?:meg|mæ) sammen|skjerpe?|presse|perfekt|flink|klare hele|manage the whole|get through|bestå|stryke|mislykkes|overlev\p{L}*|uten å gråte|surviv\p{L}*|without cry\p{L}*|not|never|nothing|nobody|none|who knows|dunno|idk|whatever|impossible|wrong|worse|awful|terrible|hell|hate|stupid|perfect|man up|push|pull myself together|pass|fail)(?!\p{L})/iu;
/** A purpose clause about sparing oneself, which is removed because the help before it stands well alone. */
const SPARING_END =
  / (?:så|so|slik at|so that|og|and) (?:\p{L}+ ){0,2}?(?:ikke|ikkje|ikkj|ittj|not|don['’]?t|won['’]?t|doesn['’]?t) (?:stress\p{L}*|si|sei|say|talk|snakk\p{L}*|prat\p{L}*|forget|rush\p{L}*|mas(?:e|er)?|trenge?r?|need|blir?|get)(?: [\p{L}'’]+){0,4}(?=[.,;!]|$)/iu;
/** Actions and reductions, which are no worry. */
const DONE_ABOUT_IT =
  /^(?:å |to |at )?(?:si (?:fra|at|det)|fortelle|ha (?:lys|på|med|en|ei|et|noe)|noe å|gå (?:ut|tidlig|hjem)|be (?:om|noen)|spørre|ta (?:en|ei|et|med)|skrive|slippe|slepp|mindre|uten|puste|tell|say (?:that|so)|ask|go (?:out|home|early|outside)|have (?:a|my|the|someone)|take (?:a|an|my)|an? |bring|leave early|write|less|without|breathe)(?!\p{L})/iu;
/** Worries and likely failures, which would mock the person if they were said back as help. */
const WORRY =
  /(?<!\p{L})(?:glem\p{L}*|gløm\p{L}*|gløym\p{L}*|forget\p{L}*|(?:go|goes|went) blank|trynet|(?<!(?:som|virket|funka|funket|hjalp|worked|like|as|helped) )(?:i fjor|sist gang|last (?:year|time))|where (?:even )?(?:are|is|do)|crowds?(?= and|,|$)|on hold|pan(?:ic|ikk)\p{L}*|sovner|falls? asleep|too (?:much|many|loud|long|late|bright|tired)|for (?:mye|mange|høyt|lenge|sent|sterkt)|in tears|redd|worr\p{L}*|afraid|scared|nervous|nervøs\p{L}*|bekymr\p{L}*|gruer?)(?!\p{L})|(?<!\p{L})i \p{L}+ it and then i? ?\p{L}+/iu;
/** Symptoms, which a person may tell a doctor and the app does not name. */
const OWN_TO_TELL = /(?<!\p{L})(?:(?:my|mine) symptoms|symptom(?:er|ene|a|ane)? mine)(?!\p{L})/giu;
/** Answers too short to repeat. */
const SAYS_LITTLE = /^(?:ok|okay|bra|greit|fint|godt|alt|vet|good|fine|well|nice|everything)$|^.?$/iu;
/** Text of letters and plain punctuation; anything else is not repeated. */
const WORDS_ALONE = /^[\p{L}\p{N}\p{M}\p{Extended_Pictographic}\uFE0F\u200D ,.;:!&%’'/–-]+$/u;

/** Hopes that something will not happen; others can help with it once told, so they are no demand on oneself. */
const HOPED_NOT_TO_HAPPEN =
  /^(?:å |to |at jeg )?(?:ikke|ikkje|not|no|ingen|uten å|slippe å|slippe|without)(?: \p{L}+){0,3}? ?(?:besvim\p{L}*|faint\p{L}*|pass(?:ing)? out|svim\p{L}*|alene|aleine|alone|mas(?!\p{L})|rush\p{L}*|stress(?:e|a|et|ed)|avbr\p{L}+|interrupt\p{L}*|klem\p{L}*|hug\p{L}*|tatt på|touch\p{L}*|bråk|noise|høy musikk|loud|småprat|small ?talk|spørsmål|questions|quizzed|vente(?!r)|wait\p{L}*)[^.?!]{0,25}$/iu;

/** A hope that something will not happen, within the bounds of today; null for any other answer. */
const fearedOutcome = (answer: string, bounds: Bounds): string | null => {
  const words = ownName(answer, Number.POSITIVE_INFINITY);
  const isSaid =
    [...words].length <= MOST_CHARACTERS &&
    WORDS_ALONE.test(words) &&
    HOPED_NOT_TO_HAPPEN.test(words) &&
    guardProblems([`«${words}»`], bounds).length === 0;
  return isSaid ? words : null;
};

function kept(told: string, bounds: Bounds): string | null {
  const answer = told.replace(SPARING_END, '');
  const written = ownName(answer, Number.POSITIVE_INFINITY);
  // English spelling mistakes are corrected; Norwegian keeps its form.
  const whole = bounds.language === 'en' ? inPlainForm(written, 'en') : written;
  const [part = ''] = whole.split(PART_ENDS);
  const words = [whole, part.trim()].find((each) => [...each].length <= MOST_CHARACTERS);
  const isKept =
    words !== undefined &&
    WORDS_ALONE.test(words) &&
    !SAYS_LITTLE.test(words) &&
    !NOTHING_TO_KEEP.test(answer) &&
    (DONE_ABOUT_IT.test(words) || !WORRY.test(words)) &&
    !NEVER_BACKED.test(told) &&
    // A quotation may be in any language.
    guardProblems([`«${words.replace(OWN_TO_TELL, '…')}»`], bounds).length === 0;
  return isKept ? words : null;
}

/**
 * A helpful phrase of the person's own, quoted back because a quotation fits any grammatical form. Null where no phrase
 * is short, constructive and within the bounds of today (S14). Crisis was screened before (S15).
 */
export function ownWordsTip(answers: readonly string[], bounds: Bounds): string | null {
  const [words, more] = new Set(answers.flatMap((answer) => kept(answer, bounds) ?? []));
  if (words === undefined) {
    const unwanted = answers.flatMap((answer) => fearedOutcome(answer, bounds) ?? [])[0];
    return unwanted === undefined ? null : SPARED_TIP[bounds.language].replace('{words}', () => unwanted);
  }
  const tip = more === undefined ? OWN_WORDS_TIP.one : OWN_WORDS_TIP.two;
  return tip[bounds.language].replace('{words}', () => words).replace('{more}', () => more ?? '');
}
