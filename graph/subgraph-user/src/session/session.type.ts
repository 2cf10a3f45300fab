import '@spire/graph-kit/reflection';
import type { Fields } from '@spire/graph-kit/fields';
import { DateTimeScalar } from '@spire/graph-kit/scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('Session', { description: 'A place where the person is logged in. It carries no network address.' })
export class SessionType {
  @Field(() => ID, { description: "The session's id." })
  readonly id!: string;

  @Field(() => DateTimeScalar, { description: 'When the person logged in there.' })
  readonly startedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When that place last renewed its access, to within an hour or so.' })
  readonly lastUsedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'What the browser there calls itself; null when it did not say.',
  })
  readonly userAgent!: string | null;

  @Field(() => Boolean, { description: 'Whether this request comes from there.' })
  readonly isCurrent!: boolean;
}
export type Session = Fields<SessionType>;
