/** Replaces each `{{name}}` in a string with the value of that name. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/{{(\w+)}}/g, (placeholder, name: string) => values[name] ?? placeholder);
