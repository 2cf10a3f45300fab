import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { MemoryDraft } from '@spire/domain/memoryRules';
import type { MemoryCategory, MemoryMark, MemoryTold } from '@spire/domain/options';
import { MemoryCategoryEnum, MemoryMarkEnum, MemoryToldEnum } from '@spire/graph-shared/optionEnums';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

const RATINGS = `${LIMITS.memoryRating.min} to ${LIMITS.memoryRating.max}`;

/** The fields of a memory, as sent and as answered; every field of MEMORY_FIELDS is here. */
@InputType()
@ObjectType()
export abstract class MemoryContentType implements MemoryDraft {
  @Field(() => String, { description: `What it is called, in at most ${LIMITS.title} characters.` })
  title!: string;

  @Field(() => String, {
    description: `What happened, in the person’s own words; at most ${LIMITS.freeText} characters.`,
  })
  description!: string;

  @Field(() => String, { description: 'One of the emoji a memory can carry.' })
  emoji!: string;

  @Field(() => MemoryCategoryEnum, { description: 'What it gives when it is looked at again.' })
  category!: MemoryCategory;

  @Field(() => Int, { description: `How good it was, ${RATINGS}.` })
  goodnessRating!: number;

  @Field(() => Int, { description: `How much effort it took, ${RATINGS}.` })
  effortRating!: number;

  @Field(() => [MemoryToldEnum], {
    defaultValue: [],
    description: 'Of category and ratings, those that the person has chosen themselves.',
  })
  told!: MemoryTold[];

  @Field(() => [MemoryMarkEnum], { defaultValue: [], description: 'What the person wants of it.' })
  marks!: MemoryMark[];

  @Field(() => String, {
    defaultValue: '',
    description: `What its picture shows, in the person’s own words; at most ${LIMITS.title} characters.`,
  })
  pictureText!: string;

  @Field(() => String, {
    defaultValue: '',
    description: `What is said in its voice note, in the person’s own words; at most ${LIMITS.freeText} characters.`,
  })
  voiceText!: string;
}
