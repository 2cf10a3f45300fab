import type { Language } from '@spire/domain/languages';
import { titled } from '../firstLetter.ts';
import { type OfferRule, wholly } from './offerRules.ts';
import { suitsBetterEn, suitsBetterNo } from './partialOffers.ts';

const LATER_NO =
  '(?:en annen (?:dag|gang)|ein annan (?:dag|gong)|neste (?:uke|veke|måned|helg)|etter (?:helga|helgen|ferien)|på (?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag))';
const LATER_EN =
  '(?:another (?:day|time)|next (?:week|month|weekend)|after the (?:weekend|holidays)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday))';
const UNTIL_NO =
  '(?:(?:fram |frem )?til (?:(?:over|etter) helg(?:a|en)|i morgen|neste uke|mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag))';
const UNTIL_EN =
  '(?:until|till|til) ((?:after )?(?:tomorrow|the weekend|next week|monday|tuesday|wednesday|thursday|friday|saturday|sunday))';
const FROM_AFAR_NO = '(?:digitalt|på (?:nett|telefon|teams|zoom|video)|hjemmefra|skriftlig|på papir)';
const FROM_AFAR_EN =
  '(?:online|remotely|from home|by (?:phone|video|email)|on (?:zoom|teams|paper)|in writing|written)';
/** A smaller amount or a part, which both can share. */
const SHARED_NO =
  'besøk|møte|samtale|telefonsamtale|prat|tur|vakt|del|oppgave|variant|feiring|jul|påske|middag|lunsj|kaffe|runde|melding|referat|opptak';
const SHARED_EN =
  'visit|stay|call|chat|meeting|trip|walk|shift|role|part|task|version|party|dinner|lunch|coffee|christmas|one|message|summary|recording';

