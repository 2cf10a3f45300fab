import { statusOf } from './statusOf.ts';

const NOTHING = { waiting: [], refused: [], sent: 0, overtaken: [], isKeeping: true };
const write = (mutation: string) => ({ id: mutation, mutation, input: {}, writtenAt: 0 });
const here = { isConnected: true, isOnline: true };
const offline = { isConnected: false, isOnline: false };

describe('what the line says', () => {
  it('is nothing while all is well', () => {
    expect(statusOf({ outbox: NOTHING, ...here })).toBeUndefined();
  });

  it('is that there is no network, before anything is written', () => {
    expect(statusOf({ outbox: NOTHING, ...offline })).toEqual({
      kind: 'away',
      isOffline: true,
      safe: 'nothing',
      count: 0,
    });
  });

  it('tells no network from a server that is away', () => {
    const status = statusOf({ outbox: NOTHING, isConnected: false, isOnline: true });
    expect(status).toMatchObject({ kind: 'away', isOffline: false });
  });

  it('says how much waits', () => {
    const one = { ...NOTHING, waiting: [write('saveCheckIn')] };
    const two = { ...NOTHING, waiting: [write('saveCheckIn'), write('addMemory')] };
    expect(statusOf({ outbox: one, ...offline })).toMatchObject({ safe: 'some', count: 1 });
    expect(statusOf({ outbox: two, ...offline })).toMatchObject({ safe: 'some', count: 2 });
  });

  it('promises nothing where the browser keeps nothing', () => {
    expect(statusOf({ outbox: { ...NOTHING, isKeeping: false }, ...offline })).toMatchObject({ safe: 'notKept' });
    expect(statusOf({ outbox: { ...NOTHING, isKeeping: false }, ...here })).toBeUndefined();
  });

  it('is first of all what needs the person', () => {
    const outbox = { ...NOTHING, refused: [write('addMemory')], waiting: [write('addMemory')], sent: 3 };
    expect(statusOf({ outbox, ...offline })).toEqual({ kind: 'needsYou' });
  });

  it('is what was overtaken before it is that all is sent', () => {
    const overtaken = [{ mutation: 'saveProfile', fields: ['nickname'], mine: {} }];
    expect(statusOf({ outbox: { ...NOTHING, sent: 1, overtaken }, ...here })).toEqual({
      kind: 'overtaken',
      fields: ['nickname'],
    });
    expect(statusOf({ outbox: { ...NOTHING, sent: 1 }, ...here })).toEqual({ kind: 'sent' });
  });

  it('is that something waits, also where there is a network', () => {
    expect(statusOf({ outbox: { ...NOTHING, waiting: [write('addMemory')] }, ...here })).toEqual({ kind: 'sending' });
  });
});
