import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { MemoryCategory, MemoryOrder, MemoryPick } from '@spire/domain/options';
import type { Fields } from '@spire/graph-kit/fields';
import { MemoryCategoryEnum, MemoryOrderEnum, MemoryPickEnum } from '@spire/graph-shared/optionEnums';
import { PageArgumentsType } from '@spire/graph-kit/pages';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { ArgsType, Field, ID, InputType } from 'type-graphql';
import { MemoryContentType } from './memory.content.ts';
import { MemoryDateScalar } from './memoryDate.scalar.ts';
import { MemoryPictureType, type MemoryPicture } from './memory.type.ts';

@ArgsType()
export class MemoryArgumentsType extends PageArgumentsType {
  @Field(() => MemoryCategoryEnum, { nullable: true, description: 'Only those of this category; all when left out.' })
  category?: MemoryCategory | null;

  @Field(() => String, {
    nullable: true,
    description: `Only those with these words in title or text; at most ${LIMITS.title} characters.`,
  })
  search?: string | null;

  @Field(() => MemoryOrderEnum, { defaultValue: 'newest', description: 'In which order.' })
  order!: MemoryOrder;
}
export type MemoryArguments = Fields<MemoryArgumentsType>;

@ArgsType()
export class MemoryPickArgumentsType {
  @Field(() => MemoryPickEnum, { description: 'How it is picked.' })
  by!: MemoryPick;

  @Field(() => LocalDateScalar, { description: 'Today where the person is.' })
  date!: string;

  @Field(() => [MemoryCategoryEnum], {
    defaultValue: [],
    description: 'Rather one of these, where there is one; of any when left out.',
  })
  rather!: MemoryCategory[];

  @Field(() => [ID], {
    defaultValue: [],
    description:
      'At random: those seen already, the latest last. Any other comes before them, then the one not seen for longest.',
  })
  seen!: string[];
}
export type MemoryPickArguments = Fields<MemoryPickArgumentsType>;

@InputType({ description: 'What a memory holds.' })
abstract class MemoryContentInputType extends MemoryContentType {
  @Field(() => String, {
    nullable: true,
    description:
      'A picture in the bucket `memories`, `<own id>/<name>.jpg` (jpeg, png, gif, webp); none when left out.',
  })
  picturePath?: string | null;

  @Field(() => [MemoryPictureType], {
    nullable: true,
    description: `Further pictures, in their order after the first; ${LIMITS.memoryPictures} in all at most. Left out, they stay as they are.`,
  })
  morePictures?: MemoryPicture[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A voice note in the bucket `voices`, `<own id>/<name>.webm` (webm, m4a, mp3, ogg); null for none. Left out, it stays as it is, with its words.',
  })
  voicePath?: string | null;
}
export type MemoryContentInput = Fields<MemoryContentInputType>;

@InputType('AddMemoryInput', { description: 'A new memory.' })
export class AddMemoryInputType extends MemoryContentInputType {
  @Field(() => ID, { nullable: true, description: 'A UUID made by the client; a repeat answers the stored memory.' })
  id?: string | null;

  @Field(() => MemoryDateScalar, {
    nullable: true,
    description: 'When it was, up to today; null where that is not known. The day it was written when left out.',
  })
  date?: string | null;

  @Field(() => LocalDateScalar, {
    nullable: true,
    description: `The day it was written down: today where the person is, or up to ${LIMITS.lateDays} days back. When left out it is \`date\` where that is such a day, else today.`,
  })
  writtenOn?: string | null;
}
export type AddMemoryInput = Fields<AddMemoryInputType>;

@InputType('ChangeMemoryInput', { description: 'The whole memory as it is to be. The day it was written down stays.' })
export class ChangeMemoryInputType extends MemoryContentInputType {
  @Field(() => ID, { description: 'Which memory.' })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The version that the change began from: CHANGED_MEANWHILE when it is another by now. When left out, whatever stands there is replaced.',
  })
  version?: string | null;

  @Field(() => MemoryDateScalar, {
    nullable: true,
    description: 'When it was, up to today; null where that is not known. It stays as it is when left out.',
  })
  date?: string | null;
}
export type ChangeMemoryInput = Fields<ChangeMemoryInputType>;
