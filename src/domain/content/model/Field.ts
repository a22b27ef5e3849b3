declare const content: unique symbol;

/** Determines which blocks and marks an editor may use. */
export type RichTextScope = 'line' | 'text' | 'page';

/** Content is omitted unless all fields in `needs` and at least one in `needsOne` are filled in. */
export interface Requirements {
  readonly needs?: readonly string[] | undefined;
  readonly needsOne?: readonly string[] | undefined;
}

type Kind<K extends string> = K extends K ? { readonly kind: K } : never;

type Shape =
  | Kind<'text' | 'date' | 'timestamp' | 'picture' | 'file' | 'videoFile' | 'video' | 'link'>
  | { readonly kind: 'number'; readonly min?: number; readonly max?: number }
  | { readonly kind: 'boolean'; readonly otherwise: boolean }
  | { readonly kind: 'select'; readonly options: readonly string[]; readonly otherwise?: string | undefined }
  | { readonly kind: 'richText'; readonly allowed: RichTextScope }
  | (Kind<'group' | 'list'> & { readonly fields: Fields } & Requirements)
  | { readonly kind: 'slices'; readonly choices: Slices };

/** Definition of a field; `T` is the type of the field's content. */
export type Field<T = unknown> = Shape & {
  /** Label for editors; derived from the name by default. */
  readonly label?: string | undefined;
  /** Name in the content service, unless it is derived from the key and its groups. */
  readonly name?: string;
  readonly [content]?: () => T;
};

export type Fields = Readonly<Record<string, Field>>;

export interface Slice<T = unknown> extends Requirements {
  readonly fields: Fields;
  readonly [content]?: () => T;
}

export type Slices = Readonly<Record<string, Slice>>;

export interface Model<T = unknown> {
  readonly type: string;
  readonly fields: Fields;
  /** Label of the uid field. If absent, the type has a single document. */
  readonly uid?: string;
  /** An empty result is valid, so the bundled documents are not used as a fallback. */
  readonly allowsEmpty?: true;
  /** Requests only the fields of this model, because a list does not need the full text of each document. */
  readonly isPartial?: true;
  readonly [content]?: () => T;
}

export type ContentOf<D> = D extends { readonly [content]?: () => infer T } ? T : never;

type Flat<T> = { readonly [K in keyof T]: T[K] };

type OptionalKey<F extends Fields> = {
  [K in keyof F]: undefined extends ContentOf<F[K]> ? K : never;
}[keyof F];

/** Texts and lists are always present; other fields are optional. */
export type ContentIn<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKey<F>>]: ContentOf<F[K]> } & {
    [K in OptionalKey<F>]?: Exclude<ContentOf<F[K]>, undefined>;
  }
>;

/** Content in which the fields `N` are always present. */
export type Complete<F extends Fields, N extends keyof F> = Flat<
  ContentIn<Omit<F, N>> & { [K in N]: Exclude<ContentOf<F[K]>, undefined> }
>;

/** The content of any of the slices; `slice` is the slice type. */
export type AnyOf<S extends Slices> = {
  [K in keyof S]: Flat<{ slice: K } & ContentOf<S[K]>>;
}[keyof S];
