import { contentSecurityPolicy } from './securityHeaders.ts';

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
