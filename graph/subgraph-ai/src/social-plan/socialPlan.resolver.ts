import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { type CrisisHelp, orHelp } from '@spire/graph-shared/crisisHelp';
import { type WriteSocialPlanInput, WriteSocialPlanInputType } from './socialPlan.input.ts';
import type { SocialPlanService } from './socialPlan.service.ts';
import { type SocialPlan, SocialPlanType } from './socialPlan.type.ts';

const SocialPlanAnswerUnion = orHelp('SocialPlanAnswer', SocialPlanType);

@Resolver()
export class SocialPlanResolver {
  private readonly plans: SocialPlanService;

  constructor(plans: SocialPlanService) {
    this.plans = plans;
  }

  @Mutation(() => SocialPlanAnswerUnion, {
    description:
      'Writes a plan for turning to somebody. Where somebody may be dangerous it is help, always. Stores nothing.',
  })
  writeSocialPlan(
    @Arg('input', () => WriteSocialPlanInputType, { description: 'What it is for.' }) input: WriteSocialPlanInput,
    @Ctx() context: RequestContext,
  ): Promise<SocialPlan | CrisisHelp> {
    return this.plans.write(input, context);
  }
}
