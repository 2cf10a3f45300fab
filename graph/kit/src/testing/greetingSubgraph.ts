import '../reflection.ts';
import { Arg, Directive, Field, FieldResolver, ID, ObjectType, Resolver } from 'type-graphql';
import { createSubgraph, type Subgraph, type SubgraphSurroundings } from '../subgraph.ts';

@ObjectType('User')
@Directive('@key(fields: "id")')
class UserType {
  @Field(() => ID)
  readonly id!: string;
}

@Resolver(() => UserType)
class GreetingResolver {
  @FieldResolver(() => String)
  greeting(@Arg('name', () => String) name: string): string {
    return `Hei, ${name}`;
  }
}

/** The smallest subgraph with something to say of a person, for tests of what lies around one. */
export function createGreetingSubgraph(surroundings: SubgraphSurroundings): Subgraph {
  const classes = { resolvers: [GreetingResolver], entities: [UserType] };
  const resolvers = [new GreetingResolver()];
  return createSubgraph({ ...surroundings, name: 'greeting', classes, resolvers, stop: () => Promise.resolve() });
}
