import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { MemoryCategory } from '@spire/domain/options';
import type { Fields } from '@spire/graph-kit/fields';
import { MemoryCategoryEnum } from '@spire/graph-shared/optionEnums';
import { type Page, pageOf } from '@spire/graph-kit/pages';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MemoryContentType } from './memory.content.ts';
import { MemoryDateScalar } from './memoryDate.scalar.ts';

@InputType('MemoryPictureInput', { description: 'One more picture of a memory, and what it shows in words' })
@ObjectType('MemoryPicture', { description: 'One of several pictures of a memory.' })
export class MemoryPictureType {
  @Field(() => String, { description: 'Its place in the bucket `memories`.' })
  path!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `What it shows, in the person’s own words; at most ${LIMITS.title} characters.`,
  })
  text!: string;
}
export type MemoryPicture = Fields<MemoryPictureType>;

@ObjectType('Memory', { description: 'A good memory, kept to be looked at again.' })
export class MemoryType extends MemoryContentType {
  @Field(() => ID, { description: 'Made by the client, so that sending it twice does no harm.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its picture in the bucket `memories`; read it through a short-lived signed address.',
  })
  picturePath!: string | null;

  @Field(() => [MemoryPictureType], { description: 'Its further pictures, in their order after the first.' })
  morePictures!: MemoryPicture[];

  @Field(() => String, {
    nullable: true,
    description: 'Its voice note in the bucket `voices`; read it through a short-lived signed address.',
  })
  voicePath!: string | null;

  @Field(() => MemoryDateScalar, { nullable: true, description: 'When it was; null where that is not known.' })
  date!: string | null;

  @Field(() => LocalDateScalar, { description: 'The day it was written down, for which it counts.' })
  writtenOn!: string;

  @Field(() => DateTimeScalar, { description: 'When it was stored.' })
  createdAt!: Date;
}
export type Memory = Fields<MemoryType>;

@ObjectType('MemoryConnection', { description: 'A page of memories, newest first.' })
export class MemoryConnectionType extends pageOf(MemoryType) {}

/** A page, and the category it was asked for, by which `totalCount` counts. */
export interface MemoryPage extends Page<Memory> {
  category: MemoryCategory | null;
  /** How many were found, where they were searched for. */
  found: number | null;
}

@ObjectType('MemoryCategoryCount', { description: 'How many memories of a category there are.' })
export class MemoryCategoryCountType {
  @Field(() => MemoryCategoryEnum, { description: 'The category.' })
  category!: MemoryCategory;

  @Field(() => Int, { description: 'At least one.' })
  count!: number;
}
export type MemoryCategoryCount = Fields<MemoryCategoryCountType>;
