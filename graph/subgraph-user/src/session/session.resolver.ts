import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import type { SessionService } from './session.service.ts';
import { SessionType, type Session } from './session.type.ts';

@Resolver(() => UserType)
export class SessionResolver {
  private readonly sessionService: SessionService;

  constructor(sessionService: SessionService) {
    this.sessionService = sessionService;
  }

  @FieldResolver(() => [SessionType], { description: 'Where the person is logged in: this place first, at most 50.' })
  sessions(@Ctx() { claims }: RequestContext): Promise<Session[]> {
    return this.sessionService.list(claims);
  }

  @Mutation(() => Boolean, {
    description:
      'Logs the person out in one place; within five seconds nothing can be read from there. NOT_FOUND when it is none of the person’s own. Answers true.',
  })
  endSession(
    @Arg('id', () => ID, { description: 'Which of the person’s own sessions.' }) id: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<boolean> {
    return this.sessionService.end(claims, id);
  }
}