/** Offers of needs plainly meant for both; a need for sleep offers nothing. */
const OFFERS: Record<Language, readonly OfferRule[]> = {
  no: [
    [
      'asking',
      wholly(
        '((?:få(?! (?:sove|hvile|være|ligge|lese|slappe|ro|fred|fri)(?!\\p{L}))|levere|sende|skrive|delta|bidra|svare|ringe|jobbe|være med|ta (?:det|en prat|en telefon|en kaffe)) ?.*?) i ste(?:det|den)',
      ),
      ([what = '']) => `Kan jeg ${what} i stedet?`,
    ],
    [
      'asking',
      wholly('(?:(?:få |ta det på )?(meldinger|melding|sms|mail|e-?post)|(?:tekste|skrive|chatte)) i ste(?:det|den)'),
      ([how = 'melding']) => `Kan vi ta det på ${how === '' ? 'melding' : how} i stedet?`,
    ],
    [
      'inviting',
      wholly(`((?:en|ei|et|ein|eit) .{0,30}?(?:${SHARED_NO}).{0,20}?) i ste(?:det|den)`),
      ([what = '']) => `Hva med ${what} i stedet?`,
    ],
    [
      'asking',
      wholly(`(levere|delta|være med|møte|jobbe|gjøre det|ta det|få det)(?: det)? (${FROM_AFAR_NO})`),
      ([verb = '', how = '']) => `Kan jeg ${verb === 'levere' ? 'levere det' : verb} ${how}?`,
    ],
    [
      'asking',
      wholly('((?:få |ha )?(?:litt )?tid til å tenke(?: .+)?)'),
      ([what = '']) => `Kan jeg få ${what.replace(/^(?:få|ha) /iu, '')}?`,
    ],
    ['asking', wholly('(vente til .+)'), ([what = '']) => `Kan vi ${what}?`],
    [
      'asking',
      wholly('(?:.+, )?(?:at )?(?:de|dei) (?:kan|får) ((?:møtes|møtast|treffes|treffast|feire) .+)'),
      ([what = '']) => `Kan dere ${what}?`,
    ],
    [
      'asking',
      wholly('(?:de|du|dere|noen) (?:kan )?(?:tar|ta|tek) (?:det )?opp(?:tak)?(?: av (?:det|møtet))?'),
      () => 'Kan noen ta opptak?',
    ],
    ['asking', wholly(`(?:ta det |gjøre det )?(${LATER_NO})`), ([when = '']) => `Kan vi ta det ${when}?`],
    [
      'asking',
      wholly(
        '(?:at )?(?:noen andre|en annen)(?: (?:som )?(?:til å |kan |skal )?(?:gjør|gjøre|tar|ta|tek|overtar)(?: det| over)?)',
      ),
      () => 'Kan noen andre ta det?',
    ],
    [
      'asking',
      wholly('(?:at det er )?(?:noen andres|en annens) tur(?: (?:nå|denne gangen|i år))?'),
      () => 'Kan noen andre ta en tur?',
    ],
    [
      'asking',
      wholly(
        'at (?:vi|alle) (?:deler|bidrar|hjelper til|gjør sin del).*|at de andre (?:også )?(?:gjør|tar|bidrar|hjelper).*',
      ),
      () => 'Kan vi dele det mellom oss?',
    ],
    [
      'asking',
      wholly('(?:noen|nokon) å dele (?:det|den|jobben|ansvaret|turene|oppgaven) med'),
      () => 'Kan vi finne noen å dele det med?',
    ],
    [
      'inviting',
      wholly(
        'noe ((?:litt )?(?:roligere|enklere|mindre|kortere|stillere))(?:,? (?:som|like|for eksempel|f\\.?eks\\.?) (.+))?',
      ),
      ([how = '', such = '']) => `Hva med noe ${how}${such === '' ? '' : `, for eksempel ${such}`}?`,
    ],
    [
      'telling',
      wholly('(?:være|vere|komme|være der|være med)(?: (?:bare|som|en|ein|vanlig|helt vanlig))* gjest'),
      () => 'Jeg kommer gjerne som gjest.',
    ],
    [
      'telling',
      wholly(
        '((?:én|en|ei|to|en halv) (?:dag|time|kveld|gang|dager|timer|kvelder|ganger) (?:i (?:uka|uken|måneden)|på det meste))',
      ),
      suitsBetterNo,
    ],
    [
      'telling',
      wholly(
        `((?:en|ei|et|ein|eit) (?:litt )?(?:kortere|mindre|roligere|enklere|lettere|kortare|rolegare|enklare|kort|lett|liten|lita|lite) (?:${SHARED_NO})(?: (?:i år|for en gangs skyld))?)`,
      ),
      suitsBetterNo,
    ],
  ],
  en: [
    ['asking', wholly('(?:they|you|she|he|someone) (?:can )?records? it'), () => 'Could you record it?'],
    ['asking', wholly('(text|email|message|chat|video call) instead'), ([how = '']) => `Could we ${how} instead?`],
    [
      'asking',
      wholly('((?:get|have the|send|do it|join|write|hand in|call|work|meet|give) ?.*?) instead'),
      ([what = '']) => `Could I ${what} instead?`,
    ],
    [
      'inviting',
      wholly(`(an? .{0,30}?(?:${SHARED_EN}).{0,20}?) instead`),
      ([what = '']) => `How about ${what} instead?`,
    ],
    ['asking', wholly(`(?:hand|send|turn) it in (${FROM_AFAR_EN})`), ([how = '']) => `Could I hand it in ${how}?`],
    ['asking', wholly(`(?:submit|do|give) it (${FROM_AFAR_EN})`), ([how = '']) => `Could I do it ${how}?`],
    [
      'asking',
      wholly(`(join|attend|work|take part) (${FROM_AFAR_EN})`),
      ([verb = '', how = '']) => `Could I ${verb} ${how}?`,
    ],
    [
      'asking',
      wholly('((?:have |get )?(?:some |more )?time to think(?: .+)?)'),
      ([what = '']) => `Could I have ${titled(what.replace(/^(?:have|get) /iu, ''), 'en')}?`,
    ],
    ['asking', wholly('(wait (?:until|till|til) .+)'), ([what = '']) => `Could we ${titled(what, 'en')}?`],
    [
      'asking',
      wholly('(?:.+, )?(?:that )?they (?:can|could) ((?:meet|go|celebrate) .+)'),
      ([what = '']) => `Could you ${what}?`,
    ],
    ['asking', wholly(`(?:do it |to )?(${LATER_EN})`), ([when = '']) => `Could we do it ${titled(when, 'en')}?`],
    [
      'asking',
      wholly('(?:for )?(?:someone|somebody) else to (?:do it|take it|take over|host|help|drive|cover)'),
      () => 'Could someone else take this on?',
    ],
    [
      'asking',
      wholly(
        "(?:it[’']s |for it to be )?(?:some(?:one|body) else|another parent)[’']s turn(?: (?:now|this (?:time|year)))?",
      ),
      () => 'Could someone else take a turn?',
    ],
    [
      'asking',
      wholly(
        '(?:for )?(?:it|this|the work) to be (?:shared|split).*|(?:for )?(?:them|everyone|everybody|(?:the )?others) to (?:do their (?:part|share|bit)|help|chip in).*',
      ),
      () => 'Could we share it between us?',
    ],
    ['asking', wholly('(?:someone|somebody) to share it with'), () => 'Could we find someone to share it with?'],
    [
      'inviting',
      wholly('something (quieter|smaller|simpler|shorter|easier|lighter)(?:,? (?:like|such as|for example) (.+))?'),
      ([how = '', such = '']) => `How about something ${how}${such === '' ? '' : `, like ${such}`}?`,
    ],
    [
      'telling',
      wholly('(?:come|be|go|be there)(?: (?:just|as|an?|normal|ordinary|regular))* guest'),
      () => 'I’d be glad to come as a guest.',
    ],
    [
      'telling',
      wholly('((?:one|two|once|half a|an?) ?(?:days?|hours?|evenings?|times?)? (?:a (?:week|month)|at (?:the )?most))'),
      suitsBetterEn,
    ],
    [
      'telling',
      wholly(
        `(an? (?:shorter|smaller|quieter|simpler|lighter|short|small|quiet|simple|light|quick) (?:${SHARED_EN})(?: (?:this (?:year|time)|for once))?)`,
      ),
      suitsBetterEn,
    ],
  ],
};

