import '@spire/graph-kit/reflection';
import type { ActivityKind } from '@spire/domain/growth';
import { LIMITS } from '@spire/domain/limits';
import type { Fields } from '@spire/graph-kit/fields';
import { PageArgumentsType } from '@spire/graph-kit/pages';
import { LocalDateScalar } from '@spire/graph-kit/scalars';
import { ActivityKindEnum } from '@spire/graph-shared/optionEnums';
import { ArgsType, Field } from 'type-graphql';

@ArgsType()
export class ActivityArgumentsType extends PageArgumentsType {
  @Field(() => [ActivityKindEnum], { nullable: true, description: 'Only of these kinds; of all when left out.' })
  kinds?: ActivityKind[] | null;

  @Field(() => String, {
    nullable: true,
    description: `Only with every one of these words in what their record says; at most ${LIMITS.title} characters. A page may be short then, and have a next one all the same.`,
  })
  search?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The first day, if not since the beginning.' })
  from?: string | null;

  @Field(() => LocalDateScalar, { nullable: true, description: 'The last day, if not up to now.' })
  to?: string | null;
}
export type ActivityArguments = Fields<ActivityArgumentsType>;
