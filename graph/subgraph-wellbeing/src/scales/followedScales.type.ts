import '@spire/graph-kit/reflection';
import { type Scale, SCALE_LIMITS } from '@spire/domain/scales';
import type { Fields } from '@spire/graph-kit/fields';
import { DateTimeScalar } from '@spire/graph-kit/scalars';
import { Field, InputType, ObjectType } from 'type-graphql';
import { ScaleEnum } from './scaleEntry.type.ts';

const WHICH = `At most ${SCALE_LIMITS.followed}, in the order in which they are asked.`;
const WHERE = 'Whether Home asks; otherwise they stand behind the check-in alone.';

@ObjectType('FollowedScales', { description: 'What a person has chosen to follow from day to day.' })
export class FollowedScalesType {
  @Field(() => [ScaleEnum], { description: WHICH })
  scales!: Scale[];

  @Field(() => Boolean, { description: WHERE })
  isOnHome!: boolean;

  @Field(() => DateTimeScalar, { nullable: true, description: 'When it was last chosen; null where it never was.' })
  updatedAt!: Date | null;
}
export type FollowedScales = Fields<FollowedScalesType>;

@InputType('SaveFollowedScalesInput', { description: 'What a person wants to follow.' })
export class SaveFollowedScalesInputType {
  @Field(() => [ScaleEnum], { description: `${WHICH} The days of one that is taken away stay.` })
  scales!: Scale[];

  @Field(() => Boolean, { nullable: true, description: `${WHERE} As before when left out; yes at first.` })
  isOnHome?: boolean | null;
}
export type SaveFollowedScalesInput = Fields<SaveFollowedScalesInputType>;
