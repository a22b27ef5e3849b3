import type { Locale } from '../../domain/language/Locale';

export interface Head {
  readonly title: string;
  readonly description: string;
  readonly locale: Locale;
}

/** What the document says about itself (SH-06). */
export abstract class DocumentHead {
  abstract set(head: Head): void;
}
