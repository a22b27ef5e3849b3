declare const content: unique symbol;

/** The blocks and marks that an editor may use. */
export type Allowed = 'line' | 'text' | 'page';

/** Left out unless all of `needs` and one of `needsOne` have content. */
export interface Conditions {
  readonly needs?: readonly string[] | undefined;
  readonly needsOne?: readonly string[] | undefined;
}

type Kind<K extends string> = K extends K ? { readonly kind: K } : never;

type Shape =
  | Kind<'text' | 'date' | 'timestamp' | 'picture' | 'file' | 'film' | 'video' | 'link'>
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'boolean'; readonly otherwise: boolean }
  | { readonly kind: 'select'; readonly options: readonly string[]; readonly otherwise?: string | undefined }
  | { readonly kind: 'richText'; readonly allowed: Allowed }
  | (Kind<'group' | 'list'> & { readonly fields: Fields } & Conditions)
  | { readonly kind: 'slices'; readonly choices: Slices };

/** The description of a field; `T` is its type in a view. */
export type Field<T = unknown> = Shape & {
  /** For editors; derived from the name by default. */
  readonly label?: string | undefined;
  /** The name in the content service, when it is not derived from the key and its groups. */
  readonly name?: string;
  readonly [content]?: () => T;
};

export type Fields = Readonly<Record<string, Field>>;

export interface Slice<T = unknown> extends Conditions {
  readonly fields: Fields;
  readonly [content]?: () => T;
}

export type Slices = Readonly<Record<string, Slice>>;

export interface Model<T = unknown> {
  readonly type: string;
  readonly fields: Fields;
  /** The label of the uid; without it there is one document. */
  readonly uid?: string;
  /** An empty result is valid: no shipped document replaces it. */
  readonly mayBeNone?: true;
  /** Only these fields are asked for: a list of documents need not carry their texts. */
  readonly isPart?: true;
  readonly [content]?: () => T;
}

export type ContentOf<D> = D extends { readonly [content]?: () => infer T } ? T : never;

type Flat<T> = { readonly [K in keyof T]: T[K] };

type OptionalKey<F extends Fields> = {
  [K in keyof F]: undefined extends ContentOf<F[K]> ? K : never;
}[keyof F];

/** Texts and lists are always there; other fields are optional. */
export type ContentIn<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKey<F>>]: ContentOf<F[K]> } & {
    [K in OptionalKey<F>]?: Exclude<ContentOf<F[K]>, undefined>;
  }
>;

/** The fields `N` are known to be there. */
export type Complete<F extends Fields, N extends keyof F> = Flat<
  ContentIn<Omit<F, N>> & { [K in N]: Exclude<ContentOf<F[K]>, undefined> }
>;

/** One of several slices; `slice` is its type. */
export type AnyOf<S extends Slices> = {
  [K in keyof S]: Flat<{ slice: K } & ContentOf<S[K]>>;
}[keyof S];
