import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import type { RecoveryCodeService } from './recoveryCode.service.ts';

@Resolver(() => UserType)
export class RecoveryCodeResolver {
  private readonly recoveryCodes: RecoveryCodeService;

  constructor(recoveryCodes: RecoveryCodeService) {
    this.recoveryCodes = recoveryCodes;
  }

  @FieldResolver(() => Int, { description: 'How many recovery codes the person has left; 0 before any were made.' })
  recoveryCodesLeft(@Ctx() { claims }: RequestContext): Promise<number> {
    return this.recoveryCodes.left(claims);
  }

  @Mutation(() => [String], {
    description:
      'Makes ten recovery codes in the place of older ones, and answers them this once. Needs a second factor, shown at this login.',
  })
  makeRecoveryCodes(@Ctx() { claims }: RequestContext): Promise<string[]> {
    return this.recoveryCodes.make(claims);
  }

  @Mutation(() => Boolean, {
    description:
      'Takes the person’s second factors away for one of their recovery codes, and voids the others. The only operation for which a second factor is not asked. Answers true.',
  })
  useRecoveryCode(
    @Arg('code', () => String, { description: 'As it was shown; case, spaces and dashes do not count.' }) code: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<boolean> {
    return this.recoveryCodes.use(claims, code);
  }
}
