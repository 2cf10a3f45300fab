import type { Language } from '@spire/domain/languages';
import type { AvoidSuggestion, SuggestionCategory } from '@spire/domain/options';
import type { TextTags } from './textTags.ts';

/** A suggestion the client carries itself; each suits the lowest level, since nothing may be known of the person. */
export interface LocalSuggestion extends TextTags {
  id: string;
  category: SuggestionCategory;
  emoji: string;
  title: Record<Language, string>;
  description: Record<Language, string>;
  /** What the button says. */
  actionText: Record<Language, string>;
  avoid: readonly AvoidSuggestion[];
}

/** How many are shown at a time (spec 2 §9). */
export const LOCAL_SUGGESTIONS_SHOWN = 3;

/** The nine of spec 2 §8: what is shown, three at a time, when nothing else can be had. */
export const LOCAL_SUGGESTIONS: readonly LocalSuggestion[] = [
  {
    id: 'a-minute-of-breath',
    category: 'mindfulness',
    emoji: '🌬️',
    title: { no: 'Et minutt med pusten', en: 'A minute with your breath' },
    description: {
      no: 'La pusten komme og gå som den vil i et minutt. Du trenger ikke endre på noe.',
      en: 'Let your breath come and go as it likes for a minute. Nothing needs changing.',
    },
    actionText: { no: 'Pust litt', en: 'Breathe a little' },
    avoid: ['meditation'],
  },
  {
    id: 'rest-your-eyes',
    category: 'mindfulness',
    emoji: '🌙',
    title: { no: 'Hvil øynene', en: 'Rest your eyes' },
    description: {
      no: 'Lukk øynene, eller se på noe langt borte. Bli der til du har lyst til å komme tilbake.',
      en: 'Close your eyes, or look at something far away. Stay until you feel like coming back.',
    },
    actionText: { no: 'Hvil litt', en: 'Rest a little' },
    avoid: [],
  },
  {
    id: 'warm-hands',
    category: 'physical',
    emoji: '🧤',
    title: { no: 'Varme hender', en: 'Warm hands' },
    description: {
      no: 'Varm hendene under teppet eller rundt en kopp. Kjenn at fingrene blir mykere.',
      en: 'Warm your hands under the blanket or round a cup. Feel your fingers soften.',
    },
    actionText: { no: 'Varm hendene', en: 'Warm my hands' },
    avoid: [],
  },
  {
    id: 'a-small-stretch',
    category: 'physical',
    emoji: '🌿',
    title: { no: 'Strekk deg litt', en: 'A small stretch' },
    description: {
      no: 'Strekk armene så langt det er godt, der du ligger eller sitter. Stopp hvis noe blir verre.',
      en: 'Stretch your arms as far as is comfortable, lying or sitting. Stop if anything gets worse.',
    },
    actionText: { no: 'Strekk litt', en: 'Stretch a little' },
    avoid: ['exercise'],
  },
  {
    id: 'someone-dear',
    category: 'social',
    emoji: '💛',
    title: { no: 'En du er glad i', en: 'Someone dear' },
    description: {
      no: 'Se for deg en du er glad i. Tenk på en gang dere lo sammen.',
      en: 'Think of someone you love. Picture a time when you both laughed.',
    },
    actionText: { no: 'Tenk på dem', en: 'Think of them' },
    avoid: [],
    isLight: true,
  },
  {
    id: 'a-small-hello',
    category: 'social',
    emoji: '👋',
    title: { no: 'Et lite hei', en: 'A small hello' },
    description: {
      no: 'Si hei til en du er trygg på, høyt eller med en melding. Ett ord er nok, og det haster ikke.',
      en: 'Say hello to someone you feel safe with, out loud or in a message. One word is enough, and there is no hurry.',
    },
    actionText: { no: 'Si hei', en: 'Say hello' },
    avoid: ['social_contact'],
    assumes: ['friend'],
  },
  {
    id: 'a-line-or-a-shape',
    category: 'creative',
    emoji: '✏️',
    title: { no: 'En strek eller en form', en: 'A line or a shape' },
    description: {
      no: 'Tegn noe lite på en lapp, eller med fingeren på dyna. Det trenger ikke ligne på noe.',
      en: 'Draw something small on paper, or on the duvet with a finger. It does not need to look like anything.',
    },
    actionText: { no: 'Tegn litt', en: 'Draw a little' },
    avoid: ['creative_tasks'],
  },
  {
    id: 'something-to-drink',
    category: 'practical',
    emoji: '🥛',
    title: { no: 'Noe å drikke', en: 'Something to drink' },
    description: {
      no: 'Ta noen slurker av noe du liker og har i nærheten. Sett det der du når det.',
      en: 'Have a few sips of something you like that is close by. Keep it where you can reach it.',
    },
    actionText: { no: 'Drikk litt', en: 'Have a sip' },
    avoid: [],
  },
  {
    id: 'one-thing-waits',
    category: 'practical',
    emoji: '🗒️',
    title: { no: 'Én ting får vente', en: 'One thing can wait' },
    description: {
      no: 'Velg én ting som kan vente til en annen dag. La den ligge uten å tenke mer på den nå.',
      en: 'Choose one thing that can wait for another day. Leave it there, and think no more of it for now.',
    },
    actionText: { no: 'La den vente', en: 'Let it wait' },
    avoid: [],
  },
];

/** The three answers to a prompt of the person's own when no other can be had (spec 2 §8); they touch nothing avoided. */
export const PROMPT_FALLBACKS: readonly Record<Language, string>[] = [
  {
    no: 'Gjør det litt mer behagelig der du er: en pute, et teppe, litt mindre lys. Kjenn etter om det holder.',
    en: 'Make it a little more comfortable where you are: a pillow, a blanket, a bit less light. See if that is enough.',
  },
  {
    no: 'Er det mye på én gang, kan du velge én liten bit av det. Resten får vente.',
    en: 'If it is a lot at once, choose one small piece of it. The rest can wait.',
  },
  {
    no: 'Tenk på noe som pleier å gjøre godt på slike dager. Gi deg selv fem minutter av det, eller gled deg til det senere.',
    en: 'Think of something that tends to feel good on days like this. Give yourself five minutes of it, or look forward to it for later.',
  },
];