/** Requests with a delivery, for which more time is an offer; otherwise more time is for oneself. */
const DELIVERED: Record<Language, RegExp> = {
  no: /ferdig|levere|sende|skrive|svare|rapport|oppgave|frist|innlever/iu,
  en: /finish|hand in|submit|report|essay|deadline|send|write|reply|answer|decide|complete|deliver|assignment/iu,
};
/** Offers that ask for more time. */
const MORE_TIME: Record<Language, readonly OfferRule[]> = {
  no: [
    ['asking', wholly(`(${UNTIL_NO})`), ([when = '']) => `Kan jeg få tid ${when}?`],
    [
      'asking',
      wholly('(?:få |ha )?((?:noen|et par|to|tre|fire) (?:dager|timer|uker)|en (?:dag|uke)(?: eller to)?)'),
      ([what = '']) => `Kan jeg få ${what} på meg?`,
    ],
    [
      'asking',
      wholly(
        '(?:få |ha )?((?:litt )?mer tid|(?:litt )?lengre (?:tid|frist)|utsettelse|(?:noen|et par|to|tre) (?:dager|uker) til)',
      ),
      ([what = '']) => `Kan jeg få ${what}?`,
    ],
  ],
  en: [
    ['asking', wholly(UNTIL_EN), ([when = '']) => `Could I have until ${titled(when, 'en')}?`],
    [
      'asking',
      wholly('(?:have |get )?((?:a few|a couple of|two|three|four) (?:days|hours|weeks)|a (?:day|week)(?: or two)?)'),
      ([what = '']) => `Could I have ${what}?`,
    ],
    [
      'asking',
      wholly('(?:have |get )?((?:a (?:bit|little) )?more time|an extension|(?:a few|two|three) more (?:days|weeks))'),
      ([what = '']) => `Could I have ${what}?`,
    ],
  ],
};

/** The rules for offers that fit this request. */
export const offerRulesFor = (shouldDo: string, language: Language): readonly OfferRule[] =>
  DELIVERED[language].test(shouldDo) ? [...MORE_TIME[language], ...OFFERS[language]] : OFFERS[language];
