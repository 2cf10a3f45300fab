import type { RequestContext } from '@spire/graph-kit/requestContext';
import { JsonScalar } from '@spire/graph-kit/scalars';
import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import type { AccountExportService } from './accountExport.service.ts';

@Resolver(() => UserType)
export class AccountExportResolver {
  private readonly accounts: AccountExportService;

  constructor(accounts: AccountExportService) {
    this.accounts = accounts;
  }

  @FieldResolver(() => JsonScalar, { description: 'Everything the account holds: the `account` of an export.' })
  accountExport(@Ctx() context: RequestContext): Promise<unknown> {
    return this.accounts.export(context);
  }

  @Mutation(() => Boolean, {
    description:
      'Brings profile, settings, contacts and reminder of an export into an account that has none, all or nothing. ' +
      'The same document again does no harm. Answers true.',
  })
  importAccount(
    @Arg('document', () => String, { description: 'The `account` of an export, as JSON text.' }) document: string,
    @Arg('isTrial', () => Boolean, { defaultValue: false, description: 'Only checks whether it could be done.' })
    isTrial: boolean,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return this.accounts.import(context, { document, isTrial });
  }

  @Mutation(() => Boolean, {
    description:
      'Brings profile, settings, contacts and reminder of an export into an account that is begun: what was changed ' +
      'later stays, contacts are joined by their ids. Answers true.',
  })
  importBesideAccount(
    @Arg('document', () => String, { description: 'The `account` of an export, as JSON text.' }) document: string,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    return this.accounts.merge(context, document);
  }
}
