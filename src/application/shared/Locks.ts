/** Mutual exclusion across all tabs of this browser. */
export abstract class Locks {
  /** Waits for the lock `name`, runs `task` exclusively and returns its result. */
  abstract runExclusive<T>(name: string, task: () => Promise<T>): Promise<T>;
}
