import '@spire/graph-kit/reflection';
import type { ReminderKind, Weekday } from '@spire/domain/reminders';
import type { Fields } from '@spire/graph-kit/fields';
import { ReminderKindEnum, WeekdayEnum } from '@spire/graph-shared/optionEnums';
import { Field, ObjectType } from 'type-graphql';

@ObjectType('Reminder', { description: 'What the person wants to be reminded of by push, and when.' })
export class ReminderType {
  @Field(() => Boolean, { description: 'Whether anything is sent; nothing is before the person wants it.' })
  isOn!: boolean;

  @Field(() => [ReminderKindEnum], { description: 'What they are reminded of, in one message.' })
  kinds!: ReminderKind[];

  @Field(() => [WeekdayEnum], { description: 'On which days.' })
  days!: Weekday[];

  @Field(() => String, { description: 'hh:mm where the person was when they said it.' })
  time!: string;
}
export type Reminder = Fields<ReminderType>;
