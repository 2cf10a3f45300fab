/** The look of the product in one small sheet; both light and dark, and a single column on a phone. */
export const DOCUMENTATION_STYLE = `
:root {
  color-scheme: light dark;
  --background: #FAF6EF; --surface: #FFFDF9; --ink: #1E2A24; --muted: #414F47; --primary: #205337;
  --primary-soft: #DDEBDC; --hairline: #D9D1C3; --focus: #1B4DB1;
}
@media (prefers-color-scheme: dark) {
  :root {
    --background: #141A17; --surface: #1D2521; --ink: #E8EEE8; --muted: #B9C6BD; --primary: #9AD6AC;
    --primary-soft: #243B30; --hairline: #33403A; --focus: #9CC2FF;
  }
}
* { box-sizing: border-box; }
html { font-size: 106.25%; }
body {
  margin: 0; background: var(--background); color: var(--ink);
  font-family: 'Atkinson Hyperlegible Next', system-ui, -apple-system, 'Segoe UI', sans-serif; line-height: 1.55;
}
header, nav, main { max-width: 52rem; margin: 0 auto; padding: 1rem; }
main { padding-bottom: 4rem; }
h1 { margin: 0.5rem 0; font-size: 1.75rem; line-height: 1.2; }
h2 { margin: 2.5rem 0 0.75rem; font-size: 1.375rem; }
h3 { margin: 0; font-size: 1rem; font-weight: 650; overflow-wrap: anywhere; }
h4 { margin: 1.25rem 0 0.5rem; font-size: 1rem; }
p { margin: 0.25rem 0 0.75rem; max-width: 42rem; }
a { color: var(--primary); text-underline-offset: 0.2em; overflow-wrap: anywhere; }
a:focus-visible, summary:focus-visible, pre:focus-visible {
  outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 6px;
}
nav ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0; padding: 0; list-style: none; }
nav a { display: inline-flex; align-items: center; min-height: 2.75rem; }
.skip { position: absolute; inset-inline-start: -99rem; }
.skip:focus { position: static; }
details {
  margin: 0 0 0.75rem; background: var(--surface); border: 1px solid var(--hairline); border-radius: 18px;
}
summary { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: center; padding: 0.75rem 1.25rem;
  min-height: 2.75rem; cursor: pointer; }
summary > span { color: var(--muted); }
.operation { padding: 0 1.25rem 1rem; }
.method { color: var(--primary); }
code, pre { font-family: ui-monospace, 'SF Mono', Menlo, Consolas, monospace; font-size: 0.875em; }
dl { margin: 0; }
dt { margin-top: 0.5rem; font-weight: 650; overflow-wrap: anywhere; }
dd { margin: 0; color: var(--muted); overflow-wrap: anywhere; }
pre {
  margin: 0.5rem 0; padding: 0.75rem 1rem; overflow-x: auto; background: var(--primary-soft); border-radius: 12px;
}
`;
