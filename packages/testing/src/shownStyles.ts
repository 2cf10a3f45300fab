/** The properties that queries by role, name and sight ask of each element and all around it, and their defaults. */
const ASKED = {
  display: { isInherited: false, initial: '' },
  visibility: { isInherited: true, initial: 'visible' },
  'pointer-events': { isInherited: true, initial: 'auto' },
} as const;
type Asked = keyof typeof ASKED;
const PROPERTIES = Object.keys(ASKED) as Asked[];

/** The value of one property in a rule, and its place among all. */
interface Said {
  selector: string;
  value: string;
  place: number;
}

/** The rules on one property: those of a single class or tag by its name, and all others. */
interface Rules {
  named: Map<string, Said[]>;
  others: Said[];
}

const NAME = /^\.?[\w-]+$/;

/** The rules of a sheet that jsdom looks at: of what stands under a condition, what is for screens by name. */
function styleRulesIn({ cssRules }: CSSStyleSheet): Partial<CSSStyleRule>[] {
  return Array.from(cssRules).flatMap((rule): CSSRule[] => {
    const { media, cssRules: inner = [] } = rule as Partial<CSSMediaRule>;
    if (media === undefined) return [rule];
    return Array.from(media).includes('screen') ? Array.from(inner) : [];
  });
}

function rulesOf(sheets: readonly CSSStyleSheet[]): Record<Asked, Rules> {
  const none = (): Rules => ({ named: new Map(), others: [] });
  const rules = { display: none(), visibility: none(), 'pointer-events': none() };
  for (const [place, { selectorText = '', style }] of sheets.flatMap(styleRulesIn).entries())
    for (const property of PROPERTIES) {
      const value = style?.getPropertyValue(property) ?? '';
      if (value === '') continue;
      const selectors = /[()[\]]/.test(selectorText) ? [selectorText] : selectorText.split(',');
      for (const selector of selectors.map((each) => each.trim())) {
        const { named, others } = rules[property];
        const said = { selector, value, place };
        if (NAME.test(selector)) named.set(selector, [...(named.get(selector) ?? []), said]);
        else others.push(said);
      }
    }
  return rules;
}

/** Selectors that jsdom does not know match nothing. */
const unknown = new Set<string>();

function matches(element: Element, selector: string): boolean {
  if (unknown.has(selector)) return false;
  try {
    return element.matches(selector);
  } catch {
    unknown.add(selector);
    return false;
  }
}

/** The last value for an element: jsdom weighs rules by nothing else, not even by their importance. */
function saidOf(element: Element, { named, others }: Rules): string | undefined {
  const names = [element.localName, ...Array.from(element.classList, (each) => `.${each}`)];
  const found = names.flatMap((name) => named.get(name) ?? []);
  for (const each of others) if (matches(element, each.selector)) found.push(each);
  return found.toSorted((one, other) => one.place - other.place).at(-1)?.value;
}

/** The styles where no rule sets them: the same in every window. */
const begun = new Map<string, string>();

/** The key that those styles depend on. */
const kindOf = (element: Element) =>
  [element.localName, ...['hidden', 'open', 'type'].map((name) => String(element.getAttribute(name)))].join('|');

/**
 * jsdom's `getComputedStyle` copies every property that any rule gives an element, for each call: two fifths of the
 * work of page tests. The properties asked of nearly every element are answered here with the same values; all others
 * by jsdom.
 */
export function withShownStyles(window: Window & typeof globalThis) {
  const { document } = window;
  const whole = window.getComputedStyle.bind(window);
  let sheets: readonly CSSStyleSheet[] = [];
  let sizes: readonly number[] = [];
  let rules = rulesOf([]);

  function takeSheets(): void {
    const now = Array.from(document.styleSheets);
    const isSame = ({ cssRules }: CSSStyleSheet, at: number) => now[at] === sheets[at] && cssRules.length === sizes[at];
    if (now.length === sheets.length && now.every(isSame)) return;
    sheets = now;
    sizes = now.map(({ cssRules }) => cssRules.length);
    rules = rulesOf(now);
  }

  /** Of an element of which no rule says it. */
  function begunWith(element: Element): string {
    const kind = kindOf(element);
    const value = begun.get(kind) ?? whole(element).display;
    begun.set(kind, value);
    return value;
  }

  function valueOf(element: Element, property: Asked): string {
    const { isInherited, initial } = ASKED[property];
    const { style } = element as Partial<HTMLElement>;
    const inline = style?.getPropertyValue(property) ?? '';
    const said = inline === '' ? saidOf(element, rules[property]) : inline;
    if (said !== undefined) return said;
    if (property === 'display') return begunWith(element);
    return isInherited && element.parentElement !== null ? valueOf(element.parentElement, property) : initial;
  }

  return (element: Element, pseudoElement?: string | null): CSSStyleDeclaration => {
    if (pseudoElement) return whole(element, pseudoElement);
    takeSheets();
    let rest: CSSStyleDeclaration | undefined;
    const style = () => (rest ??= whole(element));
    const getPropertyValue = (name: string) =>
      name in ASKED ? valueOf(element, name as Asked) : style().getPropertyValue(name);
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (name === 'getPropertyValue') return getPropertyValue;
        if (name === 'pointerEvents') return valueOf(element, 'pointer-events');
        if (name === 'display' || name === 'visibility') return valueOf(element, name);
        const given: unknown = Reflect.get(style(), name);
        return typeof given === 'function' ? (given.bind(style()) as unknown) : given;
      },
      has: (_, name) => name in style(),
    });
  };
}
