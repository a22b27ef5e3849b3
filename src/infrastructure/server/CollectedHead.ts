import { DocumentHead, type Head } from '../../application/navigation/DocumentHead';

/** What a rendered page says about itself, for the HTML around it. */
export class CollectedHead extends DocumentHead {
  collected: Head | undefined;

  set(head: Head): void {
    this.collected = head;
  }
}
