import { SHARED_PRIMITIVES } from '@spire/remote-kit/shared';
import { sharedPrimitives } from './sharedPrimitives.ts';

test.each(SHARED_PRIMITIVES)('%s is offered as the module that lies at its path', async (name) => {
  const copy = sharedPrimitives()[`@spire/ui/${name}`];
  const moduleOf = copy && ('lib' in copy ? copy.lib : await copy.get());
  expect(moduleOf?.()).toBe(await import(`@spire/ui/${name}`));
});
