import { addDays, type LocalDate } from '@spire/domain/dates';
import { FORMAT_LOCALES } from '@spire/domain/languages';
import { options, useFormat, useLanguage, useMessages } from '@spire/i18n';
import { week } from './messages/namespace.ts';
import { plantOf, type WeekDay } from './weekFacts.ts';
import type { Said } from './weekSentences.ts';

/** From two to six: fewer are a week that rested, and seven are all. */
const NUMBERS = ['two', 'three', 'four', 'five', 'six'] as const;
const THURSDAY = 3;
const DAY_MS = 86_400_000;

/** The number of the week by ISO 8601: that of the year its Thursday lies in. */
function weekNumber(monday: LocalDate): number {
  const thursday = addDays(monday, THURSDAY);
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`);
  return 1 + Math.floor((Date.parse(`${thursday}T00:00:00Z`) - first) / DAY_MS / 7);
}

/** A week in words. */
export function useWeekWords() {
  const t = useMessages(week);
  const tOptions = useMessages(options);
  const format = useFormat();
  const language = useLanguage();
  const locale = FORMAT_LOCALES[language];
  const noon = (date: LocalDate) => new Date(`${date}T12:00:00`);
  const named = (width: 'long' | 'short' | 'narrow') => (date: LocalDate) =>
    new Intl.DateTimeFormat(locale, { weekday: width }).format(noon(date));
  const day = named('long');
  const list = (dates: readonly LocalDate[]) => format.list(dates.map(day));
  /** A name where it begins a sentence. */
  const begun = (words: string) => words.charAt(0).toLocaleUpperCase(locale) + words.slice(1);
  const inside = (words: string) => words.charAt(0).toLocaleLowerCase(locale) + words.slice(1);

  function one(said: Said, hasTitles: boolean): string {
    switch (said.id) {
      case 'held': {
        const number = NUMBERS[said.days - 2] ?? 'six';
        const held = t('said.held', { number: t(`numbers.${number}`) });
        return said.isWhole ? `${held} ${t('said.rest')}` : held;
      }
      case 'needed':
      case 'neededMost':
        return t(`said.${said.id}`, { needs: format.list(said.needs.map((id) => inside(tOptions(`needMore.${id}`)))) });
      case 'used':
        return begun(t('said.used', { day: day(said.date), tool: tOptions(`tools.${said.tool}.title`) }));
      case 'done':
        return begun(t('said.done', { days: list(said.dates) }));
      case 'hard':
        return begun(t(said.dates.length > 1 ? 'said.hardMany' : 'said.hard', { days: list(said.dates) }));
      case 'kept':
        return begun(t(hasTitles ? 'said.keptNamed' : 'said.kept', { day: day(said.date), title: said.title }));
      case 'then':
        return t('said.then', { day: day(said.date) });
      case 'restDay':
        return begun(t('said.restDay', { day: day(said.date) }));
      default:
        return t(`said.${said.id}`);
    }
  }

  const range = (monday: LocalDate, style: Intl.DateTimeFormatOptions = {}) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', ...style }).formatRange(
      noon(monday),
      noon(addDays(monday, 6)),
    );
  return {
    t,
    line: (said: readonly Said[], hasTitles = true) => said.map((each) => one(each, hasTitles)).join(' '),
    range,
    longRange: (monday: LocalDate) => range(monday, { year: 'numeric' }),
    name: (monday: LocalDate) => t('week', { number: weekNumber(monday) }),
    letters: (date: LocalDate) => (language === 'no' ? named('short')(date).slice(0, 2) : named('narrow')(date)),
    day,
    /** A day and what it held, for whoever listens. */
    told: (of: WeekDay) => {
      const held = [t(`plants.${plantOf(of)}`), ...(of.tools.length > 0 ? [t('tool')] : [])];
      return `${begun(day(of.date))}: ${format.list(held)}`;
    },
  };
}
