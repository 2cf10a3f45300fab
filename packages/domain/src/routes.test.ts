import { safeNextPath, SHELL_PAGES, shellPageAt } from './routes.ts';

describe('the shell’s pages', () => {
  it('have every path and alias once', () => {
    const paths = Object.values(SHELL_PAGES).flatMap(({ path, aliases }) => [path, ...aliases]);
    expect(new Set(paths).size).toBe(paths.length);
  });
  it('are found by path, alias and with a closing slash', () => {
    expect(shellPageAt('/')).toBe('home');
    expect(shellPageAt('/auth/callback/')).toBe('authCallback');
    expect(shellPageAt('/nowhere')).toBeUndefined();
  });
});

describe('the path to go on to', () => {
  it('stays within the app', () => {
    expect(safeNextPath('/meg?tab=1#a')).toBe('/meg?tab=1#a');
  });
  it('never leads outside', () => {
    for (const bad of [
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/.//evil.example',
      '/a/..//evil.example',
      '/%2e//evil.example',
      'javascript:alert(1)',
      '/a\nb',
      '',
      null,
      'meg',
    ]) {
      expect(safeNextPath(bad)).toBeUndefined();
    }
  });
});
