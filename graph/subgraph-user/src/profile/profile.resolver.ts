import type { CapacityDirection } from '@spire/domain/capacity';
import { CapacityDirectionEnum } from '@spire/graph-shared/optionEnums';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { SaveProfileInputType, type SaveProfileInput } from './profile.input.ts';
import type { ProfileService } from './profile.service.ts';
import { ProfileType, type Profile } from './profile.type.ts';

@Resolver(() => UserType)
export class ProfileResolver {
  private readonly profiles: ProfileService;

  constructor(profiles: ProfileService) {
    this.profiles = profiles;
  }

  @FieldResolver(() => ProfileType, {
    nullable: true,
    description: 'The profile; null until it is saved for the first time.',
  })
  profile(@Ctx() context: RequestContext): Promise<Profile | null> {
    return this.profiles.find(context);
  }

  @Mutation(() => ProfileType, { description: 'Saves the fields that are sent, and answers the whole profile.' })
  saveProfile(
    @Arg('input', () => SaveProfileInputType, { description: 'What to change.' }) input: SaveProfileInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Profile> {
    return this.profiles.save(claims, input, now);
  }

  @Mutation(() => ProfileType, {
    description:
      'Moves the capacity one level up or down; CAPACITY_AT_LIMIT where there is none that way, NOT_FOUND before there is a profile.',
  })
  stepCapacity(
    @Arg('direction', () => CapacityDirectionEnum, { description: 'Which way.' }) direction: CapacityDirection,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Profile> {
    return this.profiles.step(claims, direction, now);
  }
}
