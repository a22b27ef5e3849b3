/** Replaces each `{{name}}` of a text with its value. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/{{(\w+)}}/g, (placeholder, name: string) => values[name] ?? placeholder);
