import { createHash } from 'node:crypto';
import { contentSecurityPolicy, pagePolicy, styleHashes } from './securityHeaders.ts';

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
  const own = pagePolicy([], [], { format: 1, revision: 0, remotes: { 'mf-x': remotes['mf-x'] }, refused: [] });
  expect(own).toContain("script-src 'self';");
  expect(own).toContain("require-trusted-types-for 'script'; trusted-types default");
  const wide = pagePolicy([], [], { format: 1, revision: 0, remotes, refused: [] });
  expect(wide).toContain("script-src 'self' https://cdn.example https://old.example;");
  expect(wide).not.toMatch(/unsafe|\*/);
});
