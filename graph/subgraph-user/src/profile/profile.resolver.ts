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
  profile(@Ctx() { claims }: RequestContext): Promise<Profile | null> {
    return this.profiles.find(claims);
  }

  @Mutation(() => ProfileType, { description: 'Saves the fields that are sent, and answers the whole profile.' })
  saveProfile(
    @Arg('input', () => SaveProfileInputType, { description: 'What to change.' }) input: SaveProfileInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Profile> {
    return this.profiles.save(claims, input, now);
  }
}
