import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import { PACING_LIMITS, type PacingMorning } from '@spire/domain/pacing';
import type { Fields } from '@spire/graph-kit/fields';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, InputType, Int } from 'type-graphql';
import { PacingMorningEnum } from './pacingDay.type.ts';

@InputType('PacingThingInput', { description: 'Something that takes energy on a day.' })
export class PacingThingInputType {
  @Field(() => ID, { description: 'A UUID made by the client.' })
  id!: string;

  @Field(() => String, { description: `At most ${PACING_LIMITS.name} characters.` })
  name!: string;

  @Field(() => Int, { description: '1, 2 or 3 places.' })
  size!: number;

  @Field(() => Boolean, { description: 'Whether it was done.' })
  done!: boolean;
}

@InputType('SavePacingDayInput', { description: 'The energy of a day, in place of what was kept of it before.' })
export class SavePacingDayInputType {
  @Field(() => LocalDateScalar, { description: `Today where the person is, or up to ${LIMITS.lateDays} days back.` })
  date!: string;

  @Field(() => Int, { description: 'The room that stands there, in places.' })
  room!: number;

  @Field(() => Boolean, { nullable: true, description: 'Whether that room is the person’s own; it is when left out.' })
  isRoomOwn?: boolean | null;

  @Field(() => [PacingThingInputType], { description: `At most ${PACING_LIMITS.things}.` })
  things!: Fields<PacingThingInputType>[];

  @Field(() => Boolean, { nullable: true, description: 'Whether it was a big day; as before when left out.' })
  isBig?: boolean | null;

  @Field(() => PacingMorningEnum, { nullable: true, description: 'The answer of a morning after a big day.' })
  morning?: PacingMorning | null;
}
export type SavePacingDayInput = Fields<SavePacingDayInputType>;

@InputType('SetPacingInput', { description: 'Whether the person wants to see the energy of their days.' })
export class SetPacingInputType {
  @Field(() => Boolean, { description: 'Off until they say so; what was kept stays.' })
  isOn!: boolean;
}
export type SetPacingInput = Fields<SetPacingInputType>;
