import { createProcessorShares } from './processorShares.ts';

test('processor time falls in equal parts to the requests under way', () => {
  let used = 0;
  const shares = createProcessorShares(() => used);
  used = 100;
  const first = shares.begin();
  used = 110;
  const second = shares.begin();
  used = 150;
  expect(second()).toBe(20);
  used = 155;
  expect(first()).toBe(35);
  used = 200;
  const third = shares.begin();
  used = 201;
  expect(third()).toBe(1);
});

test('what a process computes is counted', () => {
  const end = createProcessorShares().begin();
  for (let round = 0; round < 200; round += 1) JSON.parse(JSON.stringify(Array.from({ length: 10_000 }, Math.random)));
  expect(end()).toBeGreaterThan(1);
});
