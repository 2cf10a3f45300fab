import { DAY_MODES, type DayMode } from '@spire/domain/dayMode';
import { DEFAULT_LANGUAGE } from '@spire/domain/languages';
import { optionEnum } from '@spire/graph-kit/optionEnum';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { ReadFacts } from '../facts/readFacts.ts';
import { UserType } from '../user/user.type.ts';

const DayModeEnum = optionEnum<DayMode>(
  'DayMode',
  DAY_MODES,
  'What kind of day it is, the weightiest first; it decides what is offered on every path.',
);

/** The mode by records and settings together: this subgraph reads both for every text it writes. */
@Resolver(() => UserType)
export class DayModeResolver {
  private readonly readFacts: ReadFacts;

  constructor(readFacts: ReadFacts) {
    this.readFacts = readFacts;
  }

  @FieldResolver(() => DayModeEnum, {
    description: 'The mode of the day it is in the time zone of the request’s x-time-zone header.',
  })
  async dayMode(@Ctx() context: RequestContext): Promise<DayMode> {
    return (await this.readFacts(context, DEFAULT_LANGUAGE)).mode;
  }
}
