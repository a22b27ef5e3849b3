import { isolateDirection } from '#domain/shared/isolateDirection';

/** Replaces each `{{name}}` in a string with the value of that name, which cannot reorder the text around it. */
export const fillIn = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/{{(\w+)}}/g, (placeholder, name: string) => {
    const value = values[name];
    return value === undefined ? placeholder : isolateDirection(value);
  });
