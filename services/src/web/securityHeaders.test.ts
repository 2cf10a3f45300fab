import { createHash } from 'node:crypto';
import { contentSecurityPolicy, inlineHashes, pagePolicy, securityHeaders } from './securityHeaders.ts';

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

test('sound is let in from the device alone, and the microphone to pages of our own alone', () => {
  const headers = securityHeaders(['https://project.supabase.co']);
  expect(headers['content-security-policy']?.split('; ')).toContain('media-src blob:');
  const features = headers['permissions-policy']?.split(', ') ?? [];
  expect(features.filter((each) => !each.endsWith('=()'))).toEqual(['microphone=(self)']);
  expect(features).toContain('camera=()');
});

test.each([
  ['style', 'style-src'],
  ['script', 'script-src'],
] as const)('the %s elements of a page are let in by their hash, to the letter', (kind, directive) => {
  const content = ':root{\n  color: red }';
  const page = `<head><${kind}>${content}</${kind}></head><p style="color:blue" onclick="x()"><script src="/main.js">`;
  const inline = inlineHashes(page);
  const hash = `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
  expect([...inline.styles, ...inline.scripts]).toEqual([hash]);
  const directives = contentSecurityPolicy([], inline).split('; ');
  expect(directives.filter((each) => each.includes(hash))).toEqual([expect.stringMatching(`^${directive} `)]);
});

test('a page takes scripts from where the registry has remotes, from nowhere else, and asks the shell for each', () => {
  const version = { version: '1', base: '/remotes/mf-x/1/', entry: 'remoteEntry.js', integrity: {} };
  const manifest = { contract: 2, name: 'mf-x', pages: [], cards: [], shortcuts: [] } as const;
  const remotes = {
    'mf-x': { ...version, manifest },
    'mf-y': {
      ...version,
      manifest,
      base: 'https://cdn.example/mf-y/2/',
      previous: { ...version, base: 'https://old.example/mf-y/1/' },
    },
  };
  const NOTHING = { styles: [], scripts: [] };
  const own = pagePolicy([], NOTHING, { format: 1, revision: 0, remotes: { 'mf-x': remotes['mf-x'] }, refused: [] });
  expect(own).toContain("script-src 'self';");
  expect(own).toContain("require-trusted-types-for 'script'; trusted-types default");
  const wide = pagePolicy([], NOTHING, { format: 1, revision: 0, remotes, refused: [] });
  expect(wide).toContain("script-src 'self' https://cdn.example https://old.example;");
  expect(wide).not.toMatch(/unsafe|\*/);
});
