import { spoken } from '@spire/language/phrases';

/** A walk that is pictured is not walked. */
const PICTURED =
  /^ (?:så |og |then |and |or |eller |gjerne |kanskje )?(?:se for deg|si inni deg|tenk|forestill deg|husk|minnes|say in your mind|picture|imagine|think|remember|recall)(?= )[^,]*?(?= , | og (?:så )?(?!til )| and (?:then )?| $)/u;

/** Phrases that release from a task and so ask for nothing, except "do not hesitate". */
const SPARED =
  / (?:uten å|trenger ikke|trenger du ikke|behøver ikke|slipper (?:du )?å|ikke|aldri|i stedet for|heller enn|framfor|without|no need|need not|does not need|do not|don't|does not|doesn't|never|instead of|rather than|not|nothing to) (?!(?:nøl|glem|vær redd|bare|vent|hesitate|forget|be afraid|only|just|wait))[^,]*/gu;

const JOINTS = /\. |[.!?…:;\n"“”«»()]|(?: men | but )/u;

/** The parts of a text that ask for something, each as `spoken`; what is only pictured, or spared, is left out. */
export function clauses(text: string): string[] {
  return text
    .split(JOINTS)
    .map((part) => spoken(part).replace(PICTURED, ' ').replace(SPARED, ' ').replace(/ {2,}/gu, ' '))
    .filter((part) => part !== ' ');
}
