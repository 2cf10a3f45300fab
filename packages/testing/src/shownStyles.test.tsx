/** @jest-environment @spire/testing/browserEnvironment */
const { wholeStyle } = window as unknown as { wholeStyle: typeof getComputedStyle };
const ASKED = ['display', 'visibility', 'pointer-events'];

function sheet(text: string): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
  return style;
}

/** The styles of every element of the page; both ways to compute them have to agree. */
function compare(): string[] {
  return Array.from(document.querySelectorAll('*')).map((element) => {
    const [mine, theirs] = [getComputedStyle(element), wholeStyle(element)].map((style) =>
      ASKED.map((name) => style.getPropertyValue(name)).join(' '),
    );
    expect({ element: element.outerHTML, style: mine }).toEqual({ element: element.outerHTML, style: theirs });
    return mine ?? '';
  });
}

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <main class="a"><p class="b">One <span class="c">two</span></p><ul><li hidden>three</li><li class="a b">four</li></ul>
    <section class="late"><a href="/">five</a><button style="display: grid">six</button></section>
    <p class="loud" style="visibility: visible">seven</p><dialog>eight</dialog><dialog open>nine</dialog>
    <input type="hidden"><input><table><tbody><tr><td>ten</td></tr></tbody></table><svg><path></path></svg></main>`;
});

it('says as jsdom does whether something is shown, by whatever rule', () => {
  sheet(`.a { display: flex } .b { display: none } .a { visibility: hidden } li, .c { pointer-events: none }
    .late > a:not(.b) { display: contents } .loud { visibility: hidden !important } dialog[open] { display: grid }
    @media (min-width: 1px) { .c { display: none } } @media screen { td { display: none } } ::what(x) { display: none }`);
  const said = compare();
  expect(new Set(said).size).toBeGreaterThan(6);
});

it('hears of rules that come, go and change', () => {
  const first = sheet('.c { display: none }');
  const one = document.querySelector('.c');
  const display = () => (one === null ? '' : getComputedStyle(one).display);
  compare();
  expect(display()).toBe('none');
  // jsdom itself does not hear of this one.
  first.sheet?.insertRule('.c { display: grid }', 1);
  expect(display()).toBe('grid');
  first.textContent = 'p .c { display: flex }';
  compare();
  expect(display()).toBe('flex');
  first.remove();
  compare();
  expect(display()).toBe(one && wholeStyle(one).display);
});

it('leaves what is asked more seldom to jsdom', () => {
  sheet('.b { color: red; margin-top: 4px }');
  const element = document.querySelector('.b');
  if (element === null) throw new Error('It is not there');
  const style = getComputedStyle(element);
  expect([style.color, style.marginTop, style.getPropertyValue('margin-top')]).toEqual([
    'rgb(255, 0, 0)',
    '4px',
    '4px',
  ]);
});
