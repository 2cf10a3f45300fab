import { fileSystemProblem, requireSpace } from './fileSystemProblem.ts';

test.each(['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR'])('%s becomes a message with what to do', (code) => {
  const problem = fileSystemProblem('/place', Object.assign(new Error(code), { code }));
  expect(problem).toMatchObject({ name: 'Problem', message: expect.stringMatching(/\/place .*DATA_DIR=/s) as string });
});

test('any other error is passed on as it is', () => {
  const error = new Error('other');
  expect(fileSystemProblem('/place', error)).toBe(error);
});

const testOnLinux = process.platform === 'linux' ? test : test.skip;

testOnLinux('a full disk is refused before anything is written', () => {
  expect(() => requireSpace('/proc')).toThrow(/needs 300 MB, and \/proc has 0 MB free/);
});
