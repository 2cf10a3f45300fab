import { containerName, NAVIGATION, REMOTES, ROUTES, routeOf, safeNextPath } from './routes.ts';

describe('the route table', () => {
  it('gives every path and alias to one page only', () => {
    const paths = Object.values(ROUTES).flatMap(({ path, aliases }) => [path, ...aliases]);
    expect(new Set(paths).size).toBe(paths.length);
  });
  it('finds a page by path, alias and with a closing slash', () => {
    expect(routeOf('/')).toBe('home');
    expect(routeOf('/minnebank')).toBe('memoryBank');
    expect(routeOf('/auth/callback/')).toBe('authCallback');
    expect(routeOf('/nowhere')).toBeUndefined();
  });
  it('navigates between five pages', () => {
    expect(NAVIGATION).toHaveLength(5);
  });
  it('gives every remote an identifier for its container', () => {
    for (const remote of REMOTES) expect(containerName(remote)).toMatch(/^[a-z_]+$/);
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
