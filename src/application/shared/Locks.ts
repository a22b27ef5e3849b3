/** Locks that are exclusive across all tabs of this browser. */
export abstract class Locks {
  /** Waits for the lock, runs `task` while holding it and returns the task's result. */
  abstract runExclusive<T>(name: string, task: () => Promise<T>): Promise<T>;
}
