import { DocumentHead, type Head } from '../../application/navigation/DocumentHead';

export class CollectedHead extends DocumentHead {
  collected: Head | undefined;

  set(head: Head): void {
    this.collected = head;
  }
}
