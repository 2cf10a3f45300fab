import { type PageArguments, PageArgumentsType } from '@spire/graph-kit/pages';
import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Args, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import type { AccessLogService } from './accessLog.service.ts';
import { AccessLogConnectionType, type AccessLogConnection } from './accessLog.type.ts';

@Resolver(() => UserType)
export class AccessLogResolver {
  private readonly log: AccessLogService;

  constructor(log: AccessLogService) {
    this.log = log;
  }

  @FieldResolver(() => AccessLogConnectionType, {
    description: 'Who came in, and what was changed of the account, newest first; kept for 400 days.',
  })
  accessLog(
    @Args(() => PageArgumentsType) wanted: PageArguments,
    @Ctx() { claims }: RequestContext,
  ): Promise<AccessLogConnection> {
    return this.log.page(claims, wanted);
  }

  @Mutation(() => Boolean, {
    description: 'Notes in the access log that the person took their data out. Answers true.',
  })
  recordExport(@Ctx() { claims }: RequestContext): Promise<boolean> {
    return this.log.record(claims, 'data_exported');
  }

  @Mutation(() => Boolean, {
    description: 'Notes in the access log that the person brought data in. Answers true.',
  })
  recordImport(@Ctx() { claims }: RequestContext): Promise<boolean> {
    return this.log.record(claims, 'data_imported');
  }
}
