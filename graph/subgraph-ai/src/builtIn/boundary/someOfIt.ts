import { NOT_ALL_OF_IT } from '@spire/content/outrightTexts';
import type { Language } from '@spire/domain/languages';

/** Offers to come for a part, beside which "I can't come" would contradict them. */
const COMES: Record<Language, RegExp> = {
  no: /^Jeg kan (?:bare )?(?:komme|stikke|kikke|titte|bli|være)(?!\p{L})/u,
  en: /^I can (?:just )?(?:come|pop|drop|swing|stop|stay|go|join)(?!\p{L})/u,
};
const COMES_NOT: Record<Language, RegExp> = {
  no: /Jeg (?:kan ikke (?:komme|dra|gå (?:på|i)|være med|bli med|reise)|blir ikke)(?!\p{L})/u,
  en: /I(?: can’t (?:come|go (?:to|on|for|out)|attend|join)|’m not coming)(?!\p{L})/u,
};

/** Ways of taking part for some of the time. */
const PARTLY: Record<Language, RegExp> = {
  no: /Jeg vil (?:heller|helst) (?:(?:dra|gå|reise|kjøre) (?:hjem|tidlig)|komme (?:en|ei|et|to|senere|innom) |sitte |være med )/u,
  en: /I’d (?:rather|prefer to) (?:leave|go home|head home|come (?:for|to|later)|sit|have a quiet table)(?!\p{L})/u,
};

/** Another day, which is no part of the event. */
const ANOTHER_DAY: Record<Language, RegExp> = {
  no: /(?<!\p{L})(?:(?:dagen|kvelden|helga|helgen|uka|uken|veka) (?:før|etter)|en annen (?:dag|gang|kveld|helg)|neste (?:dag|uke|helg))(?!\p{L})/u,
  en: /(?<!\p{L})(?:the (?:day|evening|week|weekend|night) (?:before|after)|another (?:day|time|evening|weekend)|next (?:day|week|weekend))(?!\p{L})/u,
};

/** The opening of a message; a refusal of everything would contradict an offer to come for a part. */
export const openedFor = (begun: string, instead: string, language: Language): string =>
  PARTLY[language].test(instead) && !ANOTHER_DAY[language].test(instead) && COMES_NOT[language].test(begun)
    ? NOT_ALL_OF_IT[language]
    : begun;

/** Whether the offer is a part of what the refusal declines. */
export const isSomeOfIt = (begun: string, offered: string, language: Language): boolean =>
  COMES[language].test(offered) && !ANOTHER_DAY[language].test(offered) && COMES_NOT[language].test(begun);
