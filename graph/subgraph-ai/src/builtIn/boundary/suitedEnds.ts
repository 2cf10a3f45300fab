import type { Text } from '@spire/content/requestTexts';
import type { Language } from '@spire/domain/languages';
import { isPlainNo } from './answeringWords.ts';
import { isRepeated } from './othersSay.ts';

interface Asked {
  shouldDo: string;
  needInstead: string;
}

/** Endings that promise another time, which do not answer a repeated request. */
const ANOTHER_TIME = /denne gangen|en annen (?:gang|dag)|this time|another (?:time|day)/iu;

/** Endings that reopen a refusal, which do not suit a wish for a plain one. */
const OPENED_AGAIN =
  /løs|kan vi|la oss|finne på|finner ut av|work it out|can we|could we|let’s|another way|spør meg|do ask|mer tid|more time|går det an|a bit simpler/iu;

/** Orders: a person who was ordered rather than asked has nothing to give thanks for. */
const TOLD_TO =
  /(?<!\p{L})(?:(?:ber|ba) meg|krever|forlanger|forventer|maser|sier (?:at )?(?:jeg|eg) (?:må|skal)|(?:tells?|told|orders?|ordered|expects?|requires?|demands?|insists?|wants?) me|says i (?:must|have to|need to))(?!\p{L})/iu;
/** Demands for better spirits, which deserve no thanks either. */
const IN_GOOD_SPIRITS =
  /^(?:(?:just |bare )?(?:be|act|look|stay|sound|seem|keep|være|vere|vær|virke|se|late som jeg er) (?:more |mer |meir |so |alltid |always )*(?:cheerful|cheery|positive|happy|upbeat|smiling|strong|grateful|fun|normal|ok|okay|fine|blid\p{L}*|glad|positiv|sterk|takknemlig|normal|sprudlende|opplagt)(?!\p{L})|(?:smile|cheer up|smile more|smile mer)(?!\p{L}))/iu;
const THANKS_FOR_ASKING = /at du spør|å bli spurt|for asking|to be asked/iu;

/** Time to find a replacement, which suits a shift and not an e-mail. */
const SOMEBODY_ELSE = /tid til å finne noen andre|time to find someone else/iu;
const TO_BE_FILLED =
  /vakt|overtid|jobbe|dekke|barnevakt|passe|hente|følge|kjøre|hund|katt|shift|overtime|cover|work|babysit|mind|look after|walk|pick|drive|feed/iu;

/** The endings that suit the request and the need; all of them where none would be left. */
export function suited(after: readonly Text[], { shouldDo, needInstead }: Asked, language: Language): readonly Text[] {
  const unsuited = [
    ...(isRepeated(shouldDo, language) ? [ANOTHER_TIME] : []),
    ...(isPlainNo(needInstead) ? [OPENED_AGAIN] : []),
    ...(TOLD_TO.test(shouldDo) || IN_GOOD_SPIRITS.test(shouldDo.trim()) ? [THANKS_FOR_ASKING] : []),
    ...(TO_BE_FILLED.test(shouldDo) ? [] : [SOMEBODY_ELSE]),
  ];
  const left = after.filter(({ no, en }) => !unsuited.some((words) => words.test(no) || words.test(en)));
  return left.length > 0 ? left : after;
}

/** Whether an ending asks nothing, since a stated need leaves nothing to ask. */
export const isNoQuestion = ({ no, en }: Text) => !no.endsWith('?') && !en.endsWith('?');
