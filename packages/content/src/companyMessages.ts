import { keysOf } from '@spire/domain/lists';
import type { MessageForm } from '@spire/domain/nynorsk';
import type { AvoidSuggestion, SocialSafetyFactor } from '@spire/domain/options';
import { ownName, withoutDoubledEnd } from '@spire/domain/ownWords';
import { isGroup, spokenName } from '@spire/domain/spokenName';
import type { ContactAttribute, SocialWant } from '@spire/domain/toolOptions';
import type { CompanyMessages } from '../schema/company.ts';
import { TEXTS } from './generated/companyMessages.ts';
import { SOCIAL_SUGGESTIONS } from './socialSuggestions.ts';
import { fit } from './socialSuggestions/attributesOfWants.ts';
import type { AskedWant, Sent } from './socialSuggestions/socialSuggestion.ts';

/** The parts of every message for company that are of no want. */
export const MESSAGE_PARTS: CompanyMessages = TEXTS;

/** So many wants are asked for in one message, and it is so long, at most. */
export const MOST_ASKED = 3;
export const MOST_MESSAGE_WORDS = 45;
const NAME_CHARACTERS = 30;

/** The order in which a message asks: what one meets for, then what goes with it. */
const ORDER: readonly SocialWant[] = [
  ...(['hjelp', 'tur', 'film', 'middag', 'kaffe', 'aktivitet', 'stillhet', 'telefon'] as const),
  ...(['melding', 'lytte', 'dele', 'latter', 'klem', 'vetIkke'] as const),
];
/** Wants that need a voice: no contact is asked to be quiet and to talk at once. */
const ALOUD: readonly SocialWant[] = ['telefon', 'lytte', 'dele', 'latter'];

/** Whether a message may ask for both. */
export const goTogether = (one: SocialWant, other: SocialWant): boolean =>
  !(one === 'stillhet' && ALOUD.includes(other)) && !(other === 'stillhet' && ALOUD.includes(one));

/** As many of the wants as one message asks for, those that come first above those that exclude them, in its order. */
export function joinedWants(wants: readonly SocialWant[]): SocialWant[] {
  const kept: SocialWant[] = [];
  for (const want of wants)
    if (kept.length < MOST_ASKED && kept.every((each) => goTogether(each, want))) kept.push(want);
  return ORDER.filter((want) => kept.includes(want));
}

/**
 * The wants that each of several is asked for: those that fit them, best first, and those that fit nobody among them. A
 * contact who fits none is asked for all, having been chosen.
 */
export function wantsOfEach<C extends { attributes: readonly ContactAttribute[] }>(
  wants: readonly SocialWant[],
  contacts: readonly C[],
): { contact: C; wants: SocialWant[] }[] {
  const isNobodys = (want: SocialWant) => contacts.every(({ attributes }) => fit(attributes, want) === 0);
  return contacts.map((contact) => {
    const byFit = wants.toSorted((one, other) => fit(contact.attributes, other) - fit(contact.attributes, one));
    const own = byFit.filter((want) => fit(contact.attributes, want) > 0 || isNobodys(want));
    return { contact, wants: joinedWants(own.length === 0 ? wants : own) };
  });
}

type VersionName = 'gentle' | 'ordinary' | 'alone';

export interface MessageRequest {
  /** Without any it asks as one does who is not sure what for. */
  wants: readonly SocialWant[];
  /** The name of the contact as it was given; null for nobody in particular. */
  name: string | null;
  form: MessageForm;
  /** A want that is not for company in its version is asked for as on a day with little energy. */
  versionOf: (want: SocialWant) => VersionName;
  safetyFactors: readonly SocialSafetyFactor[];
  /** The next turn has other wordings. */
  turn: number;
  /** The message before, whose sentences stay where they still fit. */
  before?: string;
}

export interface CompanyMessage {
  text: string;
  /** In the order they are asked for. */
  wants: SocialWant[];
  /** The sentence in it that comes from what makes company feel safe. */
  safety: string | null;
}

/** A message to several: English says the same to one as to many. */
export function toSeveral(message: string, form: MessageForm): string {
  if (form === 'en') return message;
  const [subject, object] = form === 'nn' ? ['de', 'dykk'] : ['dere', 'dere'];
  return message
    .replace(/(?<!\p{L})du(?!\p{L})/gu, subject)
    .replace(/(?<!\p{L})Du(?!\p{L})/gu, subject === 'de' ? 'De' : 'Dere')
    .replace(/(?<!\p{L})deg(?!\p{L})/gu, object);
}

