import { expect } from '@playwright/test';

/**
 * `expect` that waits for a state as long as the test itself may take: how many seconds a page needs beside other work
 * says nothing about whether a write is lost.
 */
export const expectInTime = expect.configure({ timeout: 600_000 });
