import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { SaveReminderInputType, type SaveReminderInput } from './reminder.input.ts';
import type { ReminderService } from './reminder.service.ts';
import { ReminderType, type Reminder } from './reminder.type.ts';

@Resolver(() => UserType)
export class ReminderResolver {
  private readonly service: ReminderService;

  constructor(service: ReminderService) {
    this.service = service;
  }

  @FieldResolver(() => ReminderType, { description: 'What the person wants to be reminded of; off until they say so.' })
  reminder(@Ctx() context: RequestContext): Promise<Reminder> {
    return this.service.find(context);
  }

  @Mutation(() => ReminderType, { description: 'Keeps what the person wants to be reminded of, on all their devices.' })
  saveReminder(
    @Arg('input', () => SaveReminderInputType, { description: 'The whole of it.' }) input: SaveReminderInput,
    @Ctx() context: RequestContext,
  ): Promise<Reminder> {
    return this.service.save(context, input);
  }
}