/** The greeting, by what one would call them; without a name where there is none to say. */
function helloTo(name: string | null, form: MessageForm): string {
  const hello = MESSAGE_PARTS.hello[form];
  const called = name === null ? null : spokenName(name, form === 'en' ? 'en' : 'no');
  const everyone = name !== null && isGroup(name) ? MESSAGE_PARTS.everyone[form] : '';
  const greeted = ownName(called ?? everyone, NAME_CHARACTERS);
  if (greeted === '') return hello.replace(/,? \{name\}/u, '');
  return withoutDoubledEnd(hello.replace('{name}', () => greeted));
}

const wordCount = (texts: readonly string[]) => texts.join(' ').split(' ').length;

/**
 * A message that asks for company: the greeting, one whole sentence for each want, what makes the first safe where there
 * is room for it, and an end that leaves room for no. Nothing in it is rewritten to fit.
 */
export function companyMessage(request: MessageRequest): CompanyMessage {
  const { name, form, safetyFactors, turn, before = '', versionOf } = request;
  const wants = joinedWants(request.wants.length === 0 ? ['vetIkke'] : request.wants);
  const isToSeveral = name !== null && isGroup(name);
  const said = (text: Sent) => (isToSeveral ? toSeveral(text[form], form) : text[form]);
  function one(texts: readonly Sent[]): string {
    const all = texts.map(said);
    const text = all.find((each) => before.includes(each)) ?? all[Math.abs(turn) % all.length];
    if (text === undefined) throw new RangeError(`No sentence is written for ${wants.join()}`);
    return text;
  }
  const [first = '', ...others] = wants.map((want, at) => {
    const texts = askedWant(want, versionOf(want));
    const besides = texts.also.filter(({ of }) => of.some((each) => wants.slice(0, at).includes(each)));
    const anywhere = texts.also.filter(({ of }) => of.length === 0);
    return one(at === 0 ? texts.ask : besides.length > 0 ? besides : anywhere);
  });
  const hello = helloTo(name, form);
  const end = one(MESSAGE_PARTS.ends);
  const safe = MESSAGE_PARTS.safety.find(
    (each) => each.for.some((factor) => safetyFactors.includes(factor)) && each.of.some((want) => want === wants[0]),
  );
  const safety = safe === undefined ? null : said(safe);
  // It is about what is asked for first.
  const whole = [hello, first, ...(safety === null ? [] : [safety]), ...others, end];
  const hasRoom = wordCount(whole) <= MOST_MESSAGE_WORDS;
  return {
    text: (hasRoom ? whole : [hello, first, ...others, end]).join(' '),
    wants,
    safety: hasRoom ? safety : null,
  };
}

function askedWant(want: SocialWant, version: VersionName): AskedWant {
  const { message } = SOCIAL_SUGGESTIONS[want][version === 'ordinary' ? version : 'gentle'];
  if (message === undefined) throw new RangeError(`Nobody is asked for ${want}`);
  return message;
}

interface Recipient {
  id: string;
  name: string;
  attributes: readonly ContactAttribute[];
}

/** A message for one contact; null for nobody in particular. */
export interface MessageTo extends CompanyMessage {
  contactId: string | null;
}

/**
 * A message for each of them that asks for what fits them, and one for nobody in particular, to be sent later, where there
 * is nobody or it `isOpen`. None where the person is spared all contact.
 */
export function messagesTo(
  people: readonly Recipient[],
  { isOpen, wants, ...request }: Omit<MessageRequest, 'name' | 'before'> & { isOpen: boolean },
): MessageTo[] {
  const asked = wants.filter((want) => request.versionOf(want) !== 'alone');
  if (asked.length === 0) return [];
  const to = (contact: Recipient | null, own: readonly SocialWant[], turn: number): MessageTo => ({
    contactId: contact?.id ?? null,
    ...companyMessage({ ...request, wants: own, name: contact?.name ?? null, turn }),
  });
  return [
    ...wantsOfEach(asked, people).map(({ contact, wants: own }, at) => to(contact, own, request.turn + at)),
    ...(isOpen || people.length === 0 ? [to(null, asked, request.turn)] : []),
  ];
}

/** The sentences that ask for company on days with little energy, or on other days, and who is spared each. */
export const askingSentences = (
  version: 'gentle' | 'ordinary',
): { sentence: Sent; avoid: readonly AvoidSuggestion[] }[] =>
  keysOf(SOCIAL_SUGGESTIONS).flatMap((want) => {
    const { ask, also } = askedWant(want, version);
    return [...ask, ...also].map((sentence) => ({ sentence, avoid: SOCIAL_SUGGESTIONS[want][version].avoid }));
  });

/** Every sentence that a message may be made of. */
export const MESSAGE_SENTENCES: readonly Sent[] = [
  ...[...askingSentences('gentle'), ...askingSentences('ordinary')].map(({ sentence }) => sentence),
  ...MESSAGE_PARTS.ends,
  ...MESSAGE_PARTS.safety,
];
