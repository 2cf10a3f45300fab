import type { Language } from '@spire/domain/languages';
import { withSmall } from '../firstLetter.ts';
import { toAsker } from './asker.ts';
import { plainWords } from './dialect.ts';
import { toYou } from './needNamed.ts';
import { isSaid } from './offeredLater.ts';
import { ALONE, type Offered } from './offerRules.ts';

/** Gentler ways to meet, up to the point of going home. */
const GENTLER: Record<Language, RegExp> = {
  no: /^(?:(?:jeg )?(?:vil |ønsker )?(?:heller |bare |gjerne )*)?(?:å )?((?:gå (?:en )?(?:\p{L}+ )?tur|ta en (?:kaffe|kakao|te|tur|is|prat|lunsj)|(?:møtes|treffes)(?= (?:på|til|over|ute|i (?:parken|byen|lunsjen)|for)(?!\p{L}))|spise (?:lunsj|middag|frokost|is|kake)|en (?:\p{L}+ )?(?:tur|kaffe|prat|lunsj|middag))(?!\p{L}).*?)(?=[,.;:!(]| og (?:heller|så|deretter|dra|gå) |$)/iu,
  en: /^(?:(?:i(?:['’]d)? )?(?:would |rather |just |only )*)?(?:to )?((?:(?:go for|take) an? (?:\p{L}+ )?walk|meet(?: up)? (?:for|in|at|outside)|(?:grab|get|have) (?:an? |some )?(?:\p{L}+ )?(?:coffee|tea|lunch|dinner|brunch|breakfast|ice cream|bite|chat)|see a film|an? (?:\p{L}+ )?(?:walk|coffee|tea|chat|lunch|dinner|meal))(?!\p{L}).*?)(?=[,.;:!(]| and (?:then|go home|leave|be) |$)/iu,
};
/** Meetings of bodily closeness, for which no gentler form is ever proposed. */
const OF_BODIES =
  /(?<!\p{L})(?:sex\p{L}*|sove? (?:med|sammen)|ligge (?:med|sammen)|naken?|nakne|nakenbilder?|bilder?|kysse?|kyss|klin\p{L}*|ta på|overnatt\p{L}*|sleep (?:with|together|over)|sleepover|nudes?|naked|pics?|photos?|kiss\p{L}*|touch\p{L}*|stay (?:the night|over)|move in|flytte (?:inn|sammen))(?!\p{L})/iu;

/** Another way to meet than the requested one; null where the need wishes for none. */
export function gentlerMeeting(shouldDo: string, needInstead: string, language: Language): Offered | null {
  const told = toAsker(plainWords(needInstead, language), shouldDo, language);
  const found = told === null ? undefined : GENTLER[language].exec(told)?.[1]?.trim();
  if (OF_BODIES.test(shouldDo) || found === undefined || ALONE.test(found) || !isSaid(found, language)) return null;
  const isDeed = !/^(?:en|an?) /iu.test(found);
  const sentence =
    language === 'no'
      ? `Hva med ${isDeed ? 'å ' : ''}${withSmall(found)} i stedet?`
      : `Could we ${isDeed ? '' : 'have '}${withSmall(found)} instead?`;
  return {
    kind: 'inviting',
    sentence,
    suggestion: `${isDeed && language === 'no' ? 'å ' : ''}${withSmall(toYou(found, language))}`,
  };
}
