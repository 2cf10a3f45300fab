/** @jest-environment jsdom */
import { afterFirstPage } from './afterFirstPage.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pageIs = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);

test('time begins to run when the page and what it names are there', () => {
  pageIs('interactive');
  const run = jest.fn();
  afterFirstPage(run, 3000);
  jest.advanceTimersByTime(15_000);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(2999);
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(60_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a page that never ends to come keeps nobody from the rest', () => {
  pageIs('interactive');
  const run = jest.fn();
  afterFirstPage(run, 3000);
  jest.advanceTimersByTime(23_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('where the page is there, only that time passes', () => {
  pageIs('complete');
  const run = jest.fn();
  afterFirstPage(run, 3000);
  jest.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('it can be called off before the page is there and after that', () => {
  const run = jest.fn();
  pageIs('interactive');
  afterFirstPage(run, 1)();
  const callOff = afterFirstPage(run, 1);
  window.dispatchEvent(new Event('load'));
  callOff();
  pageIs('complete');
  afterFirstPage(run, 1)();
  jest.runAllTimers();
  expect(run).not.toHaveBeenCalled();
});
