/** Names of moods from 1, the worst, to 5, as apps and people write them; a name that is not here is asked about. */
export const MOOD_NAMES: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>> = {
  en: {
    5: ['rad', 'great', 'super', 'amazing'],
    4: ['good'],
    3: ['meh', 'ok', 'okay', 'neutral'],
    2: ['bad', 'fugly'],
    1: ['awful', 'terrible'],
  },
  fr: {
    5: ['super', 'génial'],
    4: ['bien'],
    3: ['mouais', 'ok', 'neutre'],
    2: ['mauvais', 'mal'],
    1: ['horrible', 'affreux'],
  },
  no: {
    5: ['super', 'kjempebra', 'strålende', 'fantastisk', 'topp'],
    4: ['bra', 'god', 'godt'],
    3: ['ok', 'okei', 'greit', 'middels', 'meh', 'nøytral'],
    2: ['dårlig'],
    1: ['forferdelig', 'elendig', 'grusom', 'grusomt'],
  },
  de: {
    5: ['super', 'großartig', 'fantastisch', 'toll'],
    4: ['gut'],
    3: ['naja', 'ok', 'okay', 'mittel', 'neutral', 'meh'],
    2: ['schlecht'],
    1: ['furchtbar', 'lausig', 'miserabel', 'schrecklich'],
  },
  sv: {
    5: ['super', 'toppen', 'fantastiskt', 'jättebra'],
    4: ['bra'],
    3: ['ok', 'okej', 'sådär', 'meh'],
    2: ['dåligt', 'dålig'],
    1: ['hemskt', 'usel', 'uselt', 'förfärligt'],
  },
  da: {
    5: ['super', 'fantastisk'],
    4: ['god', 'godt'],
    3: ['ok', 'okay', 'middel', 'meh'],
    2: ['dårlig', 'dårligt'],
    1: ['forfærdelig', 'forfærdeligt', 'elendig', 'elendigt'],
  },
  es: {
    5: ['genial', 'increíble', 'súper'],
    4: ['bien', 'bueno', 'buena'],
    3: ['regular', 'normal', 'ok', 'meh'],
    2: ['mal', 'malo', 'mala'],
    1: ['horrible', 'fatal', 'terrible'],
  },
  nl: {
    5: ['super', 'geweldig', 'fantastisch', 'top'],
    4: ['goed'],
    3: ['ok', 'oké', 'matig', 'gaat wel', 'meh'],
    2: ['slecht'],
    1: ['vreselijk', 'verschrikkelijk'],
  },
};
