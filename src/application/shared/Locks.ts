/** Mutual exclusion over all tabs of this browser. */
export abstract class Locks {
  /** Waits for the lock `name`, runs `task` alone, and answers what it answers. */
  abstract exclusively<T>(name: string, task: () => Promise<T>): Promise<T>;
}
