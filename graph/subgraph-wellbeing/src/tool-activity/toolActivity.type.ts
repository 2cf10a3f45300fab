import '@spire/graph-kit/reflection';
import type { RecordedTool } from '@spire/domain/toolOptions';
import type { Fields } from '@spire/graph-kit/fields';
import { pageOf } from '@spire/graph-kit/pages';
import { DateTimeScalar, LocalDateScalar } from '@spire/graph-kit/scalars';
import { ToolEnum } from '@spire/graph-shared/toolEnums';
import { Field, ID, ObjectType } from 'type-graphql';
import { type ToolRecord, ToolRecordUnion } from './toolRecord.type.ts';

@ObjectType('ToolActivity', { description: 'A tool that was completed, with its whole record.' })
export class ToolActivityType {
  @Field(() => ID, { description: 'Made by the client, so that sending it twice does no harm.' })
  id!: string;

  @Field(() => ToolEnum, { description: 'Any tool but expectation lift, which has sessions of its own.' })
  tool!: RecordedTool;

  @Field(() => LocalDateScalar, { description: 'The day it is for.' })
  date!: string;

  @Field(() => DateTimeScalar, { description: 'When it was completed.' })
  completedAt!: Date;

  @Field(() => DateTimeScalar, { description: 'When it was stored.' })
  createdAt!: Date;

  @Field(() => ToolRecordUnion, { description: 'What the tool was used for.' })
  record!: ToolRecord;
}
export type ToolActivity = Fields<ToolActivityType>;

@ObjectType('ToolActivityConnection', { description: 'A page of completed tools, newest first.' })
export class ToolActivityConnectionType extends pageOf(ToolActivityType) {}
export type ToolActivityConnection = Fields<ToolActivityConnectionType>;
