import '@spire/graph-kit/reflection';
import type { Fields } from '@spire/graph-kit/fields';
import { InputType } from 'type-graphql';
import { TextRequestInputType } from '../writing/textRequest.input.ts';

@InputType('WriteTasksInput', { description: 'Tasks for how today is.' })
export class WriteTasksInputType extends TextRequestInputType {}
export type WriteTasksInput = Fields<WriteTasksInputType>;
