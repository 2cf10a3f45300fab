import '@spire/graph-kit/reflection';
import { LIMITS } from '@spire/domain/limits';
import type { SocialWant } from '@spire/domain/toolOptions';
import type { Fields } from '@spire/graph-kit/fields';
import { SocialWantEnum } from '@spire/graph-shared/toolEnums';
import { Field, ID, InputType } from 'type-graphql';
import { TextRequestInputType } from '../writing/textRequest.input.ts';

@InputType('WriteSocialPlanInput', { description: 'What a plan for turning to somebody is for.' })
export class WriteSocialPlanInputType extends TextRequestInputType {
  @Field(() => [SocialWantEnum], { description: 'What the person would like: at least one, each once.' })
  wants!: SocialWant[];

  @Field(() => [ID], {
    defaultValue: [],
    description: `The contacts it is to be about, at most ${LIMITS.listEntries}; any that fit when empty. NOT_FOUND for what is none of the person’s own.`,
  })
  contactIds!: string[];

  @Field(() => [String], {
    defaultValue: [],
    description: `What else others are called that the person means, at most ${LIMITS.listEntries} of ${LIMITS.contactName} characters: hidden in what is sent here, and used for nothing else.`,
  })
  names!: string[];
}
export type WriteSocialPlanInput = Fields<WriteSocialPlanInputType>;
