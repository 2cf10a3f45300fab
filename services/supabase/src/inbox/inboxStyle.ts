/** The look of the product in one small sheet: the page loads nothing else. */
export const INBOX_STYLE = `
:root {
  color-scheme: light dark;
  --background: #FAF6EF; --surface: #FFFDF9; --ink: #1E2A24; --muted: #414F47; --primary: #205337;
  --on-primary: #FFFFFF; --primary-soft: #DDEBDC; --edge: #857F73; --hairline: #D9D1C3; --focus: #1B4DB1;
  --shadow: 0 1px 2px rgb(30 42 36 / 6%), 0 6px 20px rgb(30 42 36 / 5%);
}
@media (prefers-color-scheme: dark) {
  :root {
    --background: #141A17; --surface: #1D2521; --ink: #E8EEE8; --muted: #B9C6BD; --primary: #9AD6AC;
    --on-primary: #0F2417; --primary-soft: #243B30; --edge: #7C8A81; --hairline: #33403A; --focus: #9CC2FF;
    --shadow: none;
  }
}
* { box-sizing: border-box; }
html { font-size: 106.25%; }
body {
  margin: 0; background: var(--background); color: var(--ink);
  font-family: 'Atkinson Hyperlegible Next', system-ui, -apple-system, 'Segoe UI', sans-serif; line-height: 1.55;
}
header, main { max-width: 44rem; margin: 0 auto; padding: 0 1rem; }
header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; padding-block: 1rem; }
main { padding-bottom: 4rem; }
.brand { display: inline-flex; align-items: center; gap: 0.5rem; font-weight: 650; color: var(--primary); }
h1 { margin: 0.5rem 0 0.25rem; font-size: 1.75rem; line-height: 1.2; font-weight: 650; letter-spacing: -0.01em; }
h2 { margin: 1.75rem 0 0.5rem; font-size: 1.125rem; font-weight: 650; }
p { margin: 0 0 1rem; max-width: 34rem; }
.muted { color: var(--muted); }
a { color: var(--primary); text-underline-offset: 0.2em; overflow-wrap: anywhere; }
a:focus-visible, summary:focus-visible, iframe:focus-visible {
  outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 6px;
}
.control { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 0.25rem; }
.action {
  display: inline-flex; align-items: center; justify-content: center; min-height: 3.5rem; padding: 0.5rem 1.75rem;
  border-radius: 18px; background: var(--primary); color: var(--on-primary); font-weight: 650; text-decoration: none;
}
.card, .list a, iframe {
  background: var(--surface); border: 1px solid var(--hairline); border-radius: 22px; box-shadow: var(--shadow);
}
.card { padding: 1.5rem; }
.list { display: grid; gap: 0.75rem; margin: 0 0 1.5rem; padding: 0; list-style: none; }
.list a { display: block; padding: 1rem 1.25rem; color: inherit; text-decoration: none; }
.list a:hover { border-color: var(--edge); }
.list strong { display: block; font-weight: 650; }
.list span { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; color: var(--muted); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.125rem 1rem; margin: 0 0 1rem; color: var(--muted); }
dt { font-weight: 650; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: calc(24rem + var(--length) * 0.04rem); }
@media (max-width: 34rem) { iframe { height: calc(25rem + var(--length) * 0.08rem); } }
summary { padding-block: 0.6rem; cursor: pointer; font-weight: 650; }
pre { margin: 0.5rem 0 0; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }
ul.links { margin: 0 0 1rem; padding: 0; list-style: none; }
ul.links a { display: inline-block; padding-block: 0.5rem; }
`;
