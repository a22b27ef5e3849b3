/** Preview state: whether the visitor sees drafts (CT-03). */
export abstract class Preview {
  /** Content ref of the drafts; undefined for published content. */
  abstract readonly ref: string | undefined;

  abstract end(): void;
}
