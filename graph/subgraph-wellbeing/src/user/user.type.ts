import '@spire/graph-kit/reflection';
import type { CapacityLevel } from '@spire/domain/capacity';
import { CapacityLevelEnum } from '@spire/graph-shared/optionEnums';
import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType('User', { description: 'The person who asks. Nobody can ask for anyone else.' })
@Directive('@key(fields: "id")')
export class UserType {
  @Field(() => ID, { description: "The account's id." })
  readonly id!: string;

  /** Told by the subgraph of the person, for the fields that require it. */
  @Directive('@external')
  @Field(() => CapacityLevelEnum, { nullable: true })
  readonly effectiveCapacity?: CapacityLevel | null;
}
export type User = Pick<UserType, 'id' | 'effectiveCapacity'>;
