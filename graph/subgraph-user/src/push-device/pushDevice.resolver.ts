import type { RequestContext } from '@spire/graph-kit/requestContext';
import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { UserType } from '../user/user.type.ts';
import { SavePushDeviceInputType, type SavePushDeviceInput } from './pushDevice.input.ts';
import type { PushDeviceService } from './pushDevice.service.ts';
import { PushDeviceType, type PushDevice } from './pushDevice.type.ts';

@Resolver(() => UserType)
export class PushDeviceResolver {
  private readonly service: PushDeviceService;

  constructor(service: PushDeviceService) {
    this.service = service;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The public key (VAPID) a browser subscribes with; null where no reminders are sent from here.',
  })
  pushKey(): string | null {
    return this.service.publicKey;
  }

  @FieldResolver(() => [PushDeviceType], { description: 'The browsers the person is reminded in.' })
  pushDevices(@Ctx() { claims }: RequestContext): Promise<PushDevice[]> {
    return this.service.list(claims);
  }

  @Mutation(() => PushDeviceType, {
    description:
      'Keeps a browser to remind the person in, until its session ends. Sending it twice does no harm. FORBIDDEN for one that reminds another person and was told of with other keys: it has to subscribe anew.',
  })
  savePushDevice(
    @Arg('input', () => SavePushDeviceInputType, { description: 'The subscription.' }) input: SavePushDeviceInput,
    @Ctx() { claims, now }: RequestContext,
  ): Promise<PushDevice> {
    return this.service.save(claims, input, now);
  }

  @Mutation(() => Boolean, {
    description: 'Reminds in that browser no more; NOT_FOUND for none of theirs. Answers true.',
  })
  deletePushDevice(
    @Arg('id', () => ID, { description: 'Which of the person’s own browsers.' }) id: string,
    @Ctx() { claims }: RequestContext,
  ): Promise<boolean> {
    return this.service.remove(claims, id);
  }
}
