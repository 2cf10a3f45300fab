import '@spire/graph-kit/reflection';
import type { AccessEventKind } from '@spire/domain/accessEvents';
import type { Fields } from '@spire/graph-kit/fields';
import { AccessEventKindEnum } from '@spire/graph-shared/optionEnums';
import { pageOf } from '@spire/graph-kit/pages';
import { DateTimeScalar } from '@spire/graph-kit/scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType('AccessEvent', { description: 'Something that happened to the account. It carries no network address.' })
export class AccessEventType {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => AccessEventKindEnum, { description: 'What happened.' })
  kind!: AccessEventKind;

  @Field(() => DateTimeScalar, { description: 'When.' })
  at!: Date;

  @Field(() => String, { nullable: true, description: 'What the browser calls itself; null when that is not known.' })
  userAgent!: string | null;
}
export type AccessEvent = Fields<AccessEventType>;

@ObjectType('AccessLogConnection', { description: 'A page of the access log, newest first.' })
export class AccessLogConnectionType extends pageOf(AccessEventType) {}
export type AccessLogConnection = Fields<AccessLogConnectionType>;
