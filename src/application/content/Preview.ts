/** Whether the visitor looks at drafts (CT-03). */
export abstract class Preview {
  /** The ref of the drafts; nothing for published content. */
  abstract readonly ref: string | undefined;

  abstract end(): void;
}
