import { escapeHtml } from '#server/pages/escapeHtml';
import { languageTag, type Locale } from '#domain/language/Locale';
import { keyboardPicture } from './keyboard';
import { capOf, type Action, type KeyMapping, type Layout, type SheetTexts } from './KeyMapping';

/** Dark on screens, black on white in print. Inlined, so that the page needs no other files. */
const style = `
:root { --ground: #070b12; --panel: #141c28; --line: #66768c; --text: #f4eee3; --soft: #c3c5c8; --mark: #ffae42; --on-mark: #190f02; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 2.5rem 1.25rem; background: var(--ground); color: var(--text); font: 16px/1.5 system-ui, sans-serif; }
h1 { margin: 0; font-size: 2rem; line-height: 1.15; }
h1 span { color: var(--mark); }
p { max-width: 66ch; margin: 0.75rem 0 0; color: var(--soft); }
svg { display: block; width: 100%; margin: 2rem 0; }
svg path { fill: var(--panel); stroke: var(--line); }
svg text { fill: var(--soft); font: 18px system-ui, sans-serif; text-anchor: middle; }
.used path { fill: var(--mark); stroke: var(--mark); }
.used text { fill: var(--on-mark); font-weight: 600; }
.groups { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.5rem 2.5rem; }
table { width: 100%; border-collapse: collapse; break-inside: avoid; align-self: start; }
caption { padding-bottom: 0.25rem; font-size: 1.2rem; font-weight: 600; text-align: start; }
th, td { padding: 0.35rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th { color: var(--soft); font-size: 0.8rem; font-weight: 400; }
th:last-child, td:last-child { padding-inline-start: 1rem; text-align: end; }
kbd { padding: 0.05rem 0.45rem; border: 1px solid var(--line); background: var(--panel); font: inherit; white-space: nowrap; }
@media print {
  :root { --ground: #fff; --panel: #fff; --line: #888; --text: #000; --soft: #333; --mark: #ffd08a; --on-mark: #000; }
  body { max-width: none; padding: 0; font-size: 10pt; print-color-adjust: exact; }
  h1 { font-size: 18pt; }
  h1 span { color: inherit; }
  svg { margin: 1rem 0; }
  .groups { grid-template-columns: 1fr 1fr; }
  th, td { padding: 0.12rem 0; }
}
`;

/** Renders an HTML page with the controls for one keyboard layout and language. */
export const keyMappingSheet = (mapping: KeyMapping, locale: Locale, layout: Layout): string => {
  const texts = mapping.texts[locale];
  const tables = mapping.groups.map(({ id, actions }) => {
    const rows = actions.map(
      (action) =>
        `<tr><td>${escapeHtml(texts.actions[action.id] ?? action.id)}</td><td>${keysOf(action, { layout, texts, locale })}</td></tr>`,
    );
    const head = `<thead><tr><th scope="col">${escapeHtml(texts.action)}</th><th scope="col">${escapeHtml(texts.key)}</th></tr></thead>`;
    return `<table><caption>${escapeHtml(texts.groups[id] ?? id)}</caption>${head}<tbody>${rows.join('')}</tbody></table>`;
  });
  return `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.title)} (${layout.name})</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(texts.title)} <span>${layout.name}</span></h1>
<p>${escapeHtml(texts.intro)} ${escapeHtml(texts.change)}</p>
${keyboardPicture(mapping, layout, texts)}
<div class="groups">
${tables.join('\n')}
</div>
</body>
</html>
`;
};

interface Sheet {
  readonly layout: Layout;
  readonly texts: SheetTexts;
  readonly locale: Locale;
}

const keysOf = ({ keys, together = false }: Action, { layout, texts, locale }: Sheet): string => {
  const caps = keys.map((code) => `<kbd>${escapeHtml(capOf(code, layout, texts))}</kbd>`);
  if (together) return caps.join(' + ');
  return new Intl.ListFormat(languageTag(locale), { type: 'disjunction' }).format(caps);
};
