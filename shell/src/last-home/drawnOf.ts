import type { DrawnNode } from './lastHome.ts';

/** Elements that a picture of a page does without: those that run, load, or are typed in. */
const LEFT_OUT = 'script, style, link, template, iframe, object, embed, audio, video, [role="dialog"], dialog';
/** Attributes that mean nothing in a picture: what runs, is fetched, is pointed at, or was typed. */
const WITHOUT = /^(on.*|id|src|srcset|for|name|value|alt|autofocus|nonce)$/;

function attributesOf(element: Element): Record<string, string> {
  const kept = [...element.attributes].filter(({ name }) => !WITHOUT.test(name));
  // A link looks like one by having an address, whatever it is.
  return Object.fromEntries(kept.map(({ name, value }) => [name, name === 'href' ? '' : value]));
}

/** An element as it is drawn, without anything that could run or be fetched when it is drawn again. */
export function drawnOf(element: Element): DrawnNode {
  const children = [...element.childNodes].flatMap((node): DrawnNode[] => {
    if (node instanceof Text) return node.data === '' ? [] : [node.data];
    return node instanceof Element && !node.matches(LEFT_OUT) ? [drawnOf(node)] : [];
  });
  return [element.localName, attributesOf(element), ...children];
}
