import '@spire/graph-kit/reflection';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('JoinedRecords', { description: 'What became of the records of an export.' })
export class JoinedType {
  @Field(() => Int, { description: 'How many were new here.' })
  added!: number;

  @Field(() => Int, { description: 'How many took the place of an older one.' })
  changed!: number;

  @Field(() => Int, { description: 'How many were here already, or older.' })
  already!: number;
}
