/** Stores a fake world between page loads; by default nowhere. */
export class FakeMemory {
  load(): string | undefined {
    return undefined;
  }

  save(_world: string): void {
    // Not stored.
  }

  forget(): void {
    // Nothing is stored.
  }
}
