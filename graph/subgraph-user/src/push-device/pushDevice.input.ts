import '@spire/graph-kit/reflection';
import type { Fields } from '@spire/graph-kit/fields';
import { Field, InputType } from 'type-graphql';

@InputType('SavePushDeviceInput', { description: 'A push subscription, as the browser tells it (RFC 8030, RFC 8291).' })
export class SavePushDeviceInputType {
  @Field(() => String, { description: 'Its address at the push service of the browser’s maker.' })
  endpoint!: string;

  @Field(() => String, { description: 'The browser’s public key, base64url.' })
  p256dh!: string;

  @Field(() => String, { description: 'The secret it shares, base64url.' })
  auth!: string;
}
export type SavePushDeviceInput = Fields<SavePushDeviceInputType>;
