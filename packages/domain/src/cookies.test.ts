import { COOKIES, cookieIn, cookieText, keepCookie } from './cookies.ts';

/** A page that keeps cookies as a browser does, and counts how often one was written. */
class Page {
  written: string[] = [];
  kept = new Map<string, string>([['other', 'a=b']]);
  get cookie(): string {
    return [...this.kept].map((each) => each.join('=')).join('; ');
  }
  set cookie(text: string) {
    this.written.push(text);
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
    if (text.includes('Max-Age=0')) this.kept.delete(name);
    else this.kept.set(name, value);
  }
}

test('a cookie is found among others, by its whole name', () => {
  expect(cookieIn('a=1; spire.look=dark.full.100;spire.language=no', COOKIES.look)).toBe('dark.full.100');
  expect(cookieIn('not.spire.look=dark; spire_look=x; spire.lookout=y', COOKIES.look)).toBeUndefined();
  expect(cookieIn(undefined, COOKIES.look)).toBeUndefined();
});

test('a cookie is for the whole site, for a year, and for our own pages', () => {
  expect(cookieText(COOKIES.look, 'dark.full.100')).toBe(
    'spire.look=dark.full.100; Path=/; Max-Age=31536000; SameSite=Lax',
  );
});

test('a page writes a cookie only when it is not there as it should be', () => {
  const page = new Page();
  keepCookie(page, COOKIES.language, undefined);
  expect(page.written).toHaveLength(0);
  keepCookie(page, COOKIES.language, 'no');
  keepCookie(page, COOKIES.language, 'no');
  expect(page.written).toHaveLength(1);
  keepCookie(page, COOKIES.language, 'en');
  expect(page.cookie).toBe('other=a=b; spire.language=en');
  keepCookie(page, COOKIES.language, undefined);
  expect(page.cookie).toBe('other=a=b');
});
