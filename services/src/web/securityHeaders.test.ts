import { createHash } from 'node:crypto';
import { contentSecurityPolicy, styleHashes } from './securityHeaders.ts';

test('nothing inline, nothing evaluated, nothing foreign', () => {
  const policy = contentSecurityPolicy([]);
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|https?:/);
});

test('a hosted service may be asked, and listened to, and nothing else', () => {
  expect(contentSecurityPolicy(['https://project.supabase.co/some/path'])).toContain(
    "connect-src 'self' https://project.supabase.co wss://project.supabase.co;",
  );
});

test('the style elements of a page are let in by their hash, to the letter', () => {
  const style = ':root{\n  color: red }';
  const [hash = '', ...others] = styleHashes(`<head><style>${style}</style></head><p style="color:blue">`);
  expect(others).toEqual([]);
  expect(hash).toBe(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
  expect(
    contentSecurityPolicy([], [hash])
      .split('; ')
      .find((each) => each.startsWith('style-src')),
  ).toContain(hash);
});
