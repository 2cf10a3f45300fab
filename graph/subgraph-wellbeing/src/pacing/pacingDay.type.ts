import '@spire/graph-kit/reflection';
import { PACING_MORNINGS, type PacingMorning } from '@spire/domain/pacing';
import type { Fields } from '@spire/graph-kit/fields';
import { optionEnum } from '@spire/graph-kit/optionEnum';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';

export const PacingMorningEnum = optionEnum<PacingMorning>(
  'PacingMorning',
  PACING_MORNINGS,
  'What a person answers on a morning after a big day.',
);

export const PACING_LINES = ['first', 'second'] as const;
export type PacingLine = (typeof PACING_LINES)[number];
export const PacingLineEnum = optionEnum<PacingLine>(
  'PacingLine',
  PACING_LINES,
  'Which morning after a big day has its quiet line.',
);

@ObjectType('PacingThing', { description: 'Something that takes energy on a day.' })
export class PacingThingType {
  @Field(() => ID, { description: 'Made by the client; it names the thing on its day.' })
  id!: string;

  @Field(() => String, { description: 'The person’s own word for it.' })
  name!: string;

  @Field(() => Int, { description: 'The places it takes: 1, 2 or 3.' })
  size!: number;

  @Field(() => Boolean, { description: 'Whether it was done.' })
  done!: boolean;
}

@ObjectType('PacingUsed', { description: 'A thing of the last weeks, with the size the person gave it last.' })
export class PacingUsedType {
  @Field(() => String, { description: 'The person’s own word for it.' })
  name!: string;

  @Field(() => Int, { description: 'The places it takes: 1, 2 or 3.' })
  size!: number;
}

@ObjectType('PacingDay', {
  description: 'The energy of a day: its room, and what takes of it. A guess, never a limit.',
})
export class PacingDayType {
  @Field(() => LocalDateScalar, { description: 'Which day.' })
  date!: string;

  @Field(() => Boolean, { description: 'Whether the person has chosen to see it.' })
  isOn!: boolean;

  @Field(() => Int, { description: 'Room in places: the person’s own, else the guess.' })
  room!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The guess before the energy of the day; null in the answer to a save, which does not work it out.',
  })
  usualRoom!: number | null;

  @Field(() => Boolean, { description: 'Whether the room is the person’s own.' })
  isRoomOwn!: boolean;

  @Field(() => [PacingThingType], { description: 'In the order they were added.' })
  things!: Fields<PacingThingType>[];

  @Field(() => [PacingUsedType], { description: 'Things used before, at most twelve, the latest first.' })
  used!: Fields<PacingUsedType>[];

  @Field(() => Boolean, { description: 'Whether the person calls it a big day.' })
  isBig!: boolean;

  @Field(() => PacingMorningEnum, { nullable: true, description: 'The answer of a morning after a big day.' })
  morning!: PacingMorning | null;

  @Field(() => PacingLineEnum, { nullable: true, description: 'Set where this morning has its line.' })
  line!: PacingLine | null;
}
export type PacingDay = Fields<PacingDayType>;
