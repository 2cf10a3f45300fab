import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import type { GrowthService } from './growth.service.ts';
import { GrowthType, type Growth } from './growth.type.ts';

@Resolver(() => UserType)
export class GrowthResolver {
  private readonly growths: GrowthService;

  constructor(growths: GrowthService) {
    this.growths = growths;
  }

  @FieldResolver(() => GrowthType, { description: 'Points, level and streak.' })
  growth(@Ctx() context: RequestContext): Promise<Growth> {
    return this.growths.read(context);
  }
}
