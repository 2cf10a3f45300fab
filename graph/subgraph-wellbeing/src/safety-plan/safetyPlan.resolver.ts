import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, Directive, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { type SaveSafetyPlanInput, SaveSafetyPlanInputType } from './safetyPlan.input.ts';
import type { SafetyPlanService } from './safetyPlan.service.ts';
import { type SafetyPlan, SafetyPlanType } from './safetyPlan.type.ts';

@Resolver(() => UserType)
export class SafetyPlanResolver {
  private readonly plans: SafetyPlanService;

  constructor(plans: SafetyPlanService) {
    this.plans = plans;
  }

  @FieldResolver(() => SafetyPlanType, {
    description: 'The plan for hard days; an empty one until something is saved.',
  })
  safetyPlan(@Ctx() { claims }: RequestContext): Promise<SafetyPlan> {
    return this.plans.find(claims);
  }

  @Directive('@inaccessible')
  @FieldResolver(() => [String], {
    description: 'What helps alone, where the person lets ready-made suggestions use it; in no public schema.',
  })
  plannedHelps(@Ctx() { claims }: RequestContext): Promise<string[]> {
    return this.plans.helps(claims);
  }

  @Mutation(() => SafetyPlanType, {
    description: 'Saves the cards and wishes that are sent, and answers the whole plan.',
  })
  saveSafetyPlan(
    @Arg('input', () => SaveSafetyPlanInputType, { description: 'What to change.' }) input: SaveSafetyPlanInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<SafetyPlan> {
    return this.plans.save(claims, input, now);
  }

  @Mutation(() => Boolean, { description: 'Deletes the plan; without one nothing happens. Answers true.' })
  async deleteSafetyPlan(@Ctx() { claims }: RequestContext): Promise<boolean> {
    await this.plans.remove(claims);
    return true;
  }
}
