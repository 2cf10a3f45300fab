import { LOCALES, type Language } from '@spire/domain/languages';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** A little slower than a person speaks. */
const RATE = 0.9;
/** How the voices of a language are marked. */
const MARKS: Record<Language, readonly string[]> = { no: ['nb', 'no'], en: ['en'] };

function subscribe(listener: () => void): () => void {
  if (!('speechSynthesis' in window)) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', listener);
  return () => speechSynthesis.removeEventListener('voiceschanged', listener);
}

/** Voices that lie on the device: no word leaves it (D75). */
function voicesFor(language: Language): SpeechSynthesisVoice[] {
  if (!('speechSynthesis' in window)) return [];
  return speechSynthesis
    .getVoices()
    .filter(({ localService, lang }) => localService && MARKS[language].includes(lang.slice(0, 2).toLowerCase()));
}

/** Whether the device can read this language aloud; its voices may come late. */
export const useHasVoice = (language: Language): boolean =>
  useSyncExternalStore(subscribe, () => voicesFor(language).length > 0);

/**
 * Reads a text aloud while that is wanted, and is silent at once when it no longer is. What was broken off is read anew,
 * what was heard is not.
 */
export function useReadAloud(text: string, { language, isOn }: { language: Language; isOn: boolean }): void {
  const heard = useRef<string>(undefined);
  useEffect(() => {
    heard.current = undefined;
  }, [text]);
  useEffect(() => {
    const [voice] = voicesFor(language);
    if (!isOn || voice === undefined || heard.current === text) return undefined;
    const words = new SpeechSynthesisUtterance(text);
    let isOver = false;
    Object.assign(words, { voice, lang: LOCALES[language], rate: RATE });
    words.addEventListener('end', () => {
      if (!isOver) heard.current = text;
    });
    speechSynthesis.speak(words);
    return () => {
      isOver = true;
      speechSynthesis.cancel();
    };
  }, [text, language, isOn]);
}
