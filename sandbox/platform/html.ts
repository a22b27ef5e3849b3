const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Markup that is inserted without escaping. */
export class Html {
  constructor(readonly markup: string) {}

  toString(): string {
    return this.markup;
  }
}

type Part = string | number | Html | readonly Html[];

const escape = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map((each) => each.markup).join('');
  return String(part).replace(/[&<>"']/g, (character) => entities[character] ?? '');
};

/** Template tag that escapes its values, except for `Html`. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(texts.reduce((markup, text, index) => markup + escape(parts[index - 1] ?? '') + text));
