/**
 * A loader of the bundler for React Router, which names its components for developers' tools: what is named stays in the
 * bundle even where nothing uses it, such as its forms.
 */
export default function bareRouter(source: string): string {
  return source
    .replace(/^(\w+)\.displayName = "[^"]*";$/gm, '')
    .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext)\()/gm, '$1/* @__PURE__ */ $2');
}
