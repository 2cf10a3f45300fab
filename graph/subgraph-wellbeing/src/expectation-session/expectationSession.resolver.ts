import { localDate } from '@spire/domain/dates';
import { type PageArguments, PageArgumentsType } from '@spire/graph-kit/pages';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import {
  AddExpectationSessionInputType,
  type AddExpectationSessionInput,
  PlanExpectationSessionInputType,
  type PlanExpectationSessionInput,
  TellExpectationSessionInputType,
  type TellExpectationSessionInput,
} from './expectationSession.input.ts';
import type { ExpectationSessionService } from './expectationSession.service.ts';
import {
  ExpectationSessionConnectionType,
  type ExpectationSessionConnection,
  ExpectationSessionType,
  type ExpectationSession,
} from './expectationSession.type.ts';

@Resolver(() => UserType)
export class ExpectationSessionResolver {
  private readonly sessions: ExpectationSessionService;

  constructor(sessions: ExpectationSessionService) {
    this.sessions = sessions;
  }

  @FieldResolver(() => ExpectationSessionConnectionType, { description: 'Expectation lifts, newest first.' })
  expectationSessions(
    @Args(() => PageArgumentsType) wanted: PageArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<ExpectationSessionConnection> {
    return this.sessions.page(claims, wanted);
  }

  @FieldResolver(() => [ExpectationSessionType], {
    description: 'Expectation lifts whose plan stands on Home today, the oldest first.',
  })
  todaysPlans(@Ctx() { claims, now, timeZone }: RequestContext): Promise<ExpectationSession[]> {
    return this.sessions.plannedFor(claims, localDate(now, timeZone));
  }

  @Mutation(() => ExpectationSessionType, { description: 'Stores an expectation lift that was completed.' })
  addExpectationSession(
    @Arg('input', () => AddExpectationSessionInputType, { description: 'The four answers.' })
    input: AddExpectationSessionInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<ExpectationSession> {
    return this.sessions.add(claims, input, now);
  }

  @Mutation(() => ExpectationSessionType, {
    description: 'Keeps the plan of an expectation lift anew; NOT_FOUND when the person has none of that id.',
  })
  planExpectationSession(
    @Arg('input', () => PlanExpectationSessionInputType, { description: 'The session, and its plan.' })
    input: PlanExpectationSessionInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<ExpectationSession> {
    return this.sessions.plan(claims, input, now);
  }

  @Mutation(() => ExpectationSessionType, {
    description: 'Keeps how an expectation lift turned out; NOT_FOUND when the person has none of that id.',
  })
  tellExpectationSession(
    @Arg('input', () => TellExpectationSessionInputType, { description: 'The session, and how it turned out.' })
    input: TellExpectationSessionInput,
    @Ctx() { claims }: RequestContext,
  ): Promise<ExpectationSession> {
    return this.sessions.tell(claims, input);
  }
}
