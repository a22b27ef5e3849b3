/** Stores the state of the fake back end between page loads. This default implementation stores nothing. */
export class FakeBackendStorage {
  load(): string | undefined {
    return undefined;
  }

  save(_backend: string): void {
    // Intentionally empty.
  }

  clear(): void {
    // Intentionally empty.
  }
}
