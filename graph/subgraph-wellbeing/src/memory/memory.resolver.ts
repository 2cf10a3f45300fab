import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import {
  AddMemoryInputType,
  type AddMemoryInput,
  ChangeMemoryInputType,
  type ChangeMemoryInput,
  MemoryArgumentsType,
  type MemoryArguments,
  MemoryPickArgumentsType,
  type MemoryPickArguments,
} from './memory.input.ts';
import type { MemoryService } from './memory.service.ts';
import { memoryVersion } from './memoryVersion.ts';
import {
  MemoryType,
  type Memory,
  MemoryCategoryCountType,
  type MemoryCategoryCount,
  MemoryConnectionType,
  type MemoryPage,
} from './memory.type.ts';

@Resolver(() => UserType)
export class MemoryResolver {
  private readonly bank: MemoryService;

  constructor(bank: MemoryService) {
    this.bank = bank;
  }

  @FieldResolver(() => MemoryConnectionType, { description: 'The memory bank, newest first unless told.' })
  memories(
    @Args(() => MemoryArgumentsType) wanted: MemoryArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<MemoryPage> {
    return this.bank.page(claims, wanted);
  }

  @FieldResolver(() => MemoryType, { nullable: true, description: 'One memory; null when there is no such one.' })
  memory(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<Memory | null> {
    return this.bank.find(claims, id);
  }

  @FieldResolver(() => MemoryType, {
    nullable: true,
    description: 'One memory to look at again; null when there is none that fits.',
  })
  pickedMemory(
    @Args(() => MemoryPickArgumentsType) wanted: MemoryPickArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<Memory | null> {
    return this.bank.pick(claims, wanted);
  }

  @FieldResolver(() => [MemoryCategoryCountType], {
    description: 'The categories that have memories, in the order of the catalogue.',
  })
  memoryCategories(@Ctx() { claims }: RequestContext): Promise<MemoryCategoryCount[]> {
    return this.bank.categories(claims);
  }

  @Mutation(() => MemoryType, { description: 'Adds a memory; a repeat with the same id answers the stored one.' })
  addMemory(
    @Arg('input', () => AddMemoryInputType, { description: 'The new memory.' }) input: AddMemoryInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Memory> {
    return this.bank.add(claims, input, now);
  }

  @Mutation(() => MemoryType, {
    description:
      'Replaces what a memory holds; NOT_FOUND when the person has none of that id, CHANGED_MEANWHILE when it is not the version named any more.',
  })
  changeMemory(
    @Arg('input', () => ChangeMemoryInputType, { description: 'The whole memory.' }) input: ChangeMemoryInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Memory> {
    return this.bank.change(claims, input, now);
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes a memory; NOT_FOUND when the person has none of that id. The points it gave stay. Answers true.',
  })
  deleteMemory(
    @Arg('id', () => ID, { description: 'Which memory.' }) id: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<boolean> {
    return this.bank.remove(claims, id);
  }
}

@Resolver(() => MemoryType)
export class MemoryVersionResolver {
  @FieldResolver(() => String, {
    description: 'Another one as soon as anything of it is changed, and told by a change.',
  })
  version(@Root() memory: Memory): string {
    return memoryVersion(memory);
  }
}

@Resolver(() => MemoryConnectionType)
export class MemoryConnectionResolver {
  private readonly bank: MemoryService;

  constructor(bank: MemoryService) {
    this.bank = bank;
  }

  @FieldResolver(() => Int, { description: 'How many memories there are in all, of the category asked for.' })
  async totalCount(@Root() { category, found }: MemoryPage, @Ctx() { claims }: RequestContext): Promise<number> {
    return found ?? this.bank.count(claims, category);
  }
}
