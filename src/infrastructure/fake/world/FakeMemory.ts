/** Stores the fake back end between page loads. This default stores nothing. */
export class FakeMemory {
  load(): string | undefined {
    return undefined;
  }

  save(_world: string): void {
    // Intentionally empty.
  }

  forget(): void {
    // Intentionally empty.
  }
}
