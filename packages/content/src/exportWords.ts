import type { AccessEventKind } from '@spire/domain/accessEvents';
import type { CHECK_IN_FIELDS } from '@spire/domain/checkInRules';
import type { ConsentKind } from '@spire/domain/consents';
import type { ActivityKind } from '@spire/domain/growth';
import type { Language } from '@spire/domain/languages';
import type { MEMORY_FIELDS } from '@spire/domain/memoryRules';
import type { Tool } from '@spire/domain/options';
import type { NamesOf } from '@spire/domain/recordFields';

/** The kinds of things an export holds, in the order they are shown. */
export const EXPORT_KINDS = [
  'profile',
  'settings',
  'contacts',
  'checkIns',
  'moods',
  'dailyProgress',
  'memories',
  'suggestions',
  'suggestionSets',
  'tasks',
  'tools',
  'expectations',
  'restDays',
  'activities',
  'consents',
  'accessLog',
  'pictures',
] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** What the title or the text of an entry does not tell. */
type DetailOfMemory = Exclude<keyof typeof MEMORY_FIELDS, 'title' | 'description' | 'emoji'>;
type DetailOfCheckIn = Exclude<keyof typeof CHECK_IN_FIELDS, NamesOf<typeof CHECK_IN_FIELDS, 'text'>>;

interface ExportWords {
  title: string;
  /** Says when it was made, with `{{when}}`, and of whom, with `{{who}}`. */
  made: string;
  nothing: string;
  unreadable: string;
  yes: string;
  no: string;
  kinds: Readonly<Record<ExportKind, string>>;
  /** Heads of the table's columns. */
  columns: Readonly<Record<'date' | 'time' | 'kind' | 'title' | 'text' | 'details', string>>;
  /** Names of fields, by their name in the document; exportEntries.test.ts asks one for each. */
  fields: Readonly<Record<string, string> & Record<DetailOfMemory | DetailOfCheckIn, string>>;
  /** Names of what counts. */
  activities: Readonly<Record<Exclude<ActivityKind, Tool>, string>>;
  events: Readonly<Record<AccessEventKind, string>>;
  consents: Readonly<Record<ConsentKind, string>>;
}

const no: ExportWords = {
  title: 'Dine data fra Spire',
  made: 'Hentet ut {{when}} for {{who}}.',
  nothing: 'Ingenting her.',
  unreadable: 'Bildet kunne ikke leses da filen ble laget.',
  yes: 'ja',
  no: 'nei',
  kinds: {
    profile: 'Profil',
    settings: 'Innstillinger',
    contacts: 'Kontakter',
    checkIns: 'Innsjekkinger',
    moods: 'Humør',
    dailyProgress: 'Dagens fremgang',
    memories: 'Minner',
    suggestions: 'Forslag',
    suggestionSets: 'Det Spire foreslo',
    tasks: 'Oppgaver',
    tools: 'Verktøy',
    expectations: 'Forventningsløft',
    restDays: 'Hviledager',
    activities: 'Det som teller',
    consents: 'Samtykker',
    accessLog: 'Innloggingslogg',
    pictures: 'Bilder',
  },
  columns: { date: 'Dato', time: 'Tid', kind: 'Type', title: 'Tittel', text: 'Tekst', details: 'Detaljer' },
  fields: {
    considerations: 'Hensyn',
    capacityLevel: 'Energi',
    goals: 'Mål',
    avoidSuggestions: 'Unngå',
    socialSafetyFactors: 'Trygt med andre',
    onboardingCompleted: 'Ferdig med oppstart',
    language: 'Språk',
    brainInjuryMode: 'Hjerneskademodus',
    lowEnergyOn: 'Lite energi, sist slått på',
    aiSuggestionsEnabled: 'Tekster fra KI',
    memoryInspiration: 'Inspirasjon fra minner',
    streakHidden: 'Rekken er skjult',
    gentleBuzz: 'Stille vibrering',
    theme: 'Farger',
    textSize: 'Størrelse på teksten, prosent',
    calmView: 'Rolig visning',
    motionReduced: 'Uten bevegelse',
    celebrationHidden: 'Ros er skjult',
    numbersShown: 'Tall vises',
    badgesHidden: 'Milepæler er skjult',
    avatar: 'Profilbilde',
    attributes: 'Bra for',
    whatIsGood: 'Det som er godt nå',
    lookingForward: 'Gleder meg til',
    needMore: 'Trenger mer av',
    mood: 'Humør, 1 til 5',
    meditationMinutes: 'Minutter meditasjon',
    waterGlasses: 'Glass vann',
    category: 'Kategori',
    goodnessRating: 'Godhet, 1 til 10',
    effortRating: 'Innsats, 1 til 10',
    suggestionType: 'Slags forslag',
    interactionType: 'Hva som skjedde',
    number: 'Nummer den dagen',
    minutes: 'Minutter',
    actionText: 'På knappen',
    type: 'Slag',
    priority: 'Prioritet',
    source: 'Kilde',
    durationMinutes: 'Minutter',
    afterFeeling: 'Etterpå',
    socialWants: 'Ønsker',
    selectedContacts: 'Valgte kontakter',
    needInstead: 'Trenger i stedet',
    sayNoExample: 'Å si nei',
    validation: 'Svar',
    reasoning: 'Hvorfor',
    whatToDo: 'Skal gjøre',
    whatCanGoBetter: 'Kan bli bedre',
    howToFeelGood: 'Hva som hjelper',
    desiredFeeling: 'Ønsket følelse',
    howItWent: 'Slik gikk det',
    version: 'Versjon',
    isGiven: 'Gitt',
    userAgent: 'Nettleser',
    told: 'Sagt av deg',
    marks: 'Ønske',
    pictureText: 'Om bildet',
  },
  activities: {
    check_in: 'Innsjekk',
    mood: 'Humør',
    memory: 'Minne',
    suggestion: 'Fullført forslag',
    task: 'Fullført oppgave',
  },
  events: {
    sign_in: 'Innlogging',
    email_changed: 'E-post endret',
    password_changed: 'Passord endret',
    second_factor_added: 'Totrinnsbekreftelse lagt til',
    second_factor_removed: 'Totrinnsbekreftelse fjernet',
    data_exported: 'Data hentet ut',
    data_imported: 'Data hentet inn',
  },
  consents: { terms: 'Vilkår', health: 'Helseopplysninger', ai: 'Tekster fra KI' },
};

