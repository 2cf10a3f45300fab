import { IMPORT_LIMITS } from '@spire/domain/importRules';
import { refuseWhenWrong } from '@spire/graph-kit/errors';
import { type PageArguments, PageArgumentsType } from '@spire/graph-kit/pages';
import { idErrors, storedId } from '@spire/graph-kit/recordIds';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import type { HeldImportStore } from './heldImport.store.ts';
import {
  type AddImportedEntriesInput,
  AddImportedEntriesInputType,
  type ImportedMoodArguments,
  ImportedMoodArgumentsType,
} from './importedEntry.input.ts';
import type { ImportedEntryService } from './importedEntry.service.ts';
import {
  type AddedEntries,
  AddedEntriesType,
  type DiaryImport,
  DiaryImportType,
  type ImportedEntryConnection,
  ImportedEntryConnectionType,
  type ImportedMood,
  ImportedMoodType,
} from './importedEntry.type.ts';

const PART = { name: /^[a-z]{1,12}(?:-\d{1,6})?$/, characters: 8_388_608 };

@Resolver(() => UserType)
export class ImportedEntryResolver {
  private readonly service: ImportedEntryService;
  private readonly held: HeldImportStore;

  constructor(service: ImportedEntryService, held: HeldImportStore) {
    this.service = service;
    this.held = held;
  }

  @FieldResolver(() => ImportedEntryConnectionType, { description: 'Entries from other apps, newest first.' })
  importedEntries(
    @Args(() => PageArgumentsType) wanted: PageArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<ImportedEntryConnection> {
    return this.service.page(claims, wanted);
  }

  @FieldResolver(() => [ImportedMoodType], {
    description: 'Moods from other apps of the days that have none of their own, the first day first.',
  })
  importedMoods(
    @Args(() => ImportedMoodArgumentsType) wanted: ImportedMoodArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<ImportedMood[]> {
    return this.service.moods(claims, wanted);
  }

  @FieldResolver(() => [DiaryImportType], {
    description: 'Files of other apps that were taken in, newest first, those that were undone too.',
  })
  imports(@Ctx() { claims }: RequestContext): Promise<DiaryImport[]> {
    return this.service.imports(claims);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: `A part of a file that was read and waits for an answer; null after ${IMPORT_LIMITS.previewMinutes} minutes.`,
  })
  async heldImport(
    @Arg('importId', () => ID, { description: 'Of which file.' }) importId: string,
    @Arg('part', () => String, { description: 'Which part.' }) part: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<string | null> {
    return (await this.held.read(claims, { importId: storedId(importId), part })) ?? null;
  }

  @Mutation(() => Boolean, {
    description: `Holds a part of a file that was read, for ${IMPORT_LIMITS.previewMinutes} minutes. Answers true.`,
  })
  async holdImport(
    @Arg('importId', () => ID, { description: 'Of which file.' }) importId: string,
    @Arg('part', () => String, { description: 'Which part.' }) part: string,
    @Arg('document', () => String, { description: 'What is held.' }) document: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<boolean> {
    refuseWhenWrong([
      ...idErrors(importId, 'importId'),
      ...(PART.name.test(part) ? [] : [{ field: 'part', code: 'INVALID' } as const]),
      ...(document.length > PART.characters
        ? [{ field: 'document', code: 'TOO_LONG', limit: PART.characters } as const]
        : []),
    ]);
    await this.held.hold(claims, { importId: importId.toLowerCase(), part, content: document });
    return true;
  }

  @Mutation(() => AddedEntriesType, {
    description:
      'Adds entries of another app to their import; the same entry once more adds nothing. They give no points, no ' +
      'streak and no badges. NOT_FOUND when the import was undone.',
  })
  addImportedEntries(
    @Arg('input', () => AddImportedEntriesInputType, { description: 'The entries.' }) input: AddImportedEntriesInput,
    @Ctx() context: RequestContext,
  ): Promise<AddedEntries> {
    return this.service.add(context, input);
  }

  @Mutation(() => DiaryImportType, {
    description:
      'Takes all entries of an import away, with what was made of them left as it is; NOT_FOUND when the person has ' +
      'none of that id, it was undone, or its time is over.',
  })
  undoImport(
    @Arg('id', () => ID, { description: 'Which import.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<DiaryImport> {
    return this.service.undo(context, id);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes an imported entry; NOT_FOUND when the person has none of that id. Answers true.',
  })
  deleteImportedEntry(
    @Arg('id', () => ID, { description: 'Which entry.' }) id: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<boolean> {
    return this.service.remove(claims, id);
  }
}
