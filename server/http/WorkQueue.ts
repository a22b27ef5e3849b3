/** Runs a limited number of tasks at a time; the others wait in a queue of limited length. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly maxConcurrent: number,
    private readonly maxWaiting: number,
  ) {}

  /**
   * Returns undefined if the queue is full, or if the task had to wait and its result is no longer needed.
   * @param isWanted whether the result is still needed; called once, just before a task that had to wait would run
   */
  async run<Result>(
    task: () => Promise<Result>,
    isWanted: () => boolean = () => true,
  ): Promise<Result | undefined> {
    let wasWaiting = false;
    if (this.running < this.maxConcurrent) this.running += 1;
    else if (this.waiting.length < this.maxWaiting) {
      wasWaiting = true;
      await new Promise<void>((turn) => this.waiting.push(turn));
    } else return undefined;
    try {
      return wasWaiting && !isWanted() ? undefined : await task();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
