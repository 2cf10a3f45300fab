import '@spire/graph-kit/reflection';
import type { ReminderKind, Weekday } from '@spire/domain/reminders';
import type { Fields } from '@spire/graph-kit/fields';
import { ReminderKindEnum, WeekdayEnum } from '@spire/graph-shared/optionEnums';
import { Field, InputType } from 'type-graphql';

@InputType('SaveReminderInput', {
  description: 'The whole of it. The time is one of the zone the request is sent from.',
})
export class SaveReminderInputType {
  @Field(() => Boolean, { description: 'Whether anything is sent.' })
  isOn!: boolean;

  @Field(() => [ReminderKindEnum], { description: 'At least one, each once.' })
  kinds!: ReminderKind[];

  @Field(() => [WeekdayEnum], { description: 'At least one, each once.' })
  days!: Weekday[];

  @Field(() => String, { description: 'hh:mm, 00:00 to 23:59.' })
  time!: string;
}
export type SaveReminderInput = Fields<SaveReminderInputType>;
