import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { DecideConsentInputType, type DecideConsentInput } from './consent.input.ts';
import type { ConsentService } from './consent.service.ts';
import { ConsentType, type Consent } from './consent.type.ts';

@Resolver(() => UserType)
export class ConsentResolver {
  private readonly service: ConsentService;

  constructor(service: ConsentService) {
    this.service = service;
  }

  @FieldResolver(() => [ConsentType], { description: 'The person’s last decision of each kind.' })
  consents(@Ctx() { claims }: RequestContext): Promise<Consent[]> {
    return this.service.list(claims);
  }

  @Mutation(() => ConsentType, { description: 'Puts a decision on record; earlier ones stay on record.' })
  decideConsent(
    @Arg('input', () => DecideConsentInputType, { description: 'The decision.' }) input: DecideConsentInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<Consent> {
    return this.service.decide(claims, input, now);
  }
}
