import { useIsHidden } from '@spire/ui/useIsHidden.ts';
import { useEffect, useRef } from 'react';

/** Soft tones: higher for in, lower for out, and a long one for the end. In hertz and seconds; no louder than a spoken word. */
const TONES = { in: { pitch: 262, length: 0.9 }, out: { pitch: 196, length: 0.9 }, end: { pitch: 220, length: 2.5 } };
const LOUDNESS = 0.06;
/** Milliseconds: two for a breath out, one for all else. */
const BUZZES = { short: [40], out: [40, 90, 40] };

function sound(context: AudioContext, name: keyof typeof TONES): OscillatorNode {
  const { pitch, length } = TONES[name];
  const tone = context.createOscillator();
  const loudness = context.createGain();
  const now = context.currentTime;
  tone.frequency.value = pitch;
  loudness.gain.setValueAtTime(0, now);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, now + 0.12);
  loudness.gain.exponentialRampToValueAtTime(0.0001, now + length);
  tone.connect(loudness).connect(context.destination);
  tone.start(now);
  tone.stop(now + length);
  return tone;
}

/** One soft tone that outlasts the page of the exercise; nothing while the page is hidden (A11). */
export function soundEnd(): void {
  if (document.hidden || !('AudioContext' in window)) return;
  const context = new AudioContext();
  sound(context, 'end').addEventListener('ended', () => void context.close().catch(() => undefined));
}

interface Signals {
  /** The breath to follow, or else the sentence. */
  beat: 'in' | 'out' | number;
  isRunning: boolean;
  hasSound: boolean;
  hasBuzz: boolean;
}

/**
 * Lets whoever has asked for it hear or feel that the breath turns, or feel that a sentence has come; never while the
 * page is hidden (A11).
 */
export function useSignals({ beat, isRunning, hasSound, hasBuzz }: Signals): void {
  const isHidden = useIsHidden();
  const isOn = isRunning && !isHidden;
  const context = useRef<AudioContext>(undefined);
  useEffect(() => {
    if (!isOn) return;
    if (hasBuzz && 'vibrate' in navigator) navigator.vibrate(beat === 'out' ? BUZZES.out : BUZZES.short);
    if (hasSound && typeof beat === 'string' && 'AudioContext' in window)
      sound((context.current ??= new AudioContext()), beat);
  }, [beat, isOn, hasSound, hasBuzz]);
  useEffect(() => () => void context.current?.close().catch(() => undefined), []);
}
