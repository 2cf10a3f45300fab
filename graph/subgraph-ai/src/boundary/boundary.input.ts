import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { Asker, RequestedThing } from '@spire/domain/refusals';
import type { Fields } from '@spire/graph-kit/fields';
import { AskerEnum, RequestedThingEnum } from '@spire/graph-shared/toolEnums';
import { Field, InputType } from 'type-graphql';
import { TextRequestInputType } from '../writing/textRequest.input.ts';

const FREE_TEXT = `At most ${LIMITS.freeText} characters.`;

@InputType()
abstract class BoundaryInputType extends TextRequestInputType {
  @Field(() => String, { description: `What the person feels they should do. ${FREE_TEXT}` })
  shouldDo!: string;

  @Field(() => String, { description: `What they need instead. ${FREE_TEXT}` })
  needInstead!: string;

  @Field(() => String, { nullable: true, description: 'One of the emoji for what one needs.' })
  emoji?: string | null;
}

@InputType('WriteBoundaryInput', { description: 'What a boundary is about.' })
export class WriteBoundaryInputType extends BoundaryInputType {
  @Field(() => AskerEnum, { nullable: true, description: 'Who asks, as the person chose; guessed where left out.' })
  who?: Asker | null;

  @Field(() => RequestedThingEnum, {
    nullable: true,
    description: 'What for, as the person chose; guessed where left out.',
  })
  kind?: RequestedThing | null;
}
export type BoundaryInput = Fields<BoundaryInputType>;
export type WriteBoundaryInput = Fields<WriteBoundaryInputType>;

@InputType('ValidateBoundaryInput', { description: 'A boundary that somebody has found words for.' })
export class ValidateBoundaryInputType extends BoundaryInputType {
  @Field(() => String, { description: `What they want to say. ${FREE_TEXT}` })
  sayNoExample!: string;
}
export type ValidateBoundaryInput = Fields<ValidateBoundaryInputType>;
