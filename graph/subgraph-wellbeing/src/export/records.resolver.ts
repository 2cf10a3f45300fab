import type { RequestContext } from '@spire/graph-kit/requestContext';
import { JsonScalar } from '@spire/graph-kit/scalars';
import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { JoinedType } from './joined.type.ts';
import type { Joined } from './recordsMerge.store.ts';
import { UserType } from '../user/user.type.ts';
import type { RecordsService } from './records.service.ts';

@Resolver(() => UserType)
export class RecordsResolver {
  private readonly records: RecordsService;

  constructor(records: RecordsService) {
    this.records = records;
  }

  @FieldResolver(() => JsonScalar, {
    description: 'Everything the person has written down, and what it counts for: the `records` of an export.',
  })
  recordsExport(@Ctx() { claims }: RequestContext): Promise<unknown> {
    return this.records.export(claims);
  }

  @Mutation(() => Boolean, {
    description:
      'Brings the `records` of an export into an account that has none, whole or not at all. The same document again ' +
      'does no harm. Answers true.',
  })
  importRecords(
    @Arg('document', () => String, { description: 'The `records` of an export, as JSON text.' }) document: string,
    @Arg('isTrial', () => Boolean, { defaultValue: false, description: 'Only checks whether it could be done.' })
    isTrial: boolean,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<boolean> {
    return this.records.import(claims, { document, isTrial }, now);
  }

  @Mutation(() => JoinedType, {
    description:
      'Brings the `records` of an export into an account that is begun: what is not there by its id is added, and of ' +
      'what there is one of a day the newer stays. The same document again changes nothing.',
  })
  importBesideRecords(
    @Arg('document', () => String, { description: 'The `records` of an export, as JSON text.' }) document: string,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Joined> {
    return this.records.merge(claims, document, now);
  }
}
