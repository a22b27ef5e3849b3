import { escapeHtml } from '#server/pages/escapeHtml';
import { languageTag, type Locale } from '#domain/language/Locale';
import type { PressKitTexts } from './PressKit';

/** Prints as one page in black on white. Inlined, so that the page needs no other files. */
const style = `
body { margin: 0 auto; max-width: 48rem; padding: 3rem 1.25rem; color: #111; background: #fff; font: 16px/1.55 system-ui, sans-serif; }
svg { display: block; width: 13rem; margin-bottom: 2.5rem; }
h1 { margin: 0; font-size: 2rem; line-height: 1.15; }
h2 { margin: 2rem 0 0.25rem; font-size: 1.15rem; }
p { margin: 0; max-width: 66ch; }
dl { display: grid; grid-template-columns: minmax(9rem, 1fr) 2fr; margin: 2rem 0 0; border-top: 1px solid #999; }
dt, dd { margin: 0; padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid #ccc; }
dt { color: #555; }
@media print { body { padding: 0; font-size: 10pt; } svg { margin-bottom: 1.5rem; } h2, dl { margin-top: 1.25rem; } }
`;

/** @param logo SVG with dark shapes for a white background */
export const factSheet = (words: PressKitTexts, locale: Locale, logo: string): string => `<!doctype html>
<html lang="${languageTag(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(words.title)}</title>
<style>${style}</style>
</head>
<body>
${logo}
<h1>${escapeHtml(words.title)}</h1>
<p>${escapeHtml(words.updated)}</p>
<dl>
${words.facts.map(({ name, value }) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('\n')}
</dl>
${words.sections.map(({ title, text }) => `<h2>${escapeHtml(title)}</h2>\n<p>${escapeHtml(text)}</p>`).join('\n')}
</body>
</html>
`;
