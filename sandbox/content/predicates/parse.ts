import { BadQuery } from '../BadQuery';
import { tokensOf, type Mark, type Token } from './tokens';

export type Scalar = string | number | boolean;
export type Argument = Scalar | readonly Scalar[];

/** A parsed predicate: `at(document.type, "news")`. */
export interface Predicate {
  readonly operator: string;
  readonly path: string;
  readonly arguments: readonly Argument[];
  readonly position: number;
}

/**
 * Parses one `q` parameter:
 * ```
 * query     = "[" predicate* "]"
 * predicate = "[" [ ":d" "=" ] operator "(" path ( "," argument )* ")" "]"
 * argument  = scalar | "[" [ scalar ( "," scalar )* ] "]"
 * scalar    = text | number | "true" | "false"
 * ```
 */
export const parsePredicates = (query: string): readonly Predicate[] => new Parser(query).query();

class Parser {
  private readonly tokens: readonly Token[];
  private index = 0;

  constructor(private readonly text: string) {
    this.tokens = tokensOf(text);
  }

  query(): readonly Predicate[] {
    const predicates: Predicate[] = [];
    this.expect('[');
    while (!this.accept(']')) predicates.push(this.predicate());
    const rest = this.tokens[this.index];
    if (rest) throw new BadQuery('the query goes on after its end', rest.position);
    return predicates;
  }

  private predicate(): Predicate {
    this.expect('[');
    let operator = this.word('an operator');
    if (operator.word.startsWith(':')) {
      this.expect('=');
      operator = this.word('an operator');
    }
    this.expect('(');
    const path = this.word('a path').word;
    const args: Argument[] = [];
    while (this.accept(',')) args.push(this.argument());
    this.expect(')');
    this.expect(']');
    return { operator: operator.word, path, arguments: args, position: operator.position };
  }

  private argument(): Argument {
    return this.accept('[') ? this.list() : this.scalar();
  }

  private list(): readonly Scalar[] {
    const scalars: Scalar[] = [];
    if (this.accept(']')) return scalars;
    do scalars.push(this.scalar());
    while (this.accept(','));
    this.expect(']');
    return scalars;
  }

  private scalar(): Scalar {
    const token = this.next('a value');
    if (token.kind === 'text') return token.text;
    if (token.kind === 'number') return token.number;
    if (token.kind === 'word' && token.word === 'true') return true;
    if (token.kind === 'word' && token.word === 'false') return false;
    throw new BadQuery('a value was expected: a text in quotes, a number, true or false', token.position);
  }

  private word(what: string): { readonly word: string; readonly position: number } {
    const token = this.next(what);
    if (token.kind !== 'word') throw new BadQuery(`${what} was expected`, token.position);
    return token;
  }

  private expect(mark: Mark): void {
    const token = this.next(`"${mark}"`);
    if (token.kind !== 'mark' || token.mark !== mark) {
      throw new BadQuery(`"${mark}" was expected`, token.position);
    }
  }

  private accept(mark: Mark): boolean {
    const token = this.tokens[this.index];
    const here = token?.kind === 'mark' && token.mark === mark;
    if (here) this.index += 1;
    return here;
  }

  private next(what: string): Token {
    const token = this.tokens[this.index];
    if (!token) throw new BadQuery(`${what} was expected, but the query ends`, this.text.length);
    this.index += 1;
    return token;
  }
}
