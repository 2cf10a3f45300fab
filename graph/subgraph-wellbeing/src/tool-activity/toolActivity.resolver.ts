import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import {
  AddInnerBalanceInputType,
  type AddInnerBalanceInput,
  AddMicroRegulationInputType,
  type AddMicroRegulationInput,
  AddSelfPriorityInputType,
  type AddSelfPriorityInput,
  AddSocialSupportInputType,
  type AddSocialSupportInput,
  TellInnerBalanceInputType,
  type TellInnerBalanceInput,
  ToolActivitiesArgumentsType,
  type ToolActivitiesArguments,
} from './toolActivity.input.ts';
import type { ToolActivityService } from './toolActivity.service.ts';
import {
  ToolActivityConnectionType,
  type ToolActivityConnection,
  ToolActivityType,
  type ToolActivity,
} from './toolActivity.type.ts';

@Resolver(() => UserType)
export class ToolActivityResolver {
  private readonly activities: ToolActivityService;

  constructor(activities: ToolActivityService) {
    this.activities = activities;
  }

  @FieldResolver(() => ToolActivityConnectionType, { description: 'Completed tools, newest first.' })
  toolActivities(
    @Args(() => ToolActivitiesArgumentsType) wanted: ToolActivitiesArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<ToolActivityConnection> {
    return this.activities.page(claims, wanted);
  }

  @Mutation(() => ToolActivityType, { description: 'Stores an exercise of inner balance that was done.' })
  addInnerBalance(
    @Arg('input', () => AddInnerBalanceInputType, { description: 'The exercise.' }) input: AddInnerBalanceInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<ToolActivity> {
    return this.activities.addInnerBalance(claims, input, now);
  }

  @Mutation(() => ToolActivityType, { description: 'Keeps how it felt after an exercise of inner balance.' })
  tellInnerBalance(
    @Arg('input', () => TellInnerBalanceInputType, { description: 'The activity, and how it felt.' })
    input: TellInnerBalanceInput,
    @Ctx() { claims }: RequestContext,
  ): Promise<ToolActivity> {
    return this.activities.tellInnerBalance(claims, input);
  }

  @Mutation(() => ToolActivityType, { description: 'Stores a small exercise that was done, and how it felt.' })
  addMicroRegulation(
    @Arg('input', () => AddMicroRegulationInputType, { description: 'Exercise and feeling.' })
    input: AddMicroRegulationInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<ToolActivity> {
    return this.activities.addMicroRegulation(claims, input, now);
  }

  @Mutation(() => ToolActivityType, { description: 'Stores a plan for turning to somebody.' })
  addSocialSupport(
    @Arg('input', () => AddSocialSupportInputType, { description: 'The plan.' }) input: AddSocialSupportInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<ToolActivity> {
    return this.activities.addSocialSupport(claims, input, now);
  }

  @Mutation(() => ToolActivityType, { description: 'Stores a boundary that was set.' })
  addSelfPriority(
    @Arg('input', () => AddSelfPriorityInputType, { description: 'The boundary.' }) input: AddSelfPriorityInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<ToolActivity> {
    return this.activities.addSelfPriority(claims, input, now);
  }
}
