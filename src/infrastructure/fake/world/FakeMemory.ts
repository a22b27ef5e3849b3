/** Where a fake world is kept between page loads; nowhere, unless a composition says otherwise. */
export class FakeMemory {
  load(): string | undefined {
    return undefined;
  }

  save(_world: string): void {
    // A world that lives as long as its page.
  }

  forget(): void {
    // Nothing was kept.
  }
}
