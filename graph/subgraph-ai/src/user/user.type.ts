import '@spire/graph-kit/reflection';
import type { Fields } from '@spire/graph-kit/fields';
import { Directive, Field, ID, ObjectType } from 'type-graphql';

@ObjectType('User', { description: 'The person who asks. Nobody can ask for anyone else.' })
@Directive('@key(fields: "id")')
export class UserType {
  @Field(() => ID, { description: "The account's id." })
  readonly id!: string;
}
export type User = Fields<UserType>;
