import { soundOf } from '@spire/testing/sounds';

/** A microphone and a recorder as browsers have them: under a test's hand. */
export class FakeRecorder extends EventTarget {
  static last: FakeRecorder | undefined;
  static isTypeSupported = (form: string) => form.startsWith('audio/webm');
  state: 'inactive' | 'recording' = 'inactive';

  constructor() {
    super();
    FakeRecorder.last = this;
  }

  start() {
    this.state = 'recording';
  }

  /** Hands over what was heard: `size` in bytes. */
  hear(size = 200, bytes: Uint8Array<ArrayBuffer> = soundOf('audio/webm', size)) {
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob([bytes]) }));
  }

  stop() {
    this.state = 'inactive';
    this.dispatchEvent(new Event('stop'));
  }
}

/** Puts the microphone there; `refusal` is the name of what the browser throws instead of opening it. */
export function giveMicrophone(refusal?: string) {
  const track = { stop: jest.fn() };
  const getUserMedia = jest.fn(() =>
    refusal === undefined
      ? Promise.resolve({ getTracks: () => [track] })
      : Promise.reject(new DOMException('no', refusal)),
  );
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  Object.assign(globalThis, { MediaRecorder: FakeRecorder });
  return { track, getUserMedia };
}

/** Takes it away again. */
export function takeMicrophone() {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(globalThis, 'MediaRecorder');
  FakeRecorder.last = undefined;
}
