import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Ctx, Directive, Query, Resolver } from 'type-graphql';
import { UserType, type User } from './user.type.ts';

/** The person, from whom every question starts; told here as well (decision 0030). */
@Resolver(() => UserType)
export class UserResolver {
  @Directive('@shareable')
  @Query(() => UserType, { description: 'The person the access token belongs to.' })
  me(@Ctx() { claims }: RequestContext): User {
    return { id: claims.sub };
  }
}