const en: ExportWords = {
  title: 'Your data from Spire',
  made: 'Taken out {{when}} for {{who}}.',
  nothing: 'Nothing here.',
  unreadable: 'The picture could not be read when the file was made.',
  yes: 'yes',
  no: 'no',
  kinds: {
    profile: 'Profile',
    settings: 'Settings',
    contacts: 'Contacts',
    checkIns: 'Check-ins',
    moods: 'Moods',
    dailyProgress: 'Daily progress',
    memories: 'Memories',
    suggestions: 'Suggestions',
    suggestionSets: 'What Spire suggested',
    tasks: 'Tasks',
    tools: 'Tools',
    expectations: 'Expectation lift',
    restDays: 'Rest days',
    activities: 'What counts',
    consents: 'Consents',
    accessLog: 'Access log',
    pictures: 'Pictures',
  },
  columns: { date: 'Date', time: 'Time', kind: 'Kind', title: 'Title', text: 'Text', details: 'Details' },
  fields: {
    considerations: 'Considerations',
    capacityLevel: 'Energy',
    goals: 'Goals',
    avoidSuggestions: 'Avoid',
    socialSafetyFactors: 'Safe with others',
    onboardingCompleted: 'Set-up finished',
    language: 'Language',
    brainInjuryMode: 'Brain injury mode',
    lowEnergyOn: 'Low energy, last switched on',
    aiSuggestionsEnabled: 'Texts by AI',
    memoryInspiration: 'Inspiration from memories',
    streakHidden: 'Streak hidden',
    gentleBuzz: 'Gentle buzz',
    theme: 'Colours',
    textSize: 'Text size, percent',
    calmView: 'Calm view',
    motionReduced: 'Without movement',
    celebrationHidden: 'Praise hidden',
    numbersShown: 'Numbers shown',
    badgesHidden: 'Milestones hidden',
    avatar: 'Profile picture',
    attributes: 'Good for',
    whatIsGood: 'Good right now',
    lookingForward: 'Looking forward to',
    needMore: 'Need more of',
    mood: 'Mood, 1 to 5',
    meditationMinutes: 'Minutes of meditation',
    waterGlasses: 'Glasses of water',
    category: 'Category',
    goodnessRating: 'Goodness, 1 to 10',
    effortRating: 'Effort, 1 to 10',
    suggestionType: 'Kind of suggestion',
    interactionType: 'What happened',
    number: 'Number that day',
    minutes: 'Minutes',
    actionText: 'On the button',
    type: 'Kind',
    priority: 'Priority',
    source: 'Source',
    durationMinutes: 'Minutes',
    afterFeeling: 'Afterwards',
    socialWants: 'Wishes',
    selectedContacts: 'Contacts chosen',
    needInstead: 'Needed instead',
    sayNoExample: 'Saying no',
    validation: 'Answer',
    reasoning: 'Why',
    whatToDo: 'Going to do',
    whatCanGoBetter: 'Can go better',
    howToFeelGood: 'What helps',
    desiredFeeling: 'Feeling wished for',
    howItWent: 'How it went',
    version: 'Version',
    isGiven: 'Given',
    userAgent: 'Browser',
    told: 'Said by you',
    marks: 'Wish',
    pictureText: 'About the picture',
  },
  activities: {
    check_in: 'Check-in',
    mood: 'Mood',
    memory: 'Memory',
    suggestion: 'Completed suggestion',
    task: 'Completed task',
  },
  events: {
    sign_in: 'Login',
    email_changed: 'E-mail changed',
    password_changed: 'Password changed',
    second_factor_added: 'Second factor added',
    second_factor_removed: 'Second factor removed',
    data_exported: 'Data taken out',
    data_imported: 'Data brought in',
  },
  consents: { terms: 'Terms', health: 'Health data', ai: 'Texts by AI' },
};

/** The words of the documents that the server makes of a person's data. */
export const EXPORT_WORDS: Readonly<Record<Language, ExportWords>> = { no, en };
