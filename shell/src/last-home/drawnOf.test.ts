/** @jest-environment jsdom */
import { drawnOf } from './drawnOf.ts';

test('nothing that runs, is fetched, or was typed is in what is drawn', () => {
  const element = document.createElement('main');
  element.innerHTML =
    '<a class="x" href="/secret?token=1" onclick="run()">Go</a><script>run()</script><img src="blob:a" alt="Ida">' +
    '<input value="typed" type="text"><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><div role="dialog">Open</div>';
  expect(drawnOf(element)).toEqual([
    'main',
    {},
    ['a', { class: 'x', href: '' }, 'Go'],
    ['img', {}],
    ['input', { type: 'text' }],
    ['svg', { viewBox: '0 0 1 1' }, ['path', { d: 'M0 0' }]],
  ]);
});
