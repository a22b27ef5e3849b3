import { DocumentHead, type Head } from '#application/navigation/DocumentHead';

export class CollectedHead extends DocumentHead {
  head: Head | undefined;

  set(head: Head): void {
    this.head = head;
  }

  setTitle(title: string): void {
    if (this.head) this.head = { ...this.head, title };
  }
}
