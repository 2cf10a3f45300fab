import { type PageArguments, PageArgumentsType } from '@spire/graph-kit/pages';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { AddMemoryInputType, type AddMemoryInput } from './memory.input.ts';
import type { MemoryService } from './memory.service.ts';
import { MemoryType, type Memory, MemoryConnectionType, type MemoryConnection } from './memory.type.ts';

@Resolver(() => UserType)
export class MemoryResolver {
  private readonly bank: MemoryService;

  constructor(bank: MemoryService) {
    this.bank = bank;
  }

  @FieldResolver(() => MemoryConnectionType, { description: 'The memory bank, newest first.' })
  memories(
    @Args(() => PageArgumentsType) wanted: PageArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<MemoryConnection> {
    return this.bank.page(claims, wanted);
  }

  @Mutation(() => MemoryType, { description: 'Adds a memory; a repeat with the same id answers the stored one.' })
  addMemory(
    @Arg('input', () => AddMemoryInputType, { description: 'The new memory.' }) input: AddMemoryInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Memory> {
    return this.bank.add(claims, input, now);
  }
}
