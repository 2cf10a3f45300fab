import { GRAVE_BY_WORDS, type PlannedEvent } from './readingLabels.ts';

/** The kinds of event that can lie ahead, in the order they are offered. */
export const EVENT_KINDS = ['health', 'people', 'feast', 'work', 'travel', 'grief', 'everyday', 'other'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** An event ahead: its kind, and the event where that is known. */
export interface Ahead {
  about: EventKind;
  event: PlannedEvent | null;
}

/** Events without advice, cheer or learning: a death, a grave illness, a break-up, a last visit (D92). */
export const GRAVE_EVENTS = ['funeral', 'keepsakes', ...GRAVE_BY_WORDS] as const satisfies readonly PlannedEvent[];
export type GraveEvent = (typeof GRAVE_EVENTS)[number];
/** An event with advice of its own. */
export type LighterEvent = Exclude<PlannedEvent, GraveEvent>;

export const isGrave = (event: PlannedEvent | null): event is GraveEvent => GRAVE_EVENTS.some((each) => each === event);

/** Whether the answer is the quiet one: for grief, and for whatever else is grave. */
export const isQuietAhead = ({ about, event }: Ahead): boolean => about === 'grief' || isGrave(event);

/** Every event, by the kind it is of. */
export const EVENTS_OF_KIND: Readonly<Record<EventKind, readonly PlannedEvent[]>> = {
  health: [
    ...(['doctor', 'dentist', 'hospital-visit', 'therapy', 'physio', 'needle', 'scan', 'news-result'] as const),
    ...(['hoped-for-treatment', 'illness'] as const),
  ],
  people: [
    ...(['difficult-talk', 'family-dinner', 'visit-receive', 'visit-make', 'visit-unwell', 'date'] as const),
    ...(['cafe-friend', 'children-activity', 'child-starts', 'parting', 'time-for-two', 'first-meeting'] as const),
    ...(['break-up', 'last-visit'] as const),
  ],
  feast: ['party', 'wedding', 'holiday', 'birthday', 'own-birthday', 'children-party', 'family-celebration'],
  work: [
    ...(['job-interview', 'work-meeting', 'first-day-back', 'presentation', 'exam', 'school-day'] as const),
    ...(['parents-meeting', 'class-meeting', 'online-meeting', 'driving-test', 'first-day'] as const),
    ...(['first-school-day', 'work-shift', 'work-trip'] as const),
  ],
  travel: [
    ...(['travel', 'public-transport', 'moving-house', 'driving', 'long-drive', 'camping', 'flight'] as const),
    ...(['flight-with-children', 'travel-together'] as const),
  ],
  grief: ['funeral', 'memorial', 'keepsakes', 'animal-farewell'],
  everyday: [
    ...(['phone-call', 'shopping', 'errand', 'exercise', 'walk', 'hobby', 'concert-cinema', 'cleaning'] as const),
    ...(['cooking', 'alone-time', 'quiet-day', 'hair-and-care', 'desk-work', 'making', 'school-run'] as const),
    ...(['first-night-alone', 'swimming', 'new-pet', 'animals-and-crops', 'season', 'dark-months'] as const),
    'own-care',
  ],
  other: ['welfare-office', 'court', 'office-visit', 'performing', 'animal-care', 'vet-visit'],
};

/** The kind of an event. */
export function kindOf(event: PlannedEvent): EventKind {
  return EVENT_KINDS.find((kind) => EVENTS_OF_KIND[kind].includes(event)) ?? 'other';
}
