import type { RequestContext } from '@spire/graph-kit/requestContext';
import { DateTimeScalar } from '@spire/graph-kit/scalars';
import { Arg, Ctx, Directive, FieldResolver, Mutation, Query, Resolver } from 'type-graphql';
import type { AccountService } from '../account/account.service.ts';
import { UserType, type User } from './user.type.ts';

@Resolver(() => UserType)
export class UserResolver {
  private readonly accounts: AccountService;

  constructor(accounts: AccountService) {
    this.accounts = accounts;
  }

  @Directive('@shareable')
  @Query(() => UserType, { description: 'The person the access token belongs to.' })
  me(@Ctx() { claims }: RequestContext): User {
    return { id: claims.sub };
  }

  @FieldResolver(() => String, { description: 'Address the person signs in with, as the access token states it.' })
  email(@Ctx() { claims }: RequestContext): string {
    return claims.email;
  }

  @FieldResolver(() => DateTimeScalar, { description: 'When the product first met this person: "member since".' })
  createdAt(@Ctx() { claims, now }: RequestContext): Promise<Date> {
    return this.accounts.createdAt(claims, now);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes the account with everything the person gave, and logs them out everywhere. Answers true.',
  })
  deleteAccount(
    @Arg('confirm', () => String, { description: 'The address the person signs in with, written by themselves.' })
    confirm: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return this.accounts.delete(context, confirm);
  }
}
