import { randomUUID } from 'node:crypto';
import { SUGGESTIONS } from '@spire/content/suggestions';
import { TEXT_SIZES } from '@spire/domain/appearance';
import { CONSENT_VERSIONS } from '@spire/domain/consents';
import { addDays } from '@spire/domain/dates';
import { MEMORY_EMOJIS } from '@spire/domain/options';
import { textMark } from '@spire/domain/textMark';
import { PRIORITY_EMOJIS } from '@spire/domain/toolOptions';
import { today } from '@spire/testing/testDay';
import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphOperation } from './graphOperations.ts';

/** Wishes for an example: values of places that need one of their own, and the text of the others. */
export interface Wishes {
  text: string;
  at?: Readonly<Record<string, unknown>>;
}

/** A day that has no mood but the one of another app: today has its own. */
const BROUGHT_FROM = addDays(today, -1);

/** A value of each scalar, which is accepted wherever `BY_PLACE` has none. */
const BY_SCALAR: Readonly<Record<string, (text: string) => unknown>> = {
  ID: () => randomUUID(),
  String: (text) => text,
  Int: () => 3,
  Boolean: () => true,
  LocalDate: () => today,
  MemoryDate: () => '1987-summer',
  DateTime: () => new Date().toISOString(),
};

/** Places that take only some values, of one operation where it is named; undefined leaves one out. */
const BY_PLACE: Readonly<Record<string, unknown>> = {
  after: undefined,
  part: 'head',
  from: undefined,
  search: undefined,
  'AddMemoryInput.emoji': MEMORY_EMOJIS[0],
  'AddMemoryInput.morePictures': undefined,
  'AddMemoryInput.picturePath': undefined,
  'AddMemoryInput.voicePath': undefined,
  'ChangeMemoryInput.emoji': MEMORY_EMOJIS[0],
  'ChangeMemoryInput.morePictures': undefined,
  'ChangeMemoryInput.picturePath': undefined,
  'ChangeMemoryInput.voicePath': undefined,
  'ChangeMemoryInput.version': undefined,
  'DecideConsentInput.version': CONSENT_VERSIONS.terms[0],
  'AddImportedEntriesInput.source': 'daylio-csv',
  'ImportedEntryInput.date': BROUGHT_FROM,
  'ImportedEntryInput.pictures': undefined,
  'ImportedEntryInput.time': '10:00',
  'bigDays.from': BROUGHT_FROM,
  'importedMoods.from': BROUGHT_FROM,
  'KeepSuggestionsInput.form': 'card',
  'KeepSuggestionsInput.language': 'no',
  // Only our own texts are taken.
  'KeepSuggestionsInput.texts': SUGGESTIONS.slice(0, 1).map(({ text }) => text.no),
  'NeedInsteadInput.emoji': PRIORITY_EMOJIS[0],
  'PlanPersonInput.number': '900 00 000',
  'RecordSuggestionInput.interactionType': 'liked',
  'SavePushDeviceInput.auth': Buffer.alloc(16, 1).toString('base64url'),
  'SavePushDeviceInput.endpoint': 'https://fcm.googleapis.com/fcm/send/example',
  'SavePushDeviceInput.p256dh': Buffer.alloc(65, 4).toString('base64url'),
  'SaveProfileInput.avatar': undefined,
  // A test sends nothing to anybody.
  'SaveReminderInput.isOn': false,
  'SaveReminderInput.time': '10:00',
  'SaveSettingsInput.textSize': TEXT_SIZES[0],
  'SetHelpAsideInput.mark': textMark('Noe annet'),
  'SmallExerciseInput.emoji': '🌬️',
  'ValidateBoundaryInput.emoji': PRIORITY_EMOJIS[0],
  'WriteBoundaryInput.emoji': PRIORITY_EMOJIS[0],
};

/** Values that a mutation of the schema accepts: all its fields, each with a value of its type. */
export function exampleVariables({ name, args }: GraphOperation, { text, at = {} }: Wishes): Record<string, unknown> {
  function valueOf(type: GraphQLInputType, place: string, owner: string): unknown {
    if (Object.hasOwn(at, place)) return at[place];
    if (Object.hasOwn(BY_PLACE, owner)) return BY_PLACE[owner];
    if (isNonNullType(type)) return valueOf(type.ofType, place, owner);
    if (isListType(type)) return [valueOf(type.ofType, `${place}.0`, owner)];
    if (isEnumType(type)) return type.getValues()[0]?.name;
    if (isInputObjectType(type))
      return Object.fromEntries(
        Object.values(type.getFields()).map((each) => [
          each.name,
          valueOf(each.type, `${place}.${each.name}`, `${type.name}.${each.name}`),
        ]),
      );
    const make = BY_SCALAR[type.name];
    if (make === undefined) throw new Error(`No example for ${place} of type ${type.name}: teach exampleVariables.ts`);
    return make(text);
  }
  const ownerOf = (argument: string) =>
    Object.hasOwn(BY_PLACE, `${name}.${argument}`) ? `${name}.${argument}` : argument;
  return Object.fromEntries(args.map((each) => [each.name, valueOf(each.type, each.name, ownerOf(each.name))]));
}
