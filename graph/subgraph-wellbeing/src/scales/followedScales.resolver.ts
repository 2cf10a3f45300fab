import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import type { FollowedScalesService } from './followedScales.service.ts';
import {
  type FollowedScales,
  FollowedScalesType,
  type SaveFollowedScalesInput,
  SaveFollowedScalesInputType,
} from './followedScales.type.ts';

@Resolver(() => UserType)
export class FollowedScalesResolver {
  private readonly service: FollowedScalesService;

  constructor(service: FollowedScalesService) {
    this.service = service;
  }

  @FieldResolver(() => FollowedScalesType, { description: 'What the person has chosen to follow from day to day.' })
  followedScales(@Ctx() { claims }: RequestContext): Promise<FollowedScales> {
    return this.service.find(claims);
  }

  @Mutation(() => FollowedScalesType, { description: 'Chooses what to follow, in place of what was chosen before.' })
  saveFollowedScales(
    @Arg('input', () => SaveFollowedScalesInputType, { description: 'The choice.' }) input: SaveFollowedScalesInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<FollowedScales> {
    return this.service.save(claims, input, now);
  }
}
