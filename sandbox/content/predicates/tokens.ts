import { BadQuery } from '../BadQuery';

/** A token of a query. `position` is its zero-based character offset. */
export type Token = { readonly position: number } & (
  | { readonly kind: 'mark'; readonly mark: Mark }
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly number: number }
);

export type Mark = '[' | ']' | '(' | ')' | ',' | '=';

const marks: readonly string[] = ['[', ']', '(', ')', ',', '='];
const space = /\s*/y;
const word = /:?[A-Za-z_][\w.-]*/y;
const number = /-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/y;

export const tokensOf = (query: string): readonly Token[] => {
  const tokens: Token[] = [];
  let position = matchAt(space, query, 0).length;
  while (position < query.length) {
    const { token, end } = readToken(query, position);
    tokens.push(token);
    position = end + matchAt(space, query, end).length;
  }
  return tokens;
};

const readToken = (query: string, position: number): { token: Token; end: number } => {
  const character = query.charAt(position);
  if (marks.includes(character)) {
    return { token: { kind: 'mark', mark: character as Mark, position }, end: position + 1 };
  }
  if (character === '"') return readText(query, position);
  const digits = matchAt(number, query, position);
  if (digits) {
    return { token: { kind: 'number', number: Number(digits), position }, end: position + digits.length };
  }
  const found = matchAt(word, query, position);
  if (found) {
    return { token: { kind: 'word', word: found, position }, end: position + found.length };
  }
  throw new BadQuery(`"${character}" was not expected`, position);
};

/** Reads a quoted text. A backslash escapes a quote or a backslash; elsewhere it is a normal character. */
const readText = (query: string, start: number): { token: Token; end: number } => {
  let text = '';
  for (let position = start + 1; position < query.length; position += 1) {
    const character = query.charAt(position);
    if (character === '"') return { token: { kind: 'text', text, position: start }, end: position + 1 };
    const next = query.charAt(position + 1);
    if (character === '\\' && (next === '"' || next === '\\')) {
      text += next;
      position += 1;
    } else {
      text += character;
    }
  }
  throw new BadQuery('a text is not closed by a quote', start);
};

const matchAt = (pattern: RegExp, query: string, position: number): string => {
  pattern.lastIndex = position;
  return pattern.exec(query)?.[0] ?? '';
};
