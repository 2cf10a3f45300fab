import type { CapacityLevel } from '@spire/domain/capacity';
import type { Settings } from '@spire/domain/settings';
import { CapacityLevelEnum } from '@spire/graph-shared/optionEnums';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { SaveSettingsInputType, type SaveSettingsInput } from './settings.input.ts';
import type { SettingsService } from './settings.service.ts';
import { SettingsType } from './settings.type.ts';

@Resolver(() => UserType)
export class SettingsResolver {
  private readonly service: SettingsService;

  constructor(service: SettingsService) {
    this.service = service;
  }

  @FieldResolver(() => SettingsType, { description: 'How the product behaves for the person.' })
  settings(@Ctx() context: RequestContext): Promise<Settings> {
    return this.service.find(context);
  }

  @FieldResolver(() => CapacityLevelEnum, {
    nullable: true,
    description: 'The level every text must fit today: the profile’s and the settings’ together; null while untold.',
  })
  effectiveCapacity(@Ctx() context: RequestContext): Promise<CapacityLevel | null> {
    return this.service.capacity(context);
  }

  @Mutation(() => SettingsType, { description: 'Saves the fields that are sent, and answers all settings.' })
  saveSettings(
    @Arg('input', () => SaveSettingsInputType, { description: 'What to change.' }) input: SaveSettingsInput,
    @Ctx() context: RequestContext,
  ): Promise<Settings> {
    return this.service.save(context, input);
  }
}
