import { Query, Resolver } from 'type-graphql';
import type { TextProvider } from '../provider/textProvider.ts';
import { type AiAvailability, AiAvailabilityType } from './availability.type.ts';

@Resolver()
export class AvailabilityResolver {
  private readonly provider: TextProvider | null;

  constructor(provider: TextProvider | null) {
    this.provider = provider;
  }

  @Query(() => AiAvailabilityType, { description: 'To whom texts are sent, before anybody agrees to it (S2).' })
  ai(): AiAvailability {
    return { isAvailable: this.provider !== null, host: this.provider?.host ?? null };
  }
}
