/** HTTP status and error code of each kind of refusal. The content has a text for each code. */
export type Refusals = Readonly<Record<string, RefusalCode>>;

export interface RefusalCode {
  readonly status: number;
  readonly code: number;
}

/** Errors with the kinds in a table of refusals. */
export type RefusalOf<R extends Refusals> = { [K in keyof R]: { readonly kind: K } }[keyof R];

export const kindOfCode = <K extends string>(
  refusals: Readonly<Record<K, RefusalCode>>,
  code: number,
): K | undefined => (Object.keys(refusals) as K[]).find((kind) => refusals[kind].code === code);

export const isRefusal = <K extends string>(
  refusals: Readonly<Record<K, RefusalCode>>,
  problem: { readonly kind: string },
): problem is { readonly kind: K } => problem.kind in refusals;
