import { inOrder, type OpenSession } from './openSessions.ts';

const session = (id: string, lastUsedAt: string, isCurrent = false): OpenSession => ({
  id,
  startedAt: '2026-11-01T08:00:00Z',
  lastUsedAt,
  userAgent: null,
  isCurrent,
});

test('this device stands first, the others by when they were last used', () => {
  const sessions = [
    session('old', '2026-11-02T08:00:00Z'),
    session('here', '2026-11-01T08:00:00Z', true),
    session('new', '2026-11-02T08:00:00.500Z'),
  ];
  expect(inOrder(sessions).map(({ id }) => id)).toEqual(['here', 'new', 'old']);
});
