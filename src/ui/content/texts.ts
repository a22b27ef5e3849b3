import type { ShippedTexts } from '#content/generated/texts';
import type { errorNamespace } from '#application/content/LoadTexts';

/** The keys of each namespace, with their placeholders. The keys of error texts are the server's error codes. */
interface Texts extends ShippedTexts {
  readonly [errorNamespace]: Readonly<Record<string, never>>;
}

export type Namespace = keyof Texts;

export type TextKey<N extends Namespace> = keyof Texts[N] & string;

export type PlainKey<N extends Namespace> = {
  [K in TextKey<N>]: [Texts[N][K]] extends [never] ? K : never;
}[TextKey<N>];

type Placeholders<N extends Namespace, K extends TextKey<N>> = Texts[N][K] & string;

type Variables<P extends string> = [P] extends [never]
  ? []
  : [variables: Readonly<Record<P, string | number>>];

export type Translate<N extends Namespace> = <K extends TextKey<N>>(
  key: K,
  ...variables: Variables<Placeholders<N, K>>
) => string;
