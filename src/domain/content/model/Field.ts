declare const content: unique symbol;

/** Which blocks and marks an editor may use: of one line, of a text, or of a text with headings. */
export type Allowed = 'line' | 'text' | 'page';

/** What is left out for lack of content: every one of `needs` has to be there, and one of `needsOne`. */
export interface Conditions {
  readonly needs?: readonly string[] | undefined;
  readonly needsOne?: readonly string[] | undefined;
}

type Kind<K extends string> = K extends K ? { readonly kind: K } : never;

type Shape =
  | Kind<'text' | 'date' | 'timestamp' | 'picture' | 'file' | 'film' | 'video'>
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'boolean'; readonly otherwise: boolean }
  | { readonly kind: 'select'; readonly options: readonly string[]; readonly otherwise?: string | undefined }
  | { readonly kind: 'richText'; readonly allowed: Allowed }
  | (Kind<'group' | 'list'> & { readonly fields: Fields } & Conditions)
  | { readonly kind: 'slices'; readonly choices: Slices };

/** A field of a document as it is described once; `T` is what a view gets of it. */
export type Field<T = unknown> = Shape & {
  /** For editors; made from the name where there is none. */
  readonly label?: string | undefined;
  /** In the content service, where it is not the key in lower case with underscores after the names of its groups. */
  readonly name?: string;
  readonly [content]?: () => T;
};

export type Fields = Readonly<Record<string, Field>>;

/** A part of a page that editors add, leave out and order. */
export interface Slice<T = unknown> extends Conditions {
  readonly fields: Fields;
  readonly [content]?: () => T;
}

export type Slices = Readonly<Record<string, Slice>>;

/** A type of document. */
export interface Model<T = unknown> {
  readonly type: string;
  readonly fields: Fields;
  /** There are several, and this is the label of what tells them apart. */
  readonly uid?: string;
  /** That there is none is an answer: no shipped document stands in for it. */
  readonly mayBeNone?: true;
  readonly [content]?: () => T;
}

/** What a view gets of a document, a field or a slice. */
export type ContentOf<D> = D extends { readonly [content]?: () => infer T } ? T : never;

type Flat<T> = { readonly [K in keyof T]: T[K] };

type OptionalKey<F extends Fields> = {
  [K in keyof F]: undefined extends ContentOf<F[K]> ? K : never;
}[keyof F];

/** What fields hold: texts and lists always, all else where an editor has given it. */
export type ContentIn<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKey<F>>]: ContentOf<F[K]> } & {
    [K in OptionalKey<F>]?: Exclude<ContentOf<F[K]>, undefined>;
  }
>;

/** The same where `N` is known to be there. */
export type Complete<F extends Fields, N extends keyof F> = Flat<
  ContentIn<Omit<F, N>> & { [K in N]: Exclude<ContentOf<F[K]>, undefined> }
>;

/** One of several slices, told apart by `slice`. */
export type AnyOf<S extends Slices> = {
  [K in keyof S]: Flat<{ slice: K } & ContentOf<S[K]>>;
}[keyof S];
