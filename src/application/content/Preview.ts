/** Whether the visitor looks at drafts (CT-03). */
export abstract class Preview {
  /** What the content service knows these drafts by; nothing for everybody who sees what is published. */
  abstract readonly ref: string | undefined;

  abstract end(): void;
}
