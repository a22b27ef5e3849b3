import { safeDecode } from './safeDecode';

/**
 * Returns the code from a pasted link, which is the value of the first of these query parameters that the link has, or
 * else the text itself. People paste the whole link into a field for its code.
 */
export const codeInLink = (typed: string, ...parameters: readonly string[]): string => {
  for (const parameter of parameters) {
    const [, value] = new RegExp(String.raw`[?&]${parameter}=([^&#\s]+)`).exec(typed) ?? [];
    if (value !== undefined) return safeDecode(value) ?? value;
  }
  return typed;
};
