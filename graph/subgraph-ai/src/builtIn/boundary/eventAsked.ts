import type { Language } from '@spire/domain/languages';

type Rule = readonly [RegExp, string];

/** The end of the occasion's name: the end of the text, or a time, place or company. */
const NEXT = '(?= (?!og |and )|$)';

/**
 * Rules that turn an occasion into the deed it asks for: "dinner at ours" is to come to dinner. The first match wins.
 */
const RULES: Record<Language, readonly Rule[]> = {
  no: [
    [/^(?:(?:en|ei|et) )?(?=\p{L}*barnevakt(?= |$))/iu, 'være '],
    [/^(?=(?:gaming|spilling|filmkveld|spillkveld)(?= |$))/iu, 'bli med på '],
    [/^(?=(?:kirka|kirken|kirke|gudstjeneste|gudstjenesten)(?= |$))/iu, 'gå i '],
    [new RegExp(`^(?=\\p{L}*overtid${NEXT})`, 'iu'), 'jobbe '],
    [new RegExp(`^(?=(?:(?:en|ei) )?(?:ekstra )?\\p{L}*vakt(?:a|en)?${NEXT})`, 'iu'), 'ta '],
    [new RegExp(`^(?:en )?(?=(?:telefon|video)?samtale(?:n)?${NEXT})`, 'iu'), 'ta en '],
    [new RegExp(`^(?:(?:en|ei|et) )?(?=\\p{L}*(?:kinoen|kino|tur|turen|hyttetur|bytur)${NEXT})`, 'iu'), 'bli med på '],
    [
      new RegExp(
        `^(?:(?:en|ei|et) )?(?=[\\p{L}\\d-]*(?:(?:bursdag|årsdag|bryllup|dåp|konfirmasjon|selskap|jubileum)(?:en|et)?|bisettelsen|begravelsen)${NEXT})`,
        'iu',
      ),
      'komme i ',
    ],
    [
      new RegExp(
        `^(?:(?:en|ei|et) )?(?=(?:\\p{L}+ )?\\p{L}*(?:middag|lunsj|frokost|brunsj|kaffe|fest|julebord|konsert|møte|dugnad|grilling|quiz|utdrikningslag|trening|treningstime|treningstimen|kurs|foreldremøte|sammenkomst|vors)(?:en|et|a)?${NEXT})`,
        'iu',
      ),
      'komme på ',
    ],
  ],
  en: [
    [/^(?=overtime(?= |$))/iu, 'do '],
    [/^(?=(?:camping|bowling|clubbing|skiing|swimming|shopping)(?= |$))/iu, 'go '],
    [/^(?=(?:church|mass|the gym|the pub|the cinema)(?= |$))/iu, 'go to '],
    [/^(?=(?:gym|pub|cinema|pool)(?= (?!quiz|night|lunch)|$))/iu, 'go to the '],
    [/^(?:an? |the )?(?=(?:[\p{L}\d]+ ){0,2}trip(?= |$))/iu, 'come on the '],
    [/^(?:an? )?(?=(?:lift|ride)(?= (?:to|home|from)(?!\p{L})|$))/iu, 'give you a '],
    [/^(?:an? |the )?(?=(?:(?:extra|late|early|night|weekend|\p{L}+day) )?shift(?= |$))/iu, 'take the '],
    [
      /^(?:an? |the )?(?=(?:(?:phone|video|zoom|teams|facetime|conference|work|weekly|daily) )?call(?= |$))/iu,
      'do the ',
    ],
    [
      /^(?:an? )?(?=(?:work|team|office|birthday|client|leaving|rehearsal|engagement|staff|farewell|late|early|big|fancy|formal) (?:dinner|lunch|brunch|breakfast|drinks|coffee)(?= |$))/iu,
      'come to the ',
    ],
    [/^(?=(?:\p{L}+ )?(?:coffee|drinks|tea)(?= |$))/iu, 'come for '],
    [
      /^(?=(?:[\p{L}\d]+ ){0,2}(?:dinner|lunch|brunch|breakfast|supper|roast|thanksgiving)(?= (?!party|dance|with work)|$))/iu,
      'come to ',
    ],
    [
      /^(?=(?:your|my|his|her|their|our|\p{L}+['’]s|the) (?:[\p{L}\d]+ ){0,2}(?:party|wedding|christening|reunion|gathering|birthday|\d0th|barbecue|bbq|quiz|concert|shower|picnic|housewarming|graduation|baptism|funeral|meeting)(?= |$))/iu,
      'come to ',
    ],
    [
      /^(?:an? )?(?=(?:[\p{L}\d]+ ){0,2}(?:party|wedding|christening|reunion|gathering|barbecue|bbq|quiz|concert|shower|picnic|housewarming|meeting|book club|(?:movie|games?|quiz|poker|date) night|(?:girls|boys|lads)['’]? night(?: out)?|night out|sleepover|baptism)(?= |$))/iu,
      'come to the ',
    ],
  ],
};

/** The company, which the person addressed need not be told. */
const WITH_YOU: Record<Language, RegExp> = {
  no: /(?<=samtale(?:n)?) med (?:deg|dere)(?!\p{L})/iu,
  en: /(?<=(?:call|meeting|night)) with (?:you(?: all)?|my family|the family|the team)(?!\p{L})|(?<=^give you a .*) for you(?! all)(?!\p{L})/iu,
};

/** The deed an occasion asks for; null where the text names none. */
export function eventAsked(named: string, language: Language): string | null {
  const rule = RULES[language].find(([occasion]) => occasion.test(named));
  return rule === undefined ? null : named.replace(rule[0], rule[1]).replace(WITH_YOU[language], '');
}

/** Countable occasions without an article: "loan for a car" is "the loan for a car". */
const BARE_EN =
  /^(?=(?:\p{L}+ )?(?:trip|visit|loan|gift|course|date|project|report|presentation|essay|event|rota)(?= |$))(?!(?:the|a|an|my|your|another|one|more|every|each|some|any) )/iu;

export const withArticle = (named: string, language: Language): string =>
  language === 'en' ? named.replace(BARE_EN, 'the ') : named;
